import { chmod, mkdir, readdir, rename, rm, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import pg, { type PoolConfig } from 'pg'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { describeEmbeddedTrouble } from './describe-embedded-trouble.ts'
import { describeTrouble, faultOfCondition } from './describe-trouble.ts'
import { embeddedFolderIn } from './embedded-folder.ts'
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

// A new database takes 39 MB; what is written meanwhile comes on top.
const leastRoomBytes = 64 * 1024 * 1024

/** Resolves with the migrated database in `dataFolder/postgres`. Throws `DatabaseUnavailable` with what to do, and errors of ours. */
export async function openEmbeddedPostgres(dataFolder: string): Promise<OpenedDatabase> {
  const folder = embeddedFolderIn(dataFolder)
  try {
    return await openFolder(dataFolder, folder)
  } catch (error) {
    const isOurs = !(error instanceof Error && 'syscall' in error) && faultOfCondition(conditionOf(error)) === null
    if (error instanceof DatabaseUnavailable || isOurs) throw error
    throw describeEmbeddedTrouble({ folder, thrown: error, isOpening: true })
  }
}

function conditionOf(error: unknown): string | undefined {
  const { error: thrown } = describeTrouble(error)
  return thrown instanceof pg.DatabaseError ? thrown.code : undefined
}

async function openFolder(dataFolder: string, folder: string): Promise<OpenedDatabase> {
  await mkdir(dataFolder, { recursive: true })
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
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.includes('PG_VERSION')) return
  if (names.length > 0) {
    const thrown = new Error('there are files and no PG_VERSION, so it is no database')
    throw describeEmbeddedTrouble({ folder, thrown, isOpening: true })
  }
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  const { bavail, bsize } = await statfs(dirname(folder))
  if (bavail * bsize < leastRoomBytes) {
    const thrown = new Error(`no space left for a new one, which takes ${leastRoomBytes / 1024 / 1024} MB`)
    throw describeEmbeddedTrouble({ folder, thrown, isOpening: true })
  }
  try {
    await mkdir(draft)
    // PGlite makes its files world-readable.
    await chmod(draft, 0o700)
    const postgres = await startEmbeddedPostgres(draft)
    await postgres.stop()
    await rename(draft, folder)
  } catch (error) {
    // Half a database on a disk that may be full.
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}
