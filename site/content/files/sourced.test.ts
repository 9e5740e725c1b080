import { expect, it } from 'vitest'
import { phoneNumber } from './sourced.ts'

it.each(['+47 76 15 40 00', '+47 900 12 345'])('takes the phone number %j', (typed) => {
  expect(phoneNumber.safeParse(typed).success).toBe(true)
})

it.each(['', 'ring us', '76 15 40 00', '+47 76154000', '+47 76 15 40 0', '+46 76 15 40 00'])(
  'refuses %j as a phone number, in one sentence that shows what to write',
  (typed) => {
    expect(phoneNumber.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
      'must look like "+47 76 06 99 30"',
    ])
  },
)
