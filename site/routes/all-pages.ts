import { type Language, languageKeys } from '#contract/languages.ts'
import { listArticleIds } from '#site/editorial/article-queries.ts'
import { listIdsOf } from '#site/editorial/entries.ts'
import type { EntryKind } from '#site/editorial/entry-schema.ts'
import { listPlaceIds } from '#site/editorial/place-queries.ts'
import { seasonIds } from '#site/editorial/season-queries.ts'
import { pageOfKind } from './entry-pages.ts'
import { fillPattern } from './path-for.ts'
import { type PageId, parentOf, routeTable } from './route-table.ts'

/** One page in one language, as built: where it is, what it shows, and where it stands in the other languages. */
export interface GuidePage {
  id: PageId
  language: Language
  /** Decoded, NFC; the address in an `href` is `encodeURI(path)`. */
  path: string
  params: Record<string, string>
  alternates: Record<Language, string>
  /** The addresses that search engines are to know the page by: its alternates, or those of the twin it names as canonical. */
  canonical: Record<Language, string>
  /** The pages above this one, from the home page down. */
  ancestors: { id: PageId; path: string }[]
  /** False for the pages that stand in for others, the lost and those that cannot be fetched: built, but not a place to go. */
  isIndexed: boolean
}

/** The entries behind the pages with a parameter; a page that is not listed here has no parameters. */
const entriesOf: Partial<Record<PageId, () => Record<string, string>[]>> = {
  place: () => listPlaceIds().map((placeId) => ({ placeId })),
  article: () => listArticleIds().map((id) => ({ id })),
  season: () => seasonIds.map((season) => ({ season })),
  ...Object.fromEntries(
    Object.entries(pageOfKind).map(([kind, { page, parameter }]) => [
      page,
      () => listIdsOf(kind as EntryKind).map((id) => ({ [parameter]: id })),
    ]),
  ),
}

/** Pages that answer at two addresses: the one that people type, and the one that search engines are told (specification §2). */
const canonicalTwins: Partial<Record<PageId, PageId>> = {
  motels: 'motelsCanonical',
  restaurants: 'restaurantsCanonical',
}

function inEveryLanguage(id: PageId, params: Record<string, string>): Record<Language, string> {
  const paths = languageKeys.map((language) => [language, fillPattern(routeTable[id][language], params)])
  return Object.fromEntries(paths) as Record<Language, string>
}

function ancestorsOf(id: PageId, language: Language): GuidePage['ancestors'] {
  const parent = parentOf(id)
  if (!parent) return []
  return [...ancestorsOf(parent, language), { id: parent, path: routeTable[parent][language] }]
}

/** Tells whether a page is the one that search engines are to list: to be found, and no second address of another page. */
export function isListed(page: GuidePage): boolean {
  return page.isIndexed && page.path === page.canonical[page.language]
}

/** Every page that the guide builds, in every language. Two pages never share a path. */
export function listAllPages(): GuidePage[] {
  const ids = Object.keys(routeTable) as PageId[]
  return ids.flatMap((id) => {
    const entries = entriesOf[id]?.() ?? [{}]
    return entries.flatMap((params) => {
      const alternates = inEveryLanguage(id, params)
      const canonical = inEveryLanguage(canonicalTwins[id] ?? id, params)
      return languageKeys.map((language) => ({
        id,
        language,
        path: alternates[language],
        params,
        alternates,
        canonical,
        ancestors: ancestorsOf(id, language),
        isIndexed: id !== 'notFound' && id !== 'offline',
      }))
    })
  })
}
