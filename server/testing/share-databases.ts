import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbeddedPostgres } from '#server/db/open-embedded-postgres.ts'
import { startPostgresServer } from './postgres-server.ts'

/** What all test files with databases share during a run. */
interface SharedDatabases {
  /** A folder with an embedded database without rows, to be copied. */
  emptyFolder: string
  /** The address of a server on which each may create databases, and which nobody stops. */
  serverAddress: string
}

declare module 'vitest' {
  interface ProvidedContext {
    databases: SharedDatabases
  }
}

/**
 * Promises that the test files of a run share what takes seconds to make: an empty embedded database and a PostgreSQL server.
 * Vitest runs it once before the first of them, and what it returns after the last.
 */
export default async function shareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const emptyFolder = await mkdtemp(join(tmpdir(), 'guide-empty-database-'))
  const [server] = await Promise.all([startPostgresServer(), createEmptyDatabase(emptyFolder)])
  project.provide('databases', { emptyFolder, serverAddress: server.address })
  return async () => {
    await server.remove()
    await rm(emptyFolder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function createEmptyDatabase(folder: string): Promise<void> {
  const opened = await openEmbeddedPostgres(folder)
  await opened.close()
}
