import type { WeatherDay } from '#contract/weather.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { Precipitation } from './ForecastCards.tsx'
import { formatShortDate, labelDay } from './format-weather.ts'
import { readSymbol, symbolEmoji } from './weather-symbols.ts'
import type { WeatherWords } from './weather-words.ts'
import './forecast.css'

// Forecasts reach a little over nine days; always nine rows, so that nothing below shifts when they load.
const shownDays = 9

interface Props {
  /** Undefined while loading: as many empty rows. */
  days: WeatherDay[] | undefined
  now: number
  words: WeatherWords
  locale: string
}

export function ForecastDays({ days, now, words, locale }: Props) {
  return (
    <section className="forecast-days">
      <h3>{words['weather.days']}</h3>
      <ul>
        {days
          ? days.slice(0, shownDays).map((day) => <ForecastDay key={day.date} {...{ day, now, words, locale }} />)
          : Array.from({ length: shownDays }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have nothing else
              <li key={row} className="forecast-day" aria-hidden="true" />
            ))}
      </ul>
    </section>
  )
}

function ForecastDay({ day, now, words, locale }: Omit<Props, 'days'> & { day: WeatherDay }) {
  const symbol = readSymbol(day.symbol)
  const isFrost = day.high !== null && day.high < 0
  return (
    <li className="forecast-day">
      <p className="forecast-date">
        <b>{labelDay(day.date, now, words, locale)}</b>
        <time className="num" dateTime={day.date}>
          {formatShortDate(day.date, locale)}
        </time>
      </p>
      <span className="forecast-emoji" aria-hidden="true">
        {symbolEmoji(day.symbol)}
      </span>
      <p className="forecast-day-words">{symbol ? words[`weather.symbol.${symbol.name}`] : null}</p>
      <p className="forecast-day-rain">
        <Precipitation millimetres={day.precipitation} symbol={day.symbol} words={words} locale={locale} />
      </p>
      <p className="forecast-day-wind num small muted">
        <span className="visually-hidden">{words['weather.strongestWind']} </span>
        <span>{`${formatFigure(day.strongestWind, locale, 0)}${day.strongestWind === null ? '' : ' m/s'}`}</span>
      </p>
      <p className={isFrost ? 'forecast-day-temperature num is-frost' : 'forecast-day-temperature num'}>
        <span>
          {fillGaps(words['weather.lowToHigh'], {
            low: formatFigure(day.low, locale, 0),
            high: formatFigure(day.high, locale, 0),
          })}
        </span>{' '}
        <span className="unit">°C</span>
      </p>
    </li>
  )
}
