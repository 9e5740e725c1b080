import type { Language } from '#contract/languages.ts'
import type { Source } from '#site/content/files/sourced.ts'
import { formatDate, formatMonthOfYear } from '#site/i18n/format-date.ts'

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

/** The sources of a page, and the first and last day they were checked. */
export interface GroupedSources {
  sources: UsedSource[]
  from: string
  to: string
}

const writtenDate = /\b((?:19|20)\d{2}-(?:0[1-9]|1[0-2]))(-\d{2})?\b/g

/** Returns who says so in a language; what facts write as `2024-08` is a month in words there. */
export function nameOfSource(source: Source, language: Language): string {
  const name = typeof source === 'string' ? source : source[language]
  return name.replace(writtenDate, (date, month, day) =>
    day ? formatDate(date, language) : formatMonthOfYear(month, language),
  )
}

/** Returns each source of a page once with all its uses, and the first and last day they were checked. */
export function groupSources(uses: readonly SourceUse[], language: Language): GroupedSources {
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

const address = /(?<![\p{L}\d@.-])(?:[\p{Ll}\d-]+\.)+\p{Ll}{2,}(?![\p{L}\d-])/gu

/**
 * Returns who is behind sources, each once: the addresses that a name has, else its words before what it says or when. What begins with a
 * small letter («converted from euros») is a remark on the source before it.
 */
export function nameSourcesShortly(sources: readonly Pick<UsedSource, 'name'>[]): string[] {
  const parts = sources.flatMap(({ name }) => name.split(/; *(?![^()]*\))/))
  const named = parts.flatMap((part) => part.match(address) ?? [part.replace(/ ?[(,:].*$/su, '').trim()].filter(isName))
  return [...new Set(named)]
}

function isName(words: string): boolean {
  return /^(?!\p{Ll})./u.test(words)
}
