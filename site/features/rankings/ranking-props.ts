import type { Language } from '#contract/languages.ts'
import type { RankedEntry, Ranking } from '#site/content-model/ranking-queries.ts'

export interface RankedProps {
  ranking: Ranking
  ranked: RankedEntry
  language: Language
}

/** How many points for and against a card shows; the others stand in the sheet below it. */
export const onCard = { pros: 2, cons: 1 } as const
