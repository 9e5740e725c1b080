import type { Language } from '#contract/languages.ts'
import { nameOfSubject } from '#site/content/model/entries.ts'
import { translator } from '#site/i18n/translate.ts'
import { definitionOf, type PageId } from '#site/routes/pages.ts'
import type { Crumb } from '#site/ui/Crumbs.tsx'
import type { GuidePage } from './all-pages.ts'
import { subjectOfPage } from './entry-of-page.ts'

/** Returns the short name of a page for menus and breadcrumbs: its own, or that of its entry. */
export function nameOfPage(id: PageId, language: Language, params: Record<string, string> = {}): string {
  const { name } = definitionOf(id)
  if (name) return translator(language)(name)
  const subject = subjectOfPage({ id, params })
  if (!subject) throw new Error(`The page "${id}" has no name. Give it one in site/routes/pages.ts.`)
  return nameOfSubject(subject.kind, subject.id, language)
}

export function crumbsFor(page: GuidePage): Crumb[] {
  const above = page.ancestors.map((ancestor) => ({
    name: nameOfPage(ancestor.id, page.language),
    href: encodeURI(ancestor.path),
  }))
  return [...above, { name: nameOfPage(page.id, page.language, page.params), href: encodeURI(page.path) }]
}
