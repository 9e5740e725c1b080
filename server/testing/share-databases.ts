import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbeddedPostgres } from '#server/store/open-embedded-postgres.ts'
import { startPostgresServer } from './postgres-server.ts'

interface SharedDatabases {
  /** A folder with an empty embedded database, to be copied. */
  emptyFolder: string
  /** Address of a running server on which tests create databases. */
  serverAddress: string
}

declare module 'vitest' {
  interface ProvidedContext {
    databases: SharedDatabases
  }
}

/** Vitest global setup: shares an empty embedded database and a PostgreSQL server, which take seconds to make. */
export default async function shareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const emptyFolder = await mkdtemp(join(tmpdir(), 'guide-empty-database-'))
  const [server] = await Promise.all([startPostgresServer(), createEmptyDatabase(emptyFolder)])
  project.provide('databases', { emptyFolder, serverAddress: server.address })
  return async () => {
    await server.remove()
    await rm(emptyFolder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Creates it beside the draft of a process that was killed while it created one: that must stand in nobody's way. */
async function createEmptyDatabase(folder: string): Promise<void> {
  const left = join(folder, 'postgres.new')
  await mkdir(left)
  await writeFile(join(left, 'PG_VERSION'), 'half')
  const opened = await openEmbeddedPostgres(folder)
  await opened.close()
}
