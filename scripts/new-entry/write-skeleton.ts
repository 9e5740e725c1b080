import { languageKeys } from '#contract/languages.ts'
import type { DescribedSchema } from '#site/editorial/describe-field.ts'

// A file for an editor to fill in, made from the schema that will check it: every field with what it means, required ones
// open and empty, optional ones behind a number sign. An empty field never passes the check.

type Schema = Exclude<NonNullable<NonNullable<DescribedSchema['properties']>[string]>, boolean>

const width = 110
const indent = '  '

function isSchema(schema: DescribedSchema | boolean | undefined): schema is Schema {
  return typeof schema === 'object'
}

/** Writes the fields of a file, each under its explanation. What was explained once is not explained again. */
export function writeSkeleton(schema: DescribedSchema): string {
  const told = new Set<string>()
  const fields = listFields(schema).map((field) => writeField(field, told).join('\n'))
  return `${fields.join('\n\n')}\n`
}

interface Field {
  name: string
  schema: Schema
  isRequired: boolean
}

function listFields(schema: DescribedSchema): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    isSchema(field) ? [{ name, schema: field, isRequired: schema.required?.includes(name) ?? false }] : [],
  )
}

function writeField({ name, schema, isRequired }: Field, toldBefore: Set<string>): string[] {
  // What is left out takes its explanations with it.
  const told = isRequired ? toldBefore : new Set(toldBefore)
  const [shape = schema, ...others] = choicesOf(schema)
  const about = [...explain(schema), ...(shape.properties ? describeOthers(others) : [])].map((line) => `# ${line}`)
  const explanation = `${name} ${about.join(' ')}`
  const isTold = told.has(explanation)
  told.add(explanation)
  const fixed = shape.const ?? (typeof schema.default === 'object' ? undefined : schema.default)
  const lines = [
    ...(isTold ? [] : about),
    fixed === undefined ? `${name}:` : `${name}: ${fixed}`,
    ...writeInside(shape, told).map((line) => indent + line),
  ]
  return isRequired ? lines : lines.map((line) => `#${line}`)
}

/** The forms that a field can take; one for a field that has a single form. */
function choicesOf(field: Schema): Schema[] {
  const choices = (field.oneOf ?? field.anyOf ?? []) as Schema[]
  return choices.length > 0 ? choices : [field]
}

function writeInside(shape: Schema, told: Set<string>): string[] {
  if (shape.properties) return listFields(shape).flatMap((field) => writeField(field, told))
  if (isSchema(shape.additionalProperties)) {
    const row = ['nameOfTheRow:', ...writeInside(shape.additionalProperties, told).map((line) => indent + line)]
    return row.map((line) => `#${line}`)
  }
  const [item] = [shape.items].flat()
  return isSchema(item) ? writeItem(item, told) : []
}

/** One item of a list: what it holds, behind a dash. */
function writeItem(item: Schema, told: Set<string>): string[] {
  const [shape = item] = choicesOf(item)
  const inside = writeInside(shape, told)
  if (inside.length === 0) return ['-']
  const first = inside.findIndex((line) => !line.startsWith('#'))
  return inside.map((line, index) => (index === first ? '- ' : index < first ? '' : indent) + line)
}

/** What an editor has to know of a field: its meaning, and what the check will ask of it. */
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
      ? [`one for all languages, or { ${languageKeys.map((key) => `${key}: …`).join(', ')} }`]
      : []),
    ...(shape.type === 'string' && !shape.enum ? describeSpan(shape.minLength, shape.maxLength, 'letters') : []),
    ...(shape.type === 'array' ? describeSpan(shape.minItems, shape.maxItems, 'items') : []),
    ...(shape.type === 'integer' ? ['a whole number'] : []),
    ...(shape.type === 'number' || shape.type === 'integer' ? describeSpan(shape.minimum, limitOf(shape), '') : []),
    ...(shape.type === 'boolean' ? ['true or false'] : []),
    ...(shape.format === 'date' ? ['a day like "2026-11-20", in quotation marks'] : []),
  ].join('; ')
}

/** Numbers that the schema bounds only by what a computer can count are not bounded for an editor. */
function limitOf({ maximum }: Schema): number | undefined {
  return maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
}

function describeSpan(least: number | undefined, most: number | undefined, what: string): string[] {
  const unit = what ? ` ${what}` : ''
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${unit}`]
  if (most !== undefined) return [`at most ${most}${unit}`]
  // One letter or item is what any field needs.
  return least !== undefined && least > 1 ? [`at least ${least}${unit}`] : []
}

/** «or evidence: verified, with source, checkedOn»: the other forms of a field with several. */
function describeOthers(others: Schema[]): string[] {
  return others.map((other) => {
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
