import { beforeEach, describe, expect, test } from 'vitest'
import {
  answerAnew,
  type CacheTrial,
  createCacheTrial,
  describeHit,
  fail,
  hourMs,
  minuteMs,
  secondMs,
  see,
} from '#server/testing/cache-trial.ts'
import type { RefreshingCache } from './refreshing-cache.ts'
import type { UpstreamAnswer } from './upstream.ts'

// One process; shared-cache.test.ts covers several processes and the store.

let trial: CacheTrial
let cache: RefreshingCache<string, string>

beforeEach(() => {
  trial = createCacheTrial()
  cache = trial.start()
})

describe('asking', () => {
  test('the first visitor waits for the value, and the next finds it without asking', async () => {
    expect(cache.find('a')).toBeUndefined()
    expect(await see(cache)).toBe('a at 09:20')
    expect(cache.find('a')).toMatchObject({
      record: { fetchedAt: trial.now, expiresAt: trial.now + 30 * minuteMs },
      isStale: false,
    })
    expect(trial.asked).toEqual([{ key: 'a', version: null }])
  })

  test('visitors at the same time share one request, and one record', async () => {
    const hits = await Promise.all(Array.from({ length: 1000 }, () => cache.get('a')))
    expect(trial.asked).toHaveLength(1)
    expect(new Set(hits.map((hit) => 'record' in hit && hit.record)).size).toBe(1)
  })

  test('each key is asked for by itself', async () => {
    expect([await see(cache, 'a'), await see(cache, 'b')]).toEqual(['a at 09:20', 'b at 09:20'])
    expect(trial.asked).toHaveLength(2)
  })

  test('nobody asks again before the expiry, and the first after it asks with the version that is held', async () => {
    await see(cache)
    trial.pass(30 * minuteMs - 1)
    expect(await see(cache)).toBe('a at 09:20')
    expect(trial.asked).toHaveLength(1)
    trial.pass(1)
    expect(cache.find('a')).toBeUndefined()
    expect(await see(cache)).toBe('a at 09:50')
    expect(trial.asked.map(({ version }) => version)).toEqual([null, 'version of 09:20'])
  })

  test('a random part of the longest delay goes by after an expiry, in which nothing counts as stale', async () => {
    cache = trial.start({}, { longestRefreshDelayMs: minuteMs })
    await see(cache)
    trial.pass(30 * minuteMs + 29_999)
    expect(await see(cache)).toBe('a at 09:20')
    trial.pass(1)
    expect(await see(cache)).toBe('a at 09:50')
  })

  test('what has not changed stays, and holds anew', async () => {
    await see(cache)
    trial.pass(30 * minuteMs)
    trial.next = async () => ({ kind: 'unchanged', version: 'v2', expiresAt: trial.now + 10 * minuteMs })
    expect(await see(cache)).toBe('a at 09:20')
    expect(cache.find('a')?.record).toMatchObject({ version: 'v2', fetchedAt: trial.now })
    trial.pass(10 * minuteMs)
    trial.next = (key) => answerAnew(trial, key)
    await see(cache)
    expect(trial.asked.map(({ version }) => version)).toEqual([null, 'version of 09:20', 'v2'])
  })

  test('an upstream that says «unchanged» where nothing is held has failed', async () => {
    trial.next = async () => ({ kind: 'unchanged', version: 'v2', expiresAt: trial.now + minuteMs })
    expect(await see(cache)).toMatch(/^unavailable/)
  })

  test('those not asked for longest make room for others, but none that is being refreshed', async () => {
    cache = trial.start({}, { mostKeys: 2 })
    const answer = Promise.withResolvers<UpstreamAnswer<string>>()
    trial.next = (key) => (key === 'a' ? answer.promise : answerAnew(trial, key))
    const first = see(cache, 'a')
    for (const key of ['b', 'c', 'd']) await see(cache, key)
    const second = see(cache, 'a')
    answer.resolve(await answerAnew(trial, 'a'))
    expect(await Promise.all([first, second])).toEqual(['a at 09:20', 'a at 09:20'])
    expect(trial.asked.map(({ key }) => key).join('')).toBe('abcd')
    // Touching the other key makes this one the least recently used.
    expect([cache.find('c'), describeHit(cache.find('d'))]).toEqual([undefined, 'd at 09:20'])
    await see(cache, 'e')
    expect(['a', 'd', 'e'].map((key) => describeHit(cache.find(key)))).toEqual(['nothing', 'd at 09:20', 'e at 09:20'])
    await see(cache, 'a')
    expect(trial.asked.map(({ key }) => key).join('')).toBe('abcdea')
  })
})

