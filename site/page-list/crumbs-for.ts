import type { GuidePage } from '#site/page-list/all-pages.ts'
import type { Crumb } from '#site/ui/Crumbs.tsx'
import { nameOfPage } from './name-of-page.ts'

export function crumbsFor(page: GuidePage): Crumb[] {
  const above = page.ancestors.map((ancestor) => ({
    name: nameOfPage(ancestor.id, page.language),
    href: encodeURI(ancestor.path),
  }))
  return [...above, { name: nameOfPage(page.id, page.language, page.params), href: encodeURI(page.path) }]
}
