import type { Language } from '#contract/languages.ts'
import { sayDate } from './say-date.ts'
import { translator } from './translate.ts'

/** When facts were compared with their sources, from the first day to the last (`YYYY-MM-DD`): one day, or two. */
export function sayChecked({ from, to }: { from: string; to: string }, language: Language): string {
  const translate = translator(language)
  const days = { from: sayDate(from, language), to: sayDate(to, language) }
  return from === to ? translate('entry.checked', { date: days.from }) : translate('entry.checkedBetween', days)
}
