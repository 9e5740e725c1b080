import type { Language } from '#contract/languages.ts'
import type { Source } from '#site/content-files/sourced.ts'

export interface SourceUse {
  /** What the source is used for, in the words of the page. */
  use: string
  source: Source
  checkedOn: string
}

export interface UsedSource {
  name: string
  uses: string[]
}

export function nameOfSource(source: Source, language: Language): string {
  return typeof source === 'string' ? source : source[language]
}

/** Returns each source of a page once with all its uses, and the first and last day they were checked. */
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
