import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type UpstreamAnswer, UpstreamFailure } from '#server/cache/upstream.ts'
import { combineParts, createLivePart, createOffPart, outOfSeason } from './live-part.ts'

const minute = 60_000
const hour = 60 * minute
const start = Date.parse('2026-11-23T12:00:00Z')
const silent = { warn: () => undefined, error: () => undefined }
const value = z.object({ words: z.string(), madeAt: z.number().nullable() })
type Value = z.infer<typeof value>

let now = start
let asked: string[] = []
let answers: Record<string, () => Promise<Value> | Value> = {}

beforeEach(() => {
  now = start
  asked = []
  answers = {}
})

function createPart(keys: readonly string[] = ['one'], lifetimeMs = 10 * minute) {
  return createLivePart<string, string, Value, string[]>(
    {
      name: 'example',
      credit: 'Somebody (CC BY 4.0)',
      link: 'https://somebody.example/',
      source: {
        name: 'https://api.example',
        longestAnswerMs: 1000,
        ask: async (key): Promise<UpstreamAnswer<Value>> => {
          asked.push(key)
          const answer = answers[key]
          if (!answer) throw new UpstreamFailure('unreachable', 'on purpose')
          return { kind: 'new', value: await answer(), version: null, expiresAt: now + lifetimeMs }
        },
      },
      listKeys: () => keys,
      ask: (key) => key,
      schema: value,
      policy: { content: [], staleAfterMs: 30 * minute, dropAfterMs: 3 * hour, shortestBackoffMs: 3 * minute },
      dateValue: ({ madeAt }) => madeAt,
      describe: (values) => {
        const words = [...values.values()].map((each) => each.words)
        if (words.includes('of yesterday')) return null
        return words.includes('closed') ? outOfSeason : words
      },
    },
    { clock: () => now, steadyClock: () => now, random: () => 0, log: silent },
  )
}

const says =
  (words: string, madeAt: number | null = null) =>
  () => ({ words, madeAt })

