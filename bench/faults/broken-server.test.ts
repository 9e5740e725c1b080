import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hotelSearchAnswer } from '#contract/hotels.ts'
import { weatherAnswer } from '#contract/weather.ts'
import { type WeatherPlace, weatherPlaceKeys } from '#contract/weather-places.ts'
import { nameForecast, parseForecast } from '#server/services/weather/stored-forecast.ts'
import { createClickCounts } from '#server/store/click-counts-repository.ts'
import { createUpstreamStore } from '#server/store/upstream-store-repository.ts'
import { type DatabasePlace, prepareTestDatabases } from '#server/testing/databases.ts'
import { partnerSettings } from '#stubs/expedia/partner-settings.ts'
import { startExpediaStub } from '#stubs/expedia/start-expedia-stub.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'
import { carryFiles, createRelease, prepareReplica, type Replica } from './releases.ts'
import { createVisitor, payingLink, questions, readText, type Visitor } from './visitors.ts'

// The real server over a small site with both kinds of database: killed while it writes, on a full disk, without its
// database, and replaced by a new release. MET and Expedia answer once and are down from then on.

vi.setConfig({ testTimeout: 240_000 })

const setUpMs = 120_000
const clickers = 4
const script = 'export const boat = 1\n'.repeat(60)
// The backoff of a lost database is up to half a minute.
const recovery = { timeout: 90_000, interval: 100 }
const canLimitFiles = spawnSync('prlimit', ['--version']).status === 0

const databases = prepareTestDatabases({ ownServer: true })
const releases = { first: '', second: '' }
let folder: string
let ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broken-server-'))
  for (const name of ['first', 'second'] as const) {
    releases[name] = join(folder, name)
    await createRelease(releases[name], {
      'steder.html': `<!doctype html><title>${name}</title><script src="/_assets/map.${name}.js"></script>${payingLink}`,
      [`_assets/map.${name}.js`]: `${script}// ${name}`,
    })
  }
}, setUpMs)

beforeEach(() => {
  Object.assign(clicks, { counted: 0, held: 0 })
})

afterEach(async () => {
  for (const end of ends.reverse()) await end()
  ends = []
  await databases.close()
}, setUpMs)

afterAll(async () => {
  await databases.clear()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}, setUpMs)

interface Seen {
  forecasts: string[]
  /** Of the default stay. */
  offers: string
}

/** Starts the server with everything cached, then takes MET and Expedia down. */
async function setUp(place: DatabasePlace) {
  const [met, expedia] = await Promise.all([startMetStub(), startExpediaStub()])
  ends.push(met.close, expedia.close)
  const replica = await prepareReplica({
    ...{ TRUST_PROXY: 'true', SITE_ORIGIN: 'http://guide.example', MET_BASE_URL: met.url },
    ...{ ...partnerSettings, EXPEDIA_BASE_URL: expedia.url },
    ...place,
  })
  ends.push(replica.kill)
  await replica.start(releases.first)
  const visitor = createVisitor(replica.url, 1)
  ends.push(async () => visitor.leave())
  const before = await look(visitor)
  // The release of the lease comes after the write; in the embedded database a click comes after both.
  await expect.poll(() => click(visitor), recovery).toBe(204)
  if (place.DATABASE_URL) {
    const store = createUpstreamStore({ database: await databases.openReady(place), log: silent })
    const read = (name: WeatherPlace) => store.read(nameForecast(met.url, name))
    await expect.poll(async () => (await Promise.all(weatherPlaceKeys.map(read))).includes(null), recovery).toBe(false)
  }
  met.setFault({ kind: 'status', status: 503 })
  expedia.setFault({ kind: 'status', status: 503 })
  return { replica, visitor, before, met }
}

const silent = { warn: () => undefined, error: () => undefined }

/** Resolves with all live answers once they are available. */
async function look(visitor: Visitor): Promise<Seen> {
  const page = await visitor.ask('/steder')
  expect(page.status).toBe(200)
  const forecasts: string[] = []
  for (const place of weatherPlaceKeys) {
    await expect.poll(async () => (await visitor.ask(`/api/weather/${place}`)).status, recovery).toBe(200)
    const answer = await visitor.ask(`/api/weather/${place}`)
    forecasts.push(weatherAnswer.parse(JSON.parse(readText(answer))).fetchedAt)
  }
  const search = () => visitor.ask('/functions/v1/expedia-api', questions.search)
  await expect.poll(async () => (await search()).status, recovery).toBe(200)
  return { forecasts, offers: hotelSearchAnswer.parse(JSON.parse(readText(await search()))).fetchedAt }
}

let addresses = 0
// Counted (204), or held in memory (202).
const clicks = { counted: 0, held: 0 }

/** Clicks from changing addresses, to stay below the rate limit. */
async function click(visitor: Visitor): Promise<number> {
  addresses += 1
  const address = `198.51.${Math.floor(addresses / 250) % 250}.${addresses % 250}`
  const headers = { ...questions.click.headers, 'x-forwarded-for': address }
  const { status } = await visitor.ask('/api/outbound-clicks', { ...questions.click, headers })
  if (status === 204) clicks.counted += 1
  if (status === 202) clicks.held += 1
  return status
}

/** Clicks until the server is gone; resolves with the number of clicks without a response. */
async function clickUntilGone(url: string, whenCounted: () => void): Promise<number> {
  let untold = 0
  const clickOn = async (number: number): Promise<void> => {
    const visitor = createVisitor(url, 10 + number)
    for (;;) {
      const status = await click(visitor).catch(() => null)
      if (status === 204) whenCounted()
      else untold += 1
      if (status === null) break
      expect([202, 204]).toContain(status)
    }
    visitor.leave()
  }
  await Promise.all(Array.from({ length: clickers }, (_, number) => clickOn(number)))
  return untold
}

