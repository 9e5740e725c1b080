import type { WordsOf } from '#site/i18n/translate.ts'

/** What the header says of the trip on every page, and the controls that add to it. */
export const onPageWords = ['onTrip.'] as const
export type OnPageWords = WordsOf<typeof onPageWords>
