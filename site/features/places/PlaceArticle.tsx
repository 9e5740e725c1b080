import { weatherPlaces } from '#contract/weather.ts'
import type { Place } from '#site/editorial/place-queries.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import type { RoadStop } from '#site/editorial/road-queries.ts'
import { yearBarsOf } from '#site/editorial/year-bars.ts'
import { mapAddressOf } from '#site/geography/outside-maps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight, cloudSun } from '#site/ui/icons.ts'
import { Notice } from '#site/ui/Notice.tsx'
import { Words } from '#site/ui/Words.tsx'
import { YearBars } from '#site/ui/YearBars.tsx'
import { PlaceFacts } from './PlaceFacts.tsx'
import './PlaceArticle.css'

/** What a place is, in prose, beside what can be looked up about it. */
export function PlaceArticle({
  place,
  stop,
  language,
}: {
  place: Place
  stop: RoadStop | undefined
  language: Language
}) {
  const translate = translator(language)
  const { facts, words } = place
  const bars = yearBarsOf(place, language)
  const weather = `${hrefFor('weather', language)}?sted=${facts.weatherPlace}`
  return (
    <section className="sec place">
      <div className="wrap">
        <div className="full split">
          <div>
            <Words as="div" className="prose" html={place.bodyHtml} />
            <section className="place-year">
              <h2>{translate('place.bestTime')}</h2>
              <Words as="p" html={renderInlineMarkdown(words.bestTime)} />
              {bars.length > 0 ? <YearBars bars={bars} monthInitials={translate('month.initials').split(' ')} /> : null}
            </section>
            <blockquote className="quote">
              <Words as="p" html={renderInlineMarkdown(words.advice)} />
              <footer>{translate('place.advice')}</footer>
            </blockquote>
          </div>
          <aside className="stack">
            <PlaceFacts place={place} stop={stop} language={language} />
            {words.notice ? (
              <Notice title={words.notice.title}>
                <Words html={renderInlineMarkdown(words.notice.text)} />
              </Notice>
            ) : null}
            <ul className="place-links">
              <li>
                <a className="link" href={weather}>
                  <Icon svg={cloudSun} />
                  {translate('place.weather', { name: weatherPlaces[facts.weatherPlace].name })}
                </a>
              </li>
              <li>
                <a className="link" href={mapAddressOf(facts.coordinates)}>
                  <Icon svg={arrowUpRight} />
                  {translate('place.map')}
                </a>
              </li>
            </ul>
          </aside>
        </div>
      </div>
    </section>
  )
}
