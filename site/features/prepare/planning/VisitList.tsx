import type { Language } from '#contract/languages.ts'
import { readEntry } from '#site/content/model/entries.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { OpenMonths } from '#site/content/model/outing-schema.ts'
import { type PlanningCopy, splitVisit } from '#site/content/model/pages/planning-copy.ts'
import { listYearBars } from '#site/content/model/season-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatHours } from '#site/i18n/format-duration.ts'
import { formatMonths } from '#site/i18n/format-months.ts'
import './VisitList.css'

interface Props {
  /** `trips/ryten`, `activities/lofotr`. */
  visits: readonly string[]
  copy: PlanningCopy['days']
  language: Language
}

/** Trips and activities of a day with duration and season, so that none is planned in a month it is warned against. */
export function VisitList({ visits, copy, language }: Props) {
  if (visits.length === 0) return null
  return (
    <ul className="plan-visits">
      {visits.map((reference) => {
        const { kind, id } = splitVisit(reference)
        const { facts, words } = readEntry(kind, id, language)
        const time = facts.duration ? formatHours(facts.duration, language) : words.durationText
        const season = formatSeason(facts.months, copy, language)
        return (
          <li key={reference}>
            <a href={linkToEntry(kind, id, language)}>{facts.name}</a>
            <span>{[time, season].filter(Boolean).join(' · ')}</span>
            {facts.advisedAgainst ? (
              <span className="plan-warning">
                {fillGaps(copy.advisedAgainst, {
                  months: formatMonths(facts.advisedAgainst.months, language, 'short'),
                })}
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

/** Returns a season in short: «mai–sep.», «hele året», «juni–aug., begrenset ellers», its days as the line of the year has them; may be empty. */
export function formatSeason(
  { full, partly, line }: Pick<OpenMonths, 'full' | 'partly' | 'line'>,
  copy: Pick<PlanningCopy['days'], 'allYear' | 'limitedElse'>,
  language: Language,
): string {
  if (line)
    return listYearBars([line], language, 'months.line of an outing')
      .map(({ spoken }) => spoken)
      .join()
  if (full.length === 12) return copy.allYear
  if (full.length === 0) return partly.length === 12 ? '' : formatMonths(partly, language, 'short')
  const months = formatMonths(full, language, 'short')
  return full.length + partly.length === 12 ? fillGaps(copy.limitedElse, { months }) : months
}
