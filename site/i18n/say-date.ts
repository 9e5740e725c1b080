import { type Language, languages } from '#contract/languages.ts'

/** A day of a content file (`2026-11-20`) in the words of a language: «20. november 2026». */
export function sayDate(day: string, language: Language): string {
  const words = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' })
  return words.format(new Date(`${day}T00:00:00Z`))
}

/** A span of days of the year (`05-27` to `07-16`) in the words of a language: «27. mai – 16. juli». */
export function saySpan(from: string, to: string, language: Language): string {
  const words = new Intl.DateTimeFormat(languages[language].locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  // A leap year, so that 29 February can be said.
  const say = (day: string) => words.format(new Date(`2028-${day}T00:00:00Z`))
  return `${say(from)} – ${say(to)}`
}