describe('an upstream that is slow', () => {
  test('holds nobody up longer than the patience who can be shown an older value, and answers the next', async () => {
    await see(cache)
    trial.pass(hourMs)
    const answer = Promise.withResolvers<UpstreamAnswer<string>>()
    trial.next = () => answer.promise
    expect(await see(cache)).toBe('a at 09:20, stale')
    expect(await see(cache)).toBe('a at 09:20, stale')
    answer.resolve(await answerAnew(trial, 'a'))
    await expect.poll(() => describeHit(cache.find('a'))).toBe('a at 10:20')
    expect(trial.asked).toHaveLength(2)
  })

  test('holds those up who can be shown nothing', async () => {
    const answer = Promise.withResolvers<UpstreamAnswer<string>>()
    trial.next = () => answer.promise
    const visitor = see(cache)
    await new Promise((resolve) => setTimeout(resolve, 50))
    answer.resolve(await answerAnew(trial, 'a'))
    expect(await visitor).toBe('a at 09:20')
  })
})

describe('an upstream that fails', () => {
  test('leaves those without an answer whom nothing can be shown, and says when to come again', async () => {
    trial.next = fail('unreachable')
    expect(await see(cache)).toBe('unavailable, again in 15 s')
    trial.next = (key) => answerAnew(trial, key)
    trial.pass(14 * secondMs)
    expect(await see(cache)).toBe('unavailable, again in 1 s')
    trial.pass(secondMs)
    expect(await see(cache)).toBe('a at 09:20')
  })

  test('never has visitors come again at once', async () => {
    trial.next = fail('unreachable')
    expect(await see(trial.start({}, { firstBackoffMs: 0 }))).toBe('unavailable, again in 1 s')
  })

  test('has its older value shown as stale, from memory, for as long as that may lie', async () => {
    await see(cache)
    trial.next = fail('unreachable')
    trial.pass(24 * hourMs)
    expect(await see(cache)).toBe('a at 09:20, stale')
    expect(describeHit(cache.find('a'))).toBe('a at 09:20, stale')
    trial.pass(1)
    expect(cache.find('a')).toBeUndefined()
    expect(await see(cache)).toMatch(/^unavailable/)
  })

  test('has no value shown that says nothing any more, unless it vouches for it itself', async () => {
    cache = trial.start({}, {}, { isShowable: () => false })
    expect(await see(cache)).toBe('a at 09:20')
    trial.next = fail('unreachable')
    trial.pass(30 * minuteMs)
    expect(await see(cache)).toMatch(/^unavailable/)
  })

  test('is asked less and less often, and as usual after a success', async () => {
    async function listWaits(): Promise<number[]> {
      const waits: number[] = []
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const found = await cache.get('a')
        const seconds = 'record' in found ? Number.NaN : found.retryAfterSeconds
        waits.push(seconds)
        trial.pass(seconds * secondMs)
      }
      return waits
    }
    trial.next = fail('unreachable')
    expect(await listWaits()).toEqual([15, 30, 60, 120, 180, 180])
    expect(trial.asked).toHaveLength(6)
    trial.next = (key) => answerAnew(trial, key)
    await see(cache)
    trial.pass(25 * hourMs)
    trial.next = fail('unreachable')
    expect((await listWaits())[0]).toBe(15)
  })

  test('by an error nobody foresaw has failed like any other', async () => {
    trial.next = () => Promise.reject(new TypeError('a bug'))
    expect(await see(cache)).toBe('unavailable, again in 15 s')
    expect(trial.logged).toEqual([['warn', 'no newer answer from an upstream']])
  })

  test('is left alone for the time it asks for, by one key', async () => {
    trial.next = fail('unreachable', 10 * minuteMs)
    expect(await see(cache, 'a')).toBe('unavailable, again in 600 s')
    trial.next = (key) => answerAnew(trial, key)
    expect(await see(cache, 'b')).toBe('b at 09:20')
  })

  test('with a throttle is left alone by all keys, for at least a minute and no longer than is sensible', async () => {
    trial.next = fail('throttled', 10 * minuteMs)
    await see(cache, 'a')
    expect(await see(cache, 'b')).toBe('unavailable, again in 600 s')
    trial.pass(10 * minuteMs)
    trial.next = fail('throttled')
    await see(cache, 'c')
    expect(await see(cache, 'd')).toBe('unavailable, again in 60 s')
    trial.pass(minuteMs)
    trial.next = fail('throttled', 1000 * hourMs)
    await see(cache, 'e')
    expect(await see(cache, 'f')).toBe('unavailable, again in 10800 s')
    expect(trial.asked.map(({ key }) => key).join('')).toBe('ace')
  })

  test('with a refusal is left alone by all keys, which is told to the owner', async () => {
    trial.next = fail('refused')
    await see(cache, 'a')
    trial.next = (key) => answerAnew(trial, key)
    expect(await see(cache, 'b')).toBe('unavailable, again in 7200 s')
    expect(trial.logged).toEqual([['error', 'an upstream refuses us']])
    trial.pass(2 * hourMs)
    expect(await see(cache, 'b')).toBe('b at 11:20')
  })

  test('with a refusal that is for good is not asked again, and visitors may look again in an hour', async () => {
    cache = trial.start({}, { refusedBackoffMs: Number.POSITIVE_INFINITY })
    trial.next = fail('refused')
    await see(cache, 'a')
    trial.pass(1000 * hourMs)
    expect(await see(cache, 'b')).toBe('unavailable, again in 3600 s')
    expect(trial.asked).toHaveLength(1)
  })

  test('because of a wrong question is not asked that again soon, which is told to the owner', async () => {
    trial.next = fail('wrong-question')
    expect(await see(cache, 'a')).toBe('unavailable, again in 21600 s')
    expect(trial.logged).toEqual([['error', 'an upstream says that we ask wrongly']])
    trial.next = (key) => answerAnew(trial, key)
    expect(await see(cache, 'b')).toBe('b at 09:20')
  })

  test('several times in a row, over any keys, is left alone by all where the policy wants that', async () => {
    cache = trial.start({}, { pause: { failures: 3, firstMs: 8000, longestMs: 14_000 } })
    trial.next = fail('unreachable')
    for (const key of ['a', 'b', 'c']) await see(cache, key)
    expect(await see(cache, 'd')).toBe('unavailable, again in 6 s')
    trial.pass(6000)
    await see(cache, 'd')
    expect(await see(cache, 'e')).toBe('unavailable, again in 11 s')
    trial.pass(11_000)
    trial.next = (key) => answerAnew(trial, key)
    await see(cache, 'e')
    trial.next = fail('unreachable')
    for (const key of ['f', 'g']) await see(cache, key)
    trial.next = (key) => answerAnew(trial, key)
    expect(await see(cache, 'h')).toBe('h at 09:20')
  })

  test('with a bug of ours in between is waited for by nobody for ever', async () => {
    cache = trial.start({ store: { read: () => Promise.reject(new TypeError('a bug')) } as never })
    expect(await see(cache)).toBe('unavailable, again in 15 s')
  })
})

