import type { Language } from '#contract/languages.ts'
import { pages, parameterOf } from '#site/routes/pages.ts'
import { fillPattern } from '#site/routes/path-for.ts'
import { type Kind, kinds } from './kinds.ts'

/** Returns the address of an entry’s page in a language, percent-encoded. */
export function linkToEntry(kind: Kind, id: string, language: Language): string {
  const { page } = kinds[kind]
  return encodeURI(fillPattern(pages[page].paths[language], { [parameterOf(page) ?? '']: id }))
}
