import { readEntry } from '#site/editorial/entries.ts'
import { linkToEntry } from '#site/editorial/link-to-entry.ts'
import { type PlanningCopy, splitVisit } from '#site/editorial/pages/planning-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayHours } from '#site/i18n/say-hours.ts'
import { sayMonths } from '#site/i18n/say-months.ts'
import { saySeason } from './say-season.ts'
import './VisitList.css'

interface Props {
  /** `trips/ryten`, `activities/lofotr`. */
  visits: readonly string[]
  copy: PlanningCopy['days']
  language: Language
}

/** Trips and activities of a day, each with its time and its season beside it, so that none is planned for a month it is warned against in. */
export function VisitList({ visits, copy, language }: Props) {
  if (visits.length === 0) return null
  return (
    <ul className="plan-visits">
      {visits.map((reference) => {
        const { kind, id } = splitVisit(reference)
        const { facts, words } = readEntry(kind, id, language)
        const time = facts.duration ? sayHours(facts.duration, language) : words.durationText
        const season = saySeason(facts.months, copy, language)
        return (
          <li key={reference}>
            <a href={linkToEntry(kind, id, language)}>{facts.name}</a>
            <span>{[time, season].filter(Boolean).join(' · ')}</span>
            {facts.advisedAgainst ? (
              <span className="plan-warning">
                {fillGaps(copy.advisedAgainst, { months: sayMonths(facts.advisedAgainst.months, language, 'short') })}
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
