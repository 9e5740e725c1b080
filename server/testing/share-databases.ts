import type { TestProject } from 'vitest/node'
import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a running PostgreSQL, on which tests create databases. */
    postgresAddress: string
  }
}

/** Vitest global setup: shares a PostgreSQL server, which takes seconds to make. */
export default async function shareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer()
  project.provide('postgresAddress', server.address)
  return () => server.remove()
}
