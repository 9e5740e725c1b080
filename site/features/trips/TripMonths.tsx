import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayMonths } from '#site/i18n/say-months.ts'
import { sayOpenMonths } from '#site/i18n/say-open-months.ts'
import { translator } from '#site/i18n/translate.ts'
import { Months } from '#site/ui/Months.tsx'
import { shownIn } from './month-of-today.ts'
import './TripMonths.css'

interface Props {
  trip: Pick<Trip, 'facts'>
  copy: TripsCopy
  language: Language
}

/** The year of a trip month by month: full, half or empty; with script the month we are in is underlined and named. */
export function TripMonths({ trip, copy, language }: Props) {
  const { full, partly } = trip.facts.months
  const initials = translator(language)('month.initials').split(' ')
  return (
    <>
      <Months
        full={full}
        partly={partly}
        kind="hike"
        initials={initials}
        spoken={`${copy.figures.season}: ${sayOpenMonths(trip.facts.months, language)}`}
      />
      <p className="tiny quiet trip-months-now">
        {initials.map((initial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the months never change their order
          <span data-months={shownIn([index + 1])} key={`${initial}${index}`}>
            {fillGaps(copy.when.now, { month: sayMonths([index + 1], language) })}
          </span>
        ))}
      </p>
    </>
  )
}
