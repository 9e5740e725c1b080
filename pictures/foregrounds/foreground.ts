import { z } from 'zod'
import type { Stage } from '#pictures/stage.ts'

/** A thing that a scene can ask for by name: what its data look like and how it is drawn. */
export interface Foreground {
  schema: z.ZodType
  draw(stage: Stage, data: unknown): string
}

/** Joins the schema of a foreground's data with the function that draws them. */
export function defineForeground<Schema extends z.ZodType>(
  schema: Schema,
  draw: (stage: Stage, data: z.output<Schema>) => string,
): Foreground {
  return { schema, draw: (stage, data) => draw(stage, schema.parse(data)) }
}

const x = z.number().min(-400).max(2000)
const y = z.number().min(-200).max(1100)
const scale = z.number().positive().max(12)

/** Where one thing stands: x, y, scale. */
export const spot = z.tuple([x, y, scale]).describe('x and y of its foot on the sheet of 1600 × 900, and its scale')

/** Where one thing stands and whether it is mirrored. */
export const turnedSpot = z
  .union([spot, z.tuple([x, y, scale, z.literal('mirrored')])])
  .describe('x, y, scale, and "mirrored" when it looks the other way')

/** A point of a line on the sheet. */
export const point = z.tuple([x, y]).describe('x and y on the sheet of 1600 × 900')
