import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { prohibit } from '#site/ui/icons.ts'
import { shownIn } from './month-of-today.ts'
import { sayAdvisedMonths } from './say-trip.ts'
import './AdviceMark.css'

/** Beside the name of a trip that has a warning: its months always, and in those months that they are now. */
export function AdviceMark({ trip, copy, language }: { trip: Trip; copy: TripsCopy; language: Language }) {
  const advice = trip.facts.advisedAgainst
  if (!advice) return null
  return (
    <small className="advice">
      <span className="advice-now" data-months={shownIn(advice.months)}>
        <Icon svg={prohibit} /> {copy.advised.now}.{' '}
      </span>
      {sayAdvisedMonths(trip, copy, language)}
    </small>
  )
}