describe('a live part', () => {
  it('is fresh, with the times of the service and of ours, and asks once per lifetime', async () => {
    answers.one = says('calm', start - minute)
    const part = createPart()
    await Promise.all([part.refresh(), part.refresh(), part.refresh()])
    expect(part.describe()).toEqual({
      state: 'fresh',
      upstreamTime: '2026-11-23T11:59:00.000Z',
      fetchedAt: '2026-11-23T12:00:00.000Z',
      nextAt: '2026-11-23T12:10:00.000Z',
      dropAt: '2026-11-23T15:00:00.000Z',
      credit: 'Somebody (CC BY 4.0)',
      link: 'https://somebody.example/',
      data: ['calm'],
    })
    now += 9 * minute
    await part.refresh()
    expect(asked).toEqual(['one'])
    now += 2 * minute
    await part.refresh()
    expect(asked).toEqual(['one', 'one'])
  })

  it('keeps an empty answer apart from a failed one', async () => {
    answers.one = says('')
    const empty = createPart()
    await empty.refresh()
    expect(empty.describe()).toMatchObject({ state: 'fresh', data: [''] })
    delete answers.one
    const failed = createPart()
    await failed.refresh()
    expect(failed.describe()).toMatchObject({ state: 'failed', data: null, fetchedAt: null })
    // Said to whoever asks again, and kept by ourselves.
    expect(failed.describe().nextAt).toBe('2026-11-23T12:03:00.000Z')
    now += 2 * minute
    await failed.refresh()
    expect(asked).toEqual(['one', 'one'])
  })

  it('turns old and then is gone while its service is silent: never an old all-clear', async () => {
    answers.one = says('no warnings')
    const part = createPart()
    await part.refresh()
    delete answers.one
    const stateAt = async (time: number) => {
      now = time
      await part.refresh()
      return part.describe().state
    }
    expect(await stateAt(start + 29 * minute)).toBe('fresh')
    expect(await stateAt(start + 31 * minute)).toBe('stale')
    expect(await stateAt(start + 3 * hour)).toBe('stale')
    expect(await stateAt(start + 3 * hour + minute)).toBe('failed')
    expect(part.describe().data).toBeNull()
  })

  it('refuses an answer older than the last and one from the future, and keeps what it has', async () => {
    answers.one = says('noon', start)
    const part = createPart()
    await part.refresh()
    now += 11 * minute
    answers.one = says('morning', start - 3 * hour)
    await part.refresh()
    expect(part.describe().data).toEqual(['noon'])
    now += 11 * minute
    answers.one = says('next week', now + 7 * 24 * hour)
    await part.refresh()
    expect(part.describe().data).toEqual(['noon'])
    now += 11 * minute
    answers.one = says('afternoon', now)
    await part.refresh()
    expect(part.describe()).toMatchObject({ state: 'fresh', data: ['afternoon'] })
  })

  it('of several questions is old as soon as one is missing, and counts from the oldest', async () => {
    answers.one = says('one')
    const part = createPart(['one', 'two'])
    await part.refresh()
    expect(part.describe()).toMatchObject({ state: 'stale', data: ['one'] })
    expect(part.describe(['one'])).toMatchObject({ state: 'fresh', data: ['one'] })
    expect(part.describe(['two'])).toMatchObject({ state: 'failed', data: null })
    now += 4 * minute
    answers.two = says('two')
    await part.refresh()
    expect(part.describe()).toMatchObject({
      state: 'fresh',
      data: ['one', 'two'],
      fetchedAt: '2026-11-23T12:00:00.000Z',
    })
  })

  it('says that it is out of season, or off', async () => {
    answers.one = says('closed')
    const part = createPart()
    await part.refresh()
    expect(part.describe()).toMatchObject({ state: 'outOfSeason', data: null, fetchedAt: '2026-11-23T12:00:00.000Z' })
    const off = createOffPart({ credit: 'Somebody', link: 'https://somebody.example/' })
    await off.refresh()
    expect(off.describe()).toMatchObject({ state: 'off', data: null, credit: 'Somebody' })
  })

  it('waits a second for a service that hangs, and whoever comes later does not wait again', async () => {
    answers.one = () => new Promise(() => undefined)
    const part = createPart()
    const begunAt = performance.now()
    await part.refresh()
    // Far from the limit of the question itself; the machine may be busy.
    expect(performance.now() - begunAt).toBeLessThan(10_000)
    expect(part.describe()).toMatchObject({ state: 'waiting', nextAt: '2026-11-23T12:00:01.000Z' })
    let isOver = false
    const later = part.refresh().then(() => {
      isOver = true
    })
    await setImmediate()
    expect(isOver).toBe(true)
    await later
  })

  it('has nothing to say when nothing in an answer is about now', async () => {
    answers.one = says('of yesterday')
    const part = createPart()
    await part.refresh()
    expect(part.describe()).toMatchObject({ state: 'failed', data: null, upstreamTime: null, fetchedAt: null })
  })
})

describe('a part of two questions', () => {
  const both = async () => {
    const parts = [createPart(['one']), createPart(['two'])] as const
    const part = combineParts(...parts, (one, two) => {
      const known = [...(one ?? []), ...(two ?? [])]
      return (one && two) || known.some((words) => words !== '') ? known : null
    })
    await part.refresh()
    return part.describe()
  }

  it('is fresh when both are, and old when one is missing', async () => {
    answers = { one: says('flood'), two: says('landslide') }
    expect(await both()).toMatchObject({ state: 'fresh', data: ['flood', 'landslide'] })
    answers = { two: says('landslide') }
    expect(await both()).toMatchObject({ state: 'stale', data: ['landslide'], fetchedAt: '2026-11-23T12:00:00.000Z' })
  })

  it('fails when what is left is nothing, which would be an all-clear of one half', async () => {
    answers = { one: says('') }
    expect(await both()).toMatchObject({ state: 'failed', data: null, fetchedAt: null, dropAt: null })
    answers = {}
    expect(await both()).toMatchObject({ state: 'failed', data: null })
  })
})