describe('an upstream that counts', () => {
  test('and wants no more requests for now is left alone by all keys, and its answer counts', async () => {
    trial.next = async (key) => ({ ...(await answerAnew(trial, key)), nextRequestAt: trial.now + 40_000 })
    expect(await see(cache, 'a')).toBe('a at 09:20')
    expect(await see(cache, 'b')).toBe('unavailable, again in 40 s')
    trial.pass(40_000)
    trial.next = async (key) => ({ ...(await answerAnew(trial, key)), nextRequestAt: trial.now + 1000 * hourMs })
    expect(await see(cache, 'b')).toBe('b at 09:20')
    expect(await see(cache, 'c')).toBe('unavailable, again in 10800 s')
  })

  test('has no more requests in a minute than its budget, and a key may have a larger one', async () => {
    cache = trial.start({}, {}, { findBudget: (key) => (key === 'first' ? 4 : 3) })
    await Promise.all([1, 2, 3, 4, 5].map((number) => see(cache, `key ${number}`)))
    expect(trial.asked).toHaveLength(3)
    expect(await see(cache, 'key 6')).toBe('busy, again in 60 s')
    expect(await see(cache, 'first')).toBe('first at 09:20')
    expect(trial.logged).toEqual([['warn', 'the budget of requests to an upstream is spent for this minute']])
    trial.pass(minuteMs)
    trial.next = fail('unreachable')
    expect(await see(cache, 'key 6')).toBe('unavailable, again in 15 s')
  })

  test('is not said to be busy once a key whose budget was spent has been answered', async () => {
    cache = trial.start({}, { shelfLifeMs: 0 }, { findBudget: () => 1 })
    await see(cache, 'a')
    expect(await see(cache, 'b')).toBe('busy, again in 60 s')
    trial.pass(minuteMs)
    expect(await see(cache, 'b')).toBe('b at 09:21')
    trial.pass(30 * minuteMs)
    trial.next = fail('throttled', hourMs)
    await see(cache, 'c')
    expect(await see(cache, 'b')).toBe('unavailable, again in 3600 s')
  })

  test('has older values shown once its budget is spent', async () => {
    cache = trial.start({}, {}, { findBudget: () => 2 })
    await see(cache, 'a')
    trial.pass(hourMs)
    for (const key of ['b', 'c']) await see(cache, key)
    expect(await see(cache, 'a')).toBe('a at 09:20, stale')
    expect(trial.asked).toHaveLength(3)
  })
})

