import type * as z from 'zod'
import type { PartState } from '#contract/today-part.ts'
import {
  type CacheHit,
  type CacheMiss,
  type CacheParts,
  createRefreshingCache,
  type RefreshPolicy,
} from '#server/cache/refreshing-cache.ts'
import { UpstreamFailure, type UpstreamSource } from '#server/cache/upstream.ts'
import { isFromTheFuture } from '#server/cache/watch-clock.ts'
import { waitAtMost } from '#server/limits/wait-at-most.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** How old what a service tells may be, whatever headers it comes with; all times in ms. */
export interface ContentRule<Value> {
  /** When it was made, or what is newest in it is about, in ms since 1970; null: it does not say. */
  of: (value: Value) => number | null
  /** Age from which it is shown as old, and from which it is refused and not shown any more. */
  staleAfterMs: number
  dropAfterMs: number
}

/** How a part is kept; all times in ms. */
export interface PartPolicy<Value> {
  /** The longest ages of the content, all of which count; none only with the reason why it does not age. */
  content: readonly ContentRule<Value>[]
  /** Age from which it is shown as old, since the service was asked; Infinity: never. */
  staleAfterMs: number
  /** Age from which it is not shown any more. */
  dropAfterMs: number
  /** How long nobody asks at least after a failure; never shorter than the service lets us ask. */
  shortestBackoffMs: number
}

/** What everybody says of a part, whatever its state. */
export interface PartSource {
  /** As the service's terms word it. */
  credit: string
  /** Where a visitor finds the same from the service itself. */
  link: string
}

export interface PartAnswer<Data> extends PartSource {
  state: PartState
  upstreamTime: string | null
  fetchedAt: string | null
  nextAt: string | null
  dropAt: string | null
  /** As in the contract. */
  unreadable?: number
  data: Data | null
}

/** A part of an answer, in memory. */
export interface LivePart<Data> {
  /** Asks for what is due, and resolves once there is an answer or nobody should wait any longer. Never throws. */
  refresh: () => Promise<void>
  /** Returns the part as it is now, without any I/O. */
  describe: () => PartAnswer<Data>
  /** What `describe` is made from besides the clock: while these are the same, only time can change it. */
  listHeld: () => readonly unknown[]
}

/** A part whose questions can also be asked and told for themselves. */
export interface KeyedPart<Data, Key extends string> extends LivePart<Data> {
  refresh: (keys?: readonly Key[]) => Promise<void>
  describe: (keys?: readonly Key[]) => PartAnswer<Data>
}

/** Instead of data: the service says nothing at this time of the year. */
export const outOfSeason = Symbol('outOfSeason')

interface PartDefinition<Key extends string, Question, Value, Data> extends PartSource {
  /** In the store, beside the address of the service; no other part has it. */
  name: string
  /** Null: switched off. */
  source: UpstreamSource<Question, Value> | null
  /** What is asked for at this time, each for itself. */
  listKeys: (now: number) => readonly Key[]
  ask: (key: Key) => Question
  /** Of stored answers, perhaps written by another release. */
  schema: z.ZodType<Value>
  policy: PartPolicy<Value>
  /** When the service made an answer, in ms since 1970; null: it does not say. */
  dateValue?: (value: Value) => number | null
  /** Of official messages: how many could not be read. */
  countUnreadable?: (value: Value) => number
  /**
   * Turns what is held, at least one answer, into the contract's words; `outOfSeason` where the service says so, null where nothing
   * in it is about now.
   */
  describe: (values: ReadonlyMap<Key, Value>, now: number) => Data | typeof outOfSeason | null
  /** Beside the usual policy of the cache. */
  cachePolicy?: Partial<RefreshPolicy>
}

/** How long visitors wait for an answer under way, counted from the first of them. */
export const patienceMs = secondMs

const usualCachePolicy = {
  longestRefreshDelayMs: 10 * secondMs,
  patienceMs,
  longestBackoffMs: 30 * minuteMs,
  // Without a key that fits there is nothing to ask; the operator reads the log.
  refusedBackoffMs: 6 * hourMs,
  wrongQuestionBackoffMs: 6 * hourMs,
  longestRetryAfterMs: 24 * hourMs,
}

const mostKeys = 64

/** Returns a part whose service the owner switched off, or for which there is no key. */
export function createOffPart<Data>({ credit, link }: PartSource): LivePart<Data> {
  const answer = {
    state: 'off',
    upstreamTime: null,
    fetchedAt: null,
    nextAt: null,
    dropAt: null,
    credit,
    link,
  } as const
  return { refresh: async () => undefined, describe: () => ({ ...answer, data: null }), listHeld: () => [] }
}

