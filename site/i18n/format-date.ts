import { type Language, languages } from '#contract/languages.ts'

/** Returns a day (`2026-11-20`) in words: «20. november 2026». */
export function formatDate(day: string, language: Language): string {
  const words = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' })
  return words.format(new Date(`${day}T00:00:00Z`))
}

/** Returns a month (`2026-05`) in words: «mai 2026». */
export function formatMonthOfYear(month: string, language: Language): string {
  const words = new Intl.DateTimeFormat(languages[language].locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return words.format(new Date(`${month}-01T00:00:00Z`))
}

/** Returns a day of the year (`05-27`) in words: «27. mai». */
export function formatDayOfYear(day: string, language: Language): string {
  const words = new Intl.DateTimeFormat(languages[language].locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  // A leap year, for 29 February.
  return words.format(new Date(`2028-${day}T00:00:00Z`))
}

/** Returns a span of days of the year (`05-27` to `07-16`) in words: «27. mai – 16. juli». */
export function formatSpan(from: string, to: string, language: Language): string {
  return `${formatDayOfYear(from, language)} – ${formatDayOfYear(to, language)}`
}
