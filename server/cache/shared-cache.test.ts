import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/store/database.ts'
import { upstreamAnswers } from '#server/store/schema.ts'
import { createUpstreamStore } from '#server/store/upstream-store-repository.ts'
import {
  answerAnew,
  type CacheTrial,
  createCacheTrial,
  describeHit,
  fail,
  hourMs,
  minuteMs,
  patientlyMs,
  secondMs,
  see,
} from '#server/testing/cache-trial.ts'
import { killHard, prepareTestDatabases, startDatabaseProcess } from '#server/testing/databases.ts'
import { memoryUpstreamStore } from '#server/testing/memory-upstream-store.ts'
import type { UpstreamAnswer } from './upstream.ts'
import type { CacheRecord, UpstreamStore } from './upstream-store.ts'

// Several processes on one store, restarts, and a failing store.

// Creating databases is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const databases = prepareTestDatabases()
afterAll(databases.clear)

const silent = { warn: () => undefined, error: () => undefined }
// For slow tests on a busy machine.
const unhurried = { patienceMs: patientlyMs, leaseMs: patientlyMs }
const year = 365 * 24 * hourMs

let trial: CacheTrial
let store: UpstreamStore

beforeEach(() => {
  trial = createCacheTrial()
  store = memoryUpstreamStore(() => trial.now)
})

/** Returns what makes an empty store for each test, on a database that is opened once. */
function onDatabase(kind: (typeof databases)['embedded']): () => Promise<UpstreamStore> {
  let opening: Promise<Database> | undefined
  return async () => {
    opening ??= kind.createPlace().then((place) => databases.openReady(place))
    const database = await opening
    await database.use((statements) => statements.delete(upstreamAnswers))
    return createUpstreamStore({ database, log: silent, patienceMs: patientlyMs })
  }
}

function storeNow(value: unknown, record: Partial<CacheRecord<unknown>> = {}): Promise<void> {
  const times = { fetchedAt: trial.now, expiresAt: trial.now + 30 * minuteMs }
  return store.write('example a', { value, version: 'stored', ...times, ...record })
}

const stores = [
  { name: 'memory', createStore: async () => memoryUpstreamStore(() => trial.now) },
  ...databases.kinds.map((kind) => ({ name: kind.name, createStore: onDatabase(kind) })),
]

describe.each(stores)('values stored in $name', ({ createStore }) => {
  beforeEach(async () => {
    store = await createStore()
  })

  test('survive a restart: with the upstream gone they are shown, as old as they are, and their version goes with the question', async () => {
    await see(trial.start({ store }))
    await expect.poll(() => store.read('example a')).not.toBeNull()
    const fetchedAt = trial.now
    trial.pass(2 * hourMs)
    trial.next = fail('unreachable')
    expect(await trial.start({ store }, unhurried).get('a')).toMatchObject({
      record: { value: 'a at 09:20', fetchedAt },
      isStale: true,
    })
    expect(trial.asked.map(({ version }) => version)).toEqual([null, 'version of 09:20'])
  })

  test('need no request after a restart as long as they hold', async () => {
    await see(trial.start({ store }))
    await expect.poll(() => store.read('example a')).not.toBeNull()
    trial.pass(29 * minuteMs)
    const restarted = trial.start({ store })
    expect(await see(restarted)).toBe('a at 09:20')
    expect(describeHit(restarted.find('a'))).toBe('a at 09:20')
    expect(trial.asked).toHaveLength(1)
  })

  test('are asked for once by two processes at the same time, at the beginning and at every expiry', async () => {
    const caches = [trial.start({ store }, unhurried), trial.start({ store }, unhurried)]
    for (let round = 1; round <= 3; round += 1) {
      const shown = await Promise.all([...caches, ...caches].map((cache) => see(cache)))
      expect(shown).toEqual(Array(4).fill(shown[0]))
      expect(shown[0]).not.toContain('stale')
      expect(trial.asked).toHaveLength(round)
      trial.pass(40 * minuteMs)
    }
  })
})

