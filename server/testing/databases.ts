import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import { chooseDatabase } from '#server/db/choose-database.ts'
import type { Database } from '#server/db/database.ts'
import { createDatabaseOn, type PostgresServer, startPostgresServer } from './postgres-server.ts'

/** The settings by which a process finds a database. */
export interface DatabasePlace {
  DATA_DIR: string
  DATABASE_URL?: string
}

interface DatabaseKind {
  name: 'PGlite' | 'PostgreSQL'
  /** Promises a place with a database of its own that has no rows. */
  createPlace: () => Promise<DatabasePlace>
  /** The server behind the places, where it is the suite's own. */
  server: () => PostgresServer | null
}

export interface LoggedLine {
  level: 'info' | 'warn' | 'error'
  message: string
}

interface TestDatabases {
  /** Both, for a suite to run on each. */
  kinds: readonly DatabaseKind[]
  embedded: DatabaseKind
  postgresql: DatabaseKind
  /** Promises a database as a server process has it, to be closed by `clear`. */
  open: (place: DatabasePlace) => { database: Database; logged: LoggedLine[] }
  /** Promises such a database when it answers, however long a busy machine takes to open it. */
  openReady: (place: DatabasePlace) => Promise<Database>
  /** Promises a new folder that holds nothing. */
  createFolder: () => Promise<string>
  /** Promises that every database is closed. */
  close: () => Promise<void>
  /** Promises that nothing is left of any of them. */
  clear: () => Promise<void>
}

/**
 * Promises both kinds of database, from what the whole run shares (share-databases.ts). A suite that stops the server or kills
 * it asks for its own, which is started when the first place is asked for.
 */
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
    name: 'PGlite',
    async createPlace() {
      // Creating one takes seconds, copying one does not.
      const DATA_DIR = await createFolder()
      await cp(inject('databases').emptyFolder, DATA_DIR, { recursive: true })
      return { DATA_DIR }
    },
    server: () => null,
  }
  const postgresql: DatabaseKind = {
    name: 'PostgreSQL',
    async createPlace() {
      const DATA_DIR = join(tmpdir(), 'never-made')
      if (!ownServer) return { DATA_DIR, DATABASE_URL: await createDatabaseOn(inject('databases').serverAddress) }
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
  /** Promises the next line that the process says; null when it has ended. */
  nextLine: () => Promise<string | null>
  /** Promises every line that is still to come, once the process has ended. */
  remainingLines: () => Promise<string[]>
}

/** Promises a process of its own on a place (database-process.ts). Files of it end at `longestFile` blocks of 512 bytes. */
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

/** Promises that a process is gone, by `kill -9`. */
export async function killHard({ process: child }: DatabaseProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
