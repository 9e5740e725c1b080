import type { WordsOf } from '#site/i18n/translate.ts'

/** Words for stretches without beginning and end. */
export const stretchWords = ['sun.none', 'sun.wholeDay'] as const

export type StretchWords = WordsOf<typeof stretchWords>

/** All that `LightToday` needs in the browser. */
export const lightTodayWords = [...stretchWords, 'sunWay.same', 'sunWay.text', 'weather.from.'] as const

export type LightTodayWords = WordsOf<typeof lightTodayWords>

export const lightSentenceWords = ['sun.', 'duration.'] as const

export type LightSentenceWords = WordsOf<typeof lightSentenceWords>

export const lightWords = [...lightSentenceWords, 'light.', 'date.wrong', 'boundary.'] as const

export type LightWords = WordsOf<typeof lightWords>
