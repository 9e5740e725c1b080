import { z } from 'zod'

/** A schema as JSON Schema: what a field is called, what it means, whether it may be left out. Refinements are not in it. */
export type DescribedSchema = z.core.JSONSchema.BaseSchema

/** Describes a schema as an editor meets it: fields with a default may be left out. */
export function describeSchema(schema: z.ZodType): DescribedSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

type Inner = DescribedSchema | boolean | undefined

function isSchema(schema: Inner): schema is DescribedSchema {
  return typeof schema === 'object'
}

function stepInto(schema: DescribedSchema, key: PropertyKey): DescribedSchema | undefined {
  const inner: Inner[] = [
    schema.properties?.[String(key)],
    ...(typeof key === 'number' ? [schema.items].flat() : []),
    schema.additionalProperties,
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((choice) => stepInto(choice as DescribedSchema, key)),
  ]
  return inner.find(isSchema)
}

/** Says what belongs into a field, as its schema describes it: a sentence, or nothing where it says nothing. */
export function describeField(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let field: DescribedSchema | undefined = describeSchema(schema)
  for (const key of path) field = field && stepInto(field, key)
  const choices = field?.enum ? `One of ${field.enum.join(', ')}` : undefined
  return [field?.description, choices].flatMap((sentence) => (sentence ? [`${sentence}.`] : [])).join(' ')
}
