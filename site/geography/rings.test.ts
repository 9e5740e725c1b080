import { describe, expect, it } from 'vitest'
import { areaOf, type Corner, cutToBox, simplifyLine, simplifyRing } from './rings.ts'

const square: Corner[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
]

describe('cutToBox', () => {
  it('keeps what lies inside and closes it along the edge', () => {
    const cut = cutToBox(square, { west: 1, east: 3, south: -1, north: 1 })
    expect(cut).toHaveLength(4)
    expect(cut).toEqual(
      expect.arrayContaining([
        [1, 0],
        [2, 0],
        [2, 1],
        [1, 1],
      ]),
    )
  })

  it('keeps nothing of a ring outside, and all of a ring inside', () => {
    expect(cutToBox(square, { west: 3, east: 4, south: 0, north: 1 })).toEqual([])
    expect(cutToBox(square, { west: -1, east: 3, south: -1, north: 3 })).toHaveLength(4)
  })
})

describe('simplifyLine', () => {
  const line: Corner[] = [
    [0, 0],
    [1, 0.01],
    [2, 0],
    [3, 1],
  ]

  it('leaves out what bends less than the tolerance and keeps both ends', () => {
    expect(simplifyLine(line, () => 0.1)).toEqual([
      [0, 0],
      [2, 0],
      [3, 1],
    ])
    expect(simplifyLine(line, () => 0.001)).toEqual(line)
  })

  it('may be coarser in one place than in another', () => {
    expect(simplifyLine(line, ([longitude]) => (longitude > 1.5 ? 10 : 0.001))).toContainEqual([1, 0.01])
  })
})

describe('simplifyRing', () => {
  it('keeps the shape of a ring that begins on a straight edge', () => {
    const ring = simplifyRing([[1, 0], ...square.slice(1), [0, 0]], () => 0.1)
    expect(areaOf(ring)).toBeCloseTo(4, 2)
  })

  it('makes nothing of a ring thinner than the tolerance', () => {
    expect(
      simplifyRing(
        [
          [0, 0],
          [1, 0],
          [0.5, 0.01],
        ],
        () => 0.1,
      ),
    ).toEqual([])
    expect(
      simplifyRing(
        [
          [0, 0],
          [1, 0],
        ],
        () => 0.1,
      ),
    ).toEqual([])
  })
})

describe('areaOf', () => {
  it('is in square degrees of latitude, whichever way the ring runs', () => {
    const north: Corner[] = square.map(([longitude, latitude]) => [longitude, latitude + 60])
    expect(areaOf(square)).toBeCloseTo(4, 1)
    expect(areaOf([...square].reverse())).toBeCloseTo(4, 1)
    expect(areaOf(north)).toBeCloseTo(2, 1)
  })
})
