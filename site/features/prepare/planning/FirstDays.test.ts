import { expect, test } from 'vitest'
import { listPlacesOfArrival } from '#site/content/model/arrival-queries.ts'
import { readPlanning } from '#site/content/model/pages/planning-copy.ts'
import { formatClock } from '#site/i18n/format-clock.ts'
import { scheduleFirstDay } from './FirstDays.tsx'

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
