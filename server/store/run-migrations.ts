import { join } from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { drizzle, migrate } from './drizzle.ts'

// Arbitrary, but unique within the database.
const lockNumber = 682_383_145_683

// Includes waiting for another process's migrations.
const longestMigrationMs = 60_000

/** Applies all migrations in one transaction; concurrent processes wait for the first. */
export async function runMigrations(config: ClientConfig): Promise<void> {
  const client = new pg.Client(config)
  // Connection errors also end the running statement, which reports them.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`set statement_timeout = ${longestMigrationMs}`)
    await client.query('set client_min_messages = warning')
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    try {
      await migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') })
    } finally {
      // The embedded database has only one session, so ending it would not release the lock.
      await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined)
    }
    await client.query('reset statement_timeout')
  } finally {
    await client.end().catch(() => undefined)
  }
}
