import type { GetStaticPathsOptions } from 'astro'
import { type Language, languageKeys } from '#contract/languages.ts'
import { type PageId, pageIds, pages } from '#site/routes/pages.ts'
import { type GuidePage, listParamsOf, makePage } from './all-pages.ts'

const byPattern = new Map<string, { id: PageId; language: Language }>(
  pageIds.flatMap((id) => languageKeys.map((language) => [pages[id].paths[language], { id, language }] as const)),
)

function find(routePattern: string): { id: PageId; language: Language } {
  const found = byPattern.get(routePattern)
  if (!found) throw new Error(`No page of site/routes/pages.ts has the path ${routePattern}.`)
  return found
}

/** Returns the page that a screen builds, from `Astro`. */
export function pageOf({
  routePattern,
  params,
}: {
  routePattern: string
  params: Partial<Record<string, string>>
}): GuidePage {
  const { id, language } = find(routePattern)
  return makePage(id, language, params as Record<string, string>)
}

/** Returns the parameters of all pages of a path, for `getStaticPaths`. */
export function listStaticPaths({
  routePattern,
}: Pick<GetStaticPathsOptions, 'routePattern'>): { params: Record<string, string> }[] {
  return listParamsOf(find(routePattern).id).map((params) => ({ params }))
}
