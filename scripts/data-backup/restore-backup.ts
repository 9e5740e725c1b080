import { createGunzip } from 'node:zlib'
import type { Database, Statements } from '#server/store/database.ts'
import { sql } from '#server/store/drizzle.ts'
import { firstLine, lastLine, readMigratedAt, rowLine, tableNames } from './backup-format.ts'

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
    for (const table of tableNames) await makeRoom(statements, table, replace)
    const rows = await restoreLines(statements, source)
    await continueNumbers(statements)
    return rows
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
  let waiting: { table: string; rows: string[] } = { table: '', rows: [] }

  async function flush(): Promise<void> {
    if (waiting.rows.length > 0) await insertRows(statements, waiting.table, waiting.rows)
    waiting = { table: '', rows: [] }
  }

  for await (const text of readLines(source)) {
    if (isFirst) {
      await checkFirstLine(statements, text)
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
    if (!tableNames.includes(table)) throw new CannotRestore(`The guide has no table ${table}.`)
    if (waiting.table !== table || waiting.rows.length >= rowsAtATime) await flush()
    waiting.table = table
    // The original text, because JavaScript's numbers may lose precision.
    waiting.rows.push(text.slice(text.indexOf('"row":') + 6, -1))
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

async function checkFirstLine(statements: Statements, text: string): Promise<void> {
  const first = firstLine.safeParse(parse(text))
  if (!first.success) throw new CannotRestore('This is no backup of the guide, or one of another version.')
  if (first.data.migratedAt > (await readMigratedAt(statements))) {
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

async function insertRows(statements: Statements, table: string, rows: string[]): Promise<void> {
  const name = sql.identifier(table)
  await statements.execute(
    sql`insert into ${name} overriding system value
      select * from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`,
  )
}

/** Sets identity columns to continue after the highest restored number. */
async function continueNumbers(statements: Statements): Promise<void> {
  const { rows } = await statements.execute<{ table: string; column: string }>(
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { table, column } of rows.filter(({ table }) => tableNames.includes(table))) {
    await statements.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.identifier(column)}), 0) + 1, false)
        from ${sql.identifier(table)}`,
    )
  }
}
