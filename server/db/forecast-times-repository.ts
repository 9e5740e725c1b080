import { weatherPlaceKeys } from '#contract/weather.ts'
import { type ForecastTimes, nameForecast } from '#server/weather/stored-forecast.ts'
import type { Database } from './database.ts'
import { inArray } from './drizzle.ts'
import { upstreamAnswers } from './schema.ts'

/**
 * Returns when the forecast of each place was fetched that is stored of a source, in the order of the places; a place without
 * one is left out. Throws `DatabaseUnavailable`.
 */
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
    // Without an answer while the first is being asked for.
    if (!row?.fetchedAt || !row.expiresAt) return []
    return { place, fetchedAt: row.fetchedAt.getTime(), expiresAt: row.expiresAt.getTime() }
  })
}