async function countClicks(place: DatabasePlace): Promise<number> {
  const database = await databases.openReady(place)
  const rows = await createClickCounts(database).list('2000-01-01', '2100-01-01')
  await database.close()
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** Returns the fetch times of stored forecasts; null for a torn one. */
async function readForecasts(place: DatabasePlace, source: string): Promise<(string | null)[]> {
  const database = await databases.openReady(place)
  const store = createUpstreamStore({ database, log: silent, patienceMs: 30_000 })
  const found = await Promise.all(weatherPlaceKeys.map((name) => store.read(nameForecast(source, name))))
  await database.close()
  return found.map((record) => record && parseForecast(record.value) && new Date(record.fetchedAt).toISOString())
}

describe.each(databases.kinds)('the server on $name', ({ createPlace }) => {
  test('killed by «kill -9» while visitors click, it serves pages, the last forecast and the last offers again, with every click that was counted', async () => {
    const place = await createPlace()
    const { replica, visitor, before, met } = await setUp(place)
    let untold = clicks.held
    for (let round = 0; round < 2; round += 1) {
      const enough = clicks.counted + 30 + round * 17
      untold += await clickUntilGone(replica.url, () => {
        if (clicks.counted >= enough) void replica.kill()
      })
      await replica.start(releases.first)
      expect(await look(visitor)).toEqual(before)
    }
    expect(await replica.stop()).toBe(0)
    const stored = await countClicks(place)
    expect(stored).toBeGreaterThanOrEqual(clicks.counted)
    expect(stored).toBeLessThanOrEqual(clicks.counted + untold)
    expect(await readForecasts(place, met.url)).toEqual(before.forecasts)
  })
})

describe('the server on PostgreSQL', () => {
  const { createPlace, server } = databases.postgresql

  test('without its database, it serves pages, weather and hotels and holds each click until the database is back', async () => {
    const place = await createPlace()
    const { replica, visitor, before } = await setUp(place)
    await server()?.stop()
    await expect.poll(() => click(visitor), recovery).toBe(202)
    expect(await look(visitor)).toEqual(before)
    await expect.poll(async () => (await visitor.ask('/readyz')).status, recovery).toBe(503)
    await server()?.start()
    await expect.poll(() => click(visitor), recovery).toBe(204)
    await expect.poll(async () => (await visitor.ask('/readyz')).status, recovery).toBe(200)
    expect(await look(visitor)).toEqual(before)
    expect(await replica.stop()).toBe(0)
    expect(await countClicks(place)).toBe(clicks.counted + clicks.held)
  })
})

describe('the server on SQLite', () => {
  const { createPlace } = databases.embedded

  /** Limits a process's file size, which acts like a full disk; null ends it. */
  function limitFiles(replica: Replica, bytes: number | null): void {
    const { status, stderr } = spawnSync('prlimit', [
      '--pid',
      String(replica.pid()),
      `--fsize=${bytes ?? 'unlimited'}:`,
    ])
    if (status !== 0) throw new Error(String(stderr))
  }

  test.skipIf(!canLimitFiles)(
    'on a full disk, it serves pages, weather and hotels and holds each click until there is space',
    async () => {
      const place = await createPlace()
      const { replica, visitor, before } = await setUp(place)
      limitFiles(replica, 4096)
      await expect.poll(() => click(visitor), recovery).toBe(202)
      expect(await look(visitor)).toEqual(before)
      limitFiles(replica, null)
      await expect.poll(() => click(visitor), recovery).toBe(204)
      expect(await look(visitor)).toEqual(before)
      expect(await replica.stop()).toBe(0)
      expect(await countClicks(place)).toBe(clicks.counted + clicks.held)
    },
  )

  test('replaced by a new release while visitors read, it still has what their pages name, the last forecast and every click', async () => {
    const place = await createPlace()
    const { replica, visitor, before } = await setUp(place)
    const page = readText(await visitor.ask('/steder'))
    const named = /src="([^"]+)"/.exec(page)?.[1] ?? ''
    const file = await visitor.ask(named)
    await carryFiles(releases.first, releases.second)
    // Between the two releases connections are refused, never answered wrongly.
    const failures: unknown[] = []
    let isOver = false
    const reading = (async () => {
      const reader = createVisitor(replica.url, 30)
      while (!isOver) {
        const answer = await reader.ask('/steder').catch((error: NodeJS.ErrnoException) => error.code)
        if (
          typeof answer === 'object' ? answer.status !== 200 : !['ECONNREFUSED', 'ECONNRESET'].includes(answer ?? '')
        ) {
          failures.push(answer)
        }
      }
      reader.leave()
    })()
    expect(await replica.stop()).toBe(0)
    await replica.start(releases.second)
    isOver = true
    await reading
    expect(failures).toEqual([])
    expect(readText(await visitor.ask('/steder'))).toContain('<title>second</title>')
    const later = await visitor.ask(named)
    expect([later.status, readText(later)]).toEqual([200, readText(file)])
    expect(later.headers['cache-control']).toContain('immutable')
    expect(await look(visitor)).toEqual(before)
    await expect.poll(() => click(visitor), recovery).toBe(204)
    expect(await replica.stop()).toBe(0)
    expect(await countClicks(place)).toBe(clicks.counted + clicks.held)
  })
})
