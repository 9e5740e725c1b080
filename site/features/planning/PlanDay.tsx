import {
  type DayOfPlan,
  drivesOf,
  mostMinutesADay,
  type PlanningCopy,
  totalOf,
} from '#site/editorial/pages/planning-copy.ts'
import { renderTextLine } from '#site/editorial/render-text.ts'
import { nameOfPoint } from '#site/editorial/way-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayMinutes } from '#site/i18n/say-duration.ts'
import { sayWholeKilometres } from '#site/i18n/say-kilometres.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowRight } from '#site/ui/icons.ts'
import { Words } from '#site/ui/Words.tsx'
import { VisitList } from './VisitList.tsx'
import './PlanDay.css'

interface Props {
  id: string
  day: DayOfPlan
  /** «Dag 2». */
  label: string
  /** Where the night after it is slept; undefined on the last day. */
  sleep?: string | undefined
  copy: PlanningCopy['days']
  language: Language
}

/** Time at the wheel on the scale that all days share. Decoration: the time stands in words beside it. */
function DriveBar({ minutes }: { minutes: number }) {
  return (
    <svg className="plan-bar" viewBox={`0 0 ${mostMinutesADay} 6`} preserveAspectRatio="none" aria-hidden="true">
      {[60, 120].map((hour) => (
        <line key={hour} x1={hour} x2={hour} y1="0" y2="6" />
      ))}
      <rect width={minutes} height="6" />
    </svg>
  )
}

function OtherPlan({
  title,
  text,
  visits,
  ...rest
}: { title: string; text: string; visits: string[] } & Pick<Props, 'copy' | 'language'>) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <Words as="p" html={text} />
        <VisitList visits={visits} {...rest} />
      </dd>
    </div>
  )
}

/** A day of a plan as a board of departures: from, to, minutes, what is there; then rain and winter. */
export function PlanDay({ id, day, label, sleep, copy, language }: Props) {
  const words = copy.days[id]
  if (!words) return null
  const file = `content/pages/planning/${language}.yaml: days.days.${id}`
  const say = (text: string) => renderTextLine(text, language, file)
  const total = totalOf(day)
  const drives = drivesOf(day)
  return (
    <li className="plan-day">
      <div className="plan-day-head">
        <p className="plan-label">{label}</p>
        <h4>{words.title}</h4>
        <p className="plan-total">
          {total.minutes > 0 ? (
            <>
              <b>{sayMinutes(total.minutes, language)}</b> {copy.driving},{' '}
              {sayWholeKilometres(total.kilometres, language)}
            </>
          ) : (
            copy.noDriving
          )}
        </p>
        <DriveBar minutes={total.minutes} />
        {sleep ? (
          <p className="plan-sleep">
            {copy.sleep} <b>{sleep}</b>
          </p>
        ) : null}
      </div>
      <div className="plan-day-matter">
        {words.text ? <Words as="p" className="plan-text" html={say(words.text)} /> : null}
        {day.stops.length > 0 ? (
          <ol className="plan-rows">
            {day.stops.map((stop, index) => {
              const text = words.stops[stop.id]
              const drive = drives[index - 1]
              if (!drive && !text) return null
              const before = day.stops[index - 1]
              return (
                <li key={stop.id}>
                  <p className="plan-leg">
                    {before ? (
                      <>
                        {nameOfPoint(before.at)}
                        <span className="vh"> – </span>
                        <Icon svg={arrowRight} />
                      </>
                    ) : null}
                    <span>{nameOfPoint(stop.at)}</span>
                  </p>
                  {drive ? <p className="plan-minutes">{sayMinutes(drive.minutes, language)}</p> : null}
                  {text ? <Words as="p" className="plan-row-text" html={say(text)} /> : null}
                  <VisitList visits={stop.visits} copy={copy} language={language} />
                </li>
              )
            })}
          </ol>
        ) : null}
        <dl className="plan-other">
          {words.rain ? (
            <OtherPlan title={copy.rain} text={say(words.rain)} visits={day.rain} copy={copy} language={language} />
          ) : null}
          {words.winter ? (
            <OtherPlan
              title={copy.winter}
              text={say(words.winter)}
              visits={day.winter}
              copy={copy}
              language={language}
            />
          ) : null}
          {day.reserve.length > 0 ? (
            <div>
              <dt>{copy.reserve}</dt>
              <dd>
                <VisitList visits={day.reserve} copy={copy} language={language} />
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
    </li>
  )
}
