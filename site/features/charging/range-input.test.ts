import { describe, expect, it } from 'vitest'
import { readField } from './range-input.ts'

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
  ] as const)('refuses %s of %j', (field, typed) => expect(readField(field, typed, 'en-GB')).toBeUndefined())

  it('takes what lies within the limits', () => expect(readField('battery', '77,4 kWh', 'nb-NO')).toBe(77.4))
})
