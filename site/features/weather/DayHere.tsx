import type { ReactNode } from 'react'
import { type Language, languages } from '#contract/languages.ts'
import { type WeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import { horizonOf } from '#site/content/model/open-data/read-horizon.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { distanceBetween, formatDistance, type Position } from '#site/domain/geography/distance-between.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { LightToday } from './LightToday.tsx'
import { WeatherToday } from './WeatherToday.tsx'
import './DayHere.css'
import '#site/ui/source-line.css'

/** Kilometres: at less, the place with the forecast is the place itself. */
const sameWeather = 2

interface Props {
  /** Otherwise «Vær og lys i dag». */
  title?: string
  /** The place with a forecast that is nearest. */
  weatherPlace: WeatherPlace
  coordinates: Position
  language: Language
  /** Whose horizon is known: `{ kind: 'places', id: 'reine' }`. */
  entry?: { kind: string; id: string }
  /** Further facts of the day, under the weather and the light. */
  children?: ReactNode
}

/** The weather and the light of today at a place; filled by `day-here-behaviour.ts`. */
export function DayHere({ title, weatherPlace, coordinates, language, entry, children }: Props) {
  const { here: copy } = readTodayCopy(language)
  const horizon = entry && horizonOf(entry.kind, entry.id)
  const place = weatherPlaces[weatherPlace]
  const distance = distanceBetween(coordinates, place)
  return (
    <section className="section tint today">
      <div className="wrap">
        <div className="section-heading">
          <h2>{title ?? copy.title}</h2>
          {distance < sameWeather ? null : (
            <p>
              {fillGaps(copy.nearest, {
                place: place.name,
                distance: formatDistance(distance, languages[language].locale, true),
              })}
            </p>
          )}
          <p>
            <MoreLink href={`${hrefFor('weather', language)}?sted=${weatherPlace}`}>{copy.more}</MoreLink>
          </p>
        </div>
        <div className="section-body">
          <div className="day-here">
            <WeatherToday place={weatherPlace} language={language} copy={copy} />
            <LightToday
              place={coordinates}
              year={new Date().getFullYear()}
              language={language}
              title={copy.light}
              usual={copy.lightUsual}
              horizon={horizon?.tenths}
            />
          </div>
          <p className="day-walk" data-live-part="walk" data-place={weatherPlace} hidden />
          {children}
          <p className="caption">
            {copy.credit} {horizon ? translator(language)('openData.horizon') : null}
          </p>
        </div>
      </div>
    </section>
  )
}
