import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { endsWithin, waitAtMost } from '#server/limits/wait-at-most.ts'
import { createMinuteBudget } from './minute-budget.ts'
import { type BackoffPolicy, createRequestGate } from './request-gate.ts'
import { type UpstreamAnswer, UpstreamFailure } from './upstream.ts'
import { type CacheRecord, noStore, type UpstreamStore } from './upstream-store.ts'
import { isFromTheFuture, watchClock } from './watch-clock.ts'

/** When an upstream is asked, and what is shown meanwhile; all times in milliseconds. */
export interface RefreshPolicy extends BackoffPolicy {
  /** After an expiry the upstream is asked a random part of this later, so that clients do not come back all at once. */
  longestRefreshDelayMs: number
  /** An expired value may be shown until it was fetched this long ago. */
  shelfLifeMs: number
  /** A visitor who can be shown an expired value waits this long for a newer one. */
  patienceMs: number
  /** Of more keys than this, those not asked for longest are forgotten. */
  mostKeys: number
  /** A visitor who can be shown nothing waits this long for the store before the upstream is asked. */
  graceMs?: number
  /** How often the store is asked for the answer of the process that has the lease. */
  pollMs?: number
  /** Longer than asking takes, store included, so that the lease does not end while its holder still waits. */
  leaseMs?: number
}

export interface CacheHit<Value> {
  /** The same object until something about it changes. */
  record: CacheRecord<Value>
  /** Expired, and there is no newer one. */
  isStale: boolean
}

export interface CacheMiss {
  /** `busy`: the upstream may not be asked more in this minute; `unavailable`: it gave no answer. */
  reason: 'busy' | 'unavailable'
  /** When it may be worth asking us again. */
  retryAfterSeconds: number
}

export interface RefreshingCache<Key, Value> {
  /** Returns what can be shown without asking anybody. */
  find: (key: Key) => CacheHit<Value> | undefined
  /** Returns the newest value there is within the patience of a visitor, or why there is none. Never throws. */
  get: (key: Key) => Promise<CacheHit<Value> | CacheMiss>
}

export interface CacheParts {
  /** Shared with other processes and with the next start; without it this process stands alone. */
  store?: UpstreamStore | undefined
  /** Milliseconds since 1970. */
  clock: () => number
  /** Milliseconds from any beginning; never goes back. */
  steadyClock?: () => number
  /** From 0 to 1, as `Math.random`. */
  random: () => number
  log: Record<'warn' | 'error', (fields: object, message: string) => void>
}

interface Upstream<Key, Value> {
  /** Names it in the log. */
  name: string
  policy: RefreshPolicy
  /** Longer than any answer takes, in ms, whether it comes or fails. */
  longestAnswerMs: number
  /** Under which name a key is held and stored; names the source as well, whose word is never shown as that of another. */
  nameKey: (key: Key) => string
  /** Asks for a key, with the version that is held. Throws `UpstreamFailure`. */
  fetch: (key: Key, version: string | null) => Promise<UpstreamAnswer<Value>>
  /** How many requests a minute may have, over all keys and processes, for this one still to be asked for; null: any number. */
  findBudget?: (key: Key) => number | null
  /** Reads what is in the store, perhaps as another release wrote it; null where that is no value. */
  parse: (stored: unknown) => Value | null
  /** Whether an expired value still says something. */
  isShowable?: (value: Value, now: number) => boolean
  /**
   * When a value was made by its own word, for one that was stored by a clock ahead of ours; null where it does not say. Without
   * this such values are not shown: nobody knows how old they are.
   */
  dateValue?: (value: Value) => number | null
}

interface Entry<Key, Value> {
  key: Key
  name: string
  record: CacheRecord<Value> | null
  /** The expiry plus a random delay: not before this is the upstream asked again. */
  refreshAt: number
  failures: number
  nextAttemptAt: number
  isOverBudget: boolean
  /** Not before this is the store read while the upstream may not be asked. */
  nextLookAt: number
  refresh: Refresh | null
}

interface Refresh {
  /** Resolve when a value has come that is fresh, or that can be shown at least. */
  fresh: PromiseWithResolvers<void>
  showable: PromiseWithResolvers<void>
  /** When nobody who can be shown something waits any longer, and when nobody does. */
  orPatienceOver: Promise<void>
  orShowable: Promise<void>
}

// Longer than a store takes that is open, shorter than a visitor notices.
const usualGraceMs = 150
const usualPollMs = 250
// What the holder of a lease needs besides the answer: two questions to a store that is slow.
const leaseMarginMs = 5000
const slowOtherBackoffMs = 5000
// Another process may have had more luck with the upstream, or the store may have been opening.
const lookAgainMs = { nothingHeld: 2000, staleHeld: 10_000 }
const refusedRetryAfterSeconds = 3600

