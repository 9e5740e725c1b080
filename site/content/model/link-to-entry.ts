import type { Language } from '#contract/languages.ts'
import type { Kind } from './kinds.ts'
import { pathOfEntry } from './slugs.ts'

/** Returns the address of an entry’s page in a language, percent-encoded. */
export function linkToEntry(kind: Kind, id: string, language: Language): string {
  return encodeURI(pathOfEntry(kind, id, language))
}
