import { describe, expect, it } from 'vitest'
import { areaOf, cutToBox, type Point, pickSeen, simplifyLine, simplifyRing } from './rings.ts'

const points = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }))
const square = points([0, 0], [2, 0], [2, 2], [0, 2])

describe('cutToBox', () => {
  it('keeps what lies inside and closes it along the edge', () => {
    const cut = cutToBox(square, { left: 1, right: 3, top: -1, bottom: 1 })
    expect(cut).toHaveLength(4)
    expect(cut).toEqual(expect.arrayContaining(points([1, 0], [2, 0], [2, 1], [1, 1])))
  })

  it('keeps nothing of a ring outside, and all of a ring inside', () => {
    expect(cutToBox(square, { left: 3, right: 4, top: 0, bottom: 1 })).toEqual([])
    expect(cutToBox(square, { left: -1, right: 3, top: -1, bottom: 3 })).toHaveLength(4)
  })
})

describe('pickSeen', () => {
  it('leaves out what no box shows, and begins again where the line comes back', () => {
    const line = points([1, 1], [1, -2], [5, -2], [9, -2], [9, 1])
    expect(pickSeen(line, { left: 0, right: 10, top: 0, bottom: 5 })).toEqual([
      points([1, 1], [1, -2]),
      points([9, -2], [9, 1]),
    ])
  })
})

describe('simplifyLine', () => {
  const line = points([0, 0], [1, 0.01], [2, 0], [3, 1])

  it('leaves out what bends less than the tolerance and keeps both ends', () => {
    expect(simplifyLine(line, 0.1)).toEqual(points([0, 0], [2, 0], [3, 1]))
    expect(simplifyLine(line, 0.001)).toEqual(line)
  })
})

describe('simplifyRing', () => {
  it('keeps the shape of a ring that begins on a straight edge', () => {
    const ring = simplifyRing([{ x: 1, y: 0 }, ...square.slice(1), { x: 0, y: 0 }], 0.1)
    expect(areaOf(ring)).toBeCloseTo(4, 2)
  })

  it('makes nothing of a ring thinner than the tolerance', () => {
    expect(simplifyRing(points([0, 0], [1, 0], [0.5, 0.01]), 0.1)).toEqual([])
    expect(simplifyRing(points([0, 0], [1, 0]), 0.1)).toEqual([])
  })
})

describe('areaOf', () => {
  it('is in square units, whichever way the ring runs', () => {
    expect(areaOf(square)).toBe(4)
    expect(areaOf([...square].reverse())).toBe(4)
  })
})
