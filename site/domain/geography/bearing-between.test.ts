import { expect, it } from 'vitest'
import { bearingBetween } from './bearing-between.ts'

it('counts from north by east', () => {
  const here = { latitude: 68, longitude: 14 }
  expect(bearingBetween(here, { latitude: 69, longitude: 14 })).toBeCloseTo(0)
  expect(bearingBetween(here, { latitude: 68, longitude: 14.01 })).toBeCloseTo(90, 1)
  expect(bearingBetween(here, { latitude: 67, longitude: 14 })).toBeCloseTo(180)
  expect(bearingBetween(here, { latitude: 68, longitude: 13.99 })).toBeCloseTo(270, 1)
})
