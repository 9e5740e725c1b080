import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type DatabaseFault, DatabaseUnavailable } from '#server/database-unavailable.ts'
import { endsWithin, waitAtMost } from '#server/limits/wait-at-most.ts'
import { describeTrouble, faultOf } from './describe-trouble.ts'

export type Statements = NodePgDatabase

export interface Database {
  /** Resolves with the result of `work`, opening the database if needed. Throws `DatabaseUnavailable`. */
  use: <Result>(work: (statements: Statements) => Promise<Result>) => Promise<Result>
  /** As `use`, in one transaction. */
  transact: <Result>(work: (statements: Statements) => Promise<Result>) => Promise<Result>
  /** Resolves with whether the database answers; queried at most every few seconds. */
  isReachable: () => Promise<boolean>
  /** Returns what is wrong as far as anybody has noticed; null while nothing is, or nobody has needed the database. */
  findFault: () => DatabaseFault | null
  close: () => Promise<void>
}

/** A database that is open and has all tables. */
export interface OpenedDatabase extends Pick<Database, 'transact' | 'close'> {
  statements: Statements
}

interface DatabaseParts {
  open: () => Promise<OpenedDatabase>
  log: Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>
  clock?: () => number
  random?: () => number
}

const firstBackoffMs = 1000
const longestBackoffMs = 30_000
// While one attempt is under way, all other callers are refused at once.
const longestAttemptMs = 10_000
const reachabilityHoldsMs = 3000
// A full disk refuses what is written and nothing else, so that only the next refusal shows that it still is.
const refusalHoldsMs = 10_000
const longestWaitForOpeningMs = 10_000
// Less than the process's own time to stop.
const longestCloseMs = 5000
// Minimum time between two identical log lines.
const quietMs = 60_000

/**
 * Returns a database that is opened lazily and once. When it is gone, one caller retries after each backoff (1 s to
 * 30 s) and the others are refused at once, so a returning server meets no rush and no visitor waits for a dead one.
 */
export function createDatabase(parts: DatabaseParts): Database {
  const { open, log, clock = () => performance.now(), random = Math.random } = parts
  let opening: Promise<OpenedDatabase> | null = null
  let isClosed = false
  let failures = 0
  let lastFailure: { at: number; error: unknown } = { at: Number.NEGATIVE_INFINITY, error: null }
  let nextAttemptAt = 0
  let lastRefusal: { at: number; fault: DatabaseFault } | null = null
  let reachability: { until: number; answer: Promise<boolean> } | null = null
  const lastLogged = new Map<string, number>()

  async function attempt<Result>(work: (opened: OpenedDatabase) => Promise<Result>): Promise<Result> {
    if (isClosed) throw new DatabaseUnavailable('The database is closed.')
    if (clock() < nextAttemptAt) throw gone()
    if (failures > 0) nextAttemptAt = clock() + longestAttemptMs
    try {
      opening ??= startOpening()
      const result = await work(await waitForOpening(opening))
      recordResponse()
      return result
    } catch (thrown) {
      throw classify(thrown)
    }
  }

  function gone(): DatabaseUnavailable {
    return new DatabaseUnavailable('The database is gone.', {
      cause: lastFailure.error,
      fault: faultOf(lastFailure.error) ?? 'away',
    })
  }

  function startOpening(): Promise<OpenedDatabase> {
    const current = open().catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) throw error
      throw new DatabaseUnavailable('The database cannot be opened.', { cause: describeTrouble(error).error })
    })
    current.catch(() => {
      if (opening === current) opening = null
    })
    return current
  }

  /** Returns the error to throw, and starts the backoff when the database is gone. */
  function classify(thrown: unknown): unknown {
    if (isClosed) return new DatabaseUnavailable('The database is closed.', { cause: describeTrouble(thrown).error })
    if (thrown instanceof DatabaseUnavailable) {
      if (thrown !== stillOpening) recordFailure(thrown)
      return thrown
    }
    const { kind, error } = describeTrouble(thrown)
    if (kind === 'lost') {
      recordFailure(error)
      return new DatabaseUnavailable('The database cannot be reached.', {
        cause: error,
        fault: faultOf(error) ?? 'away',
      })
    }
    recordResponse()
    if (kind === 'ours') return error
    const fault = faultOf(error)
    if (fault) lastRefusal = { at: clock(), fault }
    logRarely(error, 'the database refuses')
    return new DatabaseUnavailable('The database refuses.', { cause: error, fault: fault ?? 'away' })
  }

  function recordResponse(): void {
    if (failures > 0) log.info({ failures }, 'the database is back')
    failures = 0
    nextAttemptAt = 0
  }

  function recordFailure(error: unknown): void {
    // Of requests that fail together only the first counts.
    if (failures > 0 && clock() - lastFailure.at < firstBackoffMs / 2) return
    lastFailure = { at: clock(), error }
    reachability = { until: clock() + reachabilityHoldsMs, answer: Promise.resolve(false) }
    failures += 1
    const backoff = Math.min(longestBackoffMs, firstBackoffMs * 2 ** Math.min(failures - 1, 16))
    nextAttemptAt = clock() + backoff * (0.75 + random() / 4)
    logRarely(error, 'the database cannot be reached')
  }

  function logRarely(error: unknown, message: string): void {
    if (clock() - (lastLogged.get(message) ?? Number.NEGATIVE_INFINITY) < quietMs) return
    lastLogged.set(message, clock())
    // The words of a `DatabaseUnavailable` say it themselves.
    const toDo = error instanceof DatabaseUnavailable ? undefined : remedies[faultOf(error) ?? 'away']
    log.error({ err: error, failures, toDo }, message)
  }

  return {
    use: (work) => attempt(({ statements }) => work(statements)),
    transact: (work) => attempt(({ transact }) => transact(work)),
    isReachable() {
      if (!reachability || clock() >= reachability.until) {
        const answer = attempt(({ statements }) => statements.execute('select 1')).then(
          () => true,
          () => false,
        )
        reachability = { until: clock() + reachabilityHoldsMs, answer }
      }
      return reachability.answer
    },
    findFault() {
      if (failures > 0) return faultOf(lastFailure.error) ?? 'away'
      return lastRefusal && clock() - lastRefusal.at < refusalHoldsMs ? lastRefusal.fault : null
    },
    async close() {
      isClosed = true
      const closing = opening?.then((opened) => opened.close()).catch(() => undefined)
      if (closing) await waitAtMost(closing, longestCloseMs)
    },
  }
}

const remedies: Partial<Record<DatabaseFault, string>> = {
  'no-space': 'Make room on the disk of the database; the guide then goes on by itself.',
  broken:
    'Files of the database are damaged, or their disk fails. Bring back the last backup with ' +
    '«npm run restore -- <file> --replace»; docs/deploy.md says more under «A broken embedded database».',
}

const stillOpening = new DatabaseUnavailable('The database is still being opened.')

/** Resolves when the database is open, however long that takes. Throws as `use` does. */
export async function waitUntilOpen(database: Pick<Database, 'use'>): Promise<void> {
  for (;;) {
    try {
      return await database.use(async () => undefined)
    } catch (error) {
      if (error !== stillOpening) throw error
    }
  }
}

async function waitForOpening<Opened>(opening: Promise<Opened>): Promise<Opened> {
  if (!(await endsWithin(opening, longestWaitForOpeningMs))) throw stillOpening
  return opening
}
