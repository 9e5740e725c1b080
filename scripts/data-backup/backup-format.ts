import type { PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { getTableName } from '#server/store/drizzle.ts'
import journal from '#server/store/migrations/meta/_journal.json' with { type: 'json' }
import * as schema from '#server/store/schema.ts'

// A backup is a gzipped text: a header line, one line per row, and the number of rows. Rows are JSON by the names of
// columns, so a backup of the embedded database fits a PostgreSQL server and vice versa.

export const firstLine = z.strictObject({
  backup: z.literal('lofoten-guide'),
  version: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The newest migration of the database, by its time in the journal. */
  migratedAt: z.number(),
})

export const rowLine = z.strictObject({ table: z.string(), row: z.record(z.string(), z.unknown()) })

export const lastLine = z.strictObject({ rows: z.number() })

/** All tables by their names. */
export const tables: ReadonlyMap<string, PgTable> = new Map(
  Object.values(schema).map((table) => [getTableName(table), table]),
)

/** The newest migration of this release, by its time in the journal: whatever is open has it. */
export const migratedAt = Math.max(...journal.entries.map(({ when }) => when))
