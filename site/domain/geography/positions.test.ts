import { describe, expect, it } from 'vitest'
import { bearingBetween } from './distance-between.ts'
import { formatPosition } from './format-position.ts'

const reine = { latitude: 67.9325, longitude: 13.0888 }

describe('formatPosition', () => {
  it('writes figures and quarters in each language', () => {
    expect(formatPosition(reine, 'no')).toBe('67,9325°\u00a0N, 13,0888°\u00a0Ø')
    expect(formatPosition(reine, 'en')).toBe('67.9325°\u00a0N, 13.0888°\u00a0E')
    expect(formatPosition(reine, 'de')).toBe('67,9325°\u00a0N, 13,0888°\u00a0O')
  })
})

it('counts from north by east', () => {
  const here = { latitude: 68, longitude: 14 }
  expect(bearingBetween(here, { latitude: 69, longitude: 14 })).toBeCloseTo(0)
  expect(bearingBetween(here, { latitude: 68, longitude: 14.01 })).toBeCloseTo(90, 1)
  expect(bearingBetween(here, { latitude: 67, longitude: 14 })).toBeCloseTo(180)
  expect(bearingBetween(here, { latitude: 68, longitude: 13.99 })).toBeCloseTo(270, 1)
})
