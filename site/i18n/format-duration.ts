import type { Language } from '#contract/languages.ts'
import { translator } from './translate.ts'

/** Returns a duration with no-break spaces: «2 t 22 min». */
export function formatMinutes(minutes: number, language: Language): string {
  return formatWithBreaks(minutes, language).replaceAll(' ', '\u00a0')
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
  const inHours = translate(hours === 1 ? 'duration.inText.hour' : 'duration.inText.hours', { hours })
  const inMinutes = translate(rest === 1 ? 'duration.inText.minute' : 'duration.inText.minutes', { minutes: rest })
  const parts = [hours > 0 && inHours, (rest > 0 || hours === 0) && inMinutes]
  return parts.filter(Boolean).join(' ').replaceAll(' ', '\u00a0')
}
