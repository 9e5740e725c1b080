import type { z } from 'zod'
import { Refused } from '#desk/engine/refused.ts'

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.ZodSafeParseResult<z.infer<Schema>> {
  try {
    return schema.safeParse(body)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Refused(400, 'The request is nested too deeply.')
  }
}

/** Returns the body of a request by its schema. Throws `Refused` (400) for any other. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const result = parse(schema, body)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Refused(
    400,
    `The desk did not understand ${issue?.path.join('.') || 'the request'}: ${issue?.message}`,
    'Load the page again.',
  )
}
