import type { Language } from '#contract/languages.ts'
import type { EntryKind } from '#site/editorial/entry-schema.ts'
import { pageOfKind } from './entry-pages.ts'
import { fillPattern } from './path-for.ts'
import { type PageId, routeTable } from './route-table.ts'

/** Every kind of content with a page for each: the entries, and what stands beside them. */
export type LinkedKind = EntryKind | 'places' | 'seasons' | 'articles'

const pages: Record<LinkedKind, { page: PageId; parameter: string }> = {
  ...pageOfKind,
  places: { page: 'place', parameter: 'placeId' },
  seasons: { page: 'season', parameter: 'season' },
  articles: { page: 'article', parameter: 'id' },
}

/** Tells whether a word is the name of a kind whose entries have pages, like `places`. */
export function isLinkedKind(word: string): word is LinkedKind {
  return word in pages
}

/** The address of an entry’s page in a language, percent-encoded. */
export function linkToEntry(kind: LinkedKind, id: string, language: Language): string {
  const { page, parameter } = pages[kind]
  return encodeURI(fillPattern(routeTable[page][language], { [parameter]: id }))
}
