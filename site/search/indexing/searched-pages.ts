import type { Language } from '#contract/languages.ts'
import type { IndexedPage } from '#site/search/describe-page.ts'

declare global {
  /** The pages are rendered in another copy of the modules than the one that runs after the build. */
  var searchedPages: Map<Language, IndexedPage[]> | undefined
}

/** What the search is to know of every page, by language, as the pages' own render has told it so far. */
export function listSearchedPages(): Map<Language, IndexedPage[]> {
  globalThis.searchedPages ??= new Map()
  return globalThis.searchedPages
}
