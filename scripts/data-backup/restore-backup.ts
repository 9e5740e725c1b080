import { createGunzip } from 'node:zlib'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Statements } from '#server/store/database.ts'
import { getTableColumns, sql } from '#server/store/drizzle.ts'
import { firstLine, lastLine, migratedAt, rowLine, tables } from './backup-format.ts'

/** The backup cannot be restored and nothing has changed. The message is for the operator. */
export class CannotRestore extends Error {
  override name = 'CannotRestore'
}

const rowsAtATime = 500

/**
 * Replaces the database's rows by those of a backup, in one transaction; resolves with their number. A database with rows is
 * refused unless `replace` is set. Throws `CannotRestore` and `DatabaseUnavailable`.
 */
export async function restoreBackup(
  database: Database,
  source: NodeJS.ReadableStream,
  { replace }: { replace: boolean },
): Promise<number> {
  return database.transact(async (statements) => {
    for (const table of tables.keys()) await makeRoom(statements, table, replace)
    return restoreLines(statements, source)
  })
}

async function makeRoom(statements: Statements, table: string, replace: boolean): Promise<void> {
  const name = sql.identifier(table)
  // Blocks writes until the end of the transaction.
  await statements.execute(sql`lock table ${name} in exclusive mode`)
  if (replace) {
    await statements.execute(sql`delete from ${name}`)
    return
  }
  const { rows } = await statements.execute(sql`select 1 from ${name} limit 1`)
  if (rows.length > 0) {
    throw new CannotRestore(
      `The table ${table} is not empty. With --replace what the database has goes, and what the backup has comes.`,
    )
  }
}

async function restoreLines(statements: Statements, source: NodeJS.ReadableStream): Promise<number> {
  let count = 0
  let announced: number | null = null
  let isFirst = true
  let waiting: { table: string; rows: Row[] } = { table: '', rows: [] }

  async function flush(): Promise<void> {
    if (waiting.rows.length > 0) await insertRows(statements, waiting.table, waiting.rows)
    waiting = { table: '', rows: [] }
  }

  for await (const text of readLines(source)) {
    if (isFirst) {
      checkFirstLine(text)
      isFirst = false
      continue
    }
    if (announced !== null) throw new CannotRestore('The backup goes on after its last line.')
    const row = rowLine.safeParse(parse(text))
    if (!row.success) {
      const last = lastLine.safeParse(parse(text))
      if (!last.success) throw new CannotRestore(`Line ${count + 2} of the backup is neither a row nor the last line.`)
      announced = last.data.rows
      continue
    }
    const { table } = row.data
    if (!tables.has(table)) throw new CannotRestore(`The guide has no table ${table}.`)
    if (waiting.table !== table || waiting.rows.length >= rowsAtATime) await flush()
    waiting.table = table
    waiting.rows.push(row.data.row)
    count += 1
  }
  await flush()
  if (announced === null) throw new CannotRestore('The backup is not whole: its last line is missing.')
  if (announced !== count) throw new CannotRestore(`The backup should have ${announced} rows and has ${count}.`)
  return count
}

async function* readLines(source: NodeJS.ReadableStream): AsyncGenerator<string> {
  const unpacked = source.pipe(createGunzip())
  source.once('error', (error) => unpacked.destroy(error))
  const decoder = new TextDecoder()
  let begun = ''
  try {
    for await (const chunk of unpacked) {
      const lines = (begun + decoder.decode(chunk, { stream: true })).split('\n')
      begun = lines.pop() ?? ''
      yield* lines
    }
  } catch (cause) {
    throw new CannotRestore(`The backup cannot be read: ${(cause as Error).message}.`)
  }
  if (begun !== '') yield begun
}

function checkFirstLine(text: string): void {
  const first = firstLine.safeParse(parse(text))
  if (!first.success) throw new CannotRestore('This is no backup of the guide, or one of another version.')
  if (first.data.migratedAt > migratedAt) {
    throw new CannotRestore('The backup is from a newer release of the guide. Restore it with that one.')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Row = Record<string, unknown>

async function insertRows(statements: Statements, name: string, rows: readonly Row[]): Promise<void> {
  const table = tables.get(name) as PgTable
  // What the database numbers by itself gets new numbers; nothing refers to them.
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generatedIdentity)
  const read = (column: PgColumn, value: unknown) =>
    typeof value === 'string' && column.dataType === 'date' ? new Date(value) : value
  await statements
    .insert(table)
    .values(
      rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [key, read(column, row[column.name])]))),
    )
}
