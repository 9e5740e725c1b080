import type { Language } from '#contract/languages.ts'
import { formatDate, formatDates } from './format-date.ts'
import { translator } from './translate.ts'

/** Returns when facts were checked, as one day or as first and last day (`YYYY-MM-DD`). */
export function formatChecked({ from, to }: { from: string; to: string }, language: Language): string {
  const translate = translator(language)
  if (from === to) return translate('entry.checked', { date: formatDate(from, language) })
  return translate('entry.checkedDates', { dates: formatDates(from, to, language) })
}
