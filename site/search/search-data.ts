import { type Language, languages } from '#contract/languages.ts'
import { listArticleIds } from '#site/editorial/article-queries.ts'
import { listIdsOf } from '#site/editorial/entries.ts'
import { type LiveSearchWords, readSearchCopy } from '#site/editorial/pages/search-copy.ts'
import { listPlaceIds } from '#site/editorial/place-queries.ts'
import { resolveReference } from '#site/editorial/render-text.ts'
import { nameOfPage } from '#site/layout/page-names.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import type { PageId } from '#site/routes/route-table.ts'

/** What the search in the browser has to know of the guide: a file of its own, fetched with the first keystroke. */
export interface SearchData {
  locale: string
  /** The tag of the pages in this language, by which Pagefind names its index. */
  languageTag: string
  /** Where the search page is. */
  href: string
  words: LiveSearchWords
  tryAlso: { href: string; name: string }[]
  startHere: { href: string; name: string; count?: number }[]
}

/** Where somebody can begin who found nothing, and how much there is. */
const beginnings = [
  ['places', () => listPlaceIds().length],
  ['trips', () => listIdsOf('trips').length],
  ['cabins', () => listIdsOf('cabins').length],
  ['hotels', () => listIdsOf('hotels').length],
  ['restaurants', () => listIdsOf('restaurants').length],
  ['activities', () => listIdsOf('activities').length],
  ['articles', () => listArticleIds().length],
  ['evCharging', () => listIdsOf('stations').length],
  ['map'],
  ['weather'],
] as const satisfies [PageId, (() => number)?][]

/** Everything that the search in the browser says and links in a language. */
export function describeSearch(language: Language): SearchData {
  const { live, tryAlso } = readSearchCopy(language)
  const file = `content/pages/search/${language}.yaml`
  return {
    locale: languages[language].locale,
    languageTag: languages[language].tag,
    href: hrefFor('search', language),
    words: live,
    tryAlso: tryAlso.map(({ to, name }) => ({ href: resolveReference(to, language, file), name })),
    startHere: beginnings.map(([page, count]) => ({
      href: hrefFor(page, language),
      name: nameOfPage(page, language),
      ...(count ? { count: count() } : {}),
    })),
  }
}
