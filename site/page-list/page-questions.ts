import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Language, languageKeys } from '#contract/languages.ts'
import { ContentError, contentFolder, isDraftArticle, readYaml } from '#site/content/files/read-yaml.ts'
import { registerReaderOfEach } from '#site/content/reader/content-readers.ts'
import { definitionOf } from '#site/routes/pages.ts'
import { type GuidePage, listAllPages } from './all-pages.ts'
import { subjectOfPage } from './entry-of-page.ts'

// Which questions a page answers, in the words of guests: `content/questions/<kind>/<language>.yaml`. They stand beside the entries, and
// not in their heads, so that one reads all questions of a kind at once and sees which two pages claim the same.

/** Schema of a file of questions. */
export const questionsOfKind = z
  .record(
    z.string(),
    z
      .array(z.string().trim().min(2).max(70))
      .min(3)
      .max(100)
      .refine((list) => new Set(list).size === list.length, 'says a question twice.'),
  )
  .describe('By the id of an entry or page, as guests ask')

/** Returns the file of a page's questions and its key there. */
function placeOf({ id, params }: Pick<GuidePage, 'id' | 'params'>): { kind: string; key: string } {
  const subject = subjectOfPage({ id, params })
  if (subject) return { kind: subject.kind, key: subject.id }
  return params.season ? { kind: 'seasons', key: params.season } : { kind: 'pages', key: id }
}

function readFile(kind: string, language: Language) {
  return readYaml(`questions/${kind}/${language}.yaml`, questionsOfKind, `It needs all of ${languageKeys.join(', ')}.`)
}

/** Returns the questions that a page answers. Throws a `ContentError` for a page without. */
export function readQuestions(page: Pick<GuidePage, 'id' | 'params'>, language: Language): string[] {
  const { kind, key } = placeOf(page)
  const found = readFile(kind, language)[key]
  if (found) return found
  throw new ContentError(
    `content/questions/${kind}/${language}.yaml: ${key} is missing. Say which questions its page answers.`,
  )
}

function listSearched(): GuidePage[] {
  return listAllPages().filter(({ id }) => definitionOf(id).search !== 'none')
}

/** Returns whether it is an article that has no page yet. */
function isDraft(kind: string, key: string): boolean {
  const file = join(contentFolder, kind, key, 'facts.yaml')
  return kind === 'articles' && existsSync(file) && isDraftArticle(readFileSync(file, 'utf8'))
}

/** Reads a file, and throws a `ContentError` for questions of a page that the guide does not have. */
function checkFile(kind: string, language: Language): void {
  const keys = new Set(
    listSearched()
      .map(placeOf)
      .flatMap((place) => (place.kind === kind ? [place.key] : [])),
  )
  const stray = Object.keys(readFile(kind, language)).find((key) => !keys.has(key) && !isDraft(kind, key))
  if (stray)
    throw new ContentError(`content/questions/${kind}/${language}.yaml: no page is called ${stray}. Take it out.`)
  for (const page of listSearched())
    if (page.language === language && placeOf(page).kind === kind) readQuestions(page, language)
}

registerReaderOfEach(() => [...new Set(listSearched().map((page) => placeOf(page).kind))], checkFile)
