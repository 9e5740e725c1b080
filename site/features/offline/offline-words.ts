import type { WordsOf } from '#site/i18n/translate.ts'

export const storedPagesWords = [
  'boundary.',
  'offlinePage.noPages',
  'offlinePage.notices',
  'offlinePage.readAgo',
  'offlinePage.refused',
] as const

export type StoredPagesWords = WordsOf<typeof storedPagesWords>

export const offlineWords = ['offline.'] as const

export type OfflineWords = WordsOf<typeof offlineWords>
