import { listPlacesOfArrival } from '#site/editorial/arrival-queries.ts'
import { type Plan, type PlanningCopy, planWay } from '#site/editorial/pages/planning-copy.ts'
import { renderTextLine } from '#site/editorial/render-text.ts'
import { nameOfPoint } from '#site/editorial/way-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayMinutes } from '#site/i18n/say-duration.ts'
import { Words } from '#site/ui/Words.tsx'
import { sayClock, scheduleFirstDay } from './schedule-first-day.ts'
import { VisitList } from './VisitList.tsx'
import './FirstDays.css'
import './PlanDay.css'
import './plan-rows.css'

interface Props {
  plan: Plan
  copy: PlanningCopy
  language: Language
}

/** What can be done after landing at noon, by place of arrival and by the clock; then what to look at before. */
export function FirstDays({ plan, copy, language }: Props) {
  const file = `content/pages/planning/${language}.yaml: firstDay`
  const say = (text: string) => renderTextLine(text, language, file)
  const arrivals = listPlacesOfArrival(language)
  return (
    <>
      <div className="plan-firsts">
        {plan.firstDays.map((day) => {
          const words = copy.firstDay.arrivals[day.id]
          const from = arrivals.find(({ id }) => id === day.arrivals[0])?.at
          if (!words || !from) return null
          const far = planWay(from, day.tomorrow).minutes
          return (
            <section key={day.id}>
              <h3>{words.title}</h3>
              <Words as="p" className="plan-first-text" html={say(words.text)} />
              <ol>
                <li>
                  <time>{sayClock(plan.startsAt)}</time>
                  <p className="plan-leg">{copy.firstDay.landed}</p>
                </li>
                {scheduleFirstDay(day, from, plan.startsAt).map((step) => (
                  <li key={step.id}>
                    <time>{sayClock(step.arrivesAt)}</time>
                    <div>
                      <p className="plan-leg">
                        <span>{nameOfPoint(step.at)}</span>
                        <small>
                          {sayMinutes(step.drive, language)} {copy.days.driving}
                        </small>
                      </p>
                      <Words as="p" className="plan-row-text" html={say(words.steps[step.id] ?? '')} />
                      <VisitList visits={step.visits} copy={copy.days} language={language} />
                    </div>
                  </li>
                ))}
              </ol>
              <p className="plan-tomorrow">
                {fillGaps(copy.firstDay.tomorrow, {
                  place: nameOfPoint(day.tomorrow),
                  time: sayMinutes(far, language),
                })}
              </p>
            </section>
          )
        })}
      </div>
      <dl className="plan-checks">
        {copy.firstDay.checks.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <Words as="dd" html={say(text)} />
          </div>
        ))}
      </dl>
    </>
  )
}
