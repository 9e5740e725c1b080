import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAdvisedAgainst, listOpenMonths } from './advised-against.ts'

const winter = { months: [10, 11, 12, 1, 2, 3, 4] }

test('a trip is advised against in the months of its warning, and in no other', () => {
  expect([1, 4, 10].map((month) => isAdvisedAgainst(winter, month))).toEqual([true, true, true])
  expect([5, 7, 9].map((month) => isAdvisedAgainst(winter, month))).toEqual([false, false, false])
})

test('a trip without a warning is never advised against', () => {
  expect(isAdvisedAgainst(undefined, 1)).toBe(false)
  expect(listOpenMonths(undefined)).toHaveLength(12)
})

test.each([0, 13, 1.5, Number.NaN, -1])('the month %d is none, and does not pass for a safe one', (month) => {
  expect(() => isAdvisedAgainst(winter, month)).toThrow(RangeError)
  expect(() => isAdvisedAgainst(undefined, month)).toThrow(RangeError)
})

test('every month is either open or advised against', () => {
  const month = fc.integer({ min: 1, max: 12 })
  fc.assert(
    fc.property(fc.uniqueArray(month), (months) => {
      const open = listOpenMonths({ months })
      expect([...open, ...months].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    }),
  )
})
