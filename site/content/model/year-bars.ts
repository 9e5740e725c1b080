import type { Language } from '#contract/languages.ts'
import type { YearBar } from '#site/domain/calendar/year-bar.ts'
import { formatSpan } from '#site/i18n/format-date.ts'
import type { EntryFacts } from './entry-schema.ts'

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
