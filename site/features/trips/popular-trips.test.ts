import { afterEach, expect, test, vi } from 'vitest'
import type { Trip } from '#site/content-model/trip-queries.ts'
import { listPopular, mostPopular, popularFrom } from './popular-trips.ts'

afterEach(() => vi.unstubAllEnvs())

const winter = [10, 11, 12, 1, 2, 3, 4]

const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function trip(id: string, rating: number, against?: number[], full = allYear): Trip {
  return {
    id,
    facts: {
      rating: { evidence: 'sample', value: rating },
      months: { full, partly: [] },
      ...(against ? { advisedAgainst: { months: against } } : {}),
    },
  } as unknown as Trip
}

const trips = [
  trip('low', 4.7),
  trip('steep', 5, winter),
  trip('good', 4.8),
  trip('best', 4.9),
  trip('also', 4.8),
  trip('more', 4.8),
]
const idsOf = (group: { trips: Trip[] } | undefined) => group?.trips.map(({ id }) => id)
const inMonth = (month: number) => listPopular(trips).find(({ months }) => months.includes(month))

test('popular are the best rated, three at most, the rest in their order', () => {
  expect(idsOf(inMonth(7))).toEqual(['steep', 'best', 'good'])
  expect(mostPopular).toBe(3)
  expect(popularFrom).toBe(4.8)
})

test('a trip is not popular in the months when it is advised against, nor ever without script', () => {
  for (const month of winter) expect(idsOf(inMonth(month))).toEqual(['best', 'good', 'also'])
  const withoutScript = listPopular(trips).filter((group) => group.isShownWithoutScript)
  expect(withoutScript.map(idsOf)).toEqual([['best', 'good', 'also']])
})

test('a trip is popular only in its season; without script the month is unknown', () => {
  const some = [trip('summer', 5, undefined, [6, 7, 8]), trip('ever', 4.8)]
  const ofMonth = (month: number) => idsOf(listPopular(some).find(({ months }) => months.includes(month)))
  expect(ofMonth(7)).toEqual(['summer', 'ever'])
  expect(ofMonth(11)).toEqual(['ever'])
  expect(idsOf(listPopular(some).find((group) => group.isShownWithoutScript))).toEqual(['summer', 'ever'])
})

test('every month has one group, and months with the same trips share it', () => {
  const months = listPopular(trips).flatMap((group) => group.months)
  expect(months.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(listPopular(trips)).toHaveLength(2)
})

test('where only checked figures are shown there are no ratings, and the first three stand there', () => {
  vi.stubEnv('CONTENT_EVIDENCE', 'verified')
  expect(idsOf(inMonth(7))).toEqual(['low', 'steep', 'good'])
  expect(idsOf(inMonth(1))).toEqual(['low', 'good', 'best'])
})
