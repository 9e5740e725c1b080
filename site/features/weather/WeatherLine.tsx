import { type Language, languages } from '#contract/languages.ts'
import { weatherPlaces } from '#contract/weather-places.ts'
import { readClimate } from '#site/content/model/pages/weather-copy.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { pickWords, translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'

import { WeatherName, type WeatherOfEntry } from './WeatherName.tsx'
import { symbolNames } from './weather-symbols.ts'
import './WeatherLine.css'

/** The weather in one row: the usual as built, the current hour once `weather-line-behaviour.ts` has fetched it. */
export function WeatherLine({ place, coordinates, language }: WeatherOfEntry) {
  const translate = translator(language)
  const { name } = weatherPlaces[place]
  const { place: climatePlace, low, high } = readClimate()
  const { locale } = languages[language]
  const degrees = (values: number[], month: number) => formatFigure(values[month] ?? null, locale, 0)
  return (
    <div
      className="weather-line"
      data-weather-line={place}
      data-locale={locale}
      data-symbols={JSON.stringify(wordsOfSymbols(language))}
    >
      <p className="weather-line-usual" data-usual="">
        <b>
          <WeatherName place={place} coordinates={coordinates} language={language} />
        </b>
        <span className="muted">
          {translate('weatherPage.line.usual', {
            place: climatePlace,
            januaryLow: degrees(low, 0),
            januaryHigh: degrees(high, 0),
            julyLow: degrees(low, 6),
            julyHigh: degrees(high, 6),
          })}
        </span>
        <span className="muted" role="status">
          <span data-failed="" hidden>
            {translate('weather.error.text')}
          </span>
        </span>
      </p>
      <div className="weather-line-now" data-now="" hidden>
        <span className="weather-line-emoji" role="img" data-emoji="" />
        <b className="weather-line-temperature">
          <span data-temperature="" />
          <small> °C</small>
        </b>
        <p>
          <b>{translate('weatherPage.line.now', { place: name })}</b>
          <span className="muted" data-words="" />
        </p>
        <dl>
          <WindAndRain language={language} />
        </dl>
        <p className="tiny quiet">
          <span>
            {translate('weather.updated')} <span data-updated="" />
          </span>
          <span>{translate('weatherPage.line.source')}</span>
        </p>
      </div>
      <MoreLink href={`${hrefFor('weather', language)}?sted=${place}`}>{translate('weatherPage.line.more')}</MoreLink>
    </div>
  )
}

/** Wind and precipitation, filled by the behaviour. */
export function WindAndRain({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <>
      <div>
        <dt>{translate('weather.wind')}</dt>
        <dd>
          <span data-wind="" /> m/s
        </dd>
      </div>
      <div>
        <dt>{translate('weather.precipitation')}</dt>
        <dd>
          <span data-precipitation="" /> mm
        </dd>
      </div>
    </>
  )
}

/** Returns the name of every weather symbol: `{ "clearsky": "Klarvær", … }`. */
export function wordsOfSymbols(language: Language): Record<string, string> {
  const words = pickWords(language, ['weather.symbol.'])
  return Object.fromEntries(symbolNames.map((name) => [name, words[`weather.symbol.${name}`]]))
}
