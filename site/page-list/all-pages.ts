import { type Language, languageKeys } from '#contract/languages.ts'
import { listIdsOf } from '#site/editorial/entries.ts'
import { kindOfPage } from '#site/editorial/kinds.ts'
import { definitionOf, type PageId, pageIds, parameterOf } from '#site/routes/pages.ts'
import { fillPattern } from '#site/routes/path-for.ts'

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

/** Returns the parameters of each page that a definition stands for: one for each entry of its kind, or none. */
export function listParamsOf(id: PageId): Record<string, string>[] {
  const parameter = parameterOf(id)
  if (!parameter) return [{}]
  const kind = kindOfPage(id)
  if (!kind) throw new Error(`The page "${id}" has a parameter, but no kind in site/editorial/kinds.ts has its page.`)
  return listIdsOf(kind).map((entry) => ({ [parameter]: entry }))
}

function pathsOf(id: PageId, params: Record<string, string>): Record<Language, string> {
  const paths = languageKeys.map((language) => [language, fillPattern(definitionOf(id).paths[language], params)])
  return Object.fromEntries(paths) as Record<Language, string>
}

function ancestorsOf(id: PageId, language: Language): GuidePage['ancestors'] {
  const { parent } = definitionOf(id)
  if (!parent) return []
  return [...ancestorsOf(parent, language), { id: parent, path: definitionOf(parent).paths[language] }]
}

/** Tells whether a page is the one that search engines are to list: to be found, and no second address of another page. */
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

/** Returns every page that the guide builds, in every language. Two pages never share a path. */
export function listAllPages(): GuidePage[] {
  return pageIds.flatMap((id) =>
    listParamsOf(id).flatMap((params) => languageKeys.map((language) => makePage(id, language, params))),
  )
}
