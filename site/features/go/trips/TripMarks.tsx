import { listMonthsOff } from '#site/content/model/advised-against.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { prohibit, warning } from '#site/ui/icons.ts'
import { shownIn } from '#site/ui/month-of-today.ts'
import { formatAdvisedMonths, formatOffSeason } from './format-trip.ts'
import type { TripProps } from './trip-props.ts'
import './TripMarks.css'

/** Beside a trip’s name: the warning with its months, emphasised in those months, and out of season that it is. */
export function AdviceMark({ trip, copy, language }: TripProps) {
  const { advisedAgainst, months, type } = trip.facts
  const off = listMonthsOff(trip.facts)
  return (
    <>
      {advisedAgainst ? (
        <small className="advice">
          <span className="advice-now" data-months={shownIn(advisedAgainst.months)}>
            <Icon svg={prohibit} /> {copy.advised.now}.{' '}
          </span>
          {formatAdvisedMonths(trip, copy, language)}
        </small>
      ) : null}
      {off.length > 0 ? (
        <small className="advice advice-now" data-months={shownIn(off)}>
          <Icon svg={warning} /> {formatOffSeason(trip, copy, language)}
        </small>
      ) : null}
      {type === 'hike' && months.partly.length > 0 ? (
        <small className="advice advice-now" data-months={shownIn(months.partly)}>
          <Icon svg={warning} /> {copy.offSeason.onlyBare}
        </small>
      ) : null}
    </>
  )
}

/** Marks a figure from a weak source, dashed like the mark of an example. */
export function UncheckedMark({ children }: { children: string }) {
  return <span className="unchecked">{children}</span>
}
