import { type Language, languages } from '#contract/languages.ts'
import type { Coordinates } from '#site/calendar/sun-height.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { describeDuration, describeStretches, lightSentenceKeys } from './describe-light.ts'
import { type LightOfDay, lightOfDay, minutesOf } from './light-of-day.ts'

export interface MonthOfLight {
  /** «januar» */
  name: string
  light: LightOfDay
  /** When the sun is over the horizon: «10:41–13:42», «hele døgnet», «ingen». */
  sun: string
  /** How long it is; empty where it is up all day or not at all. */
  duration: string
  /** When it is dark enough for northern lights, as `sun`. */
  dark: string
}

/** Promises the light on the 15th of each month (1 to 12, all by default) at a place, with the words of a language. */
export function monthsOfLight(
  place: Coordinates,
  year: number,
  language: Language,
  months: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
): MonthOfLight[] {
  const words = pickWords(language, lightSentenceKeys)
  const { locale } = languages[language]
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return months.map((month) => {
    const date = `${year}-${String(month).padStart(2, '0')}-15`
    const light = lightOfDay(place, date)
    const minutes = minutesOf(light.sunUp)
    const isWholeDay = minutes === minutesOf([light.day])
    return {
      name: monthName.format(Date.parse(`${date}T12:00:00Z`)),
      light,
      sun: describeStretches(light.sunUp, light.day, words, locale),
      duration: minutes === 0 || isWholeDay ? '' : describeDuration(minutes, words),
      dark: describeStretches(light.dark, light.day, words, locale),
    }
  })
}
