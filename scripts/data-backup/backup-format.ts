import * as z from 'zod'
import type { Statements } from '#server/store/database.ts'
import { getTableName, sql } from '#server/store/drizzle.ts'
import * as schema from '#server/store/schema.ts'

// A backup is a gzipped text: a header line, one line per row, and the number of rows. Rows are JSON as written by PostgreSQL,
// so a backup of the embedded database fits a PostgreSQL server and vice versa.

export const firstLine = z.strictObject({
  backup: z.literal('lofoten-guide'),
  version: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The newest migration of the database, by its time in the journal. */
  migratedAt: z.number(),
})

export const rowLine = z.strictObject({ table: z.string(), row: z.record(z.string(), z.unknown()) })

export const lastLine = z.strictObject({ rows: z.number() })

export const tableNames: readonly string[] = Object.values(schema).map((table) => getTableName(table))

export async function readMigratedAt(statements: Statements): Promise<number> {
  const { rows } = await statements.execute<{ at: string }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.at ?? 0)
}
