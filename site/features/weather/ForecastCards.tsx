import type { WeatherMoment } from '#contract/weather.ts'
import { formatOsloTime, osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { labelDay } from './format-weather.ts'
import { isDrySymbol, readSymbol, symbolEmoji } from './weather-symbols.ts'
import type { WeatherWords } from './weather-words.ts'
import './forecast.css'

interface Props {
  /** Undefined while loading: as many empty rows. */
  cards: WeatherMoment[] | undefined
  now: number
  words: WeatherWords
  locale: string
}

/** The forecast for now and for 6, 12 and 18 hours from now. Days are calendar days in Norway. */
export function ForecastCards({ cards, now, words, locale }: Props) {
  return (
    <section className="forecast-cards">
      <h3>{words['weather.forecast']}</h3>
      <ul>
        {cards
          ? cards.map((card) => <ForecastCard key={card.time} {...{ card, now, words, locale }} />)
          : [0, 1, 2, 3].map((row) => <li key={row} className="forecast-card" aria-hidden="true" />)}
      </ul>
    </section>
  )
}

function ForecastCard({ card, now, words, locale }: Omit<Props, 'cards'> & { card: WeatherMoment }) {
  const moment = Date.parse(card.time)
  const symbol = readSymbol(card.symbol)
  const isFrost = card.temperature !== null && card.temperature < 0
  return (
    <li className="forecast-card">
      <p className="forecast-date">
        <b>{labelDay(osloDateOf(moment), now, words, locale)}</b>
        <time className="num" dateTime={card.time}>
          {formatOsloTime(moment)}
        </time>
      </p>
      <span className="forecast-emoji" aria-hidden="true">
        {symbolEmoji(card.symbol)}
      </span>
      <p>
        {symbol ? <span>{words[`weather.symbol.${symbol.name}`]}</span> : null}
        <Precipitation millimetres={card.precipitation} symbol={card.symbol} words={words} locale={locale} />
      </p>
      <p className={isFrost ? 'forecast-temperature is-frost' : 'forecast-temperature'}>
        <span>{`${formatFigure(card.temperature, locale, 1)}${card.temperature === null ? '' : '°'}`}</span>
        {card.temperature === null ? null : <span className="visually-hidden">C</span>}
      </p>
    </li>
  )
}

interface PrecipitationProps {
  millimetres: number | null
  symbol: string | null
  words: WeatherWords
  locale: string
}

export function Precipitation({ millimetres, symbol, words, locale }: PrecipitationProps) {
  if (millimetres === null) return null
  if (millimetres === 0 && isDrySymbol(symbol)) return <span className="precipitation">{words['weather.dry']}</span>
  return (
    <span className="precipitation">
      <span className="visually-hidden">{words['weather.precipitation']} </span>
      <b className="num">{`${formatFigure(millimetres, locale, 1)} mm`}</b>
    </span>
  )
}
