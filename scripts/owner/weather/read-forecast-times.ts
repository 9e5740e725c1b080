import { existsSync } from 'node:fs'
import { askServerOrDatabase, type DatabaseSettings } from '#scripts/running-server/ask-server-or-database.ts'
import type { ForecastTimes } from '#server/services/weather/stored-forecast.ts'
import type { Settings } from '#server/settings.ts'
import { listForecastTimes } from '#server/store/forecast-times-repository.ts'
import { embeddedFileIn } from '#server/store/open-embedded-database.ts'

/** Returns whether the database exists; opening it would create it. */
export function hasDatabase({ DATABASE_URL, DATA_DIR }: DatabaseSettings): boolean {
  return DATABASE_URL !== undefined || existsSync(embeddedFileIn(DATA_DIR))
}

/** Resolves with the fetch times of the stored forecasts, none where MET is switched off. Throws like `askServerOrDatabase`. */
export function readForecastTimes(
  settings: DatabaseSettings & Pick<Settings, 'MET_BASE_URL'>,
): Promise<ForecastTimes[]> {
  const source = settings.MET_BASE_URL
  if (source === null) return Promise.resolve([])
  return askServerOrDatabase(settings, { path: '/forecasts' }, (database) => listForecastTimes(database, source))
}
