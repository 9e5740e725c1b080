import type { Language } from '#contract/languages.ts'
import { formatOpenMonths } from '#site/content/model/format-facts.ts'
import type { TripsCopy } from '#site/content/model/pages/trips-copy.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import { Months } from '#site/ui/Months.tsx'
import './TripMonths.css'

interface Props {
  trip: Pick<Trip, 'facts'>
  copy: TripsCopy
  language: Language
}

/** The months of a trip: full, half or empty; with script the current month is underlined. */
export function TripMonths({ trip, copy, language }: Props) {
  const { full, partly } = trip.facts.months
  const initials = translator(language)('month.initials').split(' ')
  return (
    <Months
      full={full}
      partly={partly}
      kind="hike"
      initials={initials}
      spoken={`${copy.figures.season}: ${formatOpenMonths(trip.facts.months, language)}`}
    />
  )
}
