import { closeSync, mkdirSync, openSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import type { OpenedDatabase, Statements } from './database.ts'
import { faultOf } from './describe-trouble.ts'
import { drizzleOverCallback, getTableConfig } from './drizzle.ts'
import * as schema from './schema.ts'

// The embedded database is a file of SQLite, asked in PostgreSQL's dialect by the same statements as a server.

/** Returns the file of the embedded database in a data folder. */
export function embeddedFileIn(dataFolder: string): string {
  return join(dataFolder, 'guide.sqlite')
}

/** Resolves with the embedded database of a data folder, made where there is none. Throws `DatabaseUnavailable` with what to do. */
export async function openEmbeddedDatabase(dataFolder: string): Promise<OpenedDatabase> {
  const file = embeddedFileIn(dataFolder)
  try {
    mkdirSync(dataFolder, { recursive: true })
    // SQLite gives its other files the same mode.
    closeSync(openSync(file, 'a', 0o600))
    return openFile(file)
  } catch (error) {
    const fault = faultOf(error)
    if (fault === null) throw error
    throw new DatabaseUnavailable(describeTrouble(fault, file, (error as Error).message), { fault })
  }
}

function openFile(file: string): OpenedDatabase {
  const sqlite = new DatabaseSync(file)
  try {
    // The file belongs to this process until it ends, however it ends. Each commit reaches the disk before it is told.
    sqlite.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full')
    for (const [name, answer] of Object.entries(functions)) sqlite.function(name, answer)
    createTables(sqlite)
  } catch (error) {
    sqlite.close()
    throw error
  }

  function run(text: string, params: unknown[], method: 'all' | 'execute'): unknown {
    if (ofOtherSessions.test(text)) return { rows: [] }
    // Drizzle names a column without a value: SQLite numbers it where it is the key, and all others of ours are empty.
    const statement = sqlite.prepare(text.replaceAll(/\bdefault\b/g, 'null'))
    statement.setReturnArrays(method === 'all')
    const rows = statement.all(
      Object.fromEntries(params.map((value, index) => [`$${index + 1}`, value as SQLInputValue])),
    )
    return method === 'all' ? rows : { rows }
  }

  // One connection is one transaction: what comes meanwhile waits for its end.
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  const inside = asStatements(run)
  return {
    statements: asStatements((text, params, method) => inTurn(() => run(text, params, method))),
    transact: (work) =>
      inTurn(async () => {
        sqlite.exec('begin immediate')
        try {
          const result = await work(inside)
          sqlite.exec('commit')
          return result
        } finally {
          if (sqlite.isTransaction) sqlite.exec('rollback')
        }
      }),
    close: () => inTurn(() => sqlite.close()),
  }
}

/** What guards a transaction from other sessions, of which there are none here. */
const ofOtherSessions = /^(?:lock table|set transaction) /

/** Returns Drizzle over a function; as on a server, `execute` resolves with `{ rows }`. */
function asStatements(
  run: (...question: Parameters<Parameters<typeof drizzleOverCallback>[0]>) => unknown,
): Statements {
  const ask: Parameters<typeof drizzleOverCallback>[0] = async (...question) => ({
    rows: (await run(...question)) as never,
  })
  return drizzleOverCallback(ask) as unknown as Statements
}

/** The functions of PostgreSQL that our statements call. Moments are texts that sort by time: `2026-11-21T09:00:00.000Z`. */
const functions: Record<string, (...given: SQLInputValue[]) => SQLInputValue> = {
  clock_timestamp: () => new Date().toISOString(),
  // Of its fields only `epoch` is asked for: seconds since 1970.
  date_part: (_field, moment) => Date.parse(String(moment)) / 1000,
  to_timestamp: (seconds) => new Date(Math.round(Number(seconds) * 1000)).toISOString(),
  // Locks against other sessions.
  pg_advisory_xact_lock: (_number) => null,
  hashtextextended: (_text, _seed) => null,
}

/** Makes what the schema has and the file has not. As in PostgreSQL, what is no longer needed stays. */
function createTables(sqlite: DatabaseSync): void {
  sqlite.exec('begin immediate')
  for (const { name, columns, primaryKeys, uniqueConstraints, indexes } of Object.values(schema).map(getTableConfig)) {
    const list = (named: readonly object[]) => named.map((each) => `"${(each as { name: string }).name}"`).join(', ')
    const described = columns.map((column) => {
      const type = column.dataType === 'number' ? 'integer' : 'text'
      return `"${column.name}" ${type}${column.primary ? ' primary key' : ''}${column.notNull ? ' not null' : ''}`
    })
    const keys = [
      ...primaryKeys.map((key) => `primary key (${list(key.columns)})`),
      ...uniqueConstraints.map((key) => `unique (${list(key.columns)})`),
    ]
    sqlite.exec(`create table if not exists "${name}" (${[...described, ...keys].join(', ')})`)
    const there = new Set(
      sqlite
        .prepare(`pragma table_info("${name}")`)
        .all()
        .map((column) => column.name),
    )
    for (const [index, column] of columns.entries())
      if (!there.has(column.name)) sqlite.exec(`alter table "${name}" add column ${described[index]}`)
    for (const { config } of indexes)
      sqlite.exec(`create index if not exists "${config.name}" on "${name}" (${list(config.columns)})`)
  }
  sqlite.exec('commit')
}

interface SetAside {
  /** Where it lies now. */
  file: string
  /** Removes what came in its place, and puts it back. */
  putBack: () => Promise<void>
}

/** Moves the embedded database aside, so that the next opening makes a new one. */
export async function setEmbeddedDatabaseAside(dataFolder: string, now: number): Promise<SetAside> {
  const file = embeddedFileIn(dataFolder)
  const aside = `${file}.broken-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  // With its log, in which the newest rows are.
  async function move(from: string, to: string): Promise<void> {
    for (const ending of ['', '-wal']) {
      await rm(`${to}${ending}`, { recursive: true, force: true })
      await rename(`${from}${ending}`, `${to}${ending}`).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    }
  }
  await move(file, aside)
  return { file: aside, putBack: () => move(aside, file) }
}

function describeTrouble(fault: DatabaseUnavailable['fault'], file: string, reason: string): string {
  switch (fault) {
    case 'broken':
      return (
        `The embedded database ${file} is broken (${reason}). Stop the guide and bring back the last backup with ` +
        '«npm run restore -- <file> --replace», which sets the broken file aside; without a backup, move it away. ' +
        'docs/deploy.md says more under «A broken embedded database».'
      )
    case 'no-space':
      return (
        `There is no space left for the embedded database ${file} (${reason}). ` +
        'Make room on its disk; the guide then goes on by itself.'
      )
    case 'not-writable':
      return (
        `The guide may not write its embedded database ${file} (${reason}). ` +
        'Give its folder to the user that the guide runs as, or name another with DATA_DIR; the guide then goes on by itself.'
      )
    case 'in-use':
      return (
        `The embedded database ${file} is in use by another process. ` +
        'Stop that process, give this one its own DATA_DIR, or let both share a PostgreSQL with DATABASE_URL.'
      )
    default:
      return `The embedded database ${file} cannot be opened (${reason}). The next who needs it tries again.`
  }
}
