import { resolve } from 'node:path'
import { type DatabaseSettings, withDatabase } from '#scripts/running-server/ask-server-or-database.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import type { Database } from '#server/store/database.ts'
import { setEmbeddedDatabaseAside } from '#server/store/open-embedded-database.ts'

interface Restored {
  rows: number
  /** Where a broken database lies that was in the way; null: there was none. */
  setAside: string | null
}

/**
 * Resolves with what `restore` did with the database. An embedded one that is broken is set aside first where `mayReplace` says so, and
 * is back in its place when the restore fails. Throws what `restore` throws, and `DatabaseUnavailable`.
 */
export async function restoreOverBroken(
  settings: DatabaseSettings,
  restore: (database: Database) => Promise<number>,
  { mayReplace, now }: { mayReplace: boolean; now: number },
): Promise<Restored> {
  try {
    return { rows: await withDatabase(settings, restore), setAside: null }
  } catch (error) {
    const isBroken = error instanceof DatabaseUnavailable && error.fault === 'broken'
    if (!isBroken || !mayReplace || settings.DATABASE_URL) throw error
  }
  const aside = await setEmbeddedDatabaseAside(resolve(settings.DATA_DIR), now)
  try {
    return { rows: await withDatabase(settings, restore), setAside: aside.file }
  } catch (error) {
    await aside.putBack()
    throw error
  }
}
