import { type Language, languages } from '#contract/languages.ts'
import { weatherPlaces } from '#contract/weather.ts'
import { readTodayCopy } from '#site/content-model/pages/today-copy.ts'
import type { TripsCopy } from '#site/content-model/pages/trips-copy.ts'
import type { Trip } from '#site/content-model/trip-queries.ts'
import { LightToday } from '#site/features/light/LightToday.tsx'
import { WeatherToday } from '#site/features/weather/WeatherToday.tsx'
import { distanceBetween, formatDistance } from '#site/geography/distance-between.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import './TripToday.css'
import '#site/today/source-line.css'

interface Props {
  trip: Trip
  copy: TripsCopy['today']
  language: Language
}

export function TripToday({ trip: { facts }, copy, language }: Props) {
  const translate = translator(language)
  const { sections } = readTodayCopy(language)
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
          <p className="trip-walk" data-live-part="walk" data-place={facts.weatherPlace} hidden />
          {facts.type === 'hike' ? (
            <div className="trip-bulletin">
              <h3>{translate('trip.bulletin')}</h3>
              <div data-live-part="bulletin">
                <p>{translate('trip.bulletin.ask')}</p>
                <p>
                  <a href={sections.avalanche.link.href} rel="noopener">
                    {sections.avalanche.link.text}
                  </a>
                </p>
              </div>
            </div>
          ) : null}
          <p className="caption">{copy.credit}</p>
        </div>
      </div>
    </section>
  )
}
