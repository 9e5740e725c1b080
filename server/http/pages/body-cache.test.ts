import { expect, test } from 'vitest'
import { createBodyCache } from './body-cache.ts'

function countMaking(): { make: (bytes: number) => () => Promise<Buffer>; made: () => number } {
  let count = 0
  return {
    make: (bytes) => async () => {
      count += 1
      return Buffer.alloc(bytes, count)
    },
    made: () => count,
  }
}

test('a body is made once, however many ask for it at once or later', async () => {
  const cache = createBodyCache(100)
  const { make, made } = countMaking()
  const bodies = await Promise.all(Array.from({ length: 50 }, () => cache.get('page', make(10))))
  await cache.get('page', make(10))
  expect(made()).toBe(1)
  expect(new Set(bodies).size).toBe(1)
})

test('of more bytes than there is room for, those not asked for longest are forgotten', async () => {
  const cache = createBodyCache(100)
  const { make, made } = countMaking()
  await cache.get('one', make(40))
  await cache.get('two', make(40))
  await cache.get('one', make(40))
  await cache.get('three', make(40))
  expect(made()).toBe(3)
  await cache.get('one', make(40))
  await cache.get('three', make(40))
  expect(made()).toBe(3)
  await cache.get('two', make(40))
  expect(made()).toBe(4)
})

test('a body that has no room at all is made each time and drives nothing out', async () => {
  const cache = createBodyCache(100)
  const { make, made } = countMaking()
  await cache.get('small', make(90))
  await cache.get('large', make(101))
  await cache.get('large', make(101))
  await cache.get('small', make(90))
  expect(made()).toBe(3)
})

test('a body that could not be made is tried again by the next who asks', async () => {
  const cache = createBodyCache(100)
  await expect(cache.get('page', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await cache.get('page', async () => Buffer.from('back'))).toEqual(Buffer.from('back'))
})
