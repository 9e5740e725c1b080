import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Field, Json } from '#desk/contract.ts'
import { schemasOfEntries } from '#desk/engine/entries/schemas-of-entries.ts'
import { describeText, listEntryKeys, readTexts } from '#desk/engine/files/content-files.ts'
import { workplaceIn } from '#desk/engine/files/workplace.ts'
import { schemasOfSettings } from '#desk/engine/office/settings-files.ts'
import { sourced } from '#site/content/files/sourced.ts'
import { figure } from '#site/content/model/evidence.ts'
import { photoFactsSchema } from '#site/media/photos/photo-schema.ts'
import { isMap } from '#yaml/json.ts'
import { describeForm } from './describe-form.ts'
import { formOf } from './group-at.ts'

const controls = ['text', 'longText', 'number', 'day', 'choice', 'yesNo', 'list', 'languages', 'fact', 'fields', 'rows']

function listFields(fields: Field[]): Field[] {
  return fields.flatMap((field) => [
    field,
    ...listFields([
      ...(field.fields ?? []),
      ...(field.item ? [field.item] : []),
      ...(field.fact ? [field.fact.value] : []),
    ]),
  ])
}

const shows: Partial<Record<Field['control'], (value: Json) => boolean>> = {
  text: (value) => typeof value === 'string',
  longText: (value) => typeof value === 'string',
  day: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  yesNo: (value) => typeof value === 'boolean',
  list: Array.isArray,
}

/** Returns the places of values that their control cannot show. */
function listUnshown(fields: Field[], value: Json, where: string): string[] {
  if (!isMap(value)) return [where]
  return fields.flatMap((field) => listUnshownIn(field, value[field.name], `${where} ${field.name}`))
}

function listUnshownIn(field: Field, value: Json | undefined, where: string): string[] {
  if (value === undefined || value === null || field.instead?.includes(value as string)) return []
  if (field.control === 'choice') return field.choices?.includes(value as string) ? [] : [where]
  if (shows[field.control]?.(value) === false) return [where]
  const { item, fact } = field
  if (field.control === 'list' && item && Array.isArray(value))
    return value.flatMap((each, index) => listUnshownIn(item, each, `${where} ${index}`))
  if (field.control === 'rows' && item)
    return Object.values(value).flatMap((each) => listUnshownIn(item, each as Json, `${where} row`))
  if (field.control === 'fact' && fact)
    return isMap(value) ? listUnshownIn(fact.value, value.value, `${where} value`) : [where]
  return field.control === 'fields' ? listUnshown(field.fields ?? [], value, where) : []
}

const forms = [
  ...Object.entries(schemasOfEntries).flatMap(([kind, { facts, words }]) => [
    [`${kind} facts`, facts] as const,
    [`${kind} words`, words] as const,
  ]),
  ['photos', photoFactsSchema] as const,
]

describe('describeForm', () => {
  it.each(forms)('draws every field of %s with one of its controls', (_, schema) => {
    const fields = listFields(describeForm(schema))
    expect(fields.length).toBeGreaterThan(4)
    for (const field of fields) {
      expect(controls).toContain(field.control)
      // A control without what it is made of could not be drawn.
      if (field.control === 'list' || field.control === 'rows') expect(field.item, field.name).toBeDefined()
      if (field.control === 'fields') expect(field.fields?.length, field.name).toBeGreaterThan(0)
      if (field.control === 'choice') expect(field.choices?.length, field.name).toBeGreaterThan(0)
    }
  })

  it.each([...forms, ...Object.entries(schemasOfSettings)])('speaks of no file and no notation in %s', (_, schema) => {
    const said = listFields(describeForm(schema)).map(({ help }) => help)
    expect(said.filter((help) => /\.(yaml|md|ts)\b|content\/|contract\/|quotation/.test(help))).toEqual([])
  })

  it('tells a known fact, one that may be unknown, and one that may be an example apart', () => {
    const value = z.number()
    const unknown = z.union([
      z.strictObject({ value, source: z.string(), checkedOn: z.iso.date() }),
      z.literal('unknown'),
    ])
    const [known, open, example] = describeForm(
      z.object({ known: sourced(value), open: unknown, example: figure(value) }),
    )
    expect(known).toMatchObject({ control: 'fact', fact: { mayBeUnknown: false, hasEvidence: false } })
    expect(open).toMatchObject({ control: 'fact', fact: { mayBeUnknown: true, hasEvidence: false } })
    expect(example).toMatchObject({ control: 'fact', fact: { mayBeUnknown: false, hasEvidence: true } })
  })

  it('draws what the guide says now, whatever it is, with a control that can show it', () => {
    const place = workplaceIn(process.cwd())
    const wrong = listEntryKeys(place).flatMap((key) =>
      (['facts', 'no', 'photo'] as const).flatMap((file) => {
        const { value } = describeText(readTexts(place, key)[file], file === 'no')
        return value ? listUnshown(formOf(key.kind, file), value as Json, `${key.kind}/${key.id} ${file}`) : []
      }),
    )
    expect(wrong).toEqual([])
  })

  it('draws a number that may be 0 as a number, and a text that may be a word as a text', () => {
    const [number, word] = describeForm(
      z.object({
        number: z.union([z.literal(0), z.number().min(1000)]),
        word: z.union([z.literal('always'), z.string().min(3)]),
      }),
    )
    expect([number?.control, word?.control]).toEqual(['number', 'text'])
  })

  it('asks a house in three languages what the schema says is to be asked', () => {
    const asked = listFields(describeForm(schemasOfEntries.hotels.facts)).filter(({ isAsked }) => isAsked)
    expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining(['phone', 'hours', 'stepFreeEntrance', 'dog']))
    for (const { label, group } of asked) {
      expect(new Set(Object.values(label)).size).toBe(3)
      expect(group).not.toBe('')
    }
  })

  it.each(['hotels', 'cabins', 'restaurants', 'stations', 'activities'] as const)('asks %s what it costs', (kind) => {
    const asked = describeForm(schemasOfEntries[kind].facts).filter(({ group }) => group === 'price')
    expect(asked.map(({ isAsked }) => isAsked)).toEqual([true])
  })
})
