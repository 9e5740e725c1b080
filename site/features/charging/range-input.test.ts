import { describe, expect, it } from 'vitest'
import { readField, readNumber } from './range-input.ts'

describe('readNumber', () => {
  it.each([
    ['60', 60],
    [' 16,5 ', 16.5],
    ['16.5', 16.5],
    ['60 kWh', 60],
    ['18 kWh/100 km', 18],
    ['90%', 90],
    ['−4', -4],
    ['-4 °C', -4],
  ])('reads %j', (typed, value) => expect(readNumber(typed)).toBe(value))

  it.each(['', 'sixty', '6o', '1e3', '60 60', '--4', '12 mil', '99999999'])('refuses %j', (typed) =>
    expect(readNumber(typed)).toBeUndefined(),
  )
})

describe('readField', () => {
  it.each([
    ['battery', '0'],
    ['battery', '1,000 kWh'],
    ['battery', '1000'],
    ['battery', 'stor'],
    ['charge', '0'],
    ['charge', '101'],
    ['consumption', '0'],
    ['temperature', '-40'],
  ] as const)('refuses %s of %j', (field, typed) => expect(readField(field, typed)).toBeUndefined())

  it('takes what lies within the limits', () => expect(readField('battery', '77,4 kWh')).toBe(77.4))
})
