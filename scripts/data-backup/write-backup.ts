import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { PgTable } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import type { Database, Statements } from '#server/store/database.ts'
import { getTableConfig, sql } from '#server/store/drizzle.ts'
import { type firstLine, type lastLine, migratedAt, type rowLine, tables } from './backup-format.ts'

/** The backup cannot be written. The message is for the operator. */
export class CannotBackUp extends Error {
  override name = 'CannotBackUp'
}

const rowsAtATime = 2000

/**
 * Writes a consistent snapshot of the database to a stream; resolves with the number of rows. Writers are not blocked. Throws
 * `CannotBackUp` and `DatabaseUnavailable`; the output then has no last line.
 */
export async function writeBackup(database: Database, target: NodeJS.WritableStream, now: number): Promise<number> {
  let rows = 0
  let trouble: Error | null = null
  target.once('error', (error: Error) => {
    trouble = error
  })
  await database.transact(async (statements) => {
    await statements.execute(sql`set transaction isolation level repeatable read, read only`)
    async function* writeLines(): AsyncGenerator<string> {
      const takenAt = new Date(now).toISOString()
      yield line({ backup: 'lofoten-guide', version: 1, takenAt, migratedAt } satisfies z.input<typeof firstLine>)
      for (const [name, table] of tables) {
        for await (const row of readRows(statements, table)) {
          rows += 1
          yield line({ table: name, row } satisfies z.input<typeof rowLine>)
        }
      }
      yield line({ rows } satisfies z.input<typeof lastLine>)
    }
    await pipeline(writeLines, createGzip({ level: 9 }), target).catch((error: unknown) => {
      // An error of the target, such as a full disk, is not the database's.
      throw trouble ? new CannotBackUp('The backup cannot be written.', { cause: trouble }) : error
    })
  })
  return rows
}

async function* readRows(statements: Statements, table: PgTable): AsyncGenerator<Record<string, unknown>> {
  const columns = getTableConfig(table).columns
  const selected = Object.fromEntries(columns.map((column) => [column.name, column]))
  for (let read = 0; ; read += rowsAtATime) {
    // The key is in the first columns.
    const rows = await statements
      .select(selected)
      .from(table)
      .orderBy(...columns)
      .limit(rowsAtATime)
      .offset(read)
    yield* rows
    if (rows.length < rowsAtATime) break
  }
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`
}
