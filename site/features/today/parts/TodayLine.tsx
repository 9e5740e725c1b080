import type { Language } from '#contract/languages.ts'
import type { WeatherPlace } from '#contract/weather-places.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowRight, warning } from '#site/ui/icons.ts'
import './TodayLine.css'
import './levels.css'

export interface TodayLineProps {
  /** The weather place of what the page is about; absent where it is about all of Lofoten: closed roads then come before a warning. */
  place?: WeatherPlace | undefined
  /** On the water: warnings for the sea concern it. */
  isAtSea?: boolean | undefined
  /** On slopes where snow slides: the avalanche bulletin concerns it. */
  isOnSlope?: boolean | undefined
  /** The stop (`content/road/stops.yaml`) whose ferry leads there. */
  stop?: string | undefined
}

interface Props extends TodayLineProps {
  language: Language
  /** On a page without a picture in its head: at the foot of the window, where nothing moves when it comes either. */
  isLoose?: boolean
}

/**
 * A line over the picture, hidden until something official concerns the page today; then `fill-today-line.ts` fills in its words. It is in
 * the page from the start, so that a warning on a slow line waits for no further script.
 */
export function TodayLine({ language, place, isAtSea, isOnSlope, stop, isLoose = false }: Props) {
  return (
    <div
      className={isLoose ? 'today-line loose' : 'today-line'}
      data-today-line
      data-place={place}
      data-sea={isAtSea ? '' : undefined}
      data-slope={isOnSlope ? '' : undefined}
      data-stop={stop}
      hidden
    >
      <a className="wrap" href={hrefFor('today', language)}>
        <Icon svg={warning} />
        <span>
          <b data-line="title" />
          <span data-line="more" />
        </span>
        <span className="today-line-go">
          <span>{readTodayCopy(language).title}</span>
          <Icon svg={arrowRight} />
        </span>
      </a>
    </div>
  )
}
