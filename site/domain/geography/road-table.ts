import type { Position } from './distance-between.ts'
import { findLegs, type Leg } from './find-way.ts'

/** The road table in short, as pages carry it. */
export interface RoadTableText {
  /** «from,to,kilometres,minutes,1 on the E10,latitude longitude of each bend between them;…». */
  legs: string
  /** Where its points lie and what they are called, junctions not at all: «id,latitude,longitude,name;…». */
  points: string
  /** The point of the road table at which a quay lies, by the id of its stop. */
  quays: Readonly<Record<string, string>>
}

/** A piece of road with its course. */
export interface PlacedLeg extends Leg {
  isE10: boolean
  /** From one end over its bends to the other, in no given direction; empty where an end has no position. */
  course: readonly Position[]
}

export interface RoadTable {
  legs: readonly PlacedLeg[]
  /** Names of points by id. */
  names: ReadonlyMap<string, string>
  quays: RoadTableText['quays']
  /** The pieces of the quickest way between two points, each found once; empty where there is none. */
  wayBetween: (from: string, to: string) => readonly PlacedLeg[]
}

const known = new WeakMap<RoadTableText, RoadTable>()

/** Returns the road table that a page carries, read once. */
export function readRoadTable(text: RoadTableText): RoadTable {
  const table = known.get(text) ?? decode(text)
  known.set(text, table)
  return table
}

function decode({ legs, points, quays }: RoadTableText): RoadTable {
  const listed = points.split(';').map((point) => point.split(','))
  const positions = new Map(
    listed.map(([id = '', latitude, longitude]) => [id, { latitude: Number(latitude), longitude: Number(longitude) }]),
  )
  const named = listed.flatMap(([id = '', , , name]) => (name ? [[id, name] as const] : []))
  const placed = legs.split(';').map((leg) => {
    const [from = '', to = '', kilometres, minutes, isE10, ...bends] = leg.split(',')
    const [start, end] = [positions.get(from), positions.get(to)]
    const between = bends.map((bend) => {
      const [latitude, longitude] = bend.split(' ')
      return { latitude: Number(latitude), longitude: Number(longitude) }
    })
    const course = start && end ? [start, ...between, end] : []
    return { from, to, kilometres: Number(kilometres), minutes: Number(minutes), isE10: isE10 === '1', course }
  })
  return makeRoadTable(placed, new Map(named), quays)
}

/** Returns a road table of pieces of road. */
export function makeRoadTable(
  legs: readonly PlacedLeg[],
  names: ReadonlyMap<string, string>,
  quays: RoadTableText['quays'] = {},
): RoadTable {
  const ways = new Map<string, readonly PlacedLeg[]>()
  return {
    ...{ legs, names, quays },
    wayBetween(from, to) {
      const key = `${from} ${to}`
      const way = ways.get(key) ?? findLegs(legs, from, to) ?? []
      ways.set(key, way)
      return way
    },
  }
}
