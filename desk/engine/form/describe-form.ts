import type { z } from 'zod'
import { languageKeys, mapLanguages } from '#contract/languages.ts'
import type { Control, Field, InLanguages } from '#desk/contract.ts'
import { type DescribedSchema, describeSchema } from '#site/content/files/describe-field.ts'

// JSON Schema draws the forms and no more: refinements and the rules of unions are lost in it. The schemas themselves judge.

type Schema = DescribedSchema & { ask?: InLanguages; group?: string }

/** A text this long is written in a field of several lines. */
const longFrom = 100
const longNames = new Set(['season', 'gettingThere', 'cost', 'lead', 'summary', 'text', 'answer', 'description', 'ask'])

/** Returns the fields of a file's form, in the order of its schema. */
export function describeForm(schema: z.ZodType): Field[] {
  return fieldsOf(describeSchema(schema) as Schema, '')
}

function isSchema(schema: unknown): schema is Schema {
  return typeof schema === 'object' && schema !== null
}

function fieldsOf(schema: Schema, group: string): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    isSchema(inner) ? [describeField(name, inner, schema.required?.includes(name) ?? false, group)] : [],
  )
}

/** Returns a field's name as words: «weatherPlace» is «Weather place». */
function nameAsWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function describeField(name: string, schema: Schema, isRequired: boolean, groupAbove: string): Field {
  const group = schema.group ?? groupAbove
  const { ask } = schema
  return {
    name,
    label: ask ?? mapLanguages(() => nameAsWords(name)),
    help: schema.description ?? '',
    group,
    isAsked: ask !== undefined,
    isRequired,
    ...describeShape(name, schema, group),
  }
}

type Shape = Partial<Field> & { control: Control }

function describeShape(name: string, schema: Schema, group: string): Shape {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(isSchema) as Schema[]
  if (choices.length > 0) return describeUnion(name, choices, group)
  if (schema.properties) return describeMap(schema, group)
  if (isSchema(schema.additionalProperties)) {
    return { control: 'rows', item: describeField('', schema.additionalProperties as Schema, true, group) }
  }
  if (schema.type === 'array') {
    const [items] = [schema.items].flat().filter(isSchema) as Schema[]
    const item = items ? { item: describeField('', items, true, group) } : {}
    return { control: 'list', ...item, ...limits(schema.minItems, schema.maxItems) }
  }
  if (schema.enum) return { control: 'choice', choices: schema.enum as string[] }
  if (schema.type === 'boolean') return { control: 'yesNo' }
  if (schema.const !== undefined) return { control: 'choice', choices: [schema.const as string] }
  if (schema.type === 'number' || schema.type === 'integer') {
    const isInteger = schema.type === 'integer'
    return { control: 'number', ...limits(schema.minimum, schema.maximum), ...(isInteger ? { isInteger } : {}) }
  }
  if (schema.format === 'date') return { control: 'day' }
  const isLong = (schema.maxLength ?? 0) > longFrom || (schema.maxLength === undefined && longNames.has(name))
  const pattern = schema.format === 'uri' ? { pattern: 'https://…' } : {}
  return { control: isLong ? 'longText' : 'text', ...limits(schema.minLength, schema.maxLength), ...pattern }
}

function limits(min: number | undefined, max: number | undefined): Pick<Field, 'min' | 'max'> {
  return {
    ...(min !== undefined && min > Number.MIN_SAFE_INTEGER ? { min } : {}),
    ...(max !== undefined && max < Number.MAX_SAFE_INTEGER ? { max } : {}),
  }
}

function hasFields(schema: Schema, ...names: string[]): boolean {
  return names.every((name) => schema.properties !== undefined && Object.hasOwn(schema.properties, name))
}

function isInEveryLanguage(schema: Schema): boolean {
  return Object.keys(schema.properties ?? {}).join() === languageKeys.join()
}

