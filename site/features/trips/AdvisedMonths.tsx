import { readTripsCopy } from '#site/editorial/pages/trips-copy.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { prohibit } from '#site/ui/icons.ts'
import { sayAdvisedMonths } from './say-trip.ts'
import './AdvisedMonths.css'

/** The months in which local advice warns against a trip, for lists that are the same all year; nothing where nobody warns. */
export function AdvisedMonths({ trip, language }: { trip: Trip; language: Language }) {
  const { advisedAgainst } = trip.words
  if (!advisedAgainst) return null
  return (
    <p className="advised-months">
      <Icon svg={prohibit} />
      <b>{sayAdvisedMonths(trip, readTripsCopy(language), language)}.</b>
    </p>
  )
}
