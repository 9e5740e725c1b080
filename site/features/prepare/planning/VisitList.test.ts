import { expect, test } from 'vitest'
import { formatSeason } from './VisitList.tsx'

const copy = { allYear: 'all year', limitedElse: '{months}, limited otherwise' }
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

test('the season is said in a few words', () => {
  expect(formatSeason({ full: [5, 6, 7, 8, 9], partly: [] }, copy, 'en')).toBe('May–Sept')
  expect(formatSeason({ full: all, partly: [] }, copy, 'en')).toBe('all year')
  expect(formatSeason({ full: [6, 7, 8], partly: all.filter((month) => month < 6 || month > 8) }, copy, 'en')).toBe(
    'Jun–Aug, limited otherwise',
  )
  expect(formatSeason({ full: [], partly: [2, 3] }, copy, 'en')).toBe('Feb–Mar')
})

test('where every month is uncertain nothing is promised', () => {
  expect(formatSeason({ full: [], partly: all }, copy, 'en')).toBe('')
})
