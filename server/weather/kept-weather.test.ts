import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type WeatherAnswer, weatherAnswer } from '#contract/weather.ts'
import { createKeptAnswers } from '#server/db/kept-answers-repository.ts'
import type { KeptAnswers } from '#server/kept/kept-answers.ts'
import { prepareTestDatabases } from '#server/testing/databases.ts'
import { exampleForecast } from '#server/testing/example-app.ts'
import { memoryKeptAnswers } from '#server/testing/memory-kept-answers.ts'
import { readReadyAnswer } from '#server/testing/read-ready-answer.ts'
import { keepForecasts } from './kept-forecasts.ts'
import { createWeatherService, type WeatherService } from './weather-service.ts'
import { type SourceAnswer, WeatherSourceFailure } from './weather-source.ts'

// Most of the time goes into creating databases, on a busy machine many times over.
vi.setConfig({ testTimeout: 120_000 })

const databases = prepareTestDatabases()
afterAll(databases.clear)

const minute = 60_000
const hour = 60 * minute
const start = Date.parse('2026-11-21T09:20:00Z')
const silent = { warn: () => undefined, error: () => undefined }

let now: number
let asked: (string | null)[]
let next: () => Promise<SourceAnswer>

function newForecast(): Promise<SourceAnswer> {
  return Promise.resolve({
    kind: 'forecast',
    forecast: exampleForecast(now),
    version: 'v1',
    expiresAt: now + 30 * minute,
  })
}

const unreachable = (): Promise<SourceAnswer> => Promise.reject(new WeatherSourceFailure('unreachable', 'on purpose'))

/** Promises a service as a new process has it. */
function startService(
  answers: KeptAnswers,
  { source = 'https://met.example', patienceMs = 1000 } = {},
): WeatherService {
  return createWeatherService({
    source: {
      forecast: (_at, held) => {
        asked.push(held)
        return next()
      },
    },
    clock: () => now,
    random: () => 0,
    log: silent,
    headers: {},
    patienceMs,
    kept: keepForecasts(answers, source),
  })
}

async function ask(service: WeatherService): Promise<WeatherAnswer | null> {
  const answer = await service.answer('svolvaer')
  if (!('encodings' in answer)) return null
  return weatherAnswer.parse(readReadyAnswer(answer))
}

beforeEach(() => {
  now = start
  asked = []
  next = newForecast
})

async function onDatabase(kind: (typeof databases)['embedded']): Promise<KeptAnswers> {
  return createKeptAnswers({
    database: await databases.openReady(await kind.createPlace()),
    log: silent,
    patienceMs: 30_000,
  })
}

const stores = [
  { name: 'memory', createAnswers: async () => memoryKeptAnswers(() => now) },
  ...databases.kinds.map((kind) => ({ name: kind.name, createAnswers: () => onDatabase(kind) })),
]

describe.each(stores)('forecasts kept in $name', ({ createAnswers }) => {
  test('survive a restart: with the source gone the last one is shown, with its true age and as old', async () => {
    const answers = await createAnswers()
    await ask(startService(answers))
    await expect.poll(() => keepForecasts(answers, 'https://met.example').read('svolvaer')).not.toBeNull()
    now += 2 * hour
    next = unreachable
    const shown = await ask(startService(answers))
    expect(shown).toMatchObject({ fetchedAt: new Date(start).toISOString(), stale: true })
    expect(shown?.current.time).toBe('2026-11-21T11:00:00.000Z')
    // The version of before the restart goes with the question.
    expect(asked).toEqual([null, 'v1'])
  })

  test('need no question after a restart as long as they hold', async () => {
    const answers = await createAnswers()
    const first = await ask(startService(answers))
    await expect.poll(() => keepForecasts(answers, 'https://met.example').read('svolvaer')).not.toBeNull()
    now += 29 * minute
    const restarted = startService(answers)
    expect(await ask(restarted)).toMatchObject({ fetchedAt: first?.fetchedAt, stale: false })
    expect(restarted.findReady('svolvaer')).toBeDefined()
    expect(asked).toHaveLength(1)
  })

  test('are asked for once by two processes at the same time, at the beginning and at every expiry', async () => {
    const answers = await createAnswers()
    const services = [startService(answers), startService(answers)]
    for (let round = 1; round <= 3; round += 1) {
      const shown = await Promise.all(services.map(ask))
      expect(shown.map((answer) => answer?.fetchedAt)).toEqual(Array(2).fill(new Date(now).toISOString()))
      expect(asked).toHaveLength(round)
      now += 40 * minute
    }
  })
})

