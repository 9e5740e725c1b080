import type { Language } from '#contract/languages.ts'
import { translator } from './translate.ts'

/** A time on the road in hours and minutes, on one line: «2 t 22 min». */
export function sayMinutes(minutes: number, language: Language): string {
  return sayWithBreaks(minutes, language).replaceAll(' ', '\u00a0')
}

function sayWithBreaks(minutes: number, language: Language): string {
  const translate = translator(language)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return translate('light.duration.minutes', { minutes: rest })
  if (rest === 0) return translate('light.duration.hours', { hours })
  return translate('light.duration.hoursMinutes', { hours, minutes: rest })
}
