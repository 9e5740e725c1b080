import { resolve } from 'node:path'
import { createDatabase, type Database } from './database.ts'
import { openEmbeddedPostgres } from './open-embedded-postgres.ts'
import { openPostgresServer } from './open-postgres-server.ts'

interface DatabasePlace {
  /** The address of a PostgreSQL; without one, the embedded database is used. */
  DATABASE_URL?: string | undefined
  /** Where the embedded database has its folder. */
  DATA_DIR: string
}

/**
 * Promises the database that the settings name, to be opened when it is first needed: a PostgreSQL server where there is an
 * address, otherwise the embedded one in the data folder.
 */
export function chooseDatabase(
  { DATABASE_URL, DATA_DIR }: DatabasePlace,
  log: Parameters<typeof createDatabase>[0]['log'],
): Database {
  const open = DATABASE_URL ? () => openPostgresServer(DATABASE_URL) : () => openEmbeddedPostgres(resolve(DATA_DIR))
  return createDatabase({ open, log })
}
