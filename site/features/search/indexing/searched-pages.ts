import type { Language } from '#contract/languages.ts'
import type { PracticalNeed } from '#site/content/model/pages/search-copy.ts'
import type { Drive, QuestionWords } from '#site/features/search/search-text.ts'
import type { IndexedPage } from './describe-page.ts'

interface Searched {
  pages: IndexedPage[]
  words: QuestionWords
  drives: Drive[]
  /** With the addresses of their pages. */
  needs: (PracticalNeed & { href: string })[]
}

declare global {
  /** Global, because pages are rendered by another copy of the modules than the build hook. */
  var searchedPages: Map<Language, Searched> | undefined
}

/** Returns what is searched by language, collected while pages are rendered. */
export function listSearchedPages(): Map<Language, Searched> {
  globalThis.searchedPages ??= new Map()
  return globalThis.searchedPages
}