describe('the lease', () => {
  test('that another process has: what is held is shown within the patience, and the newer value later', async () => {
    const [first, second] = [trial.start({ store }), trial.start({ store })]
    await see(first)
    await see(second)
    trial.pass(hourMs)
    const answer = Promise.withResolvers<UpstreamAnswer<string>>()
    trial.next = () => answer.promise
    const waiting = see(first)
    expect(await see(second)).toBe('a at 09:20, stale')
    answer.resolve(await answerAnew(trial, 'a'))
    await waiting
    await expect.poll(() => see(second)).toBe('a at 10:20')
    expect(trial.asked).toHaveLength(2)
  })

  test('of a process whose request fails goes to one that waits', async () => {
    const caches = [trial.start({ store }), trial.start({ store })]
    trial.next = async () => {
      trial.next = (key) => answerAnew(trial, key)
      await new Promise((resolve) => setTimeout(resolve, 30))
      return fail('unreachable')('a')
    }
    const shown = await Promise.all(caches.map((cache) => see(cache)))
    expect(shown.toSorted()).toEqual(['a at 09:20', 'unavailable, again in 15 s'])
    expect(trial.asked).toHaveLength(2)
  })

  test('that nobody gives back holds nobody up for ever', async () => {
    await store.acquireLease('example a', 15_000)
    const cache = trial.start({ store }, { leaseMs: 30 })
    expect(await see(cache)).toBe('unavailable, again in 5 s')
    expect(trial.asked).toEqual([])
    expect(trial.logged).toEqual([['warn', 'another process asks the upstream and does not finish']])
    trial.pass(15_000)
    expect(await see(cache)).toBe('a at 09:20')
  })

  test('is not waited for once the upstream wants to be left alone', async () => {
    await store.acquireLease('example a', hourMs)
    const cache = trial.start({ store }, { leaseMs: patientlyMs })
    const waiting = see(cache, 'a')
    trial.next = fail('throttled')
    await see(cache, 'b')
    expect(await waiting).toBe('unavailable, again in 60 s')
  })

  test('is not waited for once the value of the process that has it is stored', async () => {
    await store.acquireLease('example a', hourMs)
    const waiting = see(trial.start({ store }, unhurried))
    await storeNow('from elsewhere')
    expect(await waiting).toBe('from elsewhere')
  })

  test('that comes after the value of another process is given back without a request', async () => {
    vi.spyOn(store, 'acquireLease').mockImplementation(async () => {
      await storeNow('from elsewhere')
      return true
    })
    const release = vi.spyOn(store, 'releaseLease')
    expect(await see(trial.start({ store }))).toBe('from elsewhere')
    expect([trial.asked, release.mock.calls]).toEqual([[], [['example a']]])
  })

  test('is given back when the value is stored, for which no visitor waits', async () => {
    const writing = Promise.withResolvers<void>()
    vi.spyOn(store, 'write').mockReturnValue(writing.promise)
    const release = vi.spyOn(store, 'releaseLease')
    expect(await see(trial.start({ store }))).toBe('a at 09:20')
    expect(release).not.toHaveBeenCalled()
    writing.resolve()
    await expect.poll(() => release.mock.calls).toEqual([['example a']])
  })

  test('holds up no refresh of a value that takes long to be stored', async () => {
    vi.spyOn(store, 'write').mockReturnValue(new Promise(() => undefined))
    const cache = trial.start({ store })
    await see(cache)
    trial.pass(30 * minuteMs)
    expect(await see(cache)).toBe('a at 09:50')
  })
})

test('a process that is killed while it asks is followed by one that waits, once its lease is over', async () => {
  const place = await databases.postgresql.createPlace()
  const database = await databases.openReady(place)
  const shared = createUpstreamStore({ database, log: silent, patienceMs: patientlyMs })
  const acquireLease = vi.spyOn(shared, 'acquireLease')
  const holder = startDatabaseProcess(place, ['ask-for-ever', '4000'])
  expect(await holder.nextLine()).toBe('asked')
  const visitor = see(trial.start({ store: shared }, unhurried))
  await expect.poll(() => acquireLease.mock.results.length).toBeGreaterThan(0)
  expect(await acquireLease.mock.results[0]?.value).toBe(false)
  await killHard(holder)
  expect(await visitor).toBe('a at 09:20')
})

describe('a budget', () => {
  test('is that of all processes together', async () => {
    const parts = [{ store }, {}, { findBudget: () => 24 }] as const
    const caches = [trial.start(...parts), trial.start(...parts)]
    for (let number = 0; number < 40; number += 1) await see(caches[number % 2] as (typeof caches)[0], `key ${number}`)
    expect(trial.asked).toHaveLength(24)
  })

  test('is counted here as well: a store that goes, or comes, in the middle of a minute grants no second one', async () => {
    const cache = trial.start({ store }, {}, { findBudget: () => 4 })
    const gone = vi.spyOn(store, 'consumeBudget').mockResolvedValue(null)
    for (const key of ['a', 'b', 'c']) await see(cache, key)
    gone.mockRestore()
    const consume = vi.spyOn(store, 'consumeBudget')
    for (const key of ['d', 'e']) await see(cache, key)
    expect(consume).toHaveBeenCalledTimes(1)
    expect(trial.asked.map(({ key }) => key).join('')).toBe('abcd')
    trial.pass(minuteMs)
    for (const key of ['f', 'g', 'h']) await see(cache, key)
    vi.spyOn(store, 'consumeBudget').mockResolvedValue(null)
    for (const key of ['i', 'j']) await see(cache, key)
    expect(trial.asked.map(({ key }) => key).join('')).toBe('abcdfghi')
  })
})

