import { expect, test } from 'vitest'
import { findRuns, formatMonths } from './format-months.ts'

test('months that follow each other are one run, over New Year too', () => {
  expect(findRuns([10, 11, 12, 1, 2])).toEqual([{ from: 10, to: 2 }])
  expect(findRuns([5, 6, 9])).toEqual([
    { from: 5, to: 6 },
    { from: 9, to: 9 },
  ])
  expect(findRuns([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([{ from: 1, to: 12 }])
  expect(findRuns([])).toEqual([])
})

test('months are said in each language', () => {
  expect(formatMonths([10, 11, 12, 1, 2, 3, 4], 'no')).toBe('oktober–april')
  expect(formatMonths([5, 6, 7, 8, 9], 'no', 'short')).toBe('mai–sep.')
  expect(formatMonths([5, 6, 9], 'en')).toBe('May–June, September')
  expect(formatMonths([3], 'de')).toBe('März')
})
