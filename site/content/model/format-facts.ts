import type { Language } from '#contract/languages.ts'
import type { YearBar } from '#site/domain/calendar/year-bar.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatSpan } from '#site/i18n/format-date.ts'
import { formatMonths } from '#site/i18n/format-months.ts'
import { translator } from '#site/i18n/translate.ts'
import type { Amenity, EntryFacts } from './entry-schema.ts'
import type { Difficulty, OpenMonths } from './outing-schema.ts'

/** Returns an amenity in words: «Badestamp». */
export function formatAmenity(amenity: Amenity, language: Language): string {
  return translator(language)(`amenity.${amenity}`)
}

export function formatDifficulty(difficulty: Difficulty, language: Language): string {
  return translator(language)(`difficulty.${difficulty}`)
}

/** Returns the open months in words: full months first, then those that depend on something. */
export function formatOpenMonths({ full, partly }: Pick<OpenMonths, 'full' | 'partly'>, language: Language): string {
  const translate = translator(language)
  if (full.length === 12) return translate('outing.allYear')
  const inFull = full.length > 0 ? [formatMonths(full, language)] : []
  const inPart = partly.length > 0 ? [translate('outing.monthsPartly', { months: formatMonths(partly, language) })] : []
  return [...inFull, ...inPart].join(', ')
}

/** Returns the year bars of an entry or place with their names in a language. */
export function yearBarsOf(
  { facts, words }: { facts: Pick<EntryFacts, 'year'>; words: { year: Record<string, string> } },
  language: Language,
): YearBar[] {
  return facts.year.map(({ id, kind, from, to }) => ({
    name: words.year[id] ?? id,
    kind,
    spans: [{ from, to }],
    spoken: formatSpan(from, to, language),
  }))
}

/** Returns from which age in years a child comes along: «fra 10 år»; 0 is every child. */
export function formatAge(age: number, words: { from: string; everyone: string }): string {
  return age === 0 ? words.everyone : fillGaps(words.from, { age })
}
