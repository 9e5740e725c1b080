import { describe, expect, it } from 'vitest'
import { alternateLabels, fitLabels } from './place-strip-labels.ts'

const at = (...positions: number[]) => positions.map((position) => ({ position }))

describe('alternateLabels', () => {
  it('puts the first and the last stop at the ends, and neighbours on different sides', () => {
    const labels = alternateLabels(at(0, 30, 132))
    expect(labels.map(({ left }) => Math.round(left))).toEqual([0, 23, 100])
    expect(labels.map(({ isAbove }) => isAbove)).toEqual([false, true, false])
  })
})

describe('fitLabels', () => {
  it('keeps all names near the line where they have room', () => {
    expect(fitLabels(at(-159, -60, 30, 127)).every(({ distance, isLeft }) => distance === 2.2 || isLeft)).toBe(true)
  })

  it.each([
    ['Svolvær', at(-159, -34, -6, 0, 0, 69, 127)],
    ['Kabelvåg', at(-159, -34, -6, 0, 6, 69, 127)],
    ['Leknes', at(-159, -34, -6, 0, 69, 69, 127)],
    ['Reine', at(-159, -34, -6, 0, 69, 122, 127)],
    ['Å', at(-159, -34, -6, 0, 69, 127, 132)],
  ])('finds room for a house in %s: marks apart, names beside each other', (_, stops) => {
    const labels = fitLabels(stops)
    const lefts = labels.map(({ left }) => left)
    for (const [index, left] of lefts.slice(1).entries()) expect(left - (lefts[index] ?? 0)).toBeGreaterThan(2.3)
    const near = labels.filter(({ distance }) => distance === 2.2)
    for (const side of [true, false]) {
      const spans = near
        .filter(({ isAbove }) => isAbove === side)
        .map(({ left, isLeft }) => (isLeft ? left - 16.5 : left))
        .sort((one, other) => one - other)
      for (const [index, from] of spans.slice(1).entries())
        expect(from - (spans[index] ?? 0)).toBeGreaterThanOrEqual(16.5)
    }
    expect(near.length).toBe(labels.length)
  })
})