/** Returns a part that is asked for on demand, at most as often as its service allows, whatever number of visitors there are. */
export function createLivePart<Key extends string, Question, Value, Data>(
  definition: PartDefinition<Key, Question, Value, Data>,
  parts: CacheParts,
): KeyedPart<Data, Key> {
  const { source, policy, credit, link, dateValue = () => null, countUnreadable } = definition
  if (source === null) return createOffPart(definition)
  const { clock } = parts
  const newestMade = new Map<Key, number>()
  const results = new Map<Key, CacheHit<Value> | CacheMiss>()
  const waitTogether = createSharedWait<Key>(patienceMs)
  const cache = createRefreshingCache<Key, Value>(
    {
      name: source.name,
      policy: {
        ...usualCachePolicy,
        shelfLifeMs: policy.dropAfterMs,
        // Half of it is left to chance.
        firstBackoffMs: 2 * policy.shortestBackoffMs,
        mostKeys,
        ...definition.cachePolicy,
      },
      longestAnswerMs: source.longestAnswerMs,
      nameKey: (key) => `${definition.name} ${source.name} ${key}`,
      fetch: async (key, version) => {
        const answer = await source.ask(definition.ask(key), version)
        if (answer.kind === 'new') {
          refuseStrangeDate(key, dateValue(answer.value))
          const { state } = judgeContent(answer.value, policy.content, clock())
          if (state === 'dropped') throw new UpstreamFailure('wrong-answer', 'old content in a new answer')
        }
        return answer
      },
      parse: (stored) => {
        const { success, data } = definition.schema.safeParse(stored)
        return success ? data : null
      },
    },
    parts,
  )

  /** An answer older than the last, or from the future, says nothing about now. */
  function refuseStrangeDate(key: Key, madeAt: number | null): void {
    if (madeAt === null) return
    if (isFromTheFuture(madeAt, clock())) throw new UpstreamFailure('wrong-answer', 'an answer from the future')
    const newest = newestMade.get(key) ?? Number.NEGATIVE_INFINITY
    if (madeAt < newest) throw new UpstreamFailure('wrong-answer', 'an answer older than the last')
    newestMade.set(key, madeAt)
  }

  async function refreshKey(key: Key): Promise<void> {
    const result = await cache.get(key)
    results.set(key, result)
    const madeAt = 'record' in result ? dateValue(result.record.value) : null
    // What another process fetched counts too.
    if (madeAt !== null) newestMade.set(key, Math.max(madeAt, newestMade.get(key) ?? madeAt))
  }

  /** The records that may still be shown, by key. */
  function listShown(keys: readonly Key[], now: number) {
    const shown = new Map<Key, CacheHit<Value>['record']>()
    for (const key of keys) {
      const result = results.get(key)
      if (!result || !('record' in result)) continue
      const isDropped = judgeContent(result.record.value, policy.content, now).state === 'dropped'
      if (!isDropped && now - result.record.fetchedAt <= policy.dropAfterMs) shown.set(key, result.record)
    }
    return shown
  }

  return {
    async refresh(some) {
      const all = definition.listKeys(clock())
      for (const key of results.keys()) if (!all.includes(key)) results.delete(key)
      await Promise.all((some ?? all).map((key) => waitTogether(key, () => refreshKey(key))))
    },
    listHeld: () => [...results.values()].map((result) => ('record' in result ? result.record : null)),
    describe(some) {
      const now = clock()
      const keys = some ?? definition.listKeys(now)
      const shown = listShown(keys, now)
      const isWaiting = keys.some((key) => !results.has(key))
      const base = { upstreamTime: null, fetchedAt: null, dropAt: null, credit, link, data: null }
      const values = new Map([...shown].map(([key, { value }]) => [key, value]))
      const data = shown.size === 0 ? null : definition.describe(values, now)
      if (data === null) {
        if (isWaiting) return { ...base, state: 'waiting', nextAt: toIso(now + secondMs) }
        const held = keys.flatMap((key) => results.get(key) ?? [])
        return { ...base, state: 'failed', nextAt: nextAttemptOf(held, now) }
      }
      const records = [...shown.values()]
      const fetchedAt = Math.min(...records.map((record) => record.fetchedAt))
      const judged = records.map(({ value }) => judgeContent(value, policy.content, now))
      // Where the content is old, its own age is what counts.
      const made = [
        ...records.map(({ value }) => dateValue(value)),
        ...judged.map(({ state, madeAt }) => (state === 'stale' ? madeAt : null)),
      ].filter((each) => each !== null)
      const expiresAt = Math.max(now, Math.min(...records.map((record) => record.expiresAt)))
      const times = {
        upstreamTime: made.length > 0 ? toIso(Math.min(...made)) : null,
        fetchedAt: toIso(fetchedAt),
        nextAt: toIso(isWaiting ? now + secondMs : expiresAt),
      }
      if (data === outOfSeason) return { ...base, ...times, state: 'outOfSeason' }
      const isFresh =
        shown.size === keys.length &&
        now - fetchedAt <= policy.staleAfterMs &&
        judged.every(({ state }) => state === 'fresh')
      const unreadable = countUnreadable && sum(records.map(({ value }) => countUnreadable(value)))
      const dropAt = Math.min(fetchedAt + policy.dropAfterMs, ...judged.map((each) => each.dropAt))
      return {
        ...base,
        ...times,
        state: isWaiting ? 'waiting' : isFresh ? 'fresh' : 'stale',
        dropAt: Number.isFinite(dropAt) ? toIso(dropAt) : null,
        ...(unreadable ? { unreadable } : {}),
        data,
      }
    },
  }
}

