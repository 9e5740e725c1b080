import { z } from 'zod'
import { readYaml } from '#site/content-files/read-yaml.ts'
import { source } from '#site/content-files/sourced.ts'
import { registerReader } from '#site/content-reader/content-readers.ts'

const stop = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'must be lower-case letters and hyphens'),
  name: z.string().min(1),
  kilometre: z.number().min(0).max(140).describe('Whole kilometres from Svolvær'),
  offRoad: z.number().positive().optional().describe('Kilometres from the E10 to the place itself'),
  isWater: z.boolean().optional().describe('A strait or fjord: its name is printed in italics'),
  place: z.string().optional().describe('The id of the place page, where there is one'),
})

/** Schema of `content/road/e10.yaml`: the road from Svolvær to Å, stops in order. */
export const roadSchema = z.strictObject({
  source,
  checkedOn: z.iso.date(),
  minutes: z.number().positive().describe('Driving time without stops'),
  stops: z
    .array(stop)
    .min(2)
    .refine(
      (stops) => stops.every((each, index) => index === 0 || each.kilometre > (stops[index - 1]?.kilometre ?? 0)),
      'the stops must stand in the order of their kilometres',
    ),
})

export type RoadStop = z.infer<typeof stop>
export type Road = z.infer<typeof roadSchema>

/** Returns the E10 from Svolvær to Å with its stops. */
export function readRoad(): Road {
  return readYaml('road/e10.yaml', roadSchema)
}

registerReader(readRoad)
