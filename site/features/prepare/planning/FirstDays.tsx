import type { Language } from '#contract/languages.ts'
import { listPlacesOfArrival } from '#site/content/model/arrival-queries.ts'
import { type Plan, type PlanningCopy, planWay } from '#site/content/model/pages/planning-copy.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { nameOfPoint } from '#site/content/roads/way-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatClock } from '#site/i18n/format-clock.ts'
import { formatMinutes } from '#site/i18n/format-duration.ts'
import { Fold } from '#site/ui/Fold.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import { VisitList } from './VisitList.tsx'
import './FirstDays.css'
import './PlanDay.css'
import './plan-rows.css'

export function FirstDays({ plan, copy, language }: { plan: Plan; copy: PlanningCopy; language: Language }) {
  const file = `content/pages/planning/${language}.yaml: firstDay`
  const renderLine = (text: string) => renderTextLine(text, language, file)
  const arrivals = listPlacesOfArrival(language)
  return (
    <>
      <div className="plan-firsts accordion">
        {plan.firstDays.map((day) => {
          const words = copy.firstDay.arrivals[day.id]
          const from = arrivals.find(({ id }) => id === day.arrivals[0])?.at
          if (!words || !from) return null
          const far = planWay(from, day.tomorrow).minutes
          return (
            <Fold key={day.id} title={words.title}>
              <div>
                <RichText as="p" className="plan-first-text small muted" html={renderLine(words.text)} />
                <ol>
                  <li>
                    <time>{formatClock(plan.startsAt)}</time>
                    <p className="plan-leg cluster">{copy.firstDay.landed}</p>
                  </li>
                  {scheduleFirstDay(day, from, plan.startsAt).map((step) => (
                    <li key={step.id}>
                      <time>{formatClock(step.arrivesAt)}</time>
                      <div>
                        <p className="plan-leg cluster">
                          <span>{nameOfPoint(step.at)}</span>
                          <small>
                            {formatMinutes(step.drive, language)} {copy.days.driving}
                          </small>
                        </p>
                        <RichText
                          as="p"
                          className="plan-row-text small muted"
                          html={renderLine(words.steps[step.id] ?? '')}
                        />
                        <VisitList visits={step.visits} copy={copy.days} language={language} />
                      </div>
                    </li>
                  ))}
                </ol>
                <p className="plan-tomorrow">
                  {fillGaps(copy.firstDay.tomorrow, {
                    place: nameOfPoint(day.tomorrow),
                    time: formatMinutes(far, language),
                  })}
                </p>
              </div>
            </Fold>
          )
        })}
      </div>
      <div className="accordion">
        <Fold title={copy.firstDay.checks.map(({ title }) => title).join(' · ')}>
          <dl className="plan-checks">
            {copy.firstDay.checks.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <RichText as="dd" html={renderLine(text)} />
              </div>
            ))}
          </dl>
        </Fold>
      </div>
    </>
  )
}

type FirstDay = Plan['firstDays'][number]

/** Returns the stops of the first day with arrivals (minutes after midnight) and the minutes of the drive before. */
export function scheduleFirstDay({ ready, steps }: FirstDay, arrivesFrom: string, startsAt: number) {
  let clock = startsAt + ready
  let from = arrivesFrom
  return steps.map(({ id, at, stay = 0, visits }) => {
    const drive = planWay(from, at).minutes
    // The table is no timetable: the clock moves in fives.
    const arrivesAt = Math.ceil((clock + drive) / 5) * 5
    clock = arrivesAt + stay
    from = at
    return { id, at, arrivesAt, drive, visits }
  })
}
