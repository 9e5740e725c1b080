import { expect, test } from 'vitest'
import { listPlacesOfArrival } from '#site/content/model/arrival-queries.ts'
import { readPlanning } from '#site/content/model/pages/planning-copy.ts'
import { formatClock } from '#site/i18n/format-clock.ts'
import { scheduleFirstDay } from './FirstDays.tsx'
import { formatSeason } from './VisitList.tsx'

const { plan } = readPlanning('no')
const arrivals = listPlacesOfArrival('no')

test('the clock runs over luggage, drives and stays', () => {
  const leknes = plan.firstDays.find(({ id }) => id === 'leknes')
  if (!leknes) throw new Error('the plan has no first day at Leknes')
  const [shop, beach] = scheduleFirstDay(leknes, 'leknes-airport', plan.startsAt)
  expect([shop?.drive, shop && formatClock(shop.arrivesAt)]).toEqual([4, '13:05'])
  expect(beach && formatClock(beach.arrivesAt)).toBe('14:05')
})

test('everybody who lands at noon is in bed country before six', () => {
  for (const day of plan.firstDays) {
    const from = arrivals.find(({ id }) => id === day.arrivals[0])?.at ?? ''
    const last = scheduleFirstDay(day, from, plan.startsAt).at(-1)
    expect(last?.arrivesAt, day.id).toBeLessThanOrEqual(18 * 60)
  }
})

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
