import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Field } from '#desk/contract.ts'
import { schemasOfEntries } from '#desk/engine/entries/schemas-of-entries.ts'
import { sourced } from '#site/content/files/sourced.ts'
import { figure } from '#site/content/model/evidence.ts'
import { photoFactsSchema } from '#site/media/photos/photo-schema.ts'
import { describeForm } from './describe-form.ts'

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
