import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { z } from 'zod'
import { findLinesIn } from '#site/content/files/find-line.ts'
import { checkContent } from '#site/content/files/read-yaml.ts'
import { activities } from './activity-queries.ts'
import { cabins } from './cabin-queries.ts'
import { hotels } from './hotel-queries.ts'
import { trips } from './trip-queries.ts'

interface Example {
  kind: string
  id: string
  schema: z.ZodType
}

const example: Example = { kind: 'cabins', id: 'svolvaer', schema: cabins.schemas.facts }
const others: Example[] = [
  { kind: 'hotels', id: 'henningsvaer-bryggehotell', schema: hotels.schemas.facts },
  { kind: 'activities', id: 'kajakk', schema: activities.schemas.facts },
  { kind: 'trips', id: 'trollfjorden', schema: trips.schemas.facts },
]

/** Reads the facts of an entry whose price is replaced; other fields and lines stay. */
function readWithPrice(value: string, { kind, id, schema } = example) {
  const file = `content/${kind}/${id}/facts.yaml`
  const lines = readFileSync(file, 'utf8').split('\n')
  const start = lines.findIndex((line) => line.startsWith('price:'))
  const end = lines.findIndex((line, index) => index > start && /^[a-z#]/i.test(line))
  const source = `source: "NRK, 2026", checkedOn: "2026-11-20"`
  const yaml = lines
    .with(start, `price: { evidence: verified, value: ${value}, ${source} }`)
    .toSpliced(start + 1, end - start - 1)
  return {
    line: start + 1,
    read: () => checkContent(schema, parse(yaml.join('\n')), file, () => findLinesIn(yaml.join('\n'))),
  }
}

describe('a price', () => {
  it.each([example, ...others])('without a month names file, line and remedy: $kind', (entry) => {
    const { line, read } = readWithPrice('{ from: 2950, unit: night }', entry)
    expect(read).toThrow(`content/${entry.kind}/${entry.id}/facts.yaml cannot be used`)
    expect(read).toThrow(
      new RegExp(`line ${line}: price\\.value\\.month: is missing\\. Write the month .* leave the price out`),
    )
  })

  it.each([
    ['a year for a month', '{ from: 2950, unit: night, month: "2026" }', 'must be a month like "2026-08"'],
    ['a month that no year has', '{ from: 2950, unit: night, month: "2026-13" }', 'must be a month like'],
    ['kroner that nobody rounded', '{ from: 2943, unit: night, month: "2026-08" }', 'rounded to 50'],
    ['an upper price that nobody rounded', '{ from: 1100, to: 1395, unit: person, month: "2026-08" }', 'rounded to 50'],
    ['nothing that it buys', '{ from: 265, month: "2026-08" }', 'price.value.unit'],
    ['a currency', '{ from: 265, unit: person, month: "2026-08", currency: EUR }', 'unknown key "currency"'],
  ])('is refused with %s', (_name, value, message) => {
    expect(readWithPrice(value).read).toThrow(message)
  })

  it('needs no month where it is free', () => {
    expect(readWithPrice('{ from: 0, unit: person }').read).not.toThrow()
  })
})
