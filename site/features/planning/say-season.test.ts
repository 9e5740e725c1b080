import { expect, test } from 'vitest'
import { saySeason } from './say-season.ts'

const copy = { allYear: 'all year', limitedElse: '{months}, limited otherwise' }
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

test('the season is said in a few words', () => {
  expect(saySeason({ full: [5, 6, 7, 8, 9], partly: [] }, copy, 'en')).toBe('May–Sept')
  expect(saySeason({ full: all, partly: [] }, copy, 'en')).toBe('all year')
  expect(saySeason({ full: [6, 7, 8], partly: all.filter((month) => month < 6 || month > 8) }, copy, 'en')).toBe(
    'Jun–Aug, limited otherwise',
  )
  expect(saySeason({ full: [], partly: [2, 3] }, copy, 'en')).toBe('Feb–Mar')
})

test('where every month is uncertain nothing is promised', () => {
  expect(saySeason({ full: [], partly: all }, copy, 'en')).toBe('')
})
