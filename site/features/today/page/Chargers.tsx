import type { TodayWords } from '#site/content/model/pages/today-copy.ts'
import { describeStation } from '#site/features/today/parts/describe-station.ts'
import { StationStatusMark, type StationStatusWords } from '#site/features/today/parts/StationStatusMark.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { TodayView } from './today-view.ts'
import '#site/features/today/parts/departures.css'
import './Chargers.css'

export interface ListedCharger {
  id: string
  href: string
  name: string
  /** Of the E10; absent off it. */
  kilometre?: number | undefined
  points: string
  /** What the page says of it while no source reports. */
  usual: StationStatusWords
}

interface Props {
  chargers: readonly ListedCharger[]
  /** Null where nothing is known yet, or `live-parts.ts` fills in what is. */
  view: TodayView | null
  isKeptLive?: boolean
}

/** The charging stations along the road, with how many of their points are free where somebody reports it. */
export function Chargers({ chargers, view, isKeptLive = false }: Props) {
  return (
    <ol className="today-rows today-chargers">
      {chargers.map(({ id, href, name, kilometre, points, usual }) => (
        <li key={id}>
          <span className="num">{kilometre === undefined ? '' : `${kilometre} km`}</span>
          <span>
            <a href={href}>{name}</a>
            <small>{points}</small>
          </span>
          <StationStatusMark
            {...((view && describeStation(view.answer.parts.charging, id, view)) ?? usual)}
            station={isKeptLive ? id : undefined}
          />
        </li>
      ))}
    </ol>
  )
}

/** Returns how many stations there are, in words. */
export function countStations(chargers: readonly unknown[], words: TodayWords): string {
  return fillGaps(words.countStations, { n: chargers.length })
}
