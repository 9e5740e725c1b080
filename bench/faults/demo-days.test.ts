import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { TodayAnswer, TodayParts } from '#contract/today.ts'
import { demoDays, offsetTo } from '#scripts/setup/demo-days.mjs'
import { departuresQuery } from '#server/upstream/entur/entur-queries.ts'
import type { Scenario } from '#stubs/scenario.ts'
import { startTodayStubs } from '#stubs/start-today-stubs.ts'
import { createRelease, prepareReplica } from './releases.ts'

// The days of `npm run demo`: each is what its name says, in what the services tell and in what the server makes of it, and server
// and services have one clock. What an answer should make of an odd or stale record, the tests of that part say.

const projectFolder = join(import.meta.dirname, '../..')
const [vaeroy, lodingen, bognes] = ['NSR:Quay:84710', 'NSR:Quay:82806', 'NSR:Quay:82790']
const inNorway = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short', timeStyle: 'short' })
const hourMs = 3_600_000
const stopCount = 4
const ends: (() => Promise<unknown>)[] = []
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-days-'))
  const shown = { wayBack: null, isShownToday: true }
  await createRelease(
    join(folder, 'release'),
    { 'steder.html': 'Steder' },
    {
      moskenes: { ...shown, registerId: 'NSR:Quay:81840', wayBack: 'vaeroy' },
      vaeroy: { ...shown, registerId: vaeroy },
      lodingen: { ...shown, registerId: lodingen },
      bognes: { ...shown, registerId: bognes },
    },
  )
})

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

afterAll(() => rm(folder, { recursive: true }))

/** Starts a day as the demo does. */
async function startDay(day: Scenario) {
  const offset = offsetTo(demoDays[day]?.at, Date.now())
  const clock = () => Date.now() + offset
  const { environment, close } = await startTodayStubs(day, clock)
  ends.push(close)
  const replica = await prepareReplica({
    ...environment,
    DATA_DIR: join(folder, day),
    CLOCK_OFFSET_MS: String(offset),
    NODE_OPTIONS: `--import ${join(projectFolder, 'stubs/set-clock.ts')}`,
  })
  await replica.start(join(folder, 'release'))
  ends.push(replica.stop)
  return { clock, services: environment, url: replica.url }
}

