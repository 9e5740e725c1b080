import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { endsWithin, waitAtMost } from '#server/limits/wait-at-most.ts'
import { createMinuteBudget } from './minute-budget.ts'
import { type BackoffPolicy, createRequestGate } from './request-gate.ts'
import { type UpstreamAnswer, UpstreamFailure } from './upstream.ts'
import { type CacheRecord, noStore, type UpstreamStore } from './upstream-store.ts'
import { isFromTheFuture, watchClock } from './watch-clock.ts'

/** When the upstream is requested and what is shown meanwhile; all times in milliseconds. */
export interface RefreshPolicy extends BackoffPolicy {
  /** Upper bound of a random delay after expiry, so that clients do not all come back at once. */
  longestRefreshDelayMs: number
  /** Age up to which an expired value may be shown. */
  shelfLifeMs: number
  /** How long a visitor waits for a newer value while an expired one could be shown. */
  patienceMs: number
  /** Least recently used keys beyond this number are dropped. */
  mostKeys: number
  /** How long to wait for the store before requesting the upstream when nothing can be shown. */
  graceMs?: number
  /** Interval at which the store is polled for the response of the process that holds the lease. */
  pollMs?: number
  /** Longer than a request takes, store included, so that the lease does not end while its holder still waits. */
  leaseMs?: number
}

export interface CacheHit<Value> {
  /** The same object until its content changes. */
  record: CacheRecord<Value>
  /** Expired, with no newer value available. */
  isStale: boolean
}

export interface CacheMiss {
  /** `busy`: the request budget of this minute is used up; `unavailable`: the upstream gave no answer. */
  reason: 'busy' | 'unavailable'
  retryAfterSeconds: number
}

export interface RefreshingCache<Key, Value> {
  /** Returns what can be shown without any I/O. */
  find: (key: Key) => CacheHit<Value> | undefined
  /** Resolves with the newest value available within `patienceMs`, or the reason why there is none. Never throws. */
  get: (key: Key) => Promise<CacheHit<Value> | CacheMiss>
}

export interface CacheParts {
  /** Shared with other processes and across restarts; without it the process stands alone. */
  store?: UpstreamStore | undefined
  clock: () => number
  steadyClock?: () => number
  random: () => number
  log: Record<'warn' | 'error', (fields: object, message: string) => void>
}

interface Upstream<Key, Value> {
  name: string
  policy: RefreshPolicy
  /** Longer than any response takes, in ms, including failures. */
  longestAnswerMs: number
  /** Cache and store key; includes the source, so that data of a stand-in is never shown as the real one. */
  nameKey: (key: Key) => string
  /** Requests a key with the version that is held. Throws `UpstreamFailure`. */
  fetch: (key: Key, version: string | null) => Promise<UpstreamAnswer<Value>>
  /** Requests per minute, over all keys and processes, up to which this key is still requested; null: unlimited. */
  findBudget?: (key: Key) => number | null
  /** Validates a stored value, perhaps written by another release; null when it does not fit. */
  parse: (stored: unknown) => Value | null
  /** Whether an expired value is still meaningful. */
  isShowable?: (value: Value, now: number) => boolean
  /** When a value was made, for records stored by a clock ahead of ours; without this they are discarded. */
  dateValue?: (value: Value) => number | null
}

interface Entry<Key, Value> {
  key: Key
  name: string
  record: CacheRecord<Value> | null
  /** Expiry plus random delay. */
  refreshAt: number
  failures: number
  nextAttemptAt: number
  isOverBudget: boolean
  /** Earliest next read of the store while the upstream must not be requested. */
  nextReadAt: number
  refresh: Refresh | null
}

interface Refresh {
  /** Resolved when a fresh or at least a showable value arrives. */
  fresh: PromiseWithResolvers<void>
  showable: PromiseWithResolvers<void>
  /** Settle when a visitor who can be shown something, or nothing yet, stops waiting. */
  orPatienceOver: Promise<void>
  orShowable: Promise<void>
}

// Longer than an open store takes, shorter than a visitor notices.
const usualGraceMs = 150
const usualPollMs = 250
// Two calls to a slow store on top of the request itself.
const leaseMarginMs = 5000
const slowOtherBackoffMs = 5000
// Another process may have succeeded meanwhile, or the store may have been opening.
const rereadAfterMs = { nothingHeld: 2000, staleHeld: 10_000 }
const refusedRetryAfterSeconds = 3600

