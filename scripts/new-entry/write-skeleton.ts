import { languageKeys } from '#contract/languages.ts'
import type { DescribedSchema } from '#site/content/files/describe-field.ts'

// Writes a file for an editor to fill in from its schema: required fields open and empty, optional ones named. An empty field
// never passes the check.

type Schema = Exclude<NonNullable<NonNullable<DescribedSchema['properties']>[string]>, boolean>

const width = 110
const indent = '  '

function isSchema(schema: DescribedSchema | boolean | undefined): schema is Schema {
  return typeof schema === 'object'
}

/** Returns the required fields of a file, each below its explanation, which is not repeated; and the names of those that may be added. */
export function writeSkeleton(schema: DescribedSchema): string {
  return `${writeFields(schema, new Map()).join('\n')}\n`
}

/** The last explanation of each name: it holds for every later field of that name, until another stands. */
type Explained = Map<string, string>

interface Field {
  name: string
  schema: Schema & { unknownAsAWhole?: boolean }
  isRequired: boolean
}

function listFields(schema: DescribedSchema): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    isSchema(field) ? [{ name, schema: field, isRequired: schema.required?.includes(name) ?? false }] : [],
  )
}

function writeFields(schema: DescribedSchema, explained: Explained): string[] {
  const fields = listFields(schema)
  const others = fields.filter(({ isRequired }) => !isRequired).map(({ name }) => name)
  return [
    ...fields.filter(({ isRequired }) => isRequired).flatMap((field) => writeField(field, explained)),
    ...(others.length > 0 ? wrap(`May be added: ${others.join(', ')}.`).map((line) => `# ${line}`) : []),
  ]
}

function writeField({ name, schema }: Field, explained: Explained): string[] {
  const [shape = schema, ...others] = choicesOf(schema)
  const about = [...explain(schema), ...(shape.properties ? describeOthers(name, others) : [])].map(
    (line) => `# ${line}`,
  )
  const explanation = about.join(' ')
  const isExplained = explained.get(name) === explanation
  explained.set(name, explanation)
  if (schema.unknownAsAWhole) return [...about, `${name}: unknown`]
  const fixed = shape.const ?? (typeof schema.default === 'object' ? undefined : schema.default)
  return [
    ...(isExplained ? [] : about),
    fixed === undefined ? `${name}:` : `${name}: ${fixed}`,
    ...writeInside(shape, explained).map((line) => indent + line),
  ]
}

function choicesOf(field: Schema): Schema[] {
  const choices = (field.oneOf ?? field.anyOf ?? []) as Schema[]
  return choices.length > 0 ? choices : [field]
}

function writeInside(shape: Schema, explained: Explained): string[] {
  if (shape.properties) return writeFields(shape, explained)
  if (isSchema(shape.additionalProperties)) {
    const row = ['nameOfTheRow:', ...writeInside(shape.additionalProperties, explained).map((line) => indent + line)]
    return row.map((line) => `#${line}`)
  }
  const [item] = [shape.items].flat()
  return isSchema(item) ? writeItem(item, explained) : []
}

/** Returns one item of a list, behind a dash. */
function writeItem(item: Schema, explained: Explained): string[] {
  const [shape = item] = choicesOf(item)
  const inside = writeInside(shape, explained)
  if (inside.length === 0) return ['-']
  const first = inside.findIndex((line) => !line.startsWith('#'))
  return inside.map((line, index) => (index === first ? '- ' : index < first ? '' : indent) + line)
}

/** Returns the explanation of a field: its meaning, and the rules of the check. */
function explain(field: Schema): string[] {
  const rules = describeRules(field)
  const about = field.description ?? ''
  return wrap([about, rules ? `(${rules})` : ''].filter(Boolean).join(' '))
}

function describeRules(field: Schema): string {
  const [shape = field] = choicesOf(field)
  const choices = choicesOf(field)
  const [items] = [shape.items].flat().filter(isSchema)
  return [
    ...(shape.enum ? [`one of ${shape.enum.join(', ')}`] : []),
    ...(items?.enum ? [`a list of ${items.enum.join(', ')}`] : []),
    ...(choices.length > 1 && shape.type === 'string'
      ? [`with any word of a language { ${languageKeys.map((key) => `${key}: …`).join(', ')} }`]
      : []),
    ...(shape.type === 'string' && !shape.enum ? describeSpan(shape.minLength, shape.maxLength, 'letters') : []),
    ...(isNumeric(items) ? describeSpan(items.minimum, limitOf(items), 'each') : []),
    ...(shape.type === 'array' ? describeSpan(shape.minItems, shape.maxItems, 'items') : []),
    ...(shape.type === 'integer' ? ['a whole number'] : []),
    ...(isNumeric(shape) ? describeSpan(shape.minimum, limitOf(shape), '') : []),
    ...(shape.type === 'boolean' && shape.const === undefined ? ['true or false'] : []),
    ...(shape.format === 'date' ? ['a day like "2026-11-20", in quotation marks'] : []),
  ].join('; ')
}

function isNumeric(schema: Schema | undefined): schema is Schema {
  return schema?.type === 'number' || schema?.type === 'integer'
}

/** Returns the maximum, unless it is only the largest integer. */
function limitOf({ maximum }: Schema): number | undefined {
  return maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
}

function describeSpan(least: number | undefined, most: number | undefined, what: string): string[] {
  const unit = what ? ` ${what}` : ''
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${unit}`]
  if (most !== undefined) return [`at most ${most}${unit}`]
  // One letter or item goes without saying.
  return least !== undefined && least > 1 ? [`at least ${least}${unit}`] : []
}

/** Returns the alternative forms in words: «Or evidence: verified, with source and checkedOn.», «Or only dog: unknown» */
function describeOthers(name: string, others: Schema[]): string[] {
  return others.map((other) => {
    if (other.const !== undefined) return `Or only ${name}: ${other.const}`
    const fields = Object.entries(other.properties ?? {}) as [string, Schema][]
    const fixed = fields
      .filter(([, { const: value }]) => value !== undefined)
      .map(([name, { const: value }]) => `${name}: ${value}`)
    const free = fields
      .filter(([name, { const: value }]) => value === undefined && name !== 'value')
      .map(([name]) => name)
    return `Or ${fixed.join(', ')}, with ${free.join(' and ')}.`
  })
}

function wrap(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter(Boolean)) {
    if (line && line.length + word.length + 1 > width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return line ? [...lines, line] : lines
}
