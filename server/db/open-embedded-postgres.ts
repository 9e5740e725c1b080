import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg, { type PoolConfig } from 'pg'
import { lockFolder } from './folder-lock.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { runMigrations } from './run-migrations.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'

const limits = {
  user: 'postgres',
  database: 'postgres',
  max: 1,
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: 0,
  query_timeout: 6000,
} satisfies PoolConfig
// The first statements of a new database are slow on a busy machine.
const longestMigrationMs = 60_000

/** Resolves with the migrated database in `dataFolder/postgres`. Throws `DatabaseUnavailable` when it is in use. */
export async function openEmbeddedPostgres(dataFolder: string): Promise<OpenedDatabase> {
  await mkdir(dataFolder, { recursive: true })
  const folder = join(dataFolder, 'postgres')
  const lock = await lockFolder(`${folder}.lock`)
  let started: EmbeddedPostgres | null = null
  try {
    await createWhereMissing(folder)
    const postgres = await startEmbeddedPostgres(folder)
    started = postgres
    const config = { ...limits, stream: postgres.connect }
    await runMigrations({ ...config, query_timeout: longestMigrationMs })
    const pool = new pg.Pool(config)
    // The thread has ended; the next statement will fail.
    pool.on('error', () => undefined)
    return {
      pool,
      ended: postgres.ended.then(() => lock.release()),
      giveUp: () => void postgres.kill(),
      async close() {
        await pool.end()
        await postgres.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await started?.kill()
    await lock.release()
    throw error
  }
}

/** Creates the database in a draft folder, so that an interrupted creation is not taken for a database. */
async function createWhereMissing(folder: string): Promise<void> {
  const isThere = await stat(join(folder, 'PG_VERSION')).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  if (isThere) return
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft)
  // PGlite makes its files world-readable.
  await chmod(draft, 0o700)
  const postgres = await startEmbeddedPostgres(draft)
  await postgres.stop()
  await rename(draft, folder)
}
