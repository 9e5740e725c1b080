import type { EvChargingCopy } from '#site/content/model/pages/ev-charging-copy.ts'
import type { RoadStop } from '#site/content/model/road-queries.ts'
import type { Station } from '#site/content/model/station-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { findGaps, type Gap, markConfirmed } from './find-gaps.ts'
import './ChargerRoad.css'

interface Props {
  stops: RoadStop[]
  stations: Station[]
  copy: EvChargingCopy['road']
}

/** Stops closer than this (percent of the road) to the one before hang lower, so that names do not overlap. */
const closeTogether = 14

/** The E10 with its chargers, solid where a fast charger has opened, and brackets over the gaps. */
export function ChargerRoad({ stops, stations, copy }: Props) {
  const shown = markConfirmed(
    stops.filter(({ id }) => Object.hasOwn(copy.stops, id)),
    stations,
  )
  const gaps = findGaps(shown)
  const length = shown.at(-1)?.kilometre ?? 1
  const share = (kilometre: number) => (kilometre / length) * 100
  const items = shown.flatMap((stop): ({ stop: typeof stop } | { gap: Gap })[] => {
    const gap = gaps.find(({ from }) => from.id === stop.id)
    return gap ? [{ stop }, { gap }] : [{ stop }]
  })
  let deep = false
  const rules = items.map((item, index) => {
    if ('gap' in item) {
      const from = share(item.gap.from.kilometre) + 0.9
      return `.chargers li:nth-child(${index + 1}){--k:${from.toFixed(2)};--w:${(share(item.gap.to.kilometre) - 0.9 - from).toFixed(2)}}`
    }
    const before = shown[shown.indexOf(item.stop) - 1]
    deep = before !== undefined && share(item.stop.kilometre - before.kilometre) < closeTogether + 4 && !deep
    return `.chargers li:nth-child(${index + 1}){--k:${share(item.stop.kilometre).toFixed(2)};--d:${deep ? 4.6 : 1.2}rem}`
  })
  return (
    <div className="chargers">
      <style>{rules.join('')}</style>
      <ol aria-label={copy.label}>
        {items.map((item) => {
          if ('gap' in item) {
            const { from, kilometres, isLast } = item.gap
            const words = isLast ? copy.lastGap : copy.gap
            return (
              <li key={`gap-${from.id}`} className={isLast ? 'gap open' : 'gap'}>
                <div>{fillGaps(words, { kilometres: `${kilometres}\u00a0km`, place: from.name })}</div>
              </li>
            )
          }
          const { stop } = item
          const isEnd = stop === shown.at(-1)
          return (
            <li key={stop.id} className={isEnd ? 'end' : stop.isConfirmed ? undefined : 'unsure'}>
              <span className="spot" aria-hidden="true">
                {isEnd ? '' : '🔌'}
              </span>
              <div>
                <span className="km num">
                  {stop.kilometre}
                  {stop.offRoad ? ` + ${stop.offRoad}` : ''}
                  <span className="visually-hidden"> km</span>
                </span>
                <b>{stop.name}</b>
                <small>{copy.stops[stop.id]}</small>
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
