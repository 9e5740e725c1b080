import pg, { type PoolConfig } from 'pg'
import type { OpenedDatabase } from './opened-database.ts'
import { runMigrations } from './run-migrations.ts'

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

/** Resolves with the migrated database at an address. Throws what the driver throws. */
export async function openPostgresServer(address: string): Promise<OpenedDatabase> {
  const { query_timeout: _, ...migrating } = limits
  await runMigrations({ ...migrating, connectionString: address })
  const pool = new pg.Pool({ ...limits, connectionString: address })
  // An idle connection broke; the next statement will show whether the server is gone.
  pool.on('error', () => undefined)
  return { pool, ended: new Promise(() => undefined), giveUp: () => undefined, close: () => pool.end() }
}
