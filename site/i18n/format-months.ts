import { type Language, languages } from '#contract/languages.ts'
import { formatDay } from './format-date.ts'

/** Returns runs of consecutive months, across New Year too: `[10, 11, 12, 1]` is one run. */
export function findRuns(months: readonly number[]): { from: number; to: number }[] {
  const has = (month: number) => months.includes(((month + 11) % 12) + 1)
  if (months.length === 12) return [{ from: 1, to: 12 }]
  return months
    .filter((month) => !has(month - 1))
    .toSorted((one, other) => one - other)
    .map((from) => {
      let to = from
      while (has(to + 1)) to += 1
      return { from, to: ((to + 11) % 12) + 1 }
    })
}

/** Returns months in running text, `long` («oktober–april») or `short` («mai–sep.»). */
export function formatMonths(months: readonly number[], language: Language, length: 'long' | 'short' = 'long'): string {
  const say = (month: number) =>
    formatDay(`2026-${String(month).padStart(2, '0')}-15`, languages[language].locale, { month: length })
  return findRuns(months)
    .map(({ from, to }) => (from === to ? say(from) : `${say(from)}–${say(to)}`))
    .join(', ')
}
