import type { Language } from '#contract/languages.ts'
import type { RankedEntry, Ranking } from '#site/content/model/ranking-queries.ts'
import type { MessageKey } from '#site/i18n/translate.ts'

export interface RankedProps {
  ranking: Ranking
  ranked: RankedEntry
  language: Language
}

/** How many points for and against a card shows; the others stand in the sheet below it. */
export const onCard = { pros: 2, cons: 1 } as const

export const foundWords = {
  yes: 'ranking.found.yes',
  partly: 'ranking.found.partly',
  no: 'ranking.found.no',
  unknown: 'ranking.found.unknown',
} as const satisfies Record<string, MessageKey>
