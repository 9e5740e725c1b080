import { type WeatherPlace, weatherPlaces } from '#contract/weather.ts'
import { readClimate } from '#site/editorial/pages/weather-copy.ts'
import { type Language, languages } from '#site/i18n/languages.ts'
import { pickWords, translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { formatNumber } from './format-weather.ts'
import { symbolNames } from './weather-symbols.ts'
import './WeatherLine.css'

interface Props {
  place: WeatherPlace
  language: Language
}

/**
 * The weather of the nearest place in one row. As built it says what is usual, and where that is true;
 * `weather-line-behaviour.ts` puts this hour's weather in its place, and says beside it when there is none to be had.
 */
export function WeatherLine({ place, language }: Props) {
  const translate = translator(language)
  const { name } = weatherPlaces[place]
  const { place: climatePlace, low, high } = readClimate()
  const { locale } = languages[language]
  const degrees = (values: number[], month: number) => formatNumber(values[month] ?? null, locale, 0)
  return (
    <div
      className="weather-line"
      data-weather-line={place}
      data-locale={locale}
      data-symbols={JSON.stringify(wordsOfSymbols(language))}
    >
      <p className="weather-line-usual" data-usual="">
        <b>{translate('weather.line.place', { place: name })}</b>
        <span className="muted">
          {translate('weather.line.usual', {
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
          <b>{translate('weather.line.now', { place: name })}</b>
          <span className="muted" data-words="" />
        </p>
        <dl>
          <WindAndRain language={language} />
        </dl>
        <p className="tiny quiet">
          <span>
            {translate('weather.updated')} <span data-updated="" />
          </span>
          <span>{translate('weather.line.source')}</span>
        </p>
      </div>
      <MoreLink href={`${hrefFor('weather', language)}?sted=${place}`}>{translate('weather.line.more')}</MoreLink>
    </div>
  )
}

/** Wind and precipitation of this hour, as rows of a list that the behaviour fills. */
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

/** The spoken name of every symbol of the forecast: `{ "clearsky": "Klarvær", … }`. */
export function wordsOfSymbols(language: Language): Record<string, string> {
  const words = pickWords(language, Object.values(symbolNames))
  return Object.fromEntries(Object.entries(symbolNames).map(([name, key]) => [name, words[key]]))
}
