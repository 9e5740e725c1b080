import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Marked } from 'marked'
import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { type Language, languageKeys } from '#contract/languages.ts'
import { describeField } from './describe-field.ts'

/** A content file that cannot be used. The message names the file, the field and what to do, for an editor who is no programmer. */
export class ContentError extends Error {
  override name = 'ContentError'
}

const contentFolder = join(process.cwd(), 'content')

function readText(file: string, remedy: string): string {
  if (!existsSync(file)) throw new ContentError(`${relative(process.cwd(), file)} is missing. ${remedy}`)
  return readFileSync(file, 'utf8')
}

/** What was read from a file or folder, as long as it has not changed since. */
interface Kept {
  state: string
  /** By what it was checked against: one file may be read for different purposes. */
  values: Map<unknown, unknown>
}

const kept = new Map<string, Kept>()

/**
 * Returns what `read` makes of a file or folder, and keeps it until the file changes: every page of a build asks for the
 * same facts again, and an editor’s change must show at once. What it returns is shared; nobody changes it.
 */
function keep<Value>(file: string, purpose: unknown, read: () => Value): Value {
  const status = statSync(file, { throwIfNoEntry: false })
  if (!status) return read()
  const state = `${status.ino} ${status.size} ${status.mtimeMs}`
  let entry = kept.get(file)
  if (entry?.state !== state) {
    entry = { state, values: new Map() }
    kept.set(file, entry)
  }
  if (!entry.values.has(purpose)) entry.values.set(purpose, read())
  return entry.values.get(purpose) as Value
}

/** What stands in a value at a path; undefined when nothing does. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
}

/** What is wrong with a length, in an editor’s words; nothing where the schema has words of its own. */
function sayLength(issue: z.core.$ZodIssue, found: unknown): string | undefined {
  if (!/^Too (small|big):/.test(issue.message)) return undefined
  const limit =
    issue.code === 'too_small'
      ? `at least ${issue.minimum}`
      : issue.code === 'too_big'
        ? `at most ${issue.maximum}`
        : ''
  if (typeof found === 'string') return `has ${found.trim().length} letters. It takes ${limit}.`
  if (Array.isArray(found)) return `has ${found.length} of them. It takes ${limit}.`
  return `is ${found}. It must be ${limit}.`
}

function explain(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): string {
  const field = issue.path.length > 0 ? issue.path.join('.') : 'the file'
  const found = valueAt(value, issue.path)
  // Where the schema has no words of its own, its description says what belongs there.
  if ((found === null || found === undefined) && issue.message.startsWith('Invalid ')) {
    return `${field} is ${found === null ? 'empty' : 'missing'}. ${describeField(schema, issue.path)}`.trim()
  }
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `"${key}"`).join(', ')
    return `${field}: unknown key ${names}. Correct its spelling or delete it.`
  }
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid ')) {
    return `${field}: "${found}" is none of ${issue.values.join(', ')}.`
  }
  return `${field}: ${sayLength(issue, found) ?? issue.message}`
}

/** Checks a value read from a content file against its schema. Throws a `ContentError` that lists every field at fault. */
export function checkContent<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `  ${explain(issue, schema, value)}`)
  throw new ContentError(`${relative(process.cwd(), file)} cannot be used:\n${faults.join('\n')}`)
}

/** Reads YAML. Throws a `ContentError` that names the file when it cannot be read as such. */
export function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    if (error.code === 'DUPLICATE_KEY') {
      const [, key = ''] = /^["']?([^"':\n]+)/.exec(text.slice(error.pos[0])) ?? []
      const line = error.linePos?.[0].line
      throw new ContentError(
        `${relative(process.cwd(), file)}: "${key}" in line ${line} stands there a second time. Rename or delete one of the two.`,
      )
    }
    throw new ContentError(`${relative(process.cwd(), file)} is not valid YAML: ${error.message}`)
  }
}

/** Reads one YAML file under `content/` against its schema. */
export function readYaml<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  remedy = 'Write it.',
): z.infer<Schema> {
  const file = join(contentFolder, path)
  return keep(file, schema, () => checkContent(schema, parseYaml(readText(file, remedy), file), file))
}

/** Reads the words of a page that is no entry: `content/pages/<page>/<language>.yaml`. */
export function readPageCopy<Schema extends z.ZodType>(
  page: string,
  language: Language,
  schema: Schema,
): z.infer<Schema> {
  return readYaml(`pages/${page}/${language}.yaml`, schema, `Every page needs all of ${languageKeys.join(', ')}.`)
}

/** The ids of a kind of content: the names of its folders, sorted. */
export function listEntryIds(kind: string): string[] {
  const folder = join(contentFolder, kind)
  return keep(folder, 'ids', () =>
    readdirSync(folder, { withFileTypes: true })
      .filter((item) => item.isDirectory())
      .map((item) => item.name)
      .sort(),
  )
}

/** What is the same in all languages: `content/<kind>/<id>/facts.yaml`. */
export function readFacts<Schema extends z.ZodType>(kind: string, id: string, schema: Schema): z.infer<Schema> {
  return readYaml(`${kind}/${id}/facts.yaml`, schema, 'Every entry needs its facts in one file.')
}

/** The words of an entry in one language: `content/<kind>/<id>/<language>.md`, its head checked and its text as Markdown. */
export function readWords<Schema extends z.ZodType>(
  kind: string,
  id: string,
  language: Language,
  schema: Schema,
): { words: z.infer<Schema>; body: string } {
  const file = join(contentFolder, kind, id, `${language}.md`)
  return keep(file, schema, () => {
    const text = readText(file, `Every entry needs all of ${languageKeys.map((key) => `${key}.md`).join(', ')}.`)
    const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)
    if (!parts) {
      throw new ContentError(
        `${relative(process.cwd(), file)} has no head. Begin it with --- and end the head with ---.`,
      )
    }
    return { words: checkContent(schema, parseYaml(parts[1] ?? '', file), file), body: parts[2] ?? '' }
  })
}

// Editors write text, not markup: raw HTML in a content file is shown as typed.
const markdown = new Marked({
  async: false,
  renderer: { html: ({ text }) => text.replaceAll('<', '&lt;') },
})

/** Turns a line of an editor's Markdown into HTML, emphasis and links only; raw HTML in it is shown as typed, never executed. */
export function renderInlineMarkdown(text: string): string {
  return markdown.parseInline(text) as string
}
