import { Icon } from '#site/ui/Icon.tsx'
import { prohibit } from '#site/ui/icons.ts'
import { formatAdvisedMonths } from './format-trip.ts'
import { shownIn } from './month-of-today.ts'
import type { TripProps } from './trip-props.ts'
import './AdviceMark.css'

/** The warning beside a trip’s name with its months, emphasised in those months. */
export function AdviceMark({ trip, copy, language }: TripProps) {
  const advice = trip.facts.advisedAgainst
  if (!advice) return null
  return (
    <small className="advice">
      <span className="advice-now" data-months={shownIn(advice.months)}>
        <Icon svg={prohibit} /> {copy.advised.now}.{' '}
      </span>
      {formatAdvisedMonths(trip, copy, language)}
    </small>
  )
}
