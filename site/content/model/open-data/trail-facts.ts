import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentFolder, readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, source } from '#site/content/files/sourced.ts'
import { listKilometres, measureTrail, type TrailPoint } from '#site/domain/geography/trail-line.ts'

const [latitude, longitude, metres] = [
  z.number().min(67).max(69),
  z.number().min(11).max(17),
  z.number().min(-5).max(1200),
]

/** Schema of `content/open-data/trails/<trip>.json`: a line that a person has accepted, or that no line reaches from start to goal. */
const trailSchema = z.union([
  z.strictObject({ isBroken: z.literal(true), why: z.string(), source, checkedOn }),
  z.strictObject({
    source,
    checkedOn,
    routes: z.array(z.string()).default([]),
    line: z.array(z.union([z.tuple([latitude, longitude]), z.tuple([latitude, longitude, metres])])).min(2),
  }),
])

export interface Trail {
  source: z.infer<typeof source>
  checkedOn: string
  line: readonly TrailPoint[]
}

/** Returns the line of a hike from start to goal; undefined for one without, and for one that is broken, which is never drawn. */
export function trailOf(trip: string): Trail | undefined {
  const file = `open-data/trails/${trip}.json`
  if (!existsSync(join(contentFolder, file))) return undefined
  const trail = readYaml(file, trailSchema)
  return 'line' in trail ? trail : undefined
}

interface TripFigures {
  length?: { kilometres: number; way: 'return' | 'oneWay' | 'loop' } | undefined
  ascent?: { metres: number; top: number; losesHeight: boolean } | undefined
}

/** Returns the facts of a trip with length, climb and profile as measured along its line, if it has one. */
export function fillFromTrail<Facts extends TripFigures>(facts: Facts, trail: Trail | undefined): Facts {
  if (!trail || (facts.length && facts.length.way === 'loop')) return facts
  const { source: from, checkedOn: day, line } = trail
  const { kilometres, climb } = measureTrail(line)
  const way = facts.length?.way ?? 'return'
  const times = way === 'return' ? 2 : 1
  const round = (value: number) => Math.round(value * 10) / 10
  const whole = { way, kilometres: round(kilometres * times), source: from, checkedOn: day }
  if (!climb) return { ...facts, length: whole }
  const metresClimbed = climb.there + (way === 'return' ? climb.back : 0)
  const along = listKilometres(line)
  const last = line.length - 1
  const step = Math.max(1, Math.floor(line.length / 60))
  const points = line.flatMap(([, , height], index) =>
    height !== undefined && (index % step === 0 || index === last)
      ? [{ kilometre: Math.round((along[index] ?? 0) * 100) / 100, metre: Math.max(0, Math.round(height)) }]
      : [],
  )
  const top = Math.round(climb.highest)
  // The climb alone is what the picture of the slope shows: from the lowest point of the line to its highest.
  return {
    ...facts,
    length: { ...whole, climb: { kilometres, metres: Math.max(1, top - Math.round(climb.lowest)) } },
    ascent: { metres: metresClimbed, top, losesHeight: metresClimbed > top, source: from, checkedOn: day },
    profile: { points, source: from, checkedOn: day },
  }
}
