import type { Language } from '#contract/languages.ts'
import { readTripsCopy } from '#site/content/model/pages/trips-copy.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { prohibit } from '#site/ui/icons.ts'
import { formatAdvisedMonths } from './format-trip.ts'
import './AdvisedMonths.css'

/** The months in which local advice warns against a trip, for lists that are the same all year. */
export function AdvisedMonths({ trip, language }: { trip: Trip; language: Language }) {
  const { advisedAgainst } = trip.words
  if (!advisedAgainst) return null
  return (
    <p className="advised-months">
      <Icon svg={prohibit} />
      <b>{formatAdvisedMonths(trip, readTripsCopy(language), language)}.</b>
    </p>
  )
}
