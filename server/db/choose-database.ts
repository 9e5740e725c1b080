import { resolve } from 'node:path'
import { createDatabase, type Database } from './database.ts'
import { openEmbeddedPostgres } from './open-embedded-postgres.ts'
import { openPostgresServer } from './open-postgres-server.ts'
import type { OpenedDatabase } from './opened-database.ts'

interface DatabasePlace {
  /** The address of a PostgreSQL; without one, the embedded database is used. */
  DATABASE_URL?: string | undefined
  /** Where the embedded database has its folder. */
  DATA_DIR: string
}

/**
 * Promises the database that the settings name, to be opened when it is first needed: a PostgreSQL server where there is an
 * address, otherwise the embedded one in the data folder; `whenEmbeddedOpens` is told that no other process can use that now.
 */
export function chooseDatabase(
  { DATABASE_URL, DATA_DIR }: DatabasePlace,
  log: Parameters<typeof createDatabase>[0]['log'],
  whenEmbeddedOpens?: () => void,
): Database {
  const openEmbedded = async (): Promise<OpenedDatabase> => {
    const opened = await openEmbeddedPostgres(resolve(DATA_DIR))
    whenEmbeddedOpens?.()
    return opened
  }
  return createDatabase({ open: DATABASE_URL ? () => openPostgresServer(DATABASE_URL) : openEmbedded, log })
}
