import type { WordsOf } from '#site/i18n/translate.ts'

export const weatherWords = ['weather.', 'boundary.'] as const

export type WeatherWords = WordsOf<typeof weatherWords>
