import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { askRunningServer } from '#scripts/owner/ask-running-server.ts'
import { chooseDatabase } from '#server/db/choose-database.ts'
import { listForecastTimes } from '#server/db/forecast-times-repository.ts'
import type { Settings } from '#server/settings.ts'
import type { ForecastTimes } from '#server/weather/stored-forecast.ts'

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/** Returns whether there is a database to look into: one that is not there yet is not made by looking. */
export function hasDatabase({ DATABASE_URL, DATA_DIR }: DatabaseSettings): boolean {
  return DATABASE_URL !== undefined || existsSync(join(DATA_DIR, 'postgres', 'PG_VERSION'))
}

/**
 * Promises when each forecast that is kept was fetched: asked of the server that has the embedded database open, else read from
 * the database. Throws `ServerCannotTell` and `DatabaseUnavailable`.
 */
export async function readForecastTimes(
  settings: DatabaseSettings & Pick<Settings, 'MET_BASE_URL'>,
): Promise<ForecastTimes[]> {
  const told = settings.DATABASE_URL ? null : await askRunningServer(settings.DATA_DIR, '/forecasts')
  if (told) return told as ForecastTimes[]
  // What goes wrong is told by whoever asked, once.
  const silent = () => undefined
  const database = chooseDatabase(settings, { info: silent, warn: silent, error: silent })
  try {
    return await listForecastTimes(database, settings.MET_BASE_URL)
  } finally {
    await database.close()
  }
}
