import type { WordsOf } from '#site/i18n/translate.ts'

/** Words for stretches without beginning and end; all that `LightToday` needs in the browser. */
export const stretchWords = ['sun.none', 'sun.wholeDay'] as const

export type StretchWords = WordsOf<typeof stretchWords>

export const lightSentenceWords = ['sun.', 'duration.'] as const

export type LightSentenceWords = WordsOf<typeof lightSentenceWords>

export const lightWords = [...lightSentenceWords, 'light.', 'date.wrong', 'boundary.'] as const

export type LightWords = WordsOf<typeof lightWords>
