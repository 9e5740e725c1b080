import { askRunningServer } from '#scripts/owner/ask-running-server.ts'
import type { ClickCount } from '#server/clicks/click-counts.ts'
import { chooseDatabase } from '#server/db/choose-database.ts'
import { createClickCounts } from '#server/db/click-counts-repository.ts'
import type { Settings } from '#server/settings.ts'
import type { Period } from './read-period.ts'

/**
 * Promises the counts of a period: asked of the server that has the embedded database open, else read from the database. Throws
 * `ServerCannotTell` and `DatabaseUnavailable`.
 */
export async function readClickCounts(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  { from, to }: Period,
): Promise<ClickCount[]> {
  const told = settings.DATABASE_URL ? null : await askRunningServer(settings.DATA_DIR, '/clicks', { from, to })
  if (told) return told as ClickCount[]
  // What goes wrong is told by whoever asked, once.
  const silent = () => undefined
  const database = chooseDatabase(settings, { info: silent, warn: silent, error: silent })
  try {
    return await createClickCounts(database).list(from, to)
  } finally {
    await database.close()
  }
}
