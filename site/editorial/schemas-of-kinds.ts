import type { z } from 'zod'
import { type DescribedSchema, describeSchema } from './describe-field.ts'
import { queriesOf } from './entries.ts'

/** Every kind that an editor can add to. The four seasons are fixed. */
export type WritableKind = {
  [Name in keyof typeof queriesOf]: (typeof queriesOf)[Name] extends { schemas: object } ? Name : never
}[keyof typeof queriesOf]

/** What the files of an entry of each kind must look like. */
export const schemasOfKinds = Object.fromEntries(
  Object.entries(queriesOf).flatMap(([kind, queries]) => ('schemas' in queries ? [[kind, queries.schemas]] : [])),
) as unknown as Record<WritableKind, { facts: z.ZodType; words: z.ZodType }>

/** Describes what an editor writes for an entry of each kind. Fields with a default may be left out. */
export function describeKinds(): Record<WritableKind, { facts: DescribedSchema; words: DescribedSchema }> {
  const described = Object.entries(schemasOfKinds).map(([kind, { facts, words }]) => [
    kind,
    { facts: describeSchema(facts), words: describeSchema(words) },
  ])
  return Object.fromEntries(described) as Record<WritableKind, { facts: DescribedSchema; words: DescribedSchema }>
}
