import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { contentFolder, keep, parseYaml, readText, splitFrontMatter } from '#site/content/files/read-yaml.ts'
import { definitionOf, type PageId, parameterOf } from '#site/routes/pages.ts'
import { fillPattern } from '#site/routes/path-for.ts'
import { type Kind, kindOfPage, kinds } from './kinds.ts'

// The end of an entry's address is its id, or what the head of its language file calls `slug`. Only this module knows it;
// elsewhere an entry goes by its id, and old addresses with the id are redirected (redirects.ts).

/** The `slug` of the head of a language file. */
export const slugWord = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small plain letters, digits and hyphens, like "sea-eagle-safari"')
  .max(60)
  .optional()
  .describe(
    'The end of its address in this language, where the id is no name that people there can read: "sea-eagle-safari"',
  )

/** Returns the slug that a file's text gives, and the line it stands in. */
export function findSlug(text: string, file: string): { slug: string; line: number } | undefined {
  const lines = splitFrontMatter(text)?.head.split('\n') ?? []
  const index = lines.findIndex((line) => line.startsWith('slug:'))
  if (index < 0) return undefined
  const { slug } = parseYaml(lines[index] ?? '', file) as { slug: unknown }
  // The first line of the file is `---`.
  return { slug: String(slug), line: index + 2 }
}

/** Returns the end of an entry's address in a language; its id where its words give no other, and for an entry that is gone. */
export function slugOf(kind: Kind, id: string, language: Language): string {
  const file = join(contentFolder, kind, id, `${language}.md`)
  return keep(file, 'slug', () => (existsSync(file) ? (findSlug(readText(file, ''), file)?.slug ?? id) : id))
}

/** Returns the id of the entry, out of those given, whose address in a language ends in a slug. */
export function idOfSlug(kind: Kind, slug: string, language: Language, ids: readonly string[]): string | undefined {
  return ids.find((id) => slugOf(kind, id, language) === slug)
}

/** Returns the parameters of a page's path in a language, which are slugs, from ids of entries. */
export function slugsOf(page: PageId, language: Language, params: Record<string, string>): Record<string, string> {
  const kind = kindOfPage(page)
  if (!kind) return params
  return Object.fromEntries(Object.entries(params).map(([name, id]) => [name, slugOf(kind, id, language)]))
}

/** Returns the path of a page in a language, decoded, NFC. The parameter is the id of an entry. */
export function pathOfPage(page: PageId, language: Language, params: Record<string, string>): string {
  return fillPattern(definitionOf(page).paths[language], slugsOf(page, language, params))
}

/** Returns the path of an entry's page in a language, decoded, NFC. */
export function pathOfEntry(kind: Kind, id: string, language: Language): string {
  const { page } = kinds[kind]
  return pathOfPage(page, language, { [parameterOf(page) ?? '']: id })
}

/** Returns the path that an entry's page would have by its id, which links from before its slug name. */
export function oldPathOfEntry(kind: Kind, id: string, language: Language): string {
  const { page } = kinds[kind]
  return fillPattern(definitionOf(page).paths[language], { [parameterOf(page) ?? '']: id })
}
