import { expect, it } from 'vitest'
import { lightOfDay } from './light-of-day.ts'
import { formatOsloTime } from './oslo-day.ts'
import { findRiseAndSet, findSun } from './trace-sun.ts'

const reine = { latitude: 67.9325, longitude: 13.0888 }

it('finds the sun in the east and west at the equinox, in the south at its highest', () => {
  const { rise, set } = findRiseAndSet(lightOfDay(reine, '2027-09-23'))
  expect(rise?.azimuth).toBeGreaterThan(85)
  expect(rise?.azimuth).toBeLessThan(92)
  expect(set?.azimuth).toBeGreaterThan(268)
  expect(set?.azimuth).toBeLessThan(275)
  // 13.1° east: noon comes about 13:00 in summer time.
  const noon = findSun(reine, '2027-09-23', 13 * 60)
  expect(noon.azimuth).toBeGreaterThan(177)
  expect(noon.azimuth).toBeLessThan(183)
  expect(noon.height).toBeGreaterThan(21)
  expect(noon.height).toBeLessThan(23)
  expect(noon.isUp).toBe(true)
  expect(formatOsloTime(noon.moment)).toBe('13:00')
})

it('finds neither rise nor set under midnight sun and in the polar night', () => {
  expect(findRiseAndSet(lightOfDay(reine, '2027-06-21'))).toEqual({ rise: undefined, set: undefined })
  expect(findRiseAndSet(lightOfDay(reine, '2027-12-21'))).toEqual({ rise: undefined, set: undefined })
  expect(findSun(reine, '2027-06-21', 60).isUp).toBe(true)
  expect(findSun(reine, '2027-12-21', 12 * 60).isUp).toBe(false)
})

it('finds a set after midnight on the day that it falls on', () => {
  // The last days before midnight sun: up, down past midnight, and up again.
  const { rise, set } = findRiseAndSet(lightOfDay(reine, '2027-05-24'))
  expect(formatOsloTime(set?.moment ?? 0) < formatOsloTime(rise?.moment ?? 0)).toBe(true)
})
