import { setTimeout as wait } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { DatabaseUnavailable, describeTrouble } from './database-unavailable.ts'
import { drizzle } from './drizzle.ts'
import type { OpenedDatabase } from './opened-database.ts'

/** What statements are made with. */
export type Statements = NodePgDatabase

export interface Database {
  /**
   * Promises what the work promises, with the open database; opens it where that has not happened yet. Each statement stands
   * for itself. Throws `DatabaseUnavailable` when the database cannot be used, and at once as long as it is known to be gone.
   */
  use: <Result>(work: (statements: Statements) => Promise<Result>) => Promise<Result>
  /** As `use`, with all statements in one transaction. */
  transact: <Result>(work: (statements: Statements) => Promise<Result>) => Promise<Result>
  /** Promises whether the database answers; asks it at most every few seconds. */
  isReachable: () => Promise<boolean>
  /** Promises that everything under way has ended and nothing is open any more. */
  close: () => Promise<void>
}

interface UsableDatabase extends OpenedDatabase {
  statements: Statements
}

interface DatabaseParts {
  open: () => Promise<OpenedDatabase>
  log: Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>
  /** Milliseconds from any beginning; never goes back. */
  clock?: () => number
  /** From 0 to 1, as `Math.random`. */
  random?: () => number
}

const firstBackoffMs = 1000
const longestBackoffMs = 30_000
// While one attempt is under way, everybody else is refused at once.
const longestAttemptMs = 10_000
const reachabilityHoldsMs = 3000
const longestWaitForOpeningMs = 10_000
// Less than the process gives itself to stop.
const longestCloseMs = 5000
// The same trouble again and again needs no line each time.
const quietMs = 60_000

/**
 * Promises a database that is opened when it is first needed, once for all who come meanwhile. When it is gone, one caller
 * after each wait (from a second up to half a minute) tries it again, and the others are refused at once: a server that comes
 * back meets no storm, and no visitor waits for one that does not.
 */
export function createDatabase(parts: DatabaseParts): Database {
  const { open, log, clock = () => performance.now(), random = Math.random } = parts
  let opening: Promise<UsableDatabase> | null = null
  let isClosed = false
  let failures = 0
  let lastFailure: { at: number; error: unknown } = { at: Number.NEGATIVE_INFINITY, error: null }
  let nextAttemptAt = 0
  let reachability: { until: number; answer: Promise<boolean> } | null = null
  const lastSaid = new Map<string, number>()

  async function attempt<Result>(work: (opened: UsableDatabase) => Promise<Result>): Promise<Result> {
    if (isClosed) throw new DatabaseUnavailable('The database is closed.')
    if (clock() < nextAttemptAt) throw new DatabaseUnavailable('The database is gone.', { cause: lastFailure.error })
    if (failures > 0) nextAttemptAt = clock() + longestAttemptMs
    try {
      opening ??= startOpening()
      const result = await work(await inTime(opening))
      noteAnswer()
      return result
    } catch (thrown) {
      throw judge(thrown)
    }
  }

  function startOpening(): Promise<UsableDatabase> {
    const mine = open().then(
      (opened) => ({ ...opened, statements: drizzle(opened.pool) }),
      (error) => {
        if (error instanceof DatabaseUnavailable) throw error
        throw new DatabaseUnavailable('The database cannot be opened.', { cause: describeTrouble(error).error })
      },
    )
    const forget = (): void => {
      if (opening === mine) opening = null
    }
    mine.then(({ ended }) => ended.then(forget), forget)
    return mine
  }

  /** Promises the error to throw, and keeps callers away from a database that is gone. */
  function judge(thrown: unknown): unknown {
    if (isClosed) return new DatabaseUnavailable('The database is closed.', { cause: describeTrouble(thrown).error })
    if (thrown instanceof DatabaseUnavailable) {
      if (thrown !== stillOpening) noteFailure(thrown)
      return thrown
    }
    const { kind, error } = describeTrouble(thrown)
    if (kind === 'lost') {
      noteFailure(error)
      return new DatabaseUnavailable('The database cannot be reached.', { cause: error })
    }
    noteAnswer()
    if (kind === 'ours') return error
    sayNowAndThen(error, 'the database refuses')
    return new DatabaseUnavailable('The database refuses.', { cause: error })
  }

  function noteAnswer(): void {
    if (failures > 0) log.info({ failures }, 'the database is back')
    failures = 0
    nextAttemptAt = 0
  }

  function noteFailure(error: unknown): void {
    // Of many that fail together the first counts.
    if (failures > 0 && clock() - lastFailure.at < firstBackoffMs / 2) return
    lastFailure = { at: clock(), error }
    reachability = { until: clock() + reachabilityHoldsMs, answer: Promise.resolve(false) }
    failures += 1
    const backoff = Math.min(longestBackoffMs, firstBackoffMs * 2 ** Math.min(failures - 1, 16))
    nextAttemptAt = clock() + backoff * (0.75 + random() / 4)
    sayNowAndThen(error, 'the database cannot be reached')
    opening?.then(({ giveUp }) => giveUp()).catch(() => undefined)
  }

  function sayNowAndThen(error: unknown, message: string): void {
    const said = lastSaid.get(message) ?? Number.NEGATIVE_INFINITY
    if (clock() - said < quietMs) return
    lastSaid.set(message, clock())
    log.error({ err: error, failures }, message)
  }

  return {
    use: (work) => attempt(({ statements }) => work(statements)),
    transact: (work) => attempt(({ pool }) => transactOn(pool, work)),
    isReachable() {
      if (!reachability || clock() >= reachability.until) {
        const answer = attempt(({ pool }) => pool.query('select 1')).then(
          () => true,
          () => false,
        )
        reachability = { until: clock() + reachabilityHoldsMs, answer }
      }
      return reachability.answer
    },
    async close() {
      isClosed = true
      const closing = opening?.then((opened) => opened.close()).catch(() => undefined)
      await Promise.race([closing, wait(longestCloseMs, undefined, { ref: false })])
    },
  }
}

const stillOpening = new DatabaseUnavailable('The database is still being opened.')

/** Promises that the database is open, however long that takes, for who has no visitor waiting. Throws as `use` does. */
export async function waitUntilOpen(database: Pick<Database, 'use'>): Promise<void> {
  for (;;) {
    try {
      return await database.use(async () => undefined)
    } catch (error) {
      if (error !== stillOpening) throw error
    }
  }
}

/** Drizzle's own way over a pool would keep a connection for ever on which `begin` fails. */
async function transactOn<Result>(pool: Pool, work: (statements: Statements) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    const result = await drizzle(client).transaction(work)
    client.release()
    return result
  } catch (error) {
    // Whatever state it is in, nobody else gets this connection.
    client.release(true)
    throw error
  }
}

/** Promises what is being opened, as long as that takes no longer than anybody should wait. */
async function inTime<Opened>(opening: Promise<Opened>): Promise<Opened> {
  const done = new AbortController()
  const tooLong = wait(longestWaitForOpeningMs, null, { signal: done.signal, ref: false }).catch(() => null)
  const first = await Promise.race([opening, tooLong]).finally(() => done.abort())
  if (first === null) throw stillOpening
  return first
}
