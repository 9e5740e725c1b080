import { type Language, languages } from '#contract/languages.ts'
import { weatherPlaces } from '#contract/weather.ts'
import type { TripsCopy } from '#site/content-model/pages/trips-copy.ts'
import type { Trip } from '#site/content-model/trip-queries.ts'
import { LightToday } from '#site/features/light/LightToday.tsx'
import { WeatherToday } from '#site/features/weather/WeatherToday.tsx'
import { distanceBetween, formatDistance } from '#site/geography/distance-between.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import './TripToday.css'

interface Props {
  trip: Trip
  copy: TripsCopy['today']
  language: Language
}

export function TripToday({ trip: { facts }, copy, language }: Props) {
  const place = weatherPlaces[facts.weatherPlace]
  const distance = formatDistance(distanceBetween(facts.coordinates, place), languages[language].locale, true)
  return (
    <section className="section tint today">
      <div className="wrap">
        <div className="section-heading">
          <h2>{copy.title}</h2>
          <p>{fillGaps(copy.nearest, { place: place.name, distance })}</p>
          <p>
            <MoreLink href={`${hrefFor('weather', language)}?sted=${facts.weatherPlace}`}>{copy.more}</MoreLink>
          </p>
        </div>
        <div className="section-body">
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
          <p className="caption">{copy.credit}</p>
        </div>
      </div>
    </section>
  )
}
