import { randomUUID } from 'node:crypto'
import type { UpstreamStore } from '#server/cache/upstream-store.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { endsWithin } from '#server/limits/wait-at-most.ts'
import type { Database, Statements } from './database.ts'
import { and, eq, fromNow, gt, inArray, isNull, lt, or, sql, thisMinute } from './drizzle.ts'
import { upstreamAnswers, upstreamBudgets } from './schema.ts'

interface UpstreamStoreParts {
  database: Database
  log: Record<'warn' | 'error', (fields: object, message: string) => void>
  steadyClock?: () => number
  /** How long a caller waits for the database. */
  patienceMs?: number
}

const minuteMs = 60_000
const sweepEveryMs = 60 * minuteMs
const recordsAreKeptMs = 48 * 60 * minuteMs
// Clocks differing by less than this count as right.
const likelyCorrectionMs = 10 * minuteMs
// Requests for ever new dates must not fill the disk; between two sweeps at most sixty minutes' budget is added.
const mostRecords = 1000
const budgetsAreKeptMs = 48 * 60 * minuteMs

/** Returns the store in the database, with the fallbacks of the interface when it is unreachable. */
export function createUpstreamStore(parts: UpstreamStoreParts): UpstreamStore {
  const { database, log, steadyClock = () => performance.now(), patienceMs = 2000 } = parts
  const holder = randomUUID()
  let impatientUntil = Number.NEGATIVE_INFINITY
  let nextWarningAt = Number.NEGATIVE_INFINITY
  let nextSweepAt = Number.NEGATIVE_INFINITY

  async function askFor<Result, Substitute>(
    action: string,
    substitute: Substitute,
    work: (statements: Statements) => Promise<Result>,
    whenLate?: (result: Result) => void,
  ): Promise<Result | Substitute> {
    // When the database is slow, visitors wait once and not at every step.
    return steadyClock() < impatientUntil ? substitute : tryTo(action, substitute, work, whenLate)
  }

  async function tryTo<Result, Substitute>(
    action: string,
    substitute: Substitute,
    work: (statements: Statements) => Promise<Result>,
    whenLate: (result: Result) => void = () => undefined,
  ): Promise<Result | Substitute> {
    const result = database.use(work).catch((error: unknown) => {
      // The database module logs that once.
      if (!(error instanceof DatabaseUnavailable)) log.error({ err: error, action }, 'an unexpected database error')
      return failed
    })
    if (await endsWithin(result, patienceMs)) {
      const outcome = await result
      return outcome === failed ? substitute : (outcome as Result)
    }
    impatientUntil = steadyClock() + patienceMs
    if (steadyClock() >= nextWarningAt) {
      nextWarningAt = steadyClock() + minuteMs
      log.warn({ action, patienceMs }, 'the database takes too long')
    }
    result.then((value) => {
      if (value !== failed) whenLate(value as Result)
    })
    return substitute
  }

  function releaseOwnLease(key: string) {
    return (statements: Statements) =>
      statements
        .update(upstreamAnswers)
        .set({ leaseUntil: null, leaseHolder: null })
        .where(and(eq(upstreamAnswers.key, key), eq(upstreamAnswers.leaseHolder, holder)))
  }

  async function sweep(statements: Statements): Promise<void> {
    if (steadyClock() < nextSweepAt) return
    nextSweepAt = steadyClock() + sweepEveryMs
    const isOver = or(isNull(upstreamAnswers.leaseUntil), lt(upstreamAnswers.leaseUntil, fromNow(0)))
    await statements
      .delete(upstreamAnswers)
      .where(
        and(or(lt(upstreamAnswers.expiresAt, fromNow(-recordsAreKeptMs)), isNull(upstreamAnswers.expiresAt)), isOver),
      )
    const tooMany = statements
      .select({ key: upstreamAnswers.key })
      .from(upstreamAnswers)
      .orderBy(sql`${upstreamAnswers.fetchedAt} desc nulls last`)
      // SQLite knows no offset without a limit.
      .limit(Number.MAX_SAFE_INTEGER)
      .offset(mostRecords)
    await statements.delete(upstreamAnswers).where(and(inArray(upstreamAnswers.key, tooMany), isOver))
    await statements.delete(upstreamBudgets).where(lt(upstreamBudgets.minute, fromNow(-budgetsAreKeptMs)))
  }

  return {
    read: (key) =>
      askFor('read', null, async (statements) => {
        const [row] = await statements.select().from(upstreamAnswers).where(eq(upstreamAnswers.key, key))
        if (!row?.fetchedAt || !row.expiresAt) return null
        const { body: value, version, fetchedAt, expiresAt } = row
        return { value, version, fetchedAt: fetchedAt.getTime(), expiresAt: expiresAt.getTime() }
      }),

    async write(key, { value: body, version, fetchedAt, expiresAt }) {
      const row = { body, version, fetchedAt: new Date(fetchedAt), expiresAt: new Date(expiresAt) }
      await tryTo('write', undefined, async (statements) => {
        await statements
          .insert(upstreamAnswers)
          .values({ key, ...row })
          .onConflictDoUpdate({
            target: upstreamAnswers.key,
            set: row,
            setWhere: or(
              isNull(upstreamAnswers.fetchedAt),
              sql`${upstreamAnswers.fetchedAt} <= excluded.fetched_at`,
              // Written by a clock ahead of ours, or before ours was set back.
              gt(upstreamAnswers.fetchedAt, fromNow(likelyCorrectionMs)),
            ),
          })
        await sweep(statements)
      })
    },

    acquireLease: (key, leaseMs) =>
      askFor(
        'acquire a lease',
        true,
        async (statements) => {
          const lease = { leaseUntil: fromNow(leaseMs), leaseHolder: holder }
          const won = await statements
            .insert(upstreamAnswers)
            .values({ key, ...lease })
            .onConflictDoUpdate({
              target: upstreamAnswers.key,
              set: lease,
              setWhere: or(
                isNull(upstreamAnswers.leaseUntil),
                lt(upstreamAnswers.leaseUntil, fromNow(0)),
                // No lease is that long: the clock was set back.
                gt(upstreamAnswers.leaseUntil, fromNow(leaseMs + likelyCorrectionMs)),
              ),
            })
            .returning({ key: upstreamAnswers.key })
          return won.length > 0
        },
        // The caller already went on without a lease.
        (won) => {
          if (won) void tryTo('release a lease', undefined, releaseOwnLease(key))
        },
      ),

    async releaseLease(key) {
      await tryTo('release a lease', undefined, releaseOwnLease(key))
    },

    async consumeBudget(upstream, limitPerMinute) {
      if (limitPerMinute < 1) return false
      return askFor('consume a budget', null, async (statements) => {
        const counted = await statements
          .insert(upstreamBudgets)
          .values({ upstream, minute: thisMinute, count: 1 })
          .onConflictDoUpdate({
            target: [upstreamBudgets.minute, upstreamBudgets.upstream],
            set: { count: sql`${upstreamBudgets.count} + 1` },
            setWhere: lt(upstreamBudgets.count, limitPerMinute),
          })
          .returning({ count: upstreamBudgets.count })
        return counted.length > 0
      })
    },
  }
}

const failed = Symbol('failed')
