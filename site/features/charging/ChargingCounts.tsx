import type { Language } from '#contract/languages.ts'
import type { EvChargingCopy } from '#site/content/model/pages/ev-charging-copy.ts'
import type { Station } from '#site/content/model/station-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import './ChargingCounts.css'

interface Props {
  stations: Station[]
  others: number
  copy: EvChargingCopy['counts']
  language: Language
}

/** A note about planned points has nothing to say while none is planned. */
const gap = '{planned}'

export function ChargingCounts({ stations, others, copy, language }: Props) {
  const { all, planned } = countChargingPoints(stations)
  return (
    <dl className="counts">
      <div>
        <dt>{copy.points}</dt>
        <dd className="num">
          {all}
          {planned > 0 || !copy.pointsNote.includes(gap) ? (
            <small>{fillGaps(copy.pointsNote, { planned })}</small>
          ) : null}
        </dd>
      </div>
      <div>
        <dt>{copy.stations}</dt>
        <dd className="num">
          {stations.length}
          <small>{fillGaps(copy.stationsNote, { others })}</small>
        </dd>
      </div>
      <div>
        <dt>{copy.checked}</dt>
        <dd className="day">
          {formatDate(findLastCheck(stations), language)}
          <small>{copy.checkedNote}</small>
        </dd>
      </div>
    </dl>
  )
}

type Counted = { facts: Pick<Station['facts'], 'chargingPoints'> }

/** Returns the number of charging points with a known count, and how many of them are only planned. */
export function countChargingPoints(list: readonly Counted[]): { all: number; planned: number } {
  const points = list.flatMap(({ facts }) => facts.chargingPoints)
  const sum = (some: typeof points) => some.reduce((total, { count }) => total + (count ?? 0), 0)
  return { all: sum(points), planned: sum(points.filter(({ isPlanned }) => isPlanned)) }
}

/** Returns the last day a station's status was checked. */
export function findLastCheck(list: readonly { facts: { status: { checkedOn: string } } }[]): string {
  return (
    list
      .map(({ facts }) => facts.status.checkedOn)
      .sort()
      .at(-1) ?? ''
  )
}
