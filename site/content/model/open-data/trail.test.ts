import { describe, expect, it } from 'vitest'
import { listKilometres, measureTrail, resampleLine, type TrailPoint } from '#site/domain/geography/trail-line.ts'
import { fillFromTrail } from './trail-facts.ts'

const lineOf = (heights: readonly number[]): TrailPoint[] =>
  heights.map((metres, index) => [68 + index * 0.00027, 13, metres])
const range = (count: number, height: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => height(index))

describe('measureTrail', () => {
  it('leaves out the noise of the height model', () => {
    expect(measureTrail(lineOf(range(100, (index) => 20 + (index % 2) * 3))).climb).toMatchObject({ there: 0, back: 0 })
  })
  it('counts a rise whole, and a dip twice over there and back', () => {
    const up = measureTrail(lineOf(range(101, (index) => index * 4))).climb
    expect(up?.there).toBeGreaterThan(390)
    expect(up?.back).toBe(0)
    const over = measureTrail(
      lineOf([...range(51, (index) => index * 4), ...range(50, (index) => 196 - index * 4)]),
    ).climb
    expect(Math.abs((over?.there ?? 0) - (over?.back ?? 0))).toBeLessThan(8)
    expect(over?.there).toBeGreaterThan(185)
  })
  it('knows a length without heights', () => {
    expect(
      measureTrail([
        [68, 13],
        [68.01, 13],
      ]),
    ).toEqual({ kilometres: expect.closeTo(1.112, 2) })
  })
})

it('resamples at equal steps and keeps both ends', () => {
  const line = resampleLine(
    [
      { latitude: 68, longitude: 13 },
      { latitude: 68.0002, longitude: 13 },
      { latitude: 68.01, longitude: 13 },
    ],
    15,
  )
  const along = listKilometres(line.map(({ latitude, longitude }) => [latitude, longitude] as const))
  expect(line[0]).toEqual({ latitude: 68, longitude: 13 })
  expect(line.at(-1)).toEqual({ latitude: 68.01, longitude: 13 })
  for (const [index, here] of along.entries())
    if (index > 0) expect((here - (along[index - 1] ?? 0)) * 1000).toBeCloseTo(15, -0.6)
})

it('gives a hike its measured figures, with whose they are, and leaves one without a line alone', () => {
  const facts = {
    length: { kilometres: 9, way: 'return' as const },
    ascent: { metres: 10, top: 10, losesHeight: false },
  }
  expect(fillFromTrail(facts, undefined)).toBe(facts)
  const filled = fillFromTrail(facts, {
    source: '© Kartverket',
    checkedOn: '2026-11-30',
    line: lineOf(range(101, (index) => index * 4)),
  })
  expect(filled.length).toMatchObject({ kilometres: 6, source: '© Kartverket' })
  expect(filled).toMatchObject({
    ascent: { top: 400, losesHeight: false },
    profile: { source: '© Kartverket', checkedOn: '2026-11-30' },
  })
})
