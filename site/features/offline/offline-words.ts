import type { WordsOf } from '#site/i18n/translate.ts'

export const offlineWords = ['offline.'] as const

export type OfflineWords = WordsOf<typeof offlineWords>
