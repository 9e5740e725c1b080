import { expect, test } from 'vitest'
import { SteadyRateLimitStore } from './steady-rate-limit-store.ts'

const minute = 60_000

function createStore(): { count: (key: string) => { current: number; ttl: number }; pass: (ms: number) => void } {
  let now = 0
  const store = new SteadyRateLimitStore(undefined, () => now)
  return {
    count(key) {
      let counted = { current: 0, ttl: 0 }
      store.incr(
        key,
        (_error, result) => {
          if (result) counted = result
        },
        minute,
      )
      return counted
    },
    pass: (ms) => {
      now += ms
    },
  }
}

test('requests of an address are counted for a minute from the first on, each address by itself', () => {
  const { count, pass } = createStore()
  expect(count('a')).toEqual({ current: 1, ttl: minute })
  pass(20_000)
  expect(count('a')).toEqual({ current: 2, ttl: 40_000 })
  expect(count('b').current).toBe(1)
  pass(40_000)
  expect(count('a')).toEqual({ current: 1, ttl: minute })
})

test('of more addresses than it remembers, the one counted longest ago begins anew', () => {
  const { count } = createStore()
  for (let number = 0; number < 5001; number += 1) count(`visitor ${number}`)
  expect(count('visitor 5000').current).toBe(2)
  expect(count('visitor 1').current).toBe(2)
  expect(count('visitor 0').current).toBe(1)
})

test('a route of its own counts by itself', () => {
  const store = new SteadyRateLimitStore()
  const counts: (number | undefined)[] = []
  const note = (_error: Error | null, result?: { current: number }): void => void counts.push(result?.current)
  store.incr('a', note, minute)
  store.child().incr('a', note, minute)
  store.incr('a', note, minute)
  expect(counts).toEqual([1, 1, 2])
})
