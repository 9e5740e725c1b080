import { describe, expect, test } from 'vitest'
import { readEvery } from '#server/testing/read-ready-answer.ts'
import { testService } from '#server/testing/service-faults.ts'
import { startTideStub } from '#stubs/kartverket-tide/start-tide-stub.ts'
import { kartverketTide } from './kartverket-tide.ts'
import { readCurve, readExtremes } from './tide-body.ts'

const now = Date.parse('2026-11-21T09:20:00Z')
const from = Date.parse('2026-11-20T23:00:00Z')
const question = { latitude: 68.2126, longitude: 14.4821, from, to: from + 48 * 3_600_000 }

const kartverket = testService('Kartverket', {
  now,
  start: startTideStub,
  reader: kartverketTide,
  question,
  ownFaults: [
    ['error', 'wrong-question'],
    ['no-data', 'wrong-question'],
    ['other-datum', 'wrong-answer'],
    ['time-without-zone', 'wrong-answer'],
    ['dtd', 'wrong-answer'],
  ],
})

describe('the usual answer', () => {
  test('is high and low water in turn, and the curve hour by hour', async () => {
    const { station, extremes, curve } = await kartverket.ask()
    expect(station).toBe('Kabelvåg')
    expect(extremes.length).toBeGreaterThanOrEqual(7)
    for (const [index, { kind, height, time }] of extremes.entries()) {
      const next = extremes[index + 1]
      if (!next) break
      expect(next.kind).not.toBe(kind)
      expect(next.time).toBeGreaterThan(time)
      expect(next.height > height).toBe(kind === 'low')
    }
    expect(curve).toHaveLength(49)
    expect(curve[0]?.time).toBe(from)
  })

  test('is asked for in UTC, over chart datum, twice, and then for a day no more', async () => {
    const { expiresAt } = await kartverket.reader().ask(question, null)
    const asked = kartverket
      .stub()
      .requests.map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])))
    const shared = { tzone: '0', dst: '0', refcode: 'cd', fromtime: '2026-11-20T23:00', totime: '2026-11-22T23:00' }
    expect(asked).toMatchObject([
      { datatype: 'tab', ...shared },
      { datatype: 'pre', interval: '60', ...shared },
    ])
    expect(expiresAt).toBe(now + 24 * 3_600_000)
  })

  test('keeps the hours of the night in which clocks are set back', async () => {
    const night = Date.parse('2026-10-24T22:00:00Z')
    const { curve } = await kartverket.ask({ ...question, from: night, to: night + 25 * 3_600_000 })
    expect(curve.map(({ time }) => time)).toEqual(curve.map((_, hour) => night + hour * 3_600_000))
  })
})

describe('an answer written with an offset', () => {
  const level = (time: string, flag: string) => `<waterlevel value="128.4" time="${time}" flag="${flag}"/>`
  const write = (levels: string) =>
    `<tide><locationdata><reflevelcode>CD</reflevelcode><data type="observation" unit="cm">${level('2026-02-03T08:00:00+00:00', 'obs')}</data><data type="prediction" unit="cm">${levels}</data></locationdata></tide>`

  test('is read at its hour; observations are no prediction', () => {
    expect(readExtremes(write(level('2026-02-03T10:00:00+01:00', 'high')), readEvery)).toEqual({
      station: null,
      extremes: [{ time: Date.parse('2026-02-03T09:00:00Z'), height: 128.4, kind: 'high' }],
    })
  })

  test.each([
    ['no level', ''],
    ['a level without its kind', level('2026-02-03T10:00:00+01:00', 'obs')],
  ])('with %s is none', (_, levels) => {
    expect(() => readExtremes(write(levels), readEvery)).toThrow()
  })

  test('in another unit is none', () => {
    expect(() => readCurve(write(level('2026-02-03T10:00:00Z', 'pre')).replaceAll('"cm"', '"m"'), readEvery)).toThrow()
  })
})
