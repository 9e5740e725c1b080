import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createDatabase, type Database, type OpenedDatabase } from './database.ts'
import { openEmbeddedDatabase } from './open-embedded-database.ts'
import { openPostgresServer } from './open-postgres-server.ts'

interface DatabasePlace {
  /** PostgreSQL address; without one the embedded database is used. */
  DATABASE_URL?: string | undefined
  /** Parent folder of the embedded database. */
  DATA_DIR: string
}

/** Returns the configured database, opened lazily; `whenEmbeddedOpens` is called once the embedded one is open. */
export function chooseDatabase(
  { DATABASE_URL, DATA_DIR }: DatabasePlace,
  log: Parameters<typeof createDatabase>[0]['log'],
  whenEmbeddedOpens?: () => void,
): Database {
  const openEmbedded = async (): Promise<OpenedDatabase> => {
    const opened = await openEmbeddedDatabase(resolve(DATA_DIR))
    const earlier = join(resolve(DATA_DIR), 'postgres')
    if (existsSync(join(earlier, 'PG_VERSION'))) log.warn({ folder: earlier }, isOfEarlierRelease)
    whenEmbeddedOpens?.()
    return opened
  }
  return createDatabase({ open: DATABASE_URL ? () => openPostgresServer(DATABASE_URL) : openEmbedded, log })
}

const isOfEarlierRelease =
  'The folder has the embedded database of an earlier release, which is not read. Forecasts come again by themselves. To keep the ' +
  'counts of clicks, make a backup with that release («npm run backup») and bring it back with this one («npm run restore -- <file> ' +
  '--replace», the guide stopped). Then remove the folder.'
