import { existsSync } from 'node:fs'
import type { Period } from '#scripts/click-report/read-period.ts'
import type { ClickCount } from '#server/services/clicks/hold-clicks.ts'
import type { ForecastTimes } from '#server/services/weather/stored-forecast.ts'
import type { Settings } from '#server/settings.ts'
import { chooseDatabase } from '#server/store/choose-database.ts'
import { createClickCounts } from '#server/store/click-counts-repository.ts'
import type { Database } from '#server/store/database.ts'
import { listForecastTimes } from '#server/store/forecast-times-repository.ts'
import { embeddedFileIn } from '#server/store/open-embedded-database.ts'
import { askRunningServer } from './ask-running-server.ts'

export type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/** Runs `work` with the database, which is not logged about, since the caller reports errors, and closed afterwards. */
export async function withDatabase<Result>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const silent = () => undefined
  const database = chooseDatabase(settings, { info: silent, warn: silent, error: silent })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * Resolves with the answer of the running server if it has the embedded database open, else with what `read` finds in the
 * database. Throws `ServerCannotTell` and `DatabaseUnavailable`.
 */
export async function askServerOrDatabase<Result>(
  settings: DatabaseSettings,
  { path, question = {} }: { path: string; question?: Record<string, string> },
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  const answer = settings.DATABASE_URL ? null : await askRunningServer(settings.DATA_DIR, path, question)
  return answer ? (answer as Result) : withDatabase(settings, read)
}

/** Resolves with the counts of a period. Throws like `askServerOrDatabase`. */
export function readClickCounts(settings: DatabaseSettings, { from, to }: Period): Promise<ClickCount[]> {
  const question = { from, to }
  return askServerOrDatabase(settings, { path: '/clicks', question }, (database) =>
    createClickCounts(database).list(from, to),
  )
}

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
