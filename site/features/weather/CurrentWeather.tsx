import type { ReactNode } from 'react'
import type { WeatherAnswer, WeatherMoment } from '#contract/weather.ts'
import { type WeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import { formatUpdated } from '#site/domain/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { drop, dropHalf, gauge, wind } from '#site/ui/icons.ts'
import { windChill } from './format-weather.ts'
import { formatWind } from './format-wind.ts'
import { readSymbol, symbolEmoji } from './weather-symbols.ts'
import type { WeatherWords } from './weather-words.ts'
import './CurrentWeather.css'

interface Props {
  place: WeatherPlace
  /** Undefined while loading: the same frame without figures. */
  answer: WeatherAnswer | undefined
  words: WeatherWords
  locale: string
  children: ReactNode
}

export function CurrentWeather({ place, answer, words, locale, children }: Props) {
  const current = answer?.current
  const number = (value: number | null | undefined, decimals: number) =>
    value === undefined ? '' : formatFigure(value, locale, decimals)
  const updated = answer?.updatedAt ? formatUpdated(answer.updatedAt) : words['weather.unknown']
  const tiles = [
    { name: words['weather.precipitation'], icon: drop, value: number(current?.precipitation, 1), unit: 'mm' },
    { name: words['weather.wind'], icon: wind, value: number(current?.windSpeed, 1), unit: 'm/s' },
    { name: words['weather.humidity'], icon: dropHalf, value: number(current?.humidity, 0), unit: '%' },
    { name: words['weather.pressure'], icon: gauge, value: number(current?.pressure, 0), unit: 'hPa' },
  ]
  return (
    <section className="current-weather">
      <div>
        <h3>{weatherPlaces[place].name}</h3>
        <p className="small muted">
          {words['weather.updated']} <span className="num">{answer ? updated : '\u00a0'}</span>
        </p>
        {children}
      </div>
      <p className="current-temperature">
        <span className="current-emoji" aria-hidden="true">
          {symbolEmoji(current?.symbol ?? null)}
        </span>
        <b className="num">
          <span>{number(current?.temperature, 1)}</span>
          {current ? <sup>°C</sup> : null}
        </b>
      </p>
      <p className="current-words">{current ? formatConditions(current, words, locale) : null}</p>
      <dl className="current-figures">
        {tiles.map((tile) => (
          <div key={tile.name}>
            <Icon svg={tile.icon} />
            <dt>{tile.name}</dt>
            <dd>
              <span>{tile.value}</span>
              {tile.value && tile.value !== '-' ? <small>{` ${tile.unit}`}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Returns the current hour in words: «Lette snøbyger. Liten kuling fra sørvest, kjennes som −9 °C.» */
export function formatConditions(current: WeatherMoment, words: WeatherWords, locale: string): string {
  const { temperature, windSpeed, windFromDirection } = current
  const symbol = readSymbol(current.symbol)
  const sentences: string[] = []
  if (symbol) sentences.push(`${words[`weather.symbol.${symbol.name}`]}.`)
  if (windSpeed !== null) {
    const parts = [formatWind(windSpeed, windFromDirection, words)]
    const chill = temperature === null ? null : windChill(temperature, windSpeed)
    if (chill !== null) {
      parts.push(fillGaps(words['weather.feelsLike'], { temperature: `${formatFigure(chill, locale, 0)}\u00a0°C` }))
    }
    const sentence = parts.join(', ')
    sentences.push(`${sentence.charAt(0).toLocaleUpperCase(locale)}${sentence.slice(1)}.`)
  }
  return sentences.join(' ')
}