describe('what is stored', () => {
  test('by another source is not shown', async () => {
    await see(trial.start({ store }, {}, { nameKey: (key) => `stand-in ${key}` }))
    trial.next = fail('unreachable')
    expect(await see(trial.start({ store }))).toMatch(/^unavailable/)
  })

  test('and older than what is held is not taken over', async () => {
    const cache = trial.start({ store })
    await see(cache)
    vi.spyOn(store, 'read').mockResolvedValue({
      ...{ value: 'older', version: null },
      ...{ fetchedAt: trial.now - hourMs, expiresAt: trial.now + hourMs },
    })
    trial.pass(hourMs - 1)
    trial.next = fail('unreachable')
    expect(await see(cache)).toBe('a at 09:20, stale')
  })

  test('in an unknown shape counts as nothing', async () => {
    await storeNow({ text: 'of another release' })
    expect(await see(trial.start({ store }))).toBe('a at 09:20')
    expect(trial.asked).toEqual([{ key: 'a', version: null }])
  })

  test('by a clock ahead is as old as it says itself, and renewed at once', async () => {
    await storeNow('ahead', { fetchedAt: trial.now + year, expiresAt: trial.now + year })
    trial.next = fail('unreachable')
    const dated = trial.now - hourMs
    const found = await trial.start({ store }, {}, { dateValue: () => dated }).get('a')
    expect(found).toMatchObject({ record: { value: 'ahead', fetchedAt: dated }, isStale: true })
    expect(await trial.start({ store }, {}, { dateValue: () => null }).get('a')).toMatchObject({
      record: { fetchedAt: trial.now },
      isStale: true,
    })
    expect(trial.asked).toHaveLength(2)
  })

  test('by a clock ahead is not shown where nobody knows how old it is', async () => {
    await storeNow('ahead', { fetchedAt: trial.now + year, expiresAt: trial.now + year })
    expect(await see(trial.start({ store }))).toBe('a at 09:20')
  })

  test('by another process is found while the upstream may not be asked from here, looked for now and then', async () => {
    const read = vi.spyOn(store, 'read')
    trial.next = fail('wrong-question')
    const cache = trial.start({ store })
    expect(await see(cache)).toMatch(/^unavailable/)
    read.mockClear()
    for (let visit = 0; visit < 10; visit += 1) await see(cache)
    expect(read).not.toHaveBeenCalled()
    await storeNow('from elsewhere')
    trial.pass(2 * secondMs)
    expect(await see(cache)).toBe('from elsewhere')
    trial.pass(30 * minuteMs)
    // Another process's answer counts as a success for all.
    await see(cache)
    expect(trial.asked).toHaveLength(2)
    read.mockClear()
    expect([describeHit(cache.find('a')), await see(cache)]).toEqual(Array(2).fill('from elsewhere, stale'))
    expect(read).not.toHaveBeenCalled()
    await storeNow('newer')
    trial.pass(10 * secondMs - 1)
    expect(await see(cache)).toBe('from elsewhere, stale')
    trial.pass(1)
    expect(await see(cache)).toBe('newer')
    expect(trial.asked).toHaveLength(2)
  })

  test('is not looked for where something fresh is held', async () => {
    const cache = trial.start({ store })
    await see(cache)
    const questions = [vi.spyOn(store, 'read'), vi.spyOn(store, 'acquireLease'), vi.spyOn(store, 'write')]
    for (let visit = 0; visit < 100; visit += 1) expect(describeHit(cache.find('a'))).toBe('a at 09:20')
    expect(await see(cache)).toBe('a at 09:20')
    for (const question of questions) expect(question).not.toHaveBeenCalled()
  })
})

