import type { Language } from '#contract/languages.ts'
import type { Source } from './sourced.ts'

/** Something on a page that names who says so. */
export interface SourceUse {
  /** What it is, in the words of the page. */
  use: string
  source: Source
  checkedOn: string
}

/** A source and what a page has from it. */
export interface UsedSource {
  name: string
  uses: string[]
}

/** What a page in a language calls a source. */
export function nameOfSource(source: Source, language: Language): string {
  return typeof source === 'string' ? source : source[language]
}

/** The sources of a page, each once with everything that it is used for, and the first and the last day somebody checked. */
export function groupSources(
  uses: readonly SourceUse[],
  language: Language,
): { sources: UsedSource[]; from: string; to: string } {
  const byName = new Map<string, UsedSource>()
  for (const { use, source } of uses) {
    const name = nameOfSource(source, language)
    const known = byName.get(name) ?? { name, uses: [] }
    if (!known.uses.includes(use)) known.uses.push(use)
    byName.set(name, known)
  }
  const days = uses.map(({ checkedOn }) => checkedOn).sort()
  return { sources: [...byName.values()], from: days[0] ?? '', to: days.at(-1) ?? '' }
}
