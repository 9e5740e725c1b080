import type { Settings } from '#server/settings.ts'
import { chooseDatabase } from '#server/store/choose-database.ts'
import type { Database } from '#server/store/database.ts'
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
