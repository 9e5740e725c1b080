import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse, parseDocument, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { describeField } from './describe-field.ts'
import { type FindLine, findLinesIn } from './find-line.ts'
import { remember } from './remember.ts'

/** An unusable content file. The message names file, field and remedy for an editor who is no programmer. */
export class ContentError extends Error {
  override name = 'ContentError'
}

export const contentFolder = join(process.cwd(), 'content')

const filesRead = new Set<string>()

/** Returns the files read so far, relative to the project. */
export function listFilesRead(): string[] {
  return [...filesRead]
}

/** Returns the text of a file. Throws a `ContentError` with the remedy where there is none. */
export function readText(file: string, remedy: string): string {
  if (!existsSync(file)) throw new ContentError(`${relative(process.cwd(), file)} is missing. ${remedy}`)
  filesRead.add(relative(process.cwd(), file).replaceAll('\\', '/'))
  return readFileSync(file, 'utf8')
}

/** Parsed files and folders by schema: one file may be read with different schemas. */
const readingsOf = remember((_file: string) => new Map<unknown, unknown>())

/** Returns the result of `read`, cached until content changes. It is shared, so callers must not modify it. */
export function keep<Value>(file: string, purpose: unknown, read: () => Value): Value {
  const readings = readingsOf(file)
  if (!readings.has(purpose)) readings.set(purpose, read())
  return readings.get(purpose) as Value
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
}

/** Returns a message for a wrong length, unless the schema has its own. */
function formatLength(issue: z.core.$ZodIssue, found: unknown): string | undefined {
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
  // Without a message of its own, the schema's description says what belongs there.
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
  return `${field}: ${formatLength(issue, found) ?? issue.message}`
}

/** Returns the path of the field at fault; of an unknown key, its own. */
function pathOfFault(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
}

/** Returns what a schema refuses in a value: for each fault where it is, and a sentence that names the field and what to do. */
export function listFaults(schema: z.ZodType, value: unknown): { path: PropertyKey[]; message: string }[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map((issue) => ({ path: issue.path, message: explain(issue, schema, value) }))
}

/** Checks a value against its schema. Throws a `ContentError` that lists every field at fault, each with its line if `findLines` is given. */
export function checkContent<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
  findLines?: () => FindLine,
): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const lineOf = findLines?.()
  const faults = result.error.issues.map(
    (issue) => `  ${lineOf ? `line ${lineOf(pathOfFault(issue))}: ` : ''}${explain(issue, schema, value)}`,
  )
  throw new ContentError(`${relative(process.cwd(), file)} cannot be used:\n${faults.join('\n')}`)
}

/** Parses YAML. Throws a `ContentError` that names the file for invalid YAML. */
export function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    // An alias without its anchor, or aliases of aliases that would fill the memory.
    if (error instanceof ReferenceError)
      throw new ContentError(`${relative(process.cwd(), file)} is not valid YAML: ${error.message}`)
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

/** Reads a YAML file under `content/` with a schema. `prepare` changes its text before it is parsed. */
export function readYaml<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  remedy = 'Write it.',
  prepare: (text: string, file: string) => string = (text) => text,
): z.infer<Schema> {
  const file = join(contentFolder, path)
  return keep(file, schema, () => {
    const text = prepare(readText(file, remedy), relative(process.cwd(), file))
    return checkContent(schema, parseYaml(text, file), file, () => findLinesIn(text))
  })
}

/** Returns the ids of a kind: the names of its folders, sorted. */
export function listEntryIds(kind: string): string[] {
  const folder = join(contentFolder, kind)
  return keep(folder, 'ids', () =>
    readdirSync(folder, { withFileTypes: true })
      .filter((item) => item.isDirectory())
      .map((item) => item.name)
      .sort(),
  )
}

/**
 * Returns the YAML head of a file between its two lines of `---`, the Markdown text below, and the line, counted from 1, on
 * which that begins; undefined for a file without a head.
 */
export function splitFrontMatter(text: string): { head: string; body: string; bodyLine: number } | undefined {
  const parts = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(text)
  if (!parts) return undefined
  const [, head = '', body = ''] = parts
  return { head, body, bodyLine: head.split('\n').length + 3 }
}

/**
 * Returns whether the facts of an article call it a draft, which is no page and may be unfinished: however YAML spells it, and whatever else
 * is wrong in them.
 */
export function isDraftArticle(facts: string): boolean {
  return parseDocument(facts).get('isDraft') === true || /^["']?isDraft["']? *: *["']?true\b/im.test(facts)
}
