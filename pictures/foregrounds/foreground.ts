import { z } from 'zod'
import { place } from '#pictures/drawing/paths.ts'
import { drawGroundShadow, type ShadedGround } from '#pictures/nature/ground-shadow.ts'
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

/** Where a scene wants a thing. */
export type TurnedSpot = z.output<typeof turnedSpot>

/** Returns a thing drawn around its foot, at its place and turned by `turn` degrees. */
export function placeAt([x, y, scale, mirrored]: TurnedSpot, drawn: string, turn = 0): string {
  return place(drawn, x, y, scale, mirrored === 'mirrored', turn)
}

/** Returns things, each drawn around its foot, at their places. */
export function placeEach(spots: readonly TurnedSpot[], draw: (index: number) => string): string {
  return spots.map((spot, index) => placeAt(spot, draw(index))).join('')
}

/** Returns the shadows of upright things of one size, in units of their scale; `aside` is how far their middle stands from x. */
export function drawShadows(
  stage: Stage,
  spots: readonly TurnedSpot[],
  { width, height, ground, aside = 0 }: { width: number; height: number; ground: ShadedGround; aside?: number },
): string {
  return spots
    .map(([x, y, scale]) =>
      drawGroundShadow(stage, x + aside * scale, y, { width: width * scale, height: height * scale, ground }),
    )
    .join('')
}

/** A point of a line on the sheet. */
export const point = z.tuple([x, y]).describe('x and y on the sheet of 1600 × 900')
