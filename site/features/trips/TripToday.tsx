import { weatherPlaces } from '#contract/weather.ts'
import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import { LightToday } from '#site/features/light/LightToday.tsx'
import { WeatherToday } from '#site/features/weather/WeatherToday.tsx'
import { distanceBetween, sayDistance } from '#site/geography/distance-between.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { type Language, languages } from '#site/i18n/languages.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import './TripToday.css'

interface Props {
  trip: Trip
  copy: TripsCopy['today']
  language: Language
}

/** The weather at the place nearest to a trip that has a forecast, and the light at its start, in one frame. */
export function TripToday({ trip: { facts }, copy, language }: Props) {
  const place = weatherPlaces[facts.weatherPlace]
  const distance = sayDistance(distanceBetween(facts.coordinates, place), languages[language].locale, true)
  return (
    <section className="sec tint today">
      <div className="wrap">
        <div className="sec-h">
          <h2>{copy.title}</h2>
          <p>{fillGaps(copy.nearest, { place: place.name, distance })}</p>
          <p>
            <MoreLink href={`${hrefFor('weather', language)}?sted=${facts.weatherPlace}`}>{copy.more}</MoreLink>
          </p>
        </div>
        <div className="sec-m">
          <div className="trip-today">
            <WeatherToday place={facts.weatherPlace} language={language} copy={copy} />
            <LightToday
              place={facts.coordinates}
              year={new Date().getFullYear()}
              language={language}
              title={copy.light}
              usual={copy.lightUsual}
            />
          </div>
          <p className="cap">{copy.credit}</p>
        </div>
      </div>
    </section>
  )
}
