import type { Language } from '#contract/languages.ts'
import {
  type DayOfPlan,
  drivesOf,
  mostMinutesADay,
  type PlanningCopy,
  totalOf,
} from '#site/content/model/pages/planning-copy.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { nameOfPoint } from '#site/content/roads/way-queries.ts'
import { formatMinutes } from '#site/i18n/format-duration.ts'
import { formatWholeKilometres } from '#site/i18n/formats.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowRight, caretDown } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { VisitList } from './VisitList.tsx'
import './PlanDay.css'

interface Props {
  id: string
  day: DayOfPlan
  /** «Dag 2». */
  label: string
  /** Where the night after it is spent; undefined on the last day. */
  sleep?: string | undefined
  /** The first day is open on a phone too; the others say what they are, how far it is and where one sleeps. */
  isOpen: boolean
  copy: PlanningCopy['days']
  language: Language
}

/** Driving time on the scale shared by all days. Decorative: the time stands beside it in words. */
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

export function PlanDay({ id, day, label, sleep, isOpen, copy, language }: Props) {
  const words = copy.days[id]
  if (!words) return null
  const file = `content/pages/planning/${language}.yaml: days.days.${id}`
  const renderLine = (text: string) => renderTextLine(text, language, file)
  const total = totalOf(day)
  const drives = drivesOf(day)
  const alternatives = [
    { title: copy.rain, text: words.rain, visits: words.rain ? day.rain : [] },
    { title: copy.winter, text: words.winter, visits: words.winter ? day.winter : [] },
    { title: copy.children, text: words.children, visits: words.children ? day.children : [] },
    { title: copy.bus, text: words.bus, visits: [] },
    { title: copy.reserve, text: undefined, visits: day.reserve },
  ].filter(({ text, visits }) => text || visits.length > 0)
  return (
    <li className="plan-day">
      <details open={isOpen}>
        <summary className="plan-day-head">
          <p className="plan-label small muted">{label}</p>
          <h4>{words.title}</h4>
          <p className="plan-total">
            {total.minutes > 0 ? (
              <>
                <b>{formatMinutes(total.minutes, language)}</b> {copy.driving},{' '}
                {formatWholeKilometres(total.kilometres, language)}
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
          <Icon svg={caretDown} />
        </summary>
        <div className="plan-day-matter">
          {words.text ? <RichText as="p" className="plan-text" html={renderLine(words.text)} /> : null}
          {day.stops.length > 0 ? (
            <ol className="plan-rows">
              {day.stops.map((stop, index) => {
                const text = words.stops[stop.id]
                const drive = drives[index - 1]
                if (!drive && !text) return null
                const before = day.stops[index - 1]
                return (
                  <li key={stop.id}>
                    <p className="plan-leg cluster">
                      {before ? (
                        <>
                          {nameOfPoint(before.at)}
                          <span className="visually-hidden"> – </span>
                          <Icon svg={arrowRight} />
                        </>
                      ) : null}
                      <span>{nameOfPoint(stop.at)}</span>
                    </p>
                    {drive ? <p className="plan-minutes">{formatMinutes(drive.minutes, language)}</p> : null}
                    {text ? <RichText as="p" className="plan-row-text small muted" html={renderLine(text)} /> : null}
                    <VisitList visits={stop.visits} copy={copy} language={language} />
                  </li>
                )
              })}
            </ol>
          ) : null}
          {alternatives.length > 0 ? (
            <details className="plan-others">
              <summary>{alternatives.map(({ title }) => title).join(' · ')}</summary>
              <dl className="plan-other">
                {alternatives.map(({ title, text, visits }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>
                      {text ? <RichText as="p" html={renderLine(text)} /> : null}
                      <VisitList visits={visits} copy={copy} language={language} />
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          ) : null}
        </div>
      </details>
    </li>
  )
}
