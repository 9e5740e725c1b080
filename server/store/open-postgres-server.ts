import { join } from 'node:path'
import pg, { type ClientConfig, type Pool, type PoolConfig } from 'pg'
import type { OpenedDatabase, Statements } from './database.ts'
import { drizzle, migrate } from './drizzle.ts'

// Our statements take milliseconds.
const limits = {
  max: 10,
  connectionTimeoutMillis: 3000,
  idleTimeoutMillis: 60_000,
  statement_timeout: 5000,
  // For a server that has stopped responding.
  query_timeout: 6000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  application_name: 'lofoten-guide',
} satisfies PoolConfig

// Arbitrary, but unique within the database.
const lockNumber = 682_383_145_683

// Includes waiting for another process's migrations.
const longestMigrationMs = 60_000

/** Resolves with the migrated database at an address. Throws what the driver throws. */
export async function openPostgresServer(address: string): Promise<OpenedDatabase> {
  const { query_timeout: _, ...migrating } = limits
  await runMigrations({ ...migrating, connectionString: address })
  const pool = new pg.Pool({ ...limits, connectionString: address })
  // An idle connection broke; the next statement will show whether the server is gone.
  pool.on('error', () => undefined)
  return { statements: drizzle(pool), transact: (work) => transactOn(pool, work), close: () => pool.end() }
}

/** Applies all migrations in one transaction; concurrent processes wait for the first. */
async function runMigrations(config: ClientConfig): Promise<void> {
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
      // A pooler keeps the session, and with it the lock.
      await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined)
    }
    await client.query('reset statement_timeout')
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Runs a transaction. Drizzle's own version on a pool leaks the connection when `begin` fails. */
async function transactOn<Result>(pool: Pool, work: (statements: Statements) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    const result = await drizzle(client).transaction(work)
    client.release()
    return result
  } catch (error) {
    // Its state is unknown, so it does not go back to the pool.
    client.release(true)
    throw error
  }
}
