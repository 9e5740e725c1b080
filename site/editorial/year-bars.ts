import type { Language } from '#contract/languages.ts'
import { saySpan } from '#site/i18n/say-date.ts'
import type { YearBar } from '#site/ui/YearBars.tsx'
import type { EntryFacts } from './entry-schema.ts'

/** The bars of the year of an entry or place, with their names in a language. */
export function yearBarsOf(
  { facts, words }: { facts: Pick<EntryFacts, 'year'>; words: { year: Record<string, string> } },
  language: Language,
): YearBar[] {
  return facts.year.map(({ id, kind, from, to }) => ({
    name: words.year[id] ?? id,
    kind,
    spans: [{ from, to }],
    spoken: saySpan(from, to, language),
  }))
}
