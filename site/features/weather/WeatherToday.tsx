import { type Language, languages } from '#contract/languages.ts'
import { type WeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import { readClimate } from '#site/content/model/pages/weather-copy.ts'
import { formatTemperatureRange } from '#site/content/model/season-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMonth } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { WindAndRain, wordsOfSymbols } from './WeatherLine.tsx'

interface Props {
  place: WeatherPlace
  language: Language
  copy: {
    /** «Vanlig temperatur i {place}» */
    usual: string
    /** «Kl. {time}» */
    later: string
  }
}

/** The weather in two cells: the usual as built, this hour and later once `weather-today-behaviour.ts` has it. */
export function WeatherToday({ place, language, copy }: Props) {
  const { locale } = languages[language]
  const { name } = weatherPlaces[place]
  return (
    <div
      className="day-here-weather"
      data-weather-line={place}
      data-locale={locale}
      data-symbols={JSON.stringify(wordsOfSymbols(language))}
    >
      <UsualWeather language={language} title={copy.usual} />
      <div className="day-here-now" data-now="" hidden>
        <div>
          <p className="small muted">
            {name}, <span data-updated="" />
          </p>
          <p className="day-here-temperature">
            <span className="emoji" role="img" data-emoji="" />
            <b>
              <span data-temperature="" />
              <sup>°C</sup>
            </b>
          </p>
          <p className="small" data-words="" />
        </div>
        <dl className="day-here-rows">
          <WindAndRain language={language} />
          {[1, 2].map((card) => (
            <div key={card} data-later={card} hidden>
              <dt>{renderTime(copy.later)}</dt>
              <dd>
                <span data-degrees="" /> °C, <span data-rain="" /> mm
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

function renderTime(text: string) {
  const [before, after] = text.split('{time}')
  return (
    <>
      {before}
      <span data-time="" />
      {after}
    </>
  )
}

/** Usual weather at Svolvær in January and July: the only place with means in our sources. */
function UsualWeather({ language, title }: { language: Language; title: string }) {
  const { place, low, high } = readClimate()
  const degrees = (values: number[], index: number) => Math.round(values[index] ?? 0)
  return (
    <div className="day-here-usual" data-usual="">
      <p className="small muted">{fillGaps(title, { place })}</p>
      <dl className="day-here-rows">
        {[0, 6].map((index) => (
          <div key={index}>
            <dt>{formatMonth(index + 1, language)}</dt>
            <dd>{formatTemperatureRange({ low: degrees(low, index), high: degrees(high, index) }, language)}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted" role="status">
        <span data-failed="" hidden>
          {translator(language)('weather.error.text')}
        </span>
      </p>
    </div>
  )
}
