import { z } from 'zod'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { remember } from '#site/content/files/remember.ts'
import { source } from '#site/content/files/sourced.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { wayBetween } from '#site/content/roads/way-queries.ts'
import { placeBesideRoad, type RoadStretch, readE10 } from '#site/domain/geography/road-line.ts'
import { listPointsOfE10 } from './course-queries.ts'

const stop = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/, 'must be lower-case letters and hyphens')
    .describe('Its point of network.yaml'),
  name: z.string().min(1),
  isWater: z.boolean().optional().describe('A strait or fjord: its name is printed in italics'),
  leadsTo: z
    .string()
    .regex(/^[a-z]+\/[a-z0-9-]+$/, 'must look like "places/reine"')
    .describe('The entry its name leads to'),
})

/** Schema of `content/road/e10.yaml`: the stops of the road from Svolvær to Å. */
const roadSchema = z.strictObject({ source, checkedOn: z.iso.date(), stops: z.array(stop).min(2) })

/** Where a point of the road network lies along the E10 from Svolvær. */
export interface RoadPosition {
  /** Whole kilometres to the turn-off, negative to the east. */
  kilometre: number
  /** Whole kilometres from the E10; absent beside the road. */
  offRoad?: number
}

export interface RoadStop extends z.infer<typeof stop>, RoadPosition {}

export interface Road extends Omit<z.infer<typeof roadSchema>, 'stops'> {
  stops: RoadStop[]
}

const start = 'svolvaer'

/** Sums of pieces of road have the noise of binary fractions, which would tip a half. */
function roundKilometres(kilometres: number): number {
  return Math.round(Math.round(kilometres * 100) / 100)
}

/** Kilometres: a point of the E10 farther aside lies beyond the end of the line. */
const farthestAside = 2

/**
 * Returns kilometres along the E10 from Å to one of its points, measured on the line of the map; beyond its end, near Lødingen, the
 * road table goes on.
 */
export const measureE10: (point: string) => number = remember((point: string): number => {
  const points = listPointsOfE10()
  const measured = points.map(({ id, position }) => ({ id, ...placeBesideRoad(position, readE10()) }))
  const index = measured.findIndex(({ id }) => id === point)
  const last = measured.slice(0, index + 1).findLast(({ aside }) => aside <= farthestAside)
  if (!last)
    throw new ContentError(`content/road/course.yaml: e10 has no "${point}" on the road. Correct its position.`)
  return last.kilometre + wayBetween(last.id, point).kilometres
})

/** Where the pieces of the road table are wrong (docs/decisions/roads.md). */
const unpinnedPoints: readonly string[] = ['gimsoystraumen', 'j-gimsoya', 'j-smorten']

interface Pin {
  measured: number
  post: number
}

/** At the other points of the E10, from Å, a post is what the road table has from Svolvær; between them the line of the map decides. */
const listPins: (key: 'e10') => Pin[] = remember(() => {
  const ids = listPointsOfE10().map(({ id }) => id)
  return ids
    .filter((id) => !unpinnedPoints.includes(id))
    .map((id) => {
      const isEast = ids.indexOf(id) > ids.indexOf(start)
      return { measured: measureE10(id), post: wayBetween(start, id).kilometres * (isEast ? -1 : 1) }
    })
})

/**
 * Returns the kilometres from Svolvær, negative to the east, of what lies so many measured kilometres from Å: the map has fewer bends
 * than the road, and a post has to agree with the drives that stand beside it (docs/decisions/roads.md).
 */
export function postAt(measured: number): number {
  const pins = listPins('e10')
  const next = pins.findIndex((pin) => pin.measured >= measured)
  const [from, to] = [pins[next - 1], pins[next]]
  if (from && to)
    return from.post + ((measured - from.measured) / (to.measured - from.measured)) * (to.post - from.post)
  const end = to ?? pins.at(-1)
  return end ? end.post - (measured - end.measured) : -measured
}

/** Returns where a point of the road network lies along the E10. Throws a `ContentError` for a point without a road. */
export const positionOnE10: (point: string) => RoadPosition = remember((point: string): RoadPosition => {
  const e10 = listPointsOfE10().map(({ id }) => id)
  const turnOff = e10.reduce((best, each) =>
    wayBetween(point, each).kilometres < wayBetween(point, best).kilometres ? each : best,
  )
  const kilometre = roundKilometres(postAt(measureE10(turnOff)))
  const offRoad = roundKilometres(wayBetween(point, turnOff).kilometres)
  return { kilometre: kilometre + 0, ...(offRoad > 0 ? { offRoad } : {}) }
})

/** Kilometres: by so much another road has to be shorter than the E10 to be taken. */
const worthTaking = 5

/** Returns whole kilometres from Svolvær by another road where that is clearly shorter than the E10 to the turn-off; else undefined. */
export function shorterWayTo(point: string): number | undefined {
  const { kilometre, offRoad = 0 } = positionOnE10(point)
  const { kilometres } = wayBetween('svolvaer', point)
  return kilometres + worthTaking < kilometre + offRoad ? Math.round(kilometres) : undefined
}

/** Returns the E10 from Svolvær to Å with its stops, each where the road network puts it. */
export function readRoad(): Road {
  const road = readYaml('road/e10.yaml', roadSchema)
  return { ...road, stops: road.stops.map((each) => ({ ...each, ...positionOnE10(each.id) })) }
}

registerReader(readRoad)

/** What the E10 is on its way from Svolvær to Å; kilometres from Svolvær, in that order. */
export interface RoadProfile {
  length: number
  tunnels: RoadStretch[]
  /** Bridges and causeways. */
  bridges: RoadStretch[]
  municipalities: (RoadStretch & { name: string })[]
}

/** Returns the tunnels, bridges and municipalities of the E10 between Svolvær and Å. */
export function readRoadProfile(): RoadProfile {
  const { tunnels, bridges, municipalities } = readE10()
  const turn = <Each extends RoadStretch>(stretches: readonly Each[]): Each[] =>
    stretches
      .map((each) => ({ ...each, from: Math.max(0, postAt(each.to)), to: postAt(each.from) }))
      .filter(({ to }) => to > 0)
      .reverse()
  return { length: postAt(0), tunnels: turn(tunnels), bridges: turn(bridges), municipalities: turn(municipalities) }
}
