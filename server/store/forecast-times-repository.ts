import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { type ForecastTimes, nameForecast } from '#server/services/weather/stored-forecast.ts'
import type { Database } from './database.ts'
import { inArray } from './drizzle.ts'
import { upstreamAnswers } from './schema.ts'

/** Resolves with the fetch times of stored forecasts, in the order of the places. Throws `DatabaseUnavailable`. */
export async function listForecastTimes(database: Database, source: string): Promise<ForecastTimes[]> {
  const keys = new Map(weatherPlaceKeys.map((place) => [nameForecast(source, place), place]))
  const { key, fetchedAt, expiresAt } = upstreamAnswers
  const rows = await database.use((statements) =>
    statements
      .select({ key, fetchedAt, expiresAt })
      .from(upstreamAnswers)
      .where(inArray(key, [...keys.keys()])),
  )
  const times = new Map(rows.map((row) => [keys.get(row.key), row]))
  return weatherPlaceKeys.flatMap((place) => {
    const row = times.get(place)
    // Only a lease so far, no answer.
    if (!row?.fetchedAt || !row.expiresAt) return []
    return { place, fetchedAt: row.fetchedAt.getTime(), expiresAt: row.expiresAt.getTime() }
  })
}
