import { listPlaceIds } from '#site/editorial/place-queries.ts'
import { seasonIds } from '#site/editorial/season-queries.ts'
import { type Language, languageKeys } from '#site/i18n/languages.ts'
import { fillPattern } from './path-for.ts'
import { isBuilt, type PageId, parentOf, routeTable } from './route-table.ts'

/** One page in one language, as built: where it is, what it shows, and where it stands in the other languages. */
export interface GuidePage {
  id: PageId
  language: Language
  /** Decoded, NFC; the address in an `href` is `encodeURI(path)`. */
  path: string
  params: Record<string, string>
  alternates: Record<Language, string>
  /** The pages above this one, from the home page down. */
  ancestors: { id: PageId; path: string }[]
  /** False for the 404 pages: built, but not a place to go. */
  isIndexed: boolean
}

/** The entries behind the pages with a parameter; a page that is not listed here has no parameters. */
const entriesOf: Partial<Record<PageId, () => Record<string, string>[]>> = {
  place: () => listPlaceIds().map((placeId) => ({ placeId })),
  season: () => seasonIds.map((season) => ({ season })),
}

function ancestorsOf(id: PageId, language: Language): GuidePage['ancestors'] {
  const parent = parentOf(id)
  if (!parent) return []
  return [...ancestorsOf(parent, language), { id: parent, path: routeTable[parent][language] }]
}

/** Every page that the guide builds, in every language. Two pages never share a path. */
export function listAllPages(): GuidePage[] {
  const ids = (Object.keys(routeTable) as PageId[]).filter(isBuilt)
  return ids.flatMap((id) => {
    const route = routeTable[id]
    const entries = entriesOf[id]?.() ?? [{}]
    return entries.flatMap((params) => {
      const alternates = Object.fromEntries(
        languageKeys.map((language) => [language, fillPattern(route[language], params)]),
      ) as Record<Language, string>
      return languageKeys.map((language) => ({
        id,
        language,
        path: alternates[language],
        params,
        alternates,
        ancestors: ancestorsOf(id, language),
        isIndexed: id !== 'notFound',
      }))
    })
  })
}
