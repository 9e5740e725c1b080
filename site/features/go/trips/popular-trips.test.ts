import { expect, test } from 'vitest'
import { ratingOf } from '#site/content/model/assessment-schema.ts'
import type { PopularChoice } from '#site/content/model/popular-choices.ts'
import { readPopularChoices } from '#site/content/model/popular-choices.ts'
import { type Trip, trips } from '#site/content/model/trip-queries.ts'
import { listPopular, mostPopular, type PopularGroup } from './popular-trips.ts'

const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const winter = [10, 11, 12, 1, 2, 3, 4]

interface Kept {
  against?: number[]
  full?: number[]
  way?: number
}

function trip(id: string, { against, full = allYear, way = 4.5 }: Kept = {}): Trip {
  const advisedAgainst = against ? { advisedAgainst: { months: against } } : {}
  const partly = allYear.filter((month) => !full.includes(month))
  return {
    id,
    facts: { months: { full, partly }, assessment: { stars: { landscape: 5, way, reward: 5 } }, ...advisedAgainst },
  } as unknown as Trip
}

function choose(id: string, months = allYear): PopularChoice {
  const reason = `Why ${id}`
  return { trip: id, months, reason: { no: reason, en: reason, de: reason } }
}

const all = [
  trip('plain'),
  trip('steep', { against: winter }),
  trip('also'),
  trip('summer', { full: [6, 7, 8] }),
  trip('more'),
]
const choices = ['steep', 'summer', 'also', 'plain', 'more'].map((id) => choose(id))
const idsOf = (group: PopularGroup | undefined) => group?.popular.map((popular) => popular.trip.id)

function inMonth(month: number, groups = listPopular(all, choices)) {
  return groups.find(({ months }) => months.includes(month))
}

test('popular are the first three of the editors’ choices, each with its reason', () => {
  expect(mostPopular).toBe(3)
  expect(idsOf(inMonth(7))).toEqual(['steep', 'summer', 'also'])
  expect(inMonth(7)?.popular[0]?.choice.reason.en).toBe('Why steep')
})

test('a trip is not popular in months outside or at the edge of its season, when it is advised against, or that the editors did not name', () => {
  expect(idsOf(inMonth(9))).toEqual(['steep', 'also', 'plain'])
  for (const month of winter) expect(idsOf(inMonth(month))).toEqual(['also', 'plain', 'more'])
  const only = listPopular(all, [choose('also', [5]), choose('plain')])
  expect(idsOf(inMonth(5, only))).toEqual(['also', 'plain'])
  expect(idsOf(inMonth(6, only))).toEqual(['plain'])
})

test('the best rated come first', () => {
  const groups = listPopular([...all, trip('best', { way: 5 })], [...choices, choose('best')])
  expect(idsOf(inMonth(7, groups))).toEqual(['best', 'steep', 'summer'])
})

test('without script nothing is shown that is advised against in any month', () => {
  const withoutScript = listPopular(all, choices).filter((group) => group.isShownWithoutScript)
  expect(withoutScript.map(idsOf)).toEqual([['summer', 'also', 'plain']])
})

test('every month has one group, and months with the same trips share it', () => {
  const groups = listPopular(all, choices)
  expect(groups.flatMap(({ months }) => months).toSorted((one, other) => one - other)).toEqual(allYear)
  expect(groups.map(({ months }) => months.length).filter((count) => count > 0)).toEqual([7, 2, 3])
})

test('in months that no popular trip is for, those that hold without script are shown to plan for', () => {
  const groups = listPopular(
    [trip('summer', { full: [6, 7, 8] }), trip('steep', { against: winter })],
    [choose('summer'), choose('steep', [6])],
  )
  const ahead = groups.filter(({ monthsAhead }) => monthsAhead.length > 0)
  expect(ahead.map(idsOf)).toEqual([['summer']])
  expect(ahead[0]?.monthsAhead).toEqual([1, 2, 3, 4, 5, 9, 10, 11, 12])
  expect(ahead[0]?.isShownWithoutScript).toBe(true)
})

test('the guide has popular trips for each month from May to September, and at any time some to show', () => {
  const groups = listPopular(trips.list('no'), readPopularChoices())
  for (const month of [5, 6, 7, 8, 9]) expect(idsOf(inMonth(month, groups)), `month ${month}`).toHaveLength(mostPopular)
  const shown = groups.flatMap(({ months, monthsAhead }) => [...months, ...monthsAhead])
  expect(shown.toSorted((one, other) => one - other)).toEqual(allYear)
  for (const group of groups) expect(group.popular.length).toBeGreaterThan(0)
})

test('every trip of that rating is among the popular ones, and no other', () => {
  const named = readPopularChoices().map((choice) => choice.trip)
  const rated = trips
    .list('no')
    .filter(({ facts }) => facts.assessment && ratingOf(facts.assessment.stars) >= 4.8)
    .map(({ id }) => id)
  expect(named.toSorted()).toEqual(rated.toSorted())
})
