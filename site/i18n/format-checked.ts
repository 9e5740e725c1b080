import type { Language } from '#contract/languages.ts'
import { formatDate } from './format-date.ts'
import { translator } from './translate.ts'

/** Returns when facts were checked, as one day or as first and last day (`YYYY-MM-DD`). */
export function formatChecked({ from, to }: { from: string; to: string }, language: Language): string {
  const translate = translator(language)
  const days = { from: formatDate(from, language), to: formatDate(to, language) }
  return from === to ? translate('entry.checked', { date: days.from }) : translate('entry.checkedBetween', days)
}
