import type { z } from 'zod'
import { type DescribedSchema, describeSchema } from '#site/content/files/describe-field.ts'
import { queriesOf } from './entries.ts'

/** The kinds that editors can add to; the four seasons are fixed. */
export type WritableKind = {
  [Name in keyof typeof queriesOf]: (typeof queriesOf)[Name] extends { schemas: object } ? Name : never
}[keyof typeof queriesOf]

/** The schemas of an entry's files, by kind. */
export const schemasOfKinds = Object.fromEntries(
  Object.entries(queriesOf).flatMap(([kind, queries]) => ('schemas' in queries ? [[kind, queries.schemas]] : [])),
) as unknown as Record<WritableKind, { facts: z.ZodType; words: z.ZodType }>

/** Returns the fields of an entry of each kind; those with a default are optional. */
export function describeKinds(): Record<WritableKind, { facts: DescribedSchema; words: DescribedSchema }> {
  const described = Object.entries(schemasOfKinds).map(([kind, { facts, words }]) => [
    kind,
    { facts: describeSchema(facts), words: describeSchema(words) },
  ])
  return Object.fromEntries(described) as Record<WritableKind, { facts: DescribedSchema; words: DescribedSchema }>
}