/**
 * Returns a cache that asks an upstream at most once per key and expiry, for any number of visitors and processes. The first
 * visitor after an expiry has the value refreshed; he and all who come meanwhile wait for it up to the patience. Then, and after
 * a failure, they are shown the older value. Where nothing is held, the store is asked first and the upstream as well if the
 * store does not answer at once; whichever has something fresh answers. Of several processes the one with the lease asks, and the
 * others look for its answer in the store. Clocks that are set back make nothing wait longer, and nothing older or younger.
 */
export function createRefreshingCache<Key, Value>(
  upstream: Upstream<Key, Value>,
  parts: CacheParts,
): RefreshingCache<Key, Value> {
  const { policy } = upstream
  const { store = noStore, random, log } = parts
  const { graceMs = usualGraceMs, pollMs = usualPollMs, leaseMs = upstream.longestAnswerMs + leaseMarginMs } = policy
  const clock = watchClock(parts.clock, moveBack, parts.steadyClock)
  const gate = createRequestGate({ upstream: upstream.name, policy, clock, random, log })
  const budget = createMinuteBudget({ upstream: upstream.name, store, clock, log })
  const entries = new LRUCache<string, Entry<Key, Value>>({ max: policy.mostKeys })
  // One that was forgotten while it is being refreshed is found all the same, or its next visitor would ask once more.
  const refreshing = new Map<string, Entry<Key, Value>>()

  /** What was noted by a clock that has been set back is moved along: how long ago it was stays true. */
  function moveBack(byMs: number): void {
    gate.moveBack(byMs)
    for (const entry of new Set([...entries.values(), ...refreshing.values()])) {
      entry.nextAttemptAt -= byMs
      entry.nextLookAt -= byMs
      entry.refreshAt -= byMs
      if (!entry.record) continue
      const { fetchedAt, expiresAt } = entry.record
      entry.record = { ...entry.record, fetchedAt: fetchedAt - byMs, expiresAt: expiresAt - byMs }
    }
    log.warn({ upstream: upstream.name, byMs }, 'the clock was set back')
  }

  function find(key: Key): CacheHit<Value> | undefined {
    const entry = entries.get(upstream.nameKey(key))
    const now = clock()
    return entry?.record && !needsRefresh(entry, now) ? show(entry, now) : undefined
  }

  async function get(key: Key): Promise<CacheHit<Value> | CacheMiss> {
    const entry = findEntry(key)
    if (needsRefresh(entry, clock())) {
      entry.refresh ??= startRefresh(entry)
      const { orPatienceOver, orShowable } = entry.refresh
      await orPatienceOver
      if (!isShowable(entry)) await orShowable
    }
    return show(entry, clock()) ?? describeMiss(entry)
  }

  function findEntry(key: Key): Entry<Key, Value> {
    const name = upstream.nameKey(key)
    const known = entries.get(name) ?? refreshing.get(name)
    if (known) return known
    const times = { refreshAt: 0, failures: 0, nextAttemptAt: 0, nextLookAt: 0 }
    const entry: Entry<Key, Value> = { key, name, record: null, isOverBudget: false, refresh: null, ...times }
    entries.set(name, entry)
    return entry
  }

  function isFresh({ record, refreshAt }: Entry<Key, Value>, now = clock()): boolean {
    return record !== null && now < refreshAt
  }

  function isShowable({ record }: Entry<Key, Value>, now = clock()): boolean {
    // As long as the upstream itself vouches for it, a value is shown whatever it says.
    if (record === null || now < record.expiresAt) return record !== null
    return now - record.fetchedAt <= policy.shelfLifeMs && (upstream.isShowable?.(record.value, now) ?? true)
  }

  function mayAsk(entry: Entry<Key, Value>, now = clock()): boolean {
    return now >= entry.nextAttemptAt && now >= gate.opensAt()
  }

  function needsRefresh(entry: Entry<Key, Value>, now: number): boolean {
    return !isFresh(entry, now) && (entry.refresh !== null || now >= entry.nextLookAt || mayAsk(entry, now))
  }

  function show(entry: Entry<Key, Value>, now: number): CacheHit<Value> | undefined {
    const { record } = entry
    const isStale = !isFresh(entry, now)
    return record && (!isStale || isShowable(entry, now)) ? { record, isStale } : undefined
  }

  function describeMiss({ nextAttemptAt, isOverBudget }: Entry<Key, Value>): CacheMiss {
    const seconds = Math.ceil((Math.max(nextAttemptAt, gate.opensAt()) - clock()) / 1000)
    const retryAfterSeconds = Number.isFinite(seconds) ? Math.max(1, seconds) : refusedRetryAfterSeconds
    return { reason: isOverBudget ? 'busy' : 'unavailable', retryAfterSeconds }
  }

  function startRefresh(entry: Entry<Key, Value>): Refresh {
    const fresh = Promise.withResolvers<void>()
    const showable = Promise.withResolvers<void>()
    refreshing.set(entry.name, entry)
    const done = refresh(entry)
      .catch((error: unknown) => noteFailure(entry, error))
      .then(() => {
        entry.refresh = null
        entry.nextLookAt = clock() + (isShowable(entry) ? lookAgainMs.staleHeld : lookAgainMs.nothingHeld)
        refreshing.delete(entry.name)
        entries.set(entry.name, entry)
      })
    return {
      fresh,
      showable,
      orPatienceOver: waitAtMost(Promise.race([done, fresh.promise]), policy.patienceMs),
      orShowable: Promise.race([done, showable.promise]),
    }
  }

  async function refresh(entry: Entry<Key, Value>): Promise<void> {
    const reading = readStored(entry)
    // Who can be shown something does not need an answer at once, and the upstream is asked by one process only.
    const isInTime = isShowable(entry) ? reading.then(() => true) : endsWithin(reading, graceMs)
    if (await isInTime) return askInTurn(entry)
    if (mayAsk(entry)) await ask(entry, { hasLease: false })
    if (!isShowable(entry)) await reading
  }

  /** Takes over what is stored if it is newer than what is held. */
  async function readStored(entry: Entry<Key, Value>): Promise<void> {
    const stored = await store.read(entry.name)
    const value = stored && upstream.parse(stored.value)
    if (value === null) return
    const record = dateByOurClock({ ...stored, value } as CacheRecord<Value>)
    if (record && record.fetchedAt > (entry.record?.fetchedAt ?? Number.NEGATIVE_INFINITY)) hold(entry, record)
  }

  /** What a clock ahead of ours has stored is to be renewed at once, and as old as it says itself. */
  function dateByOurClock(record: CacheRecord<Value>): CacheRecord<Value> | null {
    const now = clock()
    if (!isFromTheFuture(record.fetchedAt, now)) return record
    if (!upstream.dateValue) return null
    const fetchedAt = Math.min(now, upstream.dateValue(record.value) ?? now)
    return { ...record, fetchedAt, expiresAt: now - policy.longestRefreshDelayMs }
  }

  function hold(entry: Entry<Key, Value>, record: CacheRecord<Value>): void {
    entry.record = record
    entry.refreshAt = record.expiresAt + random() * policy.longestRefreshDelayMs
    if (isShowable(entry)) entry.refresh?.showable.resolve()
    if (!isFresh(entry)) return
    Object.assign(entry, { failures: 0, nextAttemptAt: 0, isOverBudget: false })
    entry.refresh?.fresh.resolve()
  }

  /** Asks the upstream, or waits until the process that asks has its answer, or has failed. */
  async function askInTurn(entry: Entry<Key, Value>): Promise<void> {
    for (let round = 0; round <= Math.ceil(leaseMs / pollMs); round += 1) {
      if (isFresh(entry) || !mayAsk(entry)) return
      if (await store.acquireLease(entry.name, leaseMs)) return askWithLease(entry)
      await wait(pollMs, undefined, { ref: false })
      await readStored(entry)
    }
    entry.nextAttemptAt = clock() + slowOtherBackoffMs
    log.warn({ upstream: upstream.name, key: entry.key }, 'another process asks the upstream and does not finish')
  }

  async function askWithLease(entry: Entry<Key, Value>): Promise<void> {
    // The answer may have come between the last look and the lease.
    await readStored(entry)
    if (isFresh(entry)) return store.releaseLease(entry.name)
    return ask(entry, { hasLease: true })
  }

  /** Asks the upstream and holds its answer, or notes the failure. */
  async function ask(entry: Entry<Key, Value>, { hasLease }: { hasLease: boolean }): Promise<void> {
    const limit = upstream.findBudget?.(entry.key) ?? null
    const { record: before } = entry
    let writing: Promise<void> | undefined
    try {
      if (limit !== null && !(await budget.consume(limit, { isAlone: !hasLease }))) {
        Object.assign(entry, { isOverBudget: true, nextAttemptAt: budget.endsAt() })
        return
      }
      const answer = await upstream.fetch(entry.key, before?.version ?? null)
      const { version, expiresAt } = answer
      const value = answer.kind === 'new' ? answer.value : before?.value
      if (value === undefined) throw new UpstreamFailure('wrong-answer', 'nothing changed, but nothing was held')
      gate.recordResponse(answer.nextRequestAt)
      const record = { value, version, fetchedAt: clock(), expiresAt }
      hold(entry, record)
      writing = store.write(entry.name, record)
    } catch (error) {
      noteFailure(entry, error)
    } finally {
      // Nobody here waits for that, and nobody elsewhere asks before.
      if (hasLease) void Promise.resolve(writing).then(() => store.releaseLease(entry.name))
    }
  }

  function noteFailure(entry: Entry<Key, Value>, error: unknown): void {
    entry.failures += 1
    entry.isOverBudget = false
    entry.nextAttemptAt = gate.recordFailure(error, entry.key, entry.failures)
  }

  return { find, get }
}