test('a process that does not get the right shows what it holds within its patience, and the new one later', async () => {
  const answers = memoryKeptAnswers(() => now)
  const [first, second] = [startService(answers), startService(answers, { patienceMs: 20 })]
  await ask(first)
  await ask(second)
  now += hour
  const source = Promise.withResolvers<SourceAnswer>()
  next = () => source.promise
  const waiting = ask(first)
  expect(await ask(second)).toMatchObject({ stale: true })
  source.resolve(await newForecast())
  expect(await waiting).toMatchObject({ stale: false })
  await expect.poll(async () => (await ask(second))?.stale).toBe(false)
  expect(asked).toHaveLength(2)
})

test('when the process with the right fails, the next one asks', async () => {
  const answers = memoryKeptAnswers(() => now)
  next = unreachable
  expect(await ask(startService(answers))).toBeNull()
  next = newForecast
  expect(await ask(startService(answers))).toMatchObject({ stale: false })
  expect(asked).toHaveLength(2)
})

test('a process that died with the right holds nobody up for ever', async () => {
  const answers = memoryKeptAnswers(() => now)
  const service = startService(answers, { patienceMs: 20 })
  await keepForecasts(answers, 'https://met.example').claim('svolvaer')
  expect(await service.answer('svolvaer')).toEqual({ retryAfterSeconds: 5 })
  expect(asked).toEqual([])
  now += 15_000
  expect(await ask(service)).toMatchObject({ stale: false })
})

test('what one source said is not shown as the word of another', async () => {
  const answers = memoryKeptAnswers(() => now)
  await ask(startService(answers, { source: 'http://stand-in.example' }))
  next = unreachable
  expect(await ask(startService(answers))).toBeNull()
})

test('an older forecast than our own is not taken over', async () => {
  const answers = memoryKeptAnswers(() => now)
  const service = startService(answers)
  await ask(service)
  const kept = keepForecasts(answers, 'https://met.example')
  const { forecast } = (await newForecast()) as Extract<SourceAnswer, { kind: 'forecast' }>
  const read = vi.spyOn(answers, 'read').mockResolvedValue({
    body: forecast,
    version: 'old',
    fetchedAt: start - hour,
    expiresAt: start - minute,
  })
  expect(await kept.read('svolvaer')).toMatchObject({ version: 'old' })
  now += hour
  next = unreachable
  expect(await ask(service)).toMatchObject({ fetchedAt: new Date(start).toISOString(), stale: true })
  read.mockRestore()
})

test('what is kept in an unknown shape counts as nothing', async () => {
  const answers = memoryKeptAnswers(() => now)
  vi.spyOn(answers, 'read').mockResolvedValue({
    body: { steps: [] },
    version: 'v0',
    fetchedAt: now,
    expiresAt: now + hour,
  })
  expect(await ask(startService(answers))).toMatchObject({ stale: false })
  expect(asked).toEqual([null])
})

test('a database that is gone changes nothing', async () => {
  const { database } = databases.open({ DATA_DIR: '', DATABASE_URL: 'postgres://guide@127.0.0.1:1/guide' })
  const service = startService(createKeptAnswers({ database, log: silent }))
  expect(await ask(service)).toMatchObject({ fetchedAt: new Date(start).toISOString(), stale: false })
  now += hour
  expect(await ask(service)).toMatchObject({ fetchedAt: new Date(now).toISOString(), stale: false })
  now += hour
  next = unreachable
  expect(await ask(service)).toMatchObject({ fetchedAt: new Date(start + hour).toISOString(), stale: true })
  expect(asked).toEqual([null, 'v1', 'v1'])
})

test('a ready answer asks nothing that is kept', async () => {
  const answers = memoryKeptAnswers(() => now)
  const service = startService(answers)
  await ask(service)
  const questions = [vi.spyOn(answers, 'read'), vi.spyOn(answers, 'claim'), vi.spyOn(answers, 'write')]
  for (let visit = 0; visit < 100; visit += 1) expect(service.findReady('svolvaer')).toBeDefined()
  expect(await ask(service)).toMatchObject({ stale: false })
  for (const question of questions) expect(question).not.toHaveBeenCalled()
})