/** Resolves with the answer of today once each of the parts, and every stop, has been asked for. */
async function askToday(url: string, parts: readonly (keyof TodayParts)[]): Promise<TodayAnswer & { saidAt: number }> {
  for (;;) {
    const response = await fetch(`${url}/api/today`)
    // A busy machine may refuse for a moment.
    if (response.status === 503) {
      await response.body?.cancel()
      await new Promise((resolve) => setTimeout(resolve, 1000))
      continue
    }
    expect(response.status).toBe(200)
    const answer = (await response.json()) as TodayAnswer
    const isWhole = (answer.parts.departures.data?.length ?? 0) === stopCount
    if (isWhole && parts.every((name) => answer.parts[name].data !== null)) {
      return { ...answer, saidAt: Date.parse(response.headers.get('date') ?? '') }
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Resolves with a service's answer, which must be 200 under fresh headers. */
async function askService(address: string, clock: () => number, request: RequestInit = {}): Promise<string> {
  const headers = { 'user-agent': 'lofoten-guide/0.1.0 post@guide.example', 'et-client-name': 'example-guide' }
  const response = await fetch(address, { ...request, headers })
  expect([address, response.status]).toEqual([address, 200])
  const expires = response.headers.get('expires')
  if (expires !== null) expect(Date.parse(expires)).toBeGreaterThan(clock())
  return response.text()
}

async function askDepartures(base: string, stop: string, clock: () => number) {
  const body = JSON.stringify({ query: departuresQuery('quays'), variables: { stops: [stop] } })
  const answer = await askService(`${base}/journey-planner/v3/graphql`, clock, { method: 'POST', body })
  return JSON.parse(answer).data.stops[0].estimatedCalls as {
    aimedDepartureTime: string | null
    actualDepartureTime: string | null
    cancellation: boolean
  }[]
}

const road = '/ows?typeNames=Situations&bbox=11.8,67.4,17.6,68.7,EPSG:4326'

test('storm: warnings, a road that is closed, boats that do not run', async () => {
  const { clock, url } = await startDay('storm')
  const { date, parts, saidAt } = await askToday(url, ['warnings', 'road', 'departures'])
  expect(Math.abs(saidAt - clock())).toBeLessThan(10_000)
  expect(date).toBe(inNorway.format(clock()).slice(0, 10))
  expect(parts.warnings.data?.map(({ event }) => event)).toContain('wind')
  expect(parts.road.data?.map(({ kind }) => kind)).toContain('closed')
  expect(parts.departures.data?.some(({ departures }) => departures.some(({ isCancelled }) => isCancelled))).toBe(true)
})

test('july: no warning, and nothing on the road but works', async () => {
  const { url } = await startDay('july')
  const { parts } = await askToday(url, ['warnings', 'road', 'departures'])
  expect(parts.warnings.data).toEqual([])
  expect(parts.road.data?.map(({ kind }) => kind)).toEqual(['roadworks'])
})

test('evening: twelve minutes past eight, the boat of five has left and the last one arrives tomorrow', async () => {
  const { clock, services, url } = await startDay('evening')
  expect(inNorway.format(clock()).slice(11)).toBe('20:12')
  const { date, parts, saidAt } = await askToday(url, ['departures'])
  expect(Math.abs(saidAt - clock())).toBeLessThan(10_000)
  expect(date).toBe(inNorway.format(clock()).slice(0, 10))

  const leaving = (stop: string) =>
    parts.departures.data
      ?.find((each) => each.stop === stop)
      ?.departures.filter((each) => each.date === date)
      .map(({ plannedAt, isCancelled }) => [inNorway.format(Date.parse(plannedAt)).slice(11), isCancelled])
  expect(leaving('vaeroy')).toEqual([['23:20', false]])
  expect(leaving('bognes')).toEqual([
    ['20:30', false],
    ['22:00', true],
  ])
  const [late] = await askDepartures(services.ENTUR_BASE_URL, lodingen, clock)
  expect(late?.aimedDepartureTime).toContain('T20:00')
  expect(late?.actualDepartureTime).toContain('T20:32')
})

test('stale: every service answers freshly with what it knew twelve days ago', async () => {
  const { clock, services, url } = await startDay('stale')
  expect((await fetch(`${url}/api/today`)).status).toBe(200)
  const tenDaysAgo = clock() - 10 * 24 * hourMs
  const met = `${services.MET_BASE_URL}`
  const answers = [
    await askService(`${met}/locationforecast/2.0/complete?lat=68.1&lon=13.6`, clock),
    await askService(`${met}/oceanforecast/2.0/complete?lat=68.1&lon=13.6`, clock),
    await askService(`${met}/metalerts/2.0/current.json?lang=no`, clock),
    await askService(`${services.NVE_BASE_URL}/hydrology/forecast/flood/v1.0.10/api/Warning/County/18/1`, clock),
    await askService(`${services.AVINOR_BASE_URL}/XmlFeed/v1.0?airport=LKN`, clock),
    await askService(`${services.NOAA_BASE_URL}/json/ovation_aurora_latest.json`, clock),
    JSON.stringify(await askDepartures(services.ENTUR_BASE_URL, vaeroy, clock)),
  ]
  for (const answer of answers) {
    const [first = ''] = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?/.exec(answer) ?? []
    expect(Date.parse(first)).toBeLessThan(tenDaysAgo)
  }
  const messages = JSON.parse(await askService(`${services.ROAD_BASE_URL}${road}`, clock))
  for (const { properties } of messages.features)
    expect(Date.parse(properties.LAST_UPDATE_TIME)).toBeLessThan(tenDaysAgo)
})

test('closed: a tunnel at night that is open now, a convoy, a closed road, and an odd record in every list', async () => {
  const { clock, services, url } = await startDay('closed')
  expect((await fetch(`${url}/api/today`)).status).toBe(200)
  expect(inNorway.format(clock()).slice(11)).toBe('14:00')
  const { features } = JSON.parse(await askService(`${services.ROAD_BASE_URL}${road}`, clock))
  const records = features.map(({ properties }: { properties: object }) => properties)
  expect(records).toContainEqual(
    expect.objectContaining({ SECONDARY_TYPES: 'overnightClosures', NUM_PERIODS: 5, ACTIVE: 0 }),
  )
  for (const managed of ['convoyService', 'roadClosed']) {
    expect(records).toContainEqual(
      expect.objectContaining({ ROAD_OR_CARRIAGEWAY_OR_LANE_MANAGEMENT_TYPE: managed, NUM_PERIODS: 0 }),
    )
  }
  expect(records).toContainEqual(expect.objectContaining({ COORDINATES_FOR_DISPLAY_LATITUDE: null }))

  const flights = await askService(`${services.AVINOR_BASE_URL}/XmlFeed/v1.0?airport=LKN`, clock)
  expect(flights.match(/<flight /g)?.length).toBe((flights.match(/<airline>/g)?.length ?? 0) + 1)
  const kp = JSON.parse(
    await askService(`${services.NOAA_BASE_URL}/products/noaa-planetary-k-index-forecast.json`, clock),
  )
  expect(kp.filter((row: { time_tag: string }) => Number.isNaN(Date.parse(row.time_tag)))).toHaveLength(1)
  const asked = JSON.stringify({ apikey: 'stub-key', apiversion: '3', action: 'search', type: 'rectangle' })
  const chargers = await askService(`${services.NOBIL_BASE_URL}/api/server/search.php`, clock, {
    method: 'POST',
    body: asked,
  })
  expect(
    JSON.parse(chargers).chargerstations.map((each: { csmd: { Position: string } }) => each.csmd.Position),
  ).toContain('(,)')
  const met = services.MET_BASE_URL
  for (const product of ['locationforecast', 'oceanforecast']) {
    const answer = await askService(`${met}/${product}/2.0/complete?lat=68.1&lon=13.6`, clock)
    expect(JSON.parse(answer).properties.timeseries.at(-1)).toEqual({ time: 'soon', data: {} })
  }
  const alerts = JSON.parse(await askService(`${met}/metalerts/2.0/current.json?lang=no`, clock))
  expect(alerts.features[0].geometry).toBeNull()
  const hazards = `${services.NVE_BASE_URL}/hydrology/forecast/landslide/v1.0.10/api/Warning/County/18/1`
  expect(JSON.parse(await askService(hazards, clock)).at(-1).MunicipalityList).toBeNull()
  expect((await askDepartures(services.ENTUR_BASE_URL, vaeroy, clock))[0]?.aimedDepartureTime).toBeNull()
})
