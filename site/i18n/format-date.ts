import { type Language, languages } from '#contract/languages.ts'
import { dateFormat } from './kept-formats.ts'

/** Returns a format of moments in UTC. */
function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(languages[language].locale, { ...options, timeZone: 'UTC' })
}

/** Returns a moment (ISO 8601, `2026-11-20T00:00Z`) in words, in UTC. */
export function formatInUtc(moment: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return formatOf(language, options).format(new Date(moment))
}

/** Returns a day (`2026-11-20`) in words: «20. november 2026». */
export function formatDate(day: string, language: Language): string {
  return formatInUtc(`${day}T00:00Z`, language, { dateStyle: 'long' })
}

/** Returns two days as a range: «20.–22. november 2026», «30. oktober – 2. november 2026». */
export function formatDates(from: string, to: string, language: Language): string {
  const range = formatOf(language, { dateStyle: 'long' }).formatRange(new Date(from), new Date(to))
  return range.replace(/\s*–\s*/, from.slice(0, 7) === to.slice(0, 7) ? '–' : ' – ')
}

/** Returns a month (`2026-05`) in words: «mai 2026». */
export function formatMonthOfYear(month: string, language: Language): string {
  return formatInUtc(`${month}-01T00:00Z`, language, { month: 'long', year: 'numeric' })
}

/** Returns a month (1–12) in words: «mai». */
export function formatMonth(month: number, language: Language): string {
  return formatInUtc(`2026-${String(month).padStart(2, '0')}-15T00:00Z`, language, { month: 'long' })
}

/** Returns a day of the year (`05-27`) in words: «27. mai». */
export function formatDayOfYear(day: string, language: Language): string {
  // A leap year, for 29 February.
  return formatInUtc(`2028-${day}T00:00Z`, language, { day: 'numeric', month: 'long' })
}

/** Returns a span of days of the year (`05-27` to `07-16`) in words: «27. mai – 16. juli». */
export function formatSpan(from: string, to: string, language: Language): string {
  return `${formatDayOfYear(from, language)} – ${formatDayOfYear(to, language)}`
}
