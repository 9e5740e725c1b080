import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { UpstreamStore } from '#server/cache/upstream-store.ts'
import type { Database, Statements } from './database.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { and, eq, inArray, isNull, lt, or, sql } from './drizzle.ts'
import { upstreamAnswers, upstreamBudgets } from './schema.ts'

interface UpstreamStoreParts {
  database: Database
  log: Record<'warn' | 'error', (fields: object, message: string) => void>
  /** Milliseconds from any beginning; never goes back. */
  steadyClock?: () => number
  /** How long a visitor waits for the database before it counts as gone. */
  patienceMs?: number
}

const minuteMs = 60_000
const sweepEveryMs = 60 * minuteMs
const recordsAreKept = '48 hours'
// What a clock may be wrong by without being taken for wrong.
const likelyCorrection = '10 minutes'
// Who asks for ever new dates must not fill the disk: an hour between two sweeps adds at most sixty minutes' budget to these.
const mostRecords = 1000
const budgetsAreKept = '48 hours'

// The database's own clock, so that processes with different clocks agree on a lease and on a minute.
const now = sql`clock_timestamp()`

/** Returns the store in the database, which says what the interface says when that cannot be reached. */
export function createUpstreamStore(parts: UpstreamStoreParts): UpstreamStore {
  const { database, log, steadyClock = () => performance.now(), patienceMs = 2000 } = parts
  const holder = randomUUID()
  let impatientUntil = Number.NEGATIVE_INFINITY
  let nextWarningAt = Number.NEGATIVE_INFINITY
  let nextSweepAt = Number.NEGATIVE_INFINITY

  /** Returns the result, or what stands for it when the database cannot be reached or takes too long. */
  async function askFor<Result, Substitute>(
    action: string,
    substitute: Substitute,
    work: (statements: Statements) => Promise<Result>,
    whenLate?: (result: Result) => void,
  ): Promise<Result | Substitute> {
    // Of a database that is late, visitors wait once and not at every step.
    return steadyClock() < impatientUntil ? substitute : tryTo(action, substitute, work, whenLate)
  }

  async function tryTo<Result, Substitute>(
    action: string,
    substitute: Substitute,
    work: (statements: Statements) => Promise<Result>,
    whenLate: (result: Result) => void = () => undefined,
  ): Promise<Result | Substitute> {
    const result = database.use(work).catch((error: unknown) => {
      // The database itself says that it is gone, once and not for every answer.
      if (!(error instanceof DatabaseUnavailable)) log.error({ err: error, action }, 'an unexpected database error')
      return failed
    })
    const inTime = new AbortController()
    const late = wait(patienceMs, tooLate, { signal: inTime.signal, ref: false }).catch(() => tooLate)
    const first = await Promise.race([result, late])
    inTime.abort()
    if (first === failed) return substitute
    if (first !== tooLate) return first as Result
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

  function giveBack(key: string) {
    return (statements: Statements) =>
      statements
        .update(upstreamAnswers)
        .set({ leaseUntil: null, leaseHolder: null })
        .where(and(eq(upstreamAnswers.key, key), eq(upstreamAnswers.leaseHolder, holder)))
  }

  async function sweep(statements: Statements): Promise<void> {
    if (steadyClock() < nextSweepAt) return
    nextSweepAt = steadyClock() + sweepEveryMs
    const isOver = or(isNull(upstreamAnswers.leaseUntil), lt(upstreamAnswers.leaseUntil, now))
    await statements
      .delete(upstreamAnswers)
      .where(
        and(
          or(
            lt(upstreamAnswers.expiresAt, sql`${now} - ${recordsAreKept}::interval`),
            isNull(upstreamAnswers.expiresAt),
          ),
          isOver,
        ),
      )
    const tooMany = statements
      .select({ key: upstreamAnswers.key })
      .from(upstreamAnswers)
      .orderBy(sql`${upstreamAnswers.fetchedAt} desc nulls last`)
      .offset(mostRecords)
    await statements.delete(upstreamAnswers).where(and(inArray(upstreamAnswers.key, tooMany), isOver))
    await statements
      .delete(upstreamBudgets)
      .where(lt(upstreamBudgets.minute, sql`${now} - ${budgetsAreKept}::interval`))
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
              // Written by a clock that was ahead, or before this one was set back.
              sql`${upstreamAnswers.fetchedAt} > ${now} + ${likelyCorrection}::interval`,
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
          const lease = { leaseUntil: sql`${now} + ${leaseMs} * interval '1 millisecond'`, leaseHolder: holder }
          const won = await statements
            .insert(upstreamAnswers)
            .values({ key, ...lease })
            .onConflictDoUpdate({
              target: upstreamAnswers.key,
              set: lease,
              setWhere: or(
                isNull(upstreamAnswers.leaseUntil),
                lt(upstreamAnswers.leaseUntil, now),
                // Nobody takes one for so long: the clock has been set back since.
                sql`${upstreamAnswers.leaseUntil} > ${now} + ${leaseMs} * interval '1 millisecond' + ${likelyCorrection}::interval`,
              ),
            })
            .returning({ key: upstreamAnswers.key })
          return won.length > 0
        },
        // The caller has been told to stand alone, so the lease serves nobody.
        (won) => {
          if (won) void tryTo('release a lease', undefined, giveBack(key))
        },
      ),

    async releaseLease(key) {
      await tryTo('release a lease', undefined, giveBack(key))
    },

    async consumeBudget(upstream, limitPerMinute) {
      if (limitPerMinute < 1) return false
      return askFor('consume a budget', null, async (statements) => {
        const counted = await statements
          .insert(upstreamBudgets)
          .values({ upstream, minute: sql`date_trunc('minute', ${now})`, count: 1 })
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
const tooLate = Symbol('too late')
