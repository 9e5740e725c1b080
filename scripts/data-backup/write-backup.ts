import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type * as z from 'zod'
import type { Database, Statements } from '#server/store/database.ts'
import { sql } from '#server/store/drizzle.ts'
import { type firstLine, type lastLine, readMigratedAt, tableNames } from './backup-format.ts'

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
      const migratedAt = await readMigratedAt(statements)
      yield line({ backup: 'lofoten-guide', version: 1, takenAt, migratedAt } satisfies z.input<typeof firstLine>)
      for (const table of tableNames) {
        for await (const row of readRows(statements, table)) {
          rows += 1
          // As PostgreSQL wrote it, so that no number loses a digit.
          yield `{"table":${JSON.stringify(table)},"row":${row}}\n`
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

async function* readRows(statements: Statements, table: string): AsyncGenerator<string> {
  await statements.execute(
    sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
  )
  for (;;) {
    const { rows } = await statements.execute<{ row: string }>(
      sql`fetch forward ${sql.raw(String(rowsAtATime))} from backup_rows`,
    )
    for (const { row } of rows) yield row
    if (rows.length < rowsAtATime) break
  }
  await statements.execute(sql`close backup_rows`)
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`
}
