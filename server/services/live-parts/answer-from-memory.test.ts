import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { createAnswerFromMemory } from './answer-from-memory.ts'

let now = 0
let refreshed = 0
let words: string
let refreshing: Promise<unknown>
let isBroken = false
let nextAt: string | null = null

beforeEach(() => {
  now = Date.parse('2026-11-23T12:00:00Z')
  refreshed = 0
  words = 'calm'
  refreshing = Promise.resolve()
  isBroken = false
  nextAt = null
})

function create() {
  return createAnswerFromMemory<{ words: string }>({
    refresh: () => {
      refreshed += 1
      return refreshing
    },
    describe: () => {
      if (isBroken) throw new Error('on purpose')
      return { words }
    },
    listHeld: () => [words, isBroken],
    listParts: () => [
      { state: 'fresh', nextAt },
      { state: 'off', nextAt: null },
    ],
    clock: () => now,
    headers: {},
  })
}

it('is renewed once a second behind the backs of those who ask, who never wait for it', async () => {
  const answers = create()
  expect(answers.findReady()).toBeUndefined()
  const first = await answers.answer()
  for (let index = 0; index < 100; index += 1) expect(answers.findReady()).toBe(first)
  expect(refreshed).toBe(1)
  now += 1000
  words = 'storm'
  for (let index = 0; index < 100; index += 1) expect(answers.findReady()).toBe(first)
  expect(refreshed).toBe(2)
  await setImmediate()
  const second = answers.findReady()
  expect(second).toBeDefined()
  expect(second).not.toBe(first)
  expect(refreshed).toBe(2)
})

it('is not given out when nobody looked at it for seconds, nor while it cannot be renewed', async () => {
  const answers = create()
  await answers.answer()
  now += 4000
  expect(answers.findReady()).toBeUndefined()
  await answers.answer()
  refreshing = new Promise(() => undefined)
  now += 3000
  expect(answers.findReady()).toBeDefined()
  now += 1000
  expect(answers.findReady()).toBeUndefined()
})

it('tells whoever comes next that it could not be made', async () => {
  const answers = create()
  await answers.answer()
  isBroken = true
  now += 1000
  expect(answers.findReady()).toBeDefined()
  await setImmediate()
  expect(answers.findReady()).toBeUndefined()
  await expect(answers.answer()).rejects.toThrow('on purpose')
})

it('needs nobody to be asked until the first part is due', async () => {
  const answers = create()
  nextAt = new Date(now + 60_000).toISOString()
  await answers.answer()
  now += 59_000
  words = 'ended'
  const later = answers.findReady()
  expect(later).toBeDefined()
  expect(later).toBe(answers.findReady())
  expect(refreshed).toBe(1)
  now += 5000
  expect(answers.findReady()).toBeUndefined()
})
