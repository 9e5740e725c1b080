import { weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import { asSentence, describeMissing, formatTime, keepFilled, type Section } from '#scripts/owner/report.ts'
import type { ForecastTimes } from '#server/services/weather/stored-forecast.ts'
import type { UpstreamFigures } from './read-upstream-figures.ts'

interface WeatherFindings {
  /** The stored forecasts, or why they are unknown. */
  kept: readonly ForecastTimes[] | string
  /** Metrics of the running server; null without any. */
  figures: UpstreamFigures | null
  /** The upstream (`MET_BASE_URL`); null: switched off. */
  source: string | null
  /** Milliseconds since 1970. */
  now: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export const weatherTitle = 'Weather source'

/**
 * Returns the section on the forecasts. An old forecast may only mean that nobody asked for one; the server's metrics, where
 * available, tell whether its last request failed.
 */
export function describeWeather({ kept, figures, source, now }: WeatherFindings): Section {
  if (source === null) return describeMissing(weatherTitle, 'MET_BASE_URL is off: no page has a forecast.')
  if (typeof kept === 'string' && !figures) return describeMissing(weatherTitle, kept)
  const times = typeof kept === 'string' ? [] : kept
  const newestAt = Math.max(0, ...times.map(({ fetchedAt }) => fetchedAt))
  const lastSuccessAt = Math.max(newestAt, figures?.lastSuccessAt ?? 0)
  const isFailing = (figures?.lastFailureAt ?? 0) > lastSuccessAt
  const isOld = lastSuccessAt > 0 && now - lastSuccessAt > dayMs
  const sentences = [
    typeof kept === 'string' ? kept : formatNewest(newestAt, now),
    isFailing ? 'The server’s last question was not answered; its log says why.' : '',
    isOld ? 'For a day nobody has asked for the weather, or nobody has answered: look at the page and at the log.' : '',
    figures
      ? formatFigures(figures)
      : 'With METRICS_PORT the running server also tells how its questions were answered.',
  ]
  return {
    title: weatherTitle,
    state: isFailing || isOld ? 'due' : lastSuccessAt === 0 ? 'missing' : 'well',
    summary: sentences.filter((sentence) => sentence !== '').join(' '),
    tables: keepFilled([
      {
        title: `Forecasts that are kept, from ${source}`,
        columns: ['Place', 'Last fetched', 'Age', 'Good until'],
        rows: times.length === 0 ? [] : weatherPlaceKeys.map((place) => describePlace(place, times, now)),
      },
    ]),
  }
}

function describePlace(place: ForecastTimes['place'], times: readonly ForecastTimes[], now: number): string[] {
  const { name } = weatherPlaces[place]
  const found = times.find((each) => each.place === place)
  if (!found) return [name, 'never', '', '']
  return [name, formatTime(found.fetchedAt), formatAge(now - found.fetchedAt), formatTime(found.expiresAt)]
}

function formatNewest(newestAt: number, now: number): string {
  if (newestAt === 0) return 'No forecast is kept: nobody has asked for one in the last days.'
  return asSentence(`the newest forecast is ${formatAge(now - newestAt)} old`)
}

function formatFigures({ startedAt, outcomes }: UpstreamFigures): string {
  const parts = Object.entries(outcomes).map(([outcome, number]) => `${number} ${outcome}`)
  const asked = parts.length > 0 ? parts.join(', ') : 'nothing asked yet'
  return asSentence(`since the server was started at ${formatTime(startedAt)}: ${asked}`)
}

/** Returns an age: `12 min`, `3 h`, `2 days`. */
function formatAge(ms: number): string {
  if (ms < 2 * hourMs) return `${Math.max(0, Math.round(ms / minuteMs))} min`
  return ms < 2 * dayMs ? `${Math.round(ms / hourMs)} h` : `${Math.round(ms / dayMs)} days`
}
