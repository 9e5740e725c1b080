import type { WordsOf } from '#site/i18n/translate.ts'

export const boundaryWords = ['boundary.'] as const

export type BoundaryWords = WordsOf<typeof boundaryWords>