describe('a store that does not answer at once', () => {
  let reading: PromiseWithResolvers<CacheRecord<unknown> | null>
  const kept = (fetchedAt: number): CacheRecord<unknown> => ({
    ...{ value: 'kept', version: 'of kept', fetchedAt, expiresAt: fetchedAt + 30 * minuteMs },
  })

  beforeEach(() => {
    reading = Promise.withResolvers()
    vi.spyOn(store, 'read').mockReturnValue(reading.promise)
  })

  test('is not waited for: the upstream is asked without it, and its answer stored', async () => {
    const lease = vi.spyOn(store, 'acquireLease')
    const release = vi.spyOn(store, 'releaseLease')
    const budget = vi.spyOn(store, 'consumeBudget')
    const cache = trial.start({ store }, { graceMs: 20 }, { findBudget: () => 1 })
    const startedAt = performance.now()
    expect(await see(cache)).toBe('a at 09:20')
    expect(performance.now() - startedAt).toBeGreaterThan(15)
    expect([lease.mock.calls, budget.mock.calls, release.mock.calls]).toEqual([[], [], []])
    vi.mocked(store.read).mockRestore()
    expect(await store.read('example a')).toMatchObject({ value: 'a at 09:20' })
    // Its later answer is older than that.
    reading.resolve(kept(trial.now - minuteMs))
    await reading.promise
    expect(describeHit(cache.find('a'))).toBe('a at 09:20')
  })

  test('answers first where it has something fresh and the upstream is slow, whose answer comes to the next', async () => {
    const answer = Promise.withResolvers<UpstreamAnswer<string>>()
    trial.next = () => answer.promise
    const cache = trial.start({ store }, { graceMs: 5, patienceMs: hourMs })
    const visitor = see(cache)
    await expect.poll(() => trial.asked.length).toBe(1)
    reading.resolve(kept(trial.now - minuteMs))
    expect(await visitor).toBe('kept')
    answer.resolve(await answerAnew(trial, 'a'))
    await expect.poll(() => describeHit(cache.find('a'))).toBe('a at 09:20')
    expect(trial.asked).toHaveLength(1)
  })

  test('has something old shown once the patience with the upstream is over', async () => {
    trial.next = () => new Promise(() => undefined)
    const cache = trial.start({ store }, { graceMs: 5 })
    const visitor = see(cache)
    await expect.poll(() => trial.asked.length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 40))
    reading.resolve(kept(trial.now - hourMs))
    expect(await visitor).toBe('kept, stale')
  })

  test('is waited for after all when the upstream fails', async () => {
    trial.next = fail('unreachable')
    const visitor = see(trial.start({ store }, { graceMs: 5 }))
    await expect.poll(() => trial.logged.length).toBe(1)
    reading.resolve(kept(trial.now - hourMs))
    expect(await visitor).toBe('kept, stale')
  })

  test('costs no request that the upstream does not want', async () => {
    const cache = trial.start({ store }, { graceMs: 5 })
    trial.next = fail('throttled')
    reading.resolve(null)
    await see(cache, 'b')
    vi.mocked(store.read).mockReturnValue(new Promise((resolve) => setTimeout(resolve, 30, kept(trial.now))))
    expect(await see(cache, 'a')).toBe('kept')
    expect(trial.asked).toHaveLength(1)
  })

  test('is waited for where something old can be shown, so that one process asks', async () => {
    reading.resolve(kept(trial.now - hourMs))
    const cache = trial.start({ store }, { graceMs: 5 })
    trial.next = fail('unreachable')
    await see(cache)
    trial.pass(minuteMs)
    reading = Promise.withResolvers()
    vi.mocked(store.read).mockReturnValue(reading.promise)
    expect(await see(cache)).toBe('kept, stale')
    expect(trial.asked).toHaveLength(1)
    reading.resolve(null)
    await expect.poll(() => trial.asked.length).toBe(2)
  })
})

test('a database that is gone changes nothing', async () => {
  const { database } = databases.open({ DATA_DIR: '', DATABASE_URL: 'postgres://guide@127.0.0.1:1/guide' })
  const cache = trial.start({ store: createUpstreamStore({ database, log: silent }) }, {}, { findBudget: () => 1 })
  expect(await see(cache)).toBe('a at 09:20')
  expect(await see(cache, 'b')).toBe('busy, again in 60 s')
  trial.pass(hourMs)
  expect(await see(cache)).toBe('a at 10:20')
  trial.pass(hourMs)
  trial.next = fail('unreachable')
  expect(await see(cache)).toBe('a at 10:20, stale')
  expect(trial.asked.map(({ version }) => version)).toEqual([null, 'version of 09:20', 'version of 10:20'])
})
