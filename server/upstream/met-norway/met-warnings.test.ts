import { expect, test } from 'vitest'
import { isInArea } from '#contract/area.ts'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import { testService } from '#server/testing/service-faults.ts'
import { failureOf } from '#server/testing/upstream-failures.ts'
import { alertsProduct } from '#stubs/met-norway/alerts-product.ts'
import { startServiceStub } from '#stubs/start-service-stub.ts'
import { metNorway } from './met-norway.ts'

const now = Date.parse('2026-11-21T09:20:44Z')
const hour = 3_600_000
const start = Date.parse('2026-11-21T09:00:00Z')
let logged: string[] = []

const met = testService('MetAlerts', {
  now,
  start: (options) => startServiceStub({ options, ...alertsProduct }),
  reader: (options) => {
    logged = []
    return metNorway({ ...options, log: { warn: (_, message) => logged.push(message) } }).warnings
  },
  question: null,
  ownFaults: [
    ['time-without-zone', 'wrong-answer'],
    ['no-interval', 'wrong-answer'],
    ['other-language', 'wrong-answer'],
    ['ten-thousand', 'wrong-answer'],
    ['many-fine-shapes', 'wrong-answer'],
    // Whoever is told to stop stops, whatever list it was for.
    ['english-429', 'throttled'],
  ],
})

test('a storm is what concerns Lofoten, at land and at sea, highest level first, in both languages', async () => {
  const { listedAt, warnings } = await met.ask()
  expect(listedAt).toBe(start - hour)
  expect(warnings.map(({ event, level, isAtSea }) => [event, level, isAtSea])).toEqual([
    ['wind', 3, false],
    ['gale', 2, true],
    ['blowingSnow', 2, false],
  ])
  expect(warnings[0]).toMatchObject({
    service: 'weather',
    eventName: { no: 'Kraftige vindkast', en: 'Severe wind gusts' },
    area: { no: 'Lofoten', en: 'Lofoten' },
    advice: { no: 'Eksempel: sikre løse gjenstander.', en: 'Example: secure loose objects.' },
    startsAt: start - 3 * hour,
    endsAt: start + 9 * hour,
    places: ['svolvaer', 'leknes', 'reine', 'henningsvaer', 'ballstad'],
    link: 'https://www.met.no/vaer-og-klima/ekstremvaervarsler-og-andre-farevarsler',
  })
  expect(warnings[1]).toMatchObject({ places: [], consequences: { no: null, en: null } })
})

test('a place in the hole of an area is not warned', async () => {
  const snow = (await met.ask()).warnings.find(({ event }) => event === 'blowingSnow')
  expect(snow?.polygons[0]).toHaveLength(2)
  expect(snow?.places).toEqual(['svolvaer', 'reine', 'henningsvaer', 'ballstad'])
  expect(isInArea([13.6133, 68.1463], snow?.polygons ?? [])).toBe(false)
})

test('tests, warnings that were lowered or cancelled, and those for other regions are not there', async () => {
  const { warnings } = await met.ask()
  expect(warnings.map(({ id }) => id)).not.toContainEqual(expect.stringMatching(/test|green|cancel|forest/))
  met.stub().setScenario('july')
  expect((await met.ask()).warnings).toEqual([])
})

test('no warning at all is a valid answer', async () => {
  met.stub().setFault({ kind: 'empty' })
  expect(await met.ask()).toEqual({ listedAt: start - hour, lastEnd: null, unreadable: 0, warnings: [] })
})

test.each([
  ['unknown-level', { level: null, event: 'wind' }],
  ['unknown-event', { event: null, eventName: { no: 'Kraftige vindkast', en: 'Severe wind gusts' } }],
  ['markup', { description: { no: '<script>alert(1)</script> & <b>vind</b>', en: expect.any(String) } }],
  ['foreign-link', { link: null }],
  ['no-end', { endsAt: null }],
  // The answer may be stored beyond any end, so whoever shows it compares with the clock.
  ['ended', { endsAt: start - hour }],
] as const)('a warning with %s is one all the same', async (kind, expected) => {
  met.stub().setFault({ kind })
  const { warnings } = await met.ask()
  expect(warnings.find(({ id }) => id.endsWith('wind'))).toMatchObject(expected)
})

test.each(['latitude-first', 'points-of-words'] as const)('an area of %s hides no other, and is told', async (kind) => {
  met.stub().setFault({ kind })
  const { warnings, unreadable } = await met.ask()
  expect([warnings.map(({ event }) => event), unreadable]).toEqual([['gale', 'blowingSnow'], 1])
  expect(logged).toEqual(['a record that cannot be read is left out'])
})

test('what is broken far away does not hide what concerns Lofoten', async () => {
  met.stub().setFault({ kind: 'broken-elsewhere' })
  expect((await met.ask()).warnings).toHaveLength(3)
})

test('without the English list the Norwegian one counts, and the log says so', async () => {
  met.stub().setFault({ kind: 'english-503' })
  const { warnings } = await met.ask()
  expect(warnings[0]?.description).toEqual({ no: expect.stringContaining('vindkast'), en: null })
  expect(logged).toEqual(['no English words from MET'])
})

test('both lists are asked for the whole country, not again for ten minutes, and then with what is held', async () => {
  const first = await met.reader().ask(null, null)
  expect(first.expiresAt).toBe(now + 10 * 60_000)
  const second = await met.reader().ask(null, first.version)
  expect(second).toEqual({ kind: 'unchanged', version: first.version, expiresAt: first.expiresAt })
  expect(met.stub().requests.map(({ path, status }) => [path, status])).toEqual([
    ['/metalerts/2.0/current.json?lang=no', 200],
    ['/metalerts/2.0/current.json?lang=en', 200],
    ['/metalerts/2.0/current.json?lang=no', 304],
    ['/metalerts/2.0/current.json?lang=en', 304],
  ])
})

test('if only one list changed, the other is asked for again', async () => {
  const { version } = await met.reader().ask(null, null)
  const [norwegian] = version?.split('\n') ?? []
  const joined = await met.reader().ask(null, `${norwegian}\nSat, 21 Nov 2026 01:00:00 GMT`)
  expect(joined).toMatchObject({ kind: 'new', version, value: { warnings: [{ event: 'wind' }, {}, {}] } })
  expect(met.stub().requests.map(({ status }) => status)).toEqual([200, 200, 304, 200, 200])
})

test('while the English list fails, an unchanged Norwegian one changes nothing', async () => {
  const { version } = await met.reader().ask(null, null)
  met.stub().setFault({ kind: 'english-503' })
  expect(await met.reader().ask(null, version)).toMatchObject({ kind: 'unchanged', version })
})

test('a Retry-After of the English list is handed on', async () => {
  met.stub().setFault({ kind: 'english-429' })
  const failure = await failureOf(UpstreamFailure, met.reader().ask(null, null))
  expect(failure.retryAfter).toBe(60_000)
})

test('a shape of a hundred thousand points is kept as finely as anybody needs', async () => {
  met.stub().setFault({ kind: 'fine-shape' })
  const { warnings } = await met.ask()
  expect(warnings.find(({ event }) => event === 'wind')?.places).toHaveLength(5)
  // Points that lie on each other are one.
  expect(warnings.find(({ event }) => event === 'wind')?.polygons[0]?.[0]?.length).toBeLessThan(10_000)
})
