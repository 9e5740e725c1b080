import * as z from 'zod'
import type { Statements } from '#server/db/database.ts'
import { getTableName, sql } from '#server/db/drizzle.ts'
import * as schema from '#server/db/schema.ts'

// A backup is a text of lines, packed with gzip: what it is, one line a row, and at last how many there were. Rows are as
// PostgreSQL itself writes them in JSON, so a backup of the embedded database can be restored into a PostgreSQL server and the
// other way round.

export const firstLine = z.strictObject({
  backup: z.literal('lofoten-guide'),
  version: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The newest migration of the database, by its time in the journal. */
  migratedAt: z.number(),
})

export const rowLine = z.strictObject({ table: z.string(), row: z.record(z.string(), z.unknown()) })

export const lastLine = z.strictObject({ rows: z.number() })

/** The tables of the guide, by their names in the database. */
export const tableNames: readonly string[] = Object.values(schema).map((table) => getTableName(table))

/** Promises which migration the database has come to, by its time in the journal. */
export async function readMigratedAt(statements: Statements): Promise<number> {
  const { rows } = await statements.execute<{ at: string }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.at ?? 0)
}
