import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { ratingOf } from './assessment-schema.ts'
import { rankByStars, rankEntries, readRanking } from './ranking-queries.ts'
import { rankingIds, rankings } from './ranking-schema.ts'

const half = fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2)
const stars = fc.record({ location: half, standard: half, value: half })
const items = fc.uniqueArray(fc.record({ name: fc.string(), stars: fc.option(stars, { nil: undefined }) }), {
  selector: ({ name }) => name,
  comparator: (one, other) => new Intl.Collator('nb').compare(one, other) === 0,
  maxLength: 12,
})

test('the rating is the mean of the stars with one decimal', () => {
  expect(ratingOf({ location: 5, standard: 5, value: 4.5 })).toBe(4.8)
  expect(ratingOf({ location: 4, standard: 3.5, value: 3 })).toBe(3.5)
  expect(ratingOf({ location: 4, standard: 4, value: 4.5 })).toBe(4.2)
})

test('the order follows the rating, ties by name, and what could not be judged comes last, by name', () => {
  const four = { location: 4, standard: 4, value: 4 }
  const ranked = rankByStars([
    { name: 'Øst', stars: undefined },
    { name: 'Vest', stars: four },
    { name: 'Ås', stars: four },
    { name: 'Bry', stars: { ...four, value: 4.5 } },
    { name: 'Anker', stars: undefined },
    { name: 'Lav', stars: { location: 1, standard: 1, value: 1 } },
  ])
  expect(ranked.map(({ name, rating }) => [name, rating])).toEqual([
    ['Bry', 4.2],
    ['Vest', 4],
    ['Ås', 4],
    ['Lav', 1],
    ['Anker', undefined],
    ['Øst', undefined],
  ])
})

test('the order of the files does not matter', () => {
  fc.assert(
    fc.property(
      items.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
      ([list, shuffled]) => {
        expect(rankByStars(shuffled)).toEqual(rankByStars(list))
      },
    ),
  )
})

test('half a star more never moves an entry down', () => {
  fc.assert(
    fc.property(items, fc.nat(), (list, pick) => {
      const chosen = list[pick % Math.max(1, list.length)]
      if (!chosen?.stars || chosen.stars.value === 5) return
      const better = { ...chosen, stars: { ...chosen.stars, value: chosen.stars.value + 0.5 } }
      const placeIn = (each: typeof list) => rankByStars(each).findIndex(({ name }) => name === chosen.name)
      expect(placeIn(list.map((item) => (item === chosen ? better : item)))).toBeLessThanOrEqual(placeIn(list))
    }),
  )
})

describe('readRanking', () => {
  it('has the same order in every language, falling, with cards for the first', () => {
    for (const id of rankingIds) {
      const order = rankEntries(id).map((entry) => entry.id)
      for (const language of languageKeys) {
        const { ranked, also } = readRanking(id, language)
        expect([...ranked, ...also].map(({ entry }) => entry.id)).toEqual(order)
        expect(ranked.map(({ position }) => position)).toEqual(ranked.map((_, index) => index + 1))
        expect(ranked.length).toBeLessThanOrEqual(rankings[id].mostCards)
        const ratings = [...ranked, ...also].map(({ rating }) => rating ?? 0)
        expect(ratings).toEqual(ratings.toSorted((one, other) => other - one))
      }
    }
  })

  it('does not call a museum the best activity', () => {
    const [first] = readRanking('activities', 'en').ranked
    expect(first?.entry.kind === 'activities' && first.entry.facts.setting).toBe('sea')
  })
})
