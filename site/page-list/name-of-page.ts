import type { Language } from '#contract/languages.ts'
import { nameOfSubject } from '#site/content/model/entries.ts'
import { translator } from '#site/i18n/translate.ts'
import { definitionOf, type PageId } from '#site/routes/pages.ts'
import { subjectOfPage } from './entry-of-page.ts'

/** Returns the short name of a page for menus and breadcrumbs: its own, or that of its entry. */
export function nameOfPage(id: PageId, language: Language, params: Record<string, string> = {}): string {
  const { name } = definitionOf(id)
  if (name) return translator(language)(name)
  const subject = subjectOfPage({ id, params })
  if (!subject) throw new Error(`The page "${id}" has no name. Give it one in site/routes/pages.ts.`)
  return nameOfSubject(subject.kind, subject.id, language)
}
