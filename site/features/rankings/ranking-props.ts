import type { Language } from '#contract/languages.ts'
import type { RankedEntry, Ranking } from '#site/content-model/ranking-queries.ts'

export interface RankedProps {
  ranking: Ranking
  ranked: RankedEntry
  language: Language
}

/** How many strengths and drawbacks the card itself shows; the open book below it has the others. */
export const prosOnCard = 2
export const consOnCard = 1