/**
 * Returns a cache that requests an upstream at most once per key and expiry, for any number of visitors and processes.
 * Concurrent callers share a refresh, wait up to `patienceMs`, and then get the older value. With nothing held, the
 * store is read first, and the upstream in parallel if the store is slow. Across processes the lease holder requests
 * and the others poll the store. A clock that is set back does not change ages or waiting times.
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
  // Entries evicted during their refresh must still be found, or the next visitor would start another request.
  const refreshing = new Map<string, Entry<Key, Value>>()

  /** Shifts all timestamps after the clock was set back, so that ages stay the same. */
  function moveBack(byMs: number): void {
    gate.moveBack(byMs)
    for (const entry of new Set([...entries.values(), ...refreshing.values()])) {
      entry.nextAttemptAt -= byMs
      entry.nextReadAt -= byMs
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
    const times = { refreshAt: 0, failures: 0, nextAttemptAt: 0, nextReadAt: 0 }
    const entry: Entry<Key, Value> = { key, name, record: null, isOverBudget: false, refresh: null, ...times }
    entries.set(name, entry)
    return entry
  }

  function isFresh({ record, refreshAt }: Entry<Key, Value>, now = clock()): boolean {
    return record !== null && now < refreshAt
  }

  function isShowable({ record }: Entry<Key, Value>, now = clock()): boolean {
    // Until it expires a value is shown unconditionally.
    if (record === null || now < record.expiresAt) return record !== null
    return now - record.fetchedAt <= policy.shelfLifeMs && (upstream.isShowable?.(record.value, now) ?? true)
  }

  function canRequest(entry: Entry<Key, Value>, now = clock()): boolean {
    return now >= entry.nextAttemptAt && now >= gate.opensAt()
  }

  function needsRefresh(entry: Entry<Key, Value>, now: number): boolean {
    return !isFresh(entry, now) && (entry.refresh !== null || now >= entry.nextReadAt || canRequest(entry, now))
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
      .catch((error: unknown) => recordFailure(entry, error))
      .then(() => {
        entry.refresh = null
        entry.nextReadAt = clock() + (isShowable(entry) ? rereadAfterMs.staleHeld : rereadAfterMs.nothingHeld)
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
    // With something to show there is no hurry, so only the lease holder requests the upstream.
    const isInTime = isShowable(entry) ? reading.then(() => true) : endsWithin(reading, graceMs)
    if (await isInTime) return requestInTurn(entry)
    if (canRequest(entry)) await requestUpstream(entry, { hasLease: false })
    if (!isShowable(entry)) await reading
  }

  /** Adopts the stored record if it is newer than the one held. */
  async function readStored(entry: Entry<Key, Value>): Promise<void> {
    const stored = await store.read(entry.name)
    const value = stored && upstream.parse(stored.value)
    if (!stored || value === null) return
    const record = dateByOurClock({ ...stored, value })
    if (record && record.fetchedAt > (entry.record?.fetchedAt ?? Number.NEGATIVE_INFINITY)) hold(entry, record)
  }

  /** Returns a record from a clock ahead of ours with its own date and due for refresh; null when it has no date. */
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

  /** Requests the upstream with the lease, or polls the store until the lease holder has finished or failed. */
  async function requestInTurn(entry: Entry<Key, Value>): Promise<void> {
    for (let round = 0; round <= Math.ceil(leaseMs / pollMs); round += 1) {
      if (isFresh(entry) || !canRequest(entry)) return
      if (await store.acquireLease(entry.name, leaseMs)) return requestWithLease(entry)
      await wait(pollMs, undefined, { ref: false })
      await readStored(entry)
    }
    entry.nextAttemptAt = clock() + slowOtherBackoffMs
    log.warn({ upstream: upstream.name, key: entry.key }, 'another process asks the upstream and does not finish')
  }

  async function requestWithLease(entry: Entry<Key, Value>): Promise<void> {
    // The value may have arrived between the last read and the lease.
    await readStored(entry)
    if (!isFresh(entry)) return requestUpstream(entry, { hasLease: true })
    // Nobody here waits for it.
    void store.releaseLease(entry.name)
  }

  /** Requests the upstream and holds its answer or records the failure. */
  async function requestUpstream(entry: Entry<Key, Value>, { hasLease }: { hasLease: boolean }): Promise<void> {
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
      recordFailure(entry, error)
    } finally {
      // Released only after the write, so that no other process requests again; nobody here waits for it.
      if (hasLease) void Promise.resolve(writing).then(() => store.releaseLease(entry.name))
    }
  }

  function recordFailure(entry: Entry<Key, Value>, error: unknown): void {
    entry.failures += 1
    entry.isOverBudget = false
    entry.nextAttemptAt = gate.recordFailure(error, entry.key, entry.failures)
  }

  return { find, get }
}
