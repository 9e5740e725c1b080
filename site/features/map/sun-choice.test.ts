import { expect, it } from 'vitest'
import { readSunChoice, sunChoiceOf, writeSunChoice } from './sun-choice.ts'

it('is read from an address and written back the same', () => {
  expect(readSunChoice('2027-06-21T14:30')).toEqual({ date: '2027-06-21', minutes: 870 })
  expect(writeSunChoice({ date: '2027-06-21', minutes: 870 })).toBe('2027-06-21T14:30')
})

it('is nothing for a day or time that there is not', () => {
  for (const word of [null, '', 'ja', '2027-02-30T10:00', '2027-06-21', '2027-06-21T24:00', '2027-06-21T9:00'])
    expect(readSunChoice(word)).toBeUndefined()
})

it('begins at the last quarter of an hour in Norway', () => {
  expect(sunChoiceOf(Date.parse('2027-06-21T12:44:00Z'))).toEqual({ date: '2027-06-21', minutes: 870 })
  expect(sunChoiceOf(Date.parse('2027-12-31T23:05:00Z'))).toEqual({ date: '2028-01-01', minutes: 0 })
  // The longest day of the year has 25 hours.
  expect(sunChoiceOf(Date.parse('2027-10-31T22:59:00Z')).minutes).toBeLessThan(1440)
})
