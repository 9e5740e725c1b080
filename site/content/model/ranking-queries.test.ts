import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { rankEntries, readRanking } from './ranking-queries.ts'
import { rankingIds, rankings } from './ranking-schema.ts'

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
