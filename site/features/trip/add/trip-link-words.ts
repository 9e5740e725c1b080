import type { WordsOf } from '#site/i18n/translate.ts'

/** What the header says of the trip on every page, and the links that add to it. */
export const tripLinkWords = ['onTrip.', 'map.notices'] as const
export type TripLinkWords = WordsOf<typeof tripLinkWords>