describe.each([
  ['an hour', hourMs],
  ['seven hours', 7 * hourMs],
  ['a year', 365 * 24 * hourMs],
])('a clock that is set back by %s', (_, back) => {
  test('delays no newer value, and the age of the one at hand stays true', async () => {
    await see(cache)
    trial.pass(10 * minuteMs)
    trial.now -= back
    const [hit] = await Promise.all([cache.get('a'), cache.get('a')])
    expect(hit).toMatchObject({ record: { fetchedAt: trial.now - 10 * minuteMs }, isStale: false })
    expect(trial.asked).toHaveLength(1)
    trial.pass(20 * minuteMs)
    expect(await see(cache)).not.toBe('a at 09:20')
    expect(trial.asked).toHaveLength(2)
  })

  test('makes no older value last longer', async () => {
    await see(cache)
    trial.next = fail('unreachable')
    trial.now -= back
    trial.pass(24 * hourMs + 1)
    expect(await see(cache)).toMatch(/^unavailable/)
  })

  test('makes no wait longer: after a failure, a throttle, a spent budget', async () => {
    cache = trial.start({}, {}, { findBudget: () => 3 })
    trial.next = fail('unreachable')
    await see(cache, 'a')
    trial.next = fail('throttled')
    await see(cache, 'b')
    trial.now -= back
    trial.pass(minuteMs)
    trial.next = (key) => answerAnew(trial, key)
    for (const key of ['a', 'c', 'd', 'e']) await see(cache, key)
    expect(trial.asked.map(({ key }) => key).join('')).toBe('abacd')
    trial.now -= back
    trial.pass(minuteMs)
    expect(await see(cache, 'e')).toMatch(/^e at/)
  })
})

test('a clock that is set forward costs one request, and another when it is set back', async () => {
  await see(cache)
  trial.now += 365 * 24 * hourMs
  await Promise.all(Array.from({ length: 100 }, () => see(cache)))
  expect(trial.asked).toHaveLength(2)
  trial.pass(18 * minuteMs)
  trial.now -= 365 * 24 * hourMs
  expect(await cache.get('a')).toMatchObject({ record: { fetchedAt: trial.now - 18 * minuteMs } })
  expect(trial.asked).toHaveLength(2)
  trial.pass(12 * minuteMs)
  await see(cache)
  expect(trial.asked).toHaveLength(3)
})
