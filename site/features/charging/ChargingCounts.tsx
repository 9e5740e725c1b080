import type { EvChargingCopy } from '#site/editorial/pages/ev-charging-copy.ts'
import { countChargingPoints, findLastCheck } from '#site/editorial/station-lists.ts'
import type { Station } from '#site/editorial/station-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import './ChargingCounts.css'

interface Props {
  stations: Station[]
  /** How many chargers stand in the list of those without a page. */
  others: number
  copy: EvChargingCopy['counts']
  language: Language
}

/** How many points and stations there are, counted from the entries, and when somebody last checked; never today. */
export function ChargingCounts({ stations, others, copy, language }: Props) {
  const { all, planned } = countChargingPoints(stations)
  return (
    <dl className="counts">
      <div>
        <dt>{copy.points}</dt>
        <dd className="num">
          {all}
          <small>{fillGaps(copy.pointsNote, { planned })}</small>
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
          {sayDate(findLastCheck(stations), language)}
          <small>{copy.checkedNote}</small>
        </dd>
      </div>
    </dl>
  )
}
