import { join } from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { drizzle, migrate } from './drizzle.ts'

// Any number, as long as nothing else in the same database takes it.
const lockNumber = 682_383_145_683

// Waiting for another process's migrations included.
const longestMigrationMs = 60_000

/**
 * Promises that every migration has been applied. Several processes may do this at once: one works, the others wait. All
 * migrations are one transaction, so a process that dies half way leaves nothing behind.
 */
export async function runMigrations(config: ClientConfig): Promise<void> {
  const client = new pg.Client(config)
  // Trouble with the connection also ends the statement under way, which reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`set statement_timeout = ${longestMigrationMs}`)
    await client.query('set client_min_messages = warning')
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    try {
      await migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') })
    } finally {
      // Ending the session would do it too, but the embedded database has only one session.
      await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined)
    }
    await client.query('reset statement_timeout')
  } finally {
    await client.end().catch(() => undefined)
  }
}
