import type { Language } from '#contract/languages.ts'
import type { RankedEntry, Ranking } from '#site/content-model/ranking-queries.ts'

export interface RankedProps {
  ranking: Ranking
  ranked: RankedEntry
  language: Language
}