interface JudgedContent {
  state: 'fresh' | 'stale' | 'dropped'
  /** The oldest of the dates that made it old; null while it is not. */
  madeAt: number | null
  /** Infinity: never. */
  dropAt: number
}

/** Returns how a value's content stands by all rules together; times in ms since 1970. */
export function judgeContent<Value>(value: Value, rules: readonly ContentRule<Value>[], now: number): JudgedContent {
  let state: JudgedContent['state'] = 'fresh'
  let madeAt: number | null = null
  let dropAt = Number.POSITIVE_INFINITY
  for (const rule of rules) {
    const date = rule.of(value)
    if (date === null) continue
    dropAt = Math.min(dropAt, date + rule.dropAfterMs)
    if (now - date <= rule.staleAfterMs) continue
    madeAt = Math.min(date, madeAt ?? date)
    if (now - date > rule.dropAfterMs) state = 'dropped'
    else if (state === 'fresh') state = 'stale'
  }
  return { state, madeAt, dropAt }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, each) => total + each, 0)
}

function nextAttemptOf(results: (CacheHit<unknown> | CacheMiss)[], now: number): string | null {
  const waits = results.flatMap((result) => ('record' in result ? [] : [result.retryAfterSeconds]))
  return waits.length > 0 ? toIso(now + Math.min(...waits) * secondMs) : null
}

/** Returns ms since 1970 as the contract writes moments. */
export function toIso(time: number): string {
  return new Date(time).toISOString()
}

/** Returns a time that may be unknown as the contract writes moments. */
export function toIsoOrNull(time: number | null): string | null {
  return time === null ? null : toIso(time)
}

/**
 * Returns one part of two that are asked for separately. `merge` gets null for what cannot be shown, and returns null where the rest
 * says too little by itself.
 */
export function combineParts<One, Other, Data>(
  one: LivePart<One>,
  other: LivePart<Other>,
  merge: (one: One | null, other: Other | null) => Data | null,
): LivePart<Data> {
  return {
    refresh: async () => void (await Promise.all([one.refresh(), other.refresh()])),
    listHeld: () => [...one.listHeld(), ...other.listHeld()],
    describe() {
      const parts = [one.describe(), other.describe()] as const
      const [first, second] = parts
      const shown = parts.filter(({ data }) => data !== null)
      const data = shown.length === 0 ? null : merge(first.data, second.data)
      const waiting = parts.find(({ state }) => state === 'waiting')
      const failed = parts.find(({ state }) => state === 'failed')
      if (data === null) return { ...(waiting ?? failed ?? first), data }
      const unreadable = sum(parts.map((part) => part.unreadable ?? 0))
      return {
        ...first,
        // What lacks a half is not whole, whatever the other half says.
        state: waiting ? 'waiting' : parts.every(({ state }) => state === 'fresh') ? 'fresh' : 'stale',
        upstreamTime: earliest(shown.map((part) => part.upstreamTime)),
        fetchedAt: earliest(shown.map((part) => part.fetchedAt)),
        nextAt: earliest(parts.map((part) => part.nextAt)),
        dropAt: earliest(shown.map((part) => part.dropAt)),
        ...(unreadable > 0 ? { unreadable } : {}),
        data,
      }
    },
  }
}

/** ISO times of one form sort as text. */
function earliest(times: readonly (string | null)[]): string | null {
  return times.filter((time) => time !== null).toSorted()[0] ?? null
}

/**
 * Returns a function that starts work of which there is one at a time per key, and waits for it at most `longestMs` counted from
 * its start: whoever comes later to a service that hangs does not wait again.
 */
export function createSharedWait<Key>(longestMs: number): (key: Key, start: () => Promise<unknown>) => Promise<void> {
  const waiting = new Map<Key, Promise<void>>()
  return (key, start) => {
    const known = waiting.get(key)
    if (known) return known
    const work = start().finally(() => waiting.delete(key))
    const patient = waitAtMost(work, longestMs)
    waiting.set(key, patient)
    return patient
  }
}