function describeMap(schema: Schema, group: string): Shape {
  if (isInEveryLanguage(schema)) return describeLanguages(schema, group)
  if (hasFields(schema, 'value', 'checkedOn')) return describeFact(schema, group, { hasEvidence: false })
  return { control: 'fields', fields: fieldsOf(schema, group) }
}

function describeLanguages(schema: Schema, group: string): Shape {
  const [first] = Object.values(schema.properties ?? {}).filter(isSchema) as Schema[]
  return { control: 'languages', ...(first ? { item: describeField('', first, true, group) } : {}) }
}

function describeFact(schema: Schema, group: string, { hasEvidence }: { hasEvidence: boolean }): Shape {
  const value = schema.properties?.value as Schema
  const others = fieldsOf(schema, group).filter(
    ({ name }) => !['value', 'note', 'source', 'checkedOn', 'evidence'].includes(name),
  )
  return {
    control: 'fact',
    fact: {
      value: describeField('value', value, true, group),
      hasNote: hasFields(schema, 'note'),
      mayBeUnknown: false,
      hasEvidence,
    },
    ...(others.length > 0 ? { fields: others } : {}),
  }
}

function describeUnion(name: string, choices: Schema[], group: string): Shape {
  const others = choices.filter(({ type }) => type !== 'null')
  if (others.length < choices.length) {
    const [only] = others
    const shape = others.length === 1 && only ? describeShape(name, only, group) : describeUnion(name, others, group)
    return { ...shape, isNullable: true }
  }
  const maps = others.filter(({ properties }) => properties !== undefined)
  const words = others.flatMap(({ const: value, enum: values }) =>
    value === undefined ? ((values as string[] | undefined) ?? []) : [value as string],
  )
  const [first] = maps
  if (first && maps.length === 1) {
    const shape = describeMap(first, group)
    if (others.some((each) => each.type === 'string' && each.const === undefined && !each.enum))
      return { ...shape, mayBePlain: true }
    if (words.length === 0) return shape
    if (shape.fact)
      return { ...shape, fact: { ...shape.fact, mayBeUnknown: words.includes('unknown') }, instead: words }
    return { ...shape, instead: words }
  }
  if (maps.length > 1) {
    const verified = maps.find((map) => hasFields(map, 'evidence', 'value', 'source'))
    if (verified) return describeFact(verified, group, { hasEvidence: true })
    return { control: 'fields', ...mergeShapes(maps, group), ...(words.length > 0 ? { instead: words } : {}) }
  }
  const list = others.find(({ type }) => type === 'array')
  if (list) return { ...describeShape(name, list, group), ...(words.length > 0 ? { instead: words } : {}) }
  if (words.length > 0 && words.length === others.length) return { control: 'choice', choices: words }
  // A number or 0, a text or a word: what may be anything is drawn.
  const plain = others.find(({ const: value, enum: values }) => value === undefined && values === undefined)
  return plain ? describeShape(name, plain, group) : { control: 'text' }
}

/** Returns the fields of all shapes of a map, each once, and which belong to which shape. */
function mergeShapes(maps: Schema[], group: string): Pick<Field, 'fields' | 'shapes'> {
  const each = maps.map((map) => fieldsOf(map, group))
  const merged = new Map(each.flat().map((field) => [field.name, field]))
  for (const [name, field] of merged) {
    const everywhere = each.every((fields) => fields.some((one) => one.name === name && one.isRequired))
    const kinds = each.flatMap((fields) => fields.find((one) => one.name === name)?.choices ?? [])
    merged.set(name, { ...field, isRequired: everywhere, ...(field.choices ? { choices: [...new Set(kinds)] } : {}) })
  }
  const shapes = each.map((fields) => ({
    name: String(
      fields.find(({ choices }) => choices?.length === 1)?.choices?.[0] ?? fields.map(({ name }) => name).join(', '),
    ),
    fields: fields.map(({ name }) => name),
  }))
  return { fields: [...merged.values()], shapes }
}
