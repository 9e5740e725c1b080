import { z } from 'zod'
import { place } from '#pictures/drawing/paths.ts'
import { drawGroundShadow, type ShadedGround } from '#pictures/nature/ground-shadow.ts'
import type { Stage } from '#pictures/stage.ts'

/** A thing that scenes name as `kind`. */
export interface Foreground {
  schema: z.ZodType
  draw(stage: Stage, data: unknown): string
}

export function defineForeground<Schema extends z.ZodType>(
  schema: Schema,
  draw: (stage: Stage, data: z.output<Schema>) => string,
): Foreground {
  return { schema, draw: (stage, data) => draw(stage, schema.parse(data)) }
}

const x = z.number().min(-400).max(2000)
const y = z.number().min(-200).max(1100)
const scale = z.number().positive().max(12)

export const spot = z.tuple([x, y, scale]).describe('x and y of its foot on the sheet of 1600 × 900, and its scale')

export const turnedSpot = z
  .union([spot, z.tuple([x, y, scale, z.literal('mirrored')])])
  .describe('x, y, scale, and "mirrored" when it looks the other way')

export type TurnedSpot = z.output<typeof turnedSpot>

export function placeAt([x, y, scale, mirrored]: TurnedSpot, drawn: string, turn = 0): string {
  return place(drawn, x, y, scale, mirrored === 'mirrored', turn)
}

export function placeEach(spots: readonly TurnedSpot[], draw: (index: number) => string): string {
  return spots.map((spot, index) => placeAt(spot, draw(index))).join('')
}

/** Returns shadows; width, height and `aside` (offset from x) are in units of each spot's scale. */
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

export const point = z.tuple([x, y]).describe('x and y on the sheet of 1600 × 900')
