import { describe, expect, it } from 'vitest'
import { distanceBetween } from './distance-between.ts'
import { decodeRoadLine, placeBesideRoad, positionAtKilometre, readE10 } from './road-line.ts'

const e10 = readE10()
const length = e10.kilometres.at(-1) ?? 0

describe('the E10', () => {
  it('is one line from Å to near Lødingen, as long as the road is within a few per cent', () => {
    expect(distanceBetween(e10.positions[0] as never, { latitude: 67.8796, longitude: 12.984 })).toBeLessThan(0.5)
    expect(distanceBetween(e10.positions.at(-1) as never, { latitude: 68.4424, longitude: 16.0033 })).toBeLessThan(1)
    expect(length).toBeGreaterThan(215)
    expect(length).toBeLessThan(230)
  })

  it('goes through no corner twice', () => {
    const seen = new Set(e10.positions.map(({ latitude, longitude }) => `${latitude} ${longitude}`))
    expect(seen.size).toBe(e10.positions.length)
  })

  it('has tunnels and bridges in order, none of them beyond its ends', () => {
    for (const stretches of [e10.tunnels, e10.bridges]) {
      expect(stretches.length).toBeGreaterThan(7)
      let last = 0
      for (const { from, to } of stretches) {
        expect(from).toBeGreaterThanOrEqual(last)
        expect(to).toBeGreaterThan(from)
        last = to
      }
      expect(last).toBeLessThan(length)
    }
    // The Nappstraumen tunnel is 1.8 km long; the source has 1.25 km of it.
    expect(e10.tunnels.some(({ from, to }) => from > 50 && to < 56)).toBe(true)
  })

  it('passes the municipalities of Lofoten from west to east without a gap', () => {
    expect(e10.municipalities.slice(0, 4).map(({ name }) => name)).toEqual([
      'Moskenes',
      'Flakstad',
      'Vestvågøy',
      'Vågan',
    ])
    e10.municipalities.forEach(({ from }, index) => {
      expect(from).toBe(e10.municipalities[index - 1]?.to ?? 0)
    })
    expect(e10.municipalities.at(-1)?.to).toBe(length)
  })
})

describe('placeBesideRoad', () => {
  it('finds again where a position on the road was taken from', () => {
    for (const kilometre of [0, 3.3, 61, 128, length]) {
      const found = placeBesideRoad(positionAtKilometre(kilometre, e10), e10)
      expect(found.kilometre).toBeCloseTo(kilometre, 1)
      expect(found.aside).toBeLessThan(0.01)
    }
  })

  it('says how far aside a position lies', () => {
    expect(placeBesideRoad({ latitude: 68.1529, longitude: 14.2007 }, e10).aside).toBeGreaterThan(5)
  })
})

it('refuses a road with a gap or a stretch of no corner', () => {
  const file = {
    line: [
      [13, 68],
      [13.01, 68],
    ],
    tunnels: [],
    bridges: [],
    municipalities: [['A', 0]],
  }
  expect(decodeRoadLine(file).kilometres[1]).toBeCloseTo(0.417, 2)
  expect(() =>
    decodeRoadLine({
      ...file,
      line: [
        [13, 68],
        [13.2, 68],
      ],
    }),
  ).toThrow('gap of 8')
  expect(() => decodeRoadLine({ ...file, tunnels: [[0, 7]] })).toThrow('no corner 7')
})
