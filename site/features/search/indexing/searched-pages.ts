import type { Language } from '#contract/languages.ts'
import type { IndexedPage } from './describe-page.ts'

declare global {
  /** Global, because pages are rendered by another copy of the modules than the build hook. */
  var searchedPages: Map<Language, IndexedPage[]> | undefined
}

/** Returns the described pages by language, collected while pages are rendered. */
export function listSearchedPages(): Map<Language, IndexedPage[]> {
  globalThis.searchedPages ??= new Map()
  return globalThis.searchedPages
}
