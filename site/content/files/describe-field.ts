import { z } from 'zod'

/** A schema as JSON Schema, without refinements. */
export type DescribedSchema = z.core.JSONSchema.BaseSchema

/** Returns a schema as seen by an editor: fields with a default are optional. */
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

/** Returns a sentence about a field from its schema; empty without a description. */
export function describeField(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let field: DescribedSchema | undefined = describeSchema(schema)
  for (const key of path) field = field && stepInto(field, key)
  const choices = field?.enum ? `One of ${field.enum.join(', ')}` : undefined
  return [field?.description, choices].flatMap((sentence) => (sentence ? [`${sentence}.`] : [])).join(' ')
}
