import { resolve } from 'node:path'
import { createDatabase, type Database } from './database.ts'
import { openEmbeddedPostgres } from './open-embedded-postgres.ts'
import { openPostgresServer } from './open-postgres-server.ts'
import type { OpenedDatabase } from './opened-database.ts'

interface DatabasePlace {
  /** PostgreSQL address; without one the embedded database is used. */
  DATABASE_URL?: string | undefined
  /** Parent folder of the embedded database. */
  DATA_DIR: string
}

/** Returns the configured database, opened lazily; `whenEmbeddedOpens` is called once the embedded folder is locked. */
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
