import type { Language } from '#contract/languages.ts'
import { formatMonth } from '#site/i18n/format-date.ts'
import { pickWords, translator } from '#site/i18n/translate.ts'
import type { Stretch } from './altitude-crossings.ts'
import { formatLightDuration, formatStretches } from './format-light.ts'
import { type LightOfDay, lightOfDay, minutesOf } from './light-of-day.ts'
import { lightSentenceWords } from './light-words.ts'
import type { Coordinates } from './sun-height.ts'

export interface MonthOfLight {
  /** «januar» */
  name: string
  light: LightOfDay
  /** When the sun is up: «10:41–13:42», «hele døgnet», «ingen sol; tussmørke 09:21–14:31». */
  sun: string
  /** Empty where the sun is up all day or not at all. */
  duration: string
  /** When it is dark enough for northern lights, as `sun`. */
  dark: string
}

/** Returns the light on the 15th of each month (1 to 12) at a place, in the words of a language. */
export function monthsOfLight(
  place: Coordinates,
  year: number,
  language: Language,
  months: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
): MonthOfLight[] {
  const words = pickWords(language, lightSentenceWords)
  return months.map((month) => {
    const date = `${year}-${String(month).padStart(2, '0')}-15`
    const light = lightOfDay(place, date)
    const inWords = (stretches: Stretch[]) => formatStretches(stretches, light.day, words)
    const minutes = minutesOf(light.sunUp)
    const isWholeDay = minutes === minutesOf([light.day])
    return {
      name: formatMonth(month, language),
      light,
      sun:
        minutes === 0
          ? translator(language)('lightYear.noSun', { hours: inWords(light.civilTwilight) })
          : inWords(light.sunUp),
      duration: minutes === 0 || isWholeDay ? '' : formatLightDuration(minutes, words),
      dark: inWords(light.dark),
    }
  })
}
