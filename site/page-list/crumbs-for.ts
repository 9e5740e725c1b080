import type { GuidePage } from '#site/page-list/all-pages.ts'
import type { Crumb } from '#site/ui/Crumbs.tsx'
import { nameOfPage } from './name-of-page.ts'

/** The breadcrumbs of a page, from the home page to the page itself. */
export function crumbsFor(page: GuidePage): Crumb[] {
  const above = page.ancestors.map((ancestor) => ({
    name: nameOfPage(ancestor.id, page.language),
    href: encodeURI(ancestor.path),
  }))
  return [...above, { name: nameOfPage(page.id, page.language, page.params), href: encodeURI(page.path) }]
}
