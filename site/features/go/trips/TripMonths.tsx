import type { Language } from '#contract/languages.ts'
import { formatOpenMonths } from '#site/content/model/format-open-months.ts'
import type { TripsCopy } from '#site/content/model/pages/trips-copy.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMonths } from '#site/i18n/format-months.ts'
import { translator } from '#site/i18n/translate.ts'
import { Months } from '#site/ui/Months.tsx'
import { shownIn } from './month-of-today.ts'
import './TripMonths.css'

interface Props {
  trip: Pick<Trip, 'facts'>
  copy: TripsCopy
  language: Language
}

/** The months of a trip: full, half or empty; with script the current month is underlined and named. */
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
        spoken={`${copy.figures.season}: ${formatOpenMonths(trip.facts.months, language)}`}
      />
      <p className="tiny quiet trip-months-now">
        {initials.map((initial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the months never change their order
          <span data-months={shownIn([index + 1])} key={`${initial}${index}`}>
            {fillGaps(copy.when.now, { month: formatMonths([index + 1], language) })}
          </span>
        ))}
      </p>
    </>
  )
}
