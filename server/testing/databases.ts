import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import { chooseDatabase } from '#server/store/choose-database.ts'
import type { Database } from '#server/store/database.ts'
import { createDatabaseOn, type PostgresServer, startPostgresServer } from './postgres-server.ts'

export interface DatabasePlace {
  DATA_DIR: string
  DATABASE_URL?: string
}

interface DatabaseKind {
  name: 'SQLite' | 'PostgreSQL'
  /** Resolves with a new empty database. */
  createPlace: () => Promise<DatabasePlace>
  /** The suite's own server, if any. */
  server: () => PostgresServer | null
}

export interface LoggedLine {
  level: 'info' | 'warn' | 'error'
  message: string
}

interface TestDatabases {
  /** Both, for suites that run on each. */
  kinds: readonly DatabaseKind[]
  embedded: DatabaseKind
  postgresql: DatabaseKind
  /** Returns a database as a server process opens it; `clear` closes it. */
  open: (place: DatabasePlace) => { database: Database; logged: LoggedLine[] }
  /** Resolves with such a database once it answers, however slow the machine. */
  openReady: (place: DatabasePlace) => Promise<Database>
  /** Resolves with a new empty folder. */
  createFolder: () => Promise<string>
  /** Closes every database. */
  close: () => Promise<void>
  /** Closes and removes everything. */
  clear: () => Promise<void>
}

/** Returns both kinds of database on what the run shares (share-databases.ts), or on a server of the suite's own. */
export function prepareTestDatabases({ ownServer = false } = {}): TestDatabases {
  let starting: Promise<PostgresServer> | null = null
  let started: PostgresServer | null = null
  let base: Promise<string> | null = null
  const opened: Database[] = []

  async function createFolder(): Promise<string> {
    base ??= mkdtemp(join(tmpdir(), 'guide-databases-'))
    return mkdtemp(join(await base, 'data-'))
  }

  function open(place: DatabasePlace): ReturnType<TestDatabases['open']> {
    const logged: LoggedLine[] = []
    const write = (level: LoggedLine['level']) => (_fields: object, message: string) =>
      void logged.push({ level, message })
    const database = chooseDatabase(place, { info: write('info'), warn: write('warn'), error: write('error') })
    opened.push(database)
    return { database, logged }
  }

  async function openReady(place: DatabasePlace): Promise<Database> {
    const { database } = open(place)
    for (let attempt = 1; ; attempt += 1) {
      try {
        await database.use(async () => undefined)
        return database
      } catch (error) {
        if (attempt === 20) throw error
        await wait(1000)
      }
    }
  }

  async function close(): Promise<void> {
    await Promise.all(opened.splice(0).map((database) => database.close()))
  }

  const embedded: DatabaseKind = {
    name: 'SQLite',
    createPlace: async () => ({ DATA_DIR: await createFolder() }),
    server: () => null,
  }
  const postgresql: DatabaseKind = {
    name: 'PostgreSQL',
    async createPlace() {
      const DATA_DIR = join(tmpdir(), 'never-made')
      if (!ownServer) return { DATA_DIR, DATABASE_URL: await createDatabaseOn(inject('postgresAddress')) }
      starting ??= startPostgresServer()
      started = await starting
      return { DATA_DIR, DATABASE_URL: await started.createDatabase() }
    },
    server: () => started,
  }

  return {
    kinds: [embedded, postgresql],
    embedded,
    postgresql,
    open,
    openReady,
    createFolder,
    close,
    async clear() {
      await close()
      await started?.remove()
      if (base) await rm(await base, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

interface DatabaseProcess {
  process: ChildProcess
  /** Resolves with the next line; null after the end. */
  nextLine: () => Promise<string | null>
  /** Resolves with all further lines once the process has ended. */
  remainingLines: () => Promise<string[]>
}

/** Starts database-process.ts on a place. `longestFile` limits its files, in blocks of 512 bytes. */
export function startDatabaseProcess(
  place: DatabasePlace,
  args: readonly string[],
  { longestFile }: { longestFile?: number } = {},
): DatabaseProcess {
  const script = join(import.meta.dirname, 'database-process.ts')
  const limit = longestFile === undefined ? '' : `ulimit -f ${longestFile}; `
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, script, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...place },
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  async function nextLine(): Promise<string | null> {
    const { value, done } = await lines.next()
    return done ? null : value
  }
  return {
    process: child,
    nextLine,
    async remainingLines() {
      const remaining: string[] = []
      for (let line = await nextLine(); line !== null; line = await nextLine()) remaining.push(line)
      return remaining
    },
  }
}

export async function killHard({ process: child }: DatabaseProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
