import { join, relative } from 'node:path'
import { Marked } from 'marked'
import type { z } from 'zod'
import { type Language, languageKeys } from '#contract/languages.ts'
import { findLinesIn } from '#site/content/files/find-line.ts'
import {
  ContentError,
  checkContent,
  contentFolder,
  keep,
  parseYaml,
  readText,
  readYaml,
  splitFrontMatter,
} from '#site/content/files/read-yaml.ts'
import { fillRoadGaps } from '#site/content/roads/fill-road-gaps.ts'
import type { PageId } from '#site/routes/pages.ts'
import { registerReader } from './content-readers.ts'
import { fillCountGaps } from './fill-count-gaps.ts'

/** Returns a text with what the facts say filled in: numbers of entries, distances and driving times. */
function fillGapsOfFacts(text: string, language: Language, file: string): string {
  return fillRoadGaps(fillCountGaps(text, language, file), language, file)
}

/** Reads a YAML file of one language under `content/`, with what the facts say filled in. */
export function readWordsYaml<Schema extends z.ZodType>(
  path: string,
  language: Language,
  schema: Schema,
  remedy?: string,
): z.infer<Schema> {
  return readYaml(path, schema, remedy, (text, file) => fillGapsOfFacts(text, language, file))
}

/** Reads the words of a page without entries: `content/pages/<page-id>/<language>.yaml`. */
export function readPageCopy<Schema extends z.ZodType>(
  page: PageId,
  language: Language,
  schema: Schema,
): z.infer<Schema> {
  return readWordsYaml(
    pathOfPageCopy(page, language),
    language,
    schema,
    `Every page needs all of ${languageKeys.join(', ')}.`,
  )
}

function pathOfPageCopy(page: PageId, language: Language): string {
  const folder = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `pages/${folder}/${language}.yaml`
}

/**
 * Returns the reader of a page’s words in a language (`content/pages/<page-id>/<language>.yaml`) and registers it with the
 * content check. Names of waters are in *asterisks*. `complete` adds figures and throws a `ContentError` for a mismatch.
 */
export function pageCopy<Schema extends z.ZodType, Result = z.infer<Schema>>(
  page: PageId,
  schema: Schema,
  complete: (copy: z.infer<Schema>, language: Language, file: string) => Result = (copy) => copy as Result,
): (language: Language) => Result {
  return registerReader((language) =>
    complete(readPageCopy(page, language, schema), language, `content/${pathOfPageCopy(page, language)}`),
  )
}

/** Returns `content/<kind>/<id>/facts.yaml`. */
export function readFacts<Schema extends z.ZodType>(kind: string, id: string, schema: Schema): z.infer<Schema> {
  return readYaml(`${kind}/${id}/facts.yaml`, schema, 'Every entry needs its facts in one file.')
}

/** Returns the front matter and the Markdown text of `content/<kind>/<id>/<language>.md`. */
export function readWords<Schema extends z.ZodType>(
  kind: string,
  id: string,
  language: Language,
  schema: Schema,
): { words: z.infer<Schema>; body: string } {
  const file = join(contentFolder, kind, id, `${language}.md`)
  return keep(file, schema, () => {
    const remedy = `Every entry needs all of ${languageKeys.map((key) => `${key}.md`).join(', ')}.`
    const text = fillGapsOfFacts(readText(file, remedy), language, relative(process.cwd(), file))
    const parts = splitFrontMatter(text)
    if (!parts) {
      throw new ContentError(
        `${relative(process.cwd(), file)} has no head. Begin it with --- and end the head with ---.`,
      )
    }
    return {
      words: checkContent(schema, parseYaml(parts.head, file), file, () => findLinesIn(parts.head, 1)),
      body: parts.body,
    }
  })
}

// Raw HTML in a content file is shown as text.
const markdown = new Marked({
  async: false,
  renderer: { html: ({ text }) => text.replaceAll('<', '&lt;') },
})

/** Renders emphasis and links of a Markdown line as HTML; raw HTML is shown as text. */
export function renderInlineMarkdown(text: string): string {
  return markdown.parseInline(text) as string
}
