import { expect, test } from 'vitest'
import { testService } from '#server/testing/service-faults.ts'
import { startNveStub } from '#stubs/nve/nve-service.ts'
import { nve } from './nve.ts'

const now = Date.parse('2026-11-21T09:20:00Z')
let logged: string[] = []

const varsom = testService('Varsom', {
  now,
  start: startNveStub,
  reader: (options) => {
    logged = []
    return nve({ ...options, log: { warn: (_, message) => logged.push(message) } }).avalanches
  },
  question: { from: '2026-11-21', to: '2026-11-23' },
  ownFaults: [
    ['object', 'wrong-answer'],
    // Shown as any level that we know it would be wrong.
    ['unknown-level', 'wrong-answer'],
    ['other-region', 'wrong-answer'],
    ['time-of-nowhere', 'wrong-answer'],
    ['ten-thousand', 'wrong-answer'],
    ['english-429', 'throttled'],
  ],
})

test('a bulletin is whole, in both languages, day by day, without the name of its author', async () => {
  const days = (await varsom.ask()).days
  expect(days.map(({ date, level, isTendency }) => [date, level, isTendency])).toEqual([
    ['2026-11-21', 4, false],
    ['2026-11-22', 3, false],
    ['2026-11-23', 2, true],
  ])
  expect(days[0]).toEqual({
    date: '2026-11-21',
    level: 4,
    isTendency: false,
    mainText: {
      no: 'Eksempel: faregrad 4, mye fersk fokksnø.',
      en: 'Example: danger level 4, much fresh wind slab.',
    },
    danger: { no: 'Eksempel: naturlig utløste skred ventes.', en: 'Example: natural avalanches are expected.' },
    emergency: { no: 'Ikke gitt', en: 'Not given' },
    snowSurface: {
      no: 'Eksempel: hard fokksnø over skoggrensen.',
      en: 'Example: hard wind slab above the tree line.',
    },
    weakLayers: { no: 'Eksempel: kantkorn over et skarelag.', en: 'Example: facets above a crust.' },
    activity: { no: null, en: null },
    observations: { no: 'Eksempel: flere ferske skred.', en: 'Example: several fresh avalanches.' },
    // The same in both languages would be Norwegian left as it is; these lines differ in one.
    mountainWeather: { no: 'Skyet\n20-40 mm nedbør.\n-1 °C.', en: 'Cloudy\n20-40 mm precipitation.\n-1 °C.' },
    problems: [
      {
        type: { no: 'Fokksnø (flakskred)', en: 'Wind drifted snow (slab avalanches)' },
        trigger: { no: 'Lett å løse ut', en: 'Easy to trigger' },
        probability: { no: 'Meget sannsynlig', en: 'Very likely' },
        size: { no: '3 - Store', en: '3 - Large' },
        propagation: { no: 'Mange bratte heng', en: 'Many steep slopes' },
        cause: { no: 'Nedføyket svakt lag', en: 'Buried weak layer of new snow' },
        summary: { no: 'Eksempel: skred kan løses ut.', en: 'Example: avalanches can release.' },
        exposedDirections: [true, true, true, false, false, false, false, true],
        exposedHeights: { from: 400, to: 0, fill: 1 },
      },
    ],
    advice: [{ no: 'Eksempel: unngå bratt terreng.', en: 'Example: avoid steep terrain.' }],
    // Eight in the morning in Norway.
    publishedAt: Date.parse('2026-11-21T07:10:00.123Z'),
    link: 'https://www.varsom.no/',
  })
})

test('out of season no day has a level, which is not the lowest one', async () => {
  varsom.stub().setScenario('july')
  const days = (await varsom.ask()).days
  expect(days.map(({ level }) => level)).toEqual([null, null, null])
  expect(days[0]).toMatchObject({ mainText: { no: 'Ikke vurdert', en: 'Not assessed' }, problems: [] })
})

test('a day that nobody assessed has no level among days that have', async () => {
  varsom.stub().setFault({ kind: 'one-day-not-assessed' })
  expect((await varsom.ask()).days.map(({ level }) => level)).toEqual([4, null, 2])
})

test('of several bulletins for a day the last one that somebody assessed counts', async () => {
  varsom.stub().setFault({ kind: 'twice' })
  expect((await varsom.ask()).days.map(({ level }) => level)).toEqual([4, 3, 2])
})

test('no bulletin is a valid answer', async () => {
  varsom.stub().setFault({ kind: 'empty' })
  expect((await varsom.ask()).days).toEqual([])
})

test('markup stays the text it is', async () => {
  varsom.stub().setFault({ kind: 'markup' })
  expect((await varsom.ask()).days[0]?.mainText.no).toBe('<b>Eksempel</b> & <script>alert(1)</script>')
})

test('a text that stays Norwegian in the English answer is not called English', async () => {
  varsom.stub().setFault({ kind: 'norwegian-in-english' })
  const [day] = (await varsom.ask()).days
  expect(day?.danger).toEqual({ no: 'Eksempel: naturlig utløste skred ventes.', en: null })
  expect(day?.mainText.en).toMatch(/^Example/)
})

test('English words of another level are no translation', async () => {
  varsom.stub().setFault({ kind: 'other-english' })
  const [day] = (await varsom.ask()).days
  expect(day).toMatchObject({ level: 4, mainText: { no: expect.any(String), en: null } })
})

test('without English the Norwegian words count, and the log says so', async () => {
  varsom.stub().setFault({ kind: 'english-503' })
  expect((await varsom.ask()).days[0]).toMatchObject({ level: 4, danger: { no: expect.any(String), en: null } })
  expect(logged).toEqual(['no English words from NVE'])
})

test('mountain weather without sentences is its values', async () => {
  varsom.stub().setFault({ kind: 'values-only' })
  expect((await varsom.ask()).days[0]?.mountainWeather.no).toBe('Skyet\nVind: Styrke Liten storm, Retning SV')
})

test.each(['no-detail', 'endless-text'] as const)('with %s the levels come from the summary', async (kind) => {
  varsom.stub().setFault({ kind })
  const days = (await varsom.ask()).days
  expect(days.map(({ level }) => level)).toEqual([4, 3, 2])
  expect(days[0]).toMatchObject({ mainText: { no: expect.any(String) }, danger: { no: null, en: null }, problems: [] })
  expect(logged).toContain('no whole avalanche bulletin from NVE, so its summary')
})

test('the region is asked for by its number, in both languages, every half hour', async () => {
  const { expiresAt } = await varsom.reader().ask({ from: '2026-11-21', to: '2026-11-23' }, null)
  expect(expiresAt).toBe(now + 30 * 60_000)
  const base = '/hydrology/forecast/avalanche/v6.3.0/api/AvalancheWarningByRegion/Detail/3014'
  expect(varsom.stub().requests.map(({ path }) => path)).toEqual([
    `${base}/1/2026-11-21/2026-11-23`,
    `${base}/2/2026-11-21/2026-11-23`,
  ])
})
