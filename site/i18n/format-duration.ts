import { type Language, languages } from '#contract/languages.ts'
import { formatNumber } from './format-number.ts'
import { translator } from './translate.ts'

/** Returns a duration with no-break spaces: «2 t 22 min». */
export function formatMinutes(minutes: number, language: Language): string {
  return formatWithBreaks(minutes, language).replaceAll(' ', '\u00a0')
}

/**
 * Returns the minutes of the road table as they are told: whole ones up to a quarter of an hour, then steps of five. The table is no
 * timetable, and a text and a figure of one page must not differ by two minutes.
 */
export function roundDrive(minutes: number): number {
  return minutes <= 15 ? minutes : Math.round(minutes / 5) * 5
}

/** Returns a driving time of the road table, rounded as it is told. */
export function formatDrive(minutes: number, language: Language): string {
  return formatMinutes(roundDrive(minutes), language)
}

function formatWithBreaks(minutes: number, language: Language): string {
  const translate = translator(language)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return translate('duration.minutes', { minutes: rest })
  if (rest === 0) return translate('duration.hours', { hours })
  return translate('duration.hoursMinutes', { hours, minutes: rest })
}

/** Returns a duration for running text, where a language may spell its units out: “2 hours 22 minutes”. */
export function formatMinutesInText(minutes: number, language: Language): string {
  const translate = translator(language)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const inHours = translate(hours === 1 ? 'durationInText.hour' : 'durationInText.hours', { hours })
  const inMinutes = translate(rest === 1 ? 'durationInText.minute' : 'durationInText.minutes', { minutes: rest })
  const parts = [hours > 0 && inHours, (rest > 0 || hours === 0) && inMinutes]
  return parts.filter(Boolean).join(' ').replaceAll(' ', '\u00a0')
}

/** Returns a span of hours with no-break spaces: «1–2 t», “1.5–2.5 h”. */
export function formatHours({ from, to }: { from: number; to?: number | undefined }, language: Language): string {
  const hours = [from, ...(to === undefined ? [] : [to])]
    .map((each) => formatNumber(each, languages[language].locale, { most: 1 }))
    .join('–')
  return translator(language)('duration.hours', { hours }).replaceAll(' ', '\u00a0')
}
