import type { GetStaticPathsOptions } from 'astro'
import { type Language, languageKeys } from '#contract/languages.ts'
import { listIdsOf } from '#site/content/model/entries.ts'
import { kindOfPage } from '#site/content/model/kinds.ts'
import { idOfSlug, slugsOf } from '#site/content/model/slugs.ts'
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

/** Returns the page that a screen builds, from `Astro`, whose parameters are slugs. */
export function pageOf({
  routePattern,
  params,
}: {
  routePattern: string
  params: Partial<Record<string, string>>
}): GuidePage {
  const { id, language } = find(routePattern)
  const kind = kindOfPage(id)
  const ids = Object.entries(params).map(([name, slug = '']) => [
    name,
    kind ? (idOfSlug(kind, slug, language, listIdsOf(kind)) ?? slug) : slug,
  ])
  return makePage(id, language, Object.fromEntries(ids))
}

/** Returns the parameters of all pages of a path, for `getStaticPaths`. */
export function listStaticPaths({
  routePattern,
}: Pick<GetStaticPathsOptions, 'routePattern'>): { params: Record<string, string> }[] {
  const { id, language } = find(routePattern)
  return listParamsOf(id).map((params) => ({ params: slugsOf(id, language, params) }))
}
