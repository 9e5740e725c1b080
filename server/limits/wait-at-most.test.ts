import { stat } from 'node:fs'
import { expect, test } from 'vitest'
import { endsWithin, waitAtMost } from './wait-at-most.ts'

const never = new Promise(() => undefined)

test('a wait is over with the work, or with the time, and fails with the work', async () => {
  await waitAtMost(Promise.resolve(), 1e6)
  await waitAtMost(never, 5)
  await expect(waitAtMost(Promise.reject(new Error('on purpose')), 1e6)).rejects.toThrow('on purpose')
})

test('it is told whether the work has ended in time', async () => {
  expect(await endsWithin(Promise.resolve(), 1e6)).toBe(true)
  expect(await endsWithin(never, 5)).toBe(false)
})

test('what has come while the process had no turn has come in time', async () => {
  const reading = new Promise((resolve) => stat(import.meta.filename, resolve))
  const isInTime = endsWithin(reading, 1)
  const until = performance.now() + 100
  while (performance.now() < until);
  expect(await isInTime).toBe(true)
})
