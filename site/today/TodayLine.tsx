import type { WeatherPlace } from '#contract/weather.ts'
import './TodayLine.css'
import './levels.css'

export interface TodayLineProps {
  /** The weather place of what the page is about; absent where it is about all of Lofoten. */
  place?: WeatherPlace | undefined
  /** On the water: warnings for the sea concern it. */
  isAtSea?: boolean | undefined
  /** On slopes where snow slides: the avalanche bulletin concerns it. */
  isOnSlope?: boolean | undefined
  /** The stop (`content/road/stops.yaml`) whose ferry leads there. */
  stop?: string | undefined
}

/** An empty place over the picture. `show-today-line.ts` fills it when something official concerns the page today. */
export function TodayLine({ place, isAtSea, isOnSlope, stop }: TodayLineProps) {
  return (
    <div
      className="today-line"
      data-today-line
      data-place={place}
      data-sea={isAtSea ? '' : undefined}
      data-slope={isOnSlope ? '' : undefined}
      data-stop={stop}
      hidden
    />
  )
}
