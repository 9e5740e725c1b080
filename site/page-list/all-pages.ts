import { type Language, languageKeys } from '#contract/languages.ts'
import { listIdsOf } from '#site/content/model/entries.ts'
import { kindOfPage } from '#site/content/model/kinds.ts'
import { pathOfPage } from '#site/content/model/slugs.ts'
import { definitionOf, type PageId, pageIds, parameterOf } from '#site/routes/pages.ts'

export interface GuidePage {
  id: PageId
  language: Language
  /** Decoded, NFC; an `href` needs `encodeURI(path)`. */
  path: string
  /** The id of the entry that the page shows, by the name of the parameter; the path has its slug. */
  params: Record<string, string>
  alternates: Record<Language, string>
  /** The addresses for search engines: the alternates, or those of the canonical twin. */
  canonical: Record<Language, string>
  /** The pages above this one, from the home page down. */
  ancestors: { id: PageId; path: string }[]
  /** False for the 404 page and the offline page. */
  isIndexed: boolean
}

/** Returns the parameters of each page of a definition: one per entry of its kind, or none. */
export function listParamsOf(id: PageId): Record<string, string>[] {
  const parameter = parameterOf(id)
  if (!parameter) return [{}]
  const kind = kindOfPage(id)
  if (!kind)
    throw new Error(`The page "${id}" has a parameter, but no kind in site/content/model/kinds.ts has its page.`)
  return listIdsOf(kind).map((entry) => ({ [parameter]: entry }))
}

function pathsOf(id: PageId, params: Record<string, string>): Record<Language, string> {
  const paths = languageKeys.map((language) => [language, pathOfPage(id, language, params)])
  return Object.fromEntries(paths) as Record<Language, string>
}

function ancestorsOf(id: PageId, language: Language): GuidePage['ancestors'] {
  const { parent } = definitionOf(id)
  if (!parent) return []
  return [...ancestorsOf(parent, language), { id: parent, path: definitionOf(parent).paths[language] }]
}

/** Returns whether search engines should list a page: indexed, and its own canonical. */
export function isListed(page: GuidePage): boolean {
  return page.isIndexed && page.path === page.canonical[page.language]
}

/** Returns one page in one language. Throws when its paths need other parameters. */
export function makePage(id: PageId, language: Language, params: Record<string, string>): GuidePage {
  const { canonical = id, isIndexed = true } = definitionOf(id)
  const alternates = pathsOf(id, params)
  return {
    id,
    language,
    path: alternates[language],
    params,
    alternates,
    canonical: pathsOf(canonical, params),
    ancestors: ancestorsOf(id, language),
    isIndexed,
  }
}

/** Returns every page of the guide in every language. No two share a path. */
export function listAllPages(): GuidePage[] {
  return pageIds.flatMap((id) =>
    listParamsOf(id).flatMap((params) => languageKeys.map((language) => makePage(id, language, params))),
  )
}
