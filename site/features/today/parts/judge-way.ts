import type { RoadMessage } from '#contract/today.ts'
import type { Bridge } from '#site/content/roads/way-queries.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { findLegs, type Leg, sumLegs } from '#site/domain/geography/find-way.ts'
import type { PlacedLeg, RoadTable } from '#site/domain/geography/road-table.ts'
import { mayHold } from './describe-road.ts'

// What closures make of a way by road: the one judge of all that speak of it, by the pieces of the road table.

/** Kilometres: what is farther from every piece of road that it may lie on, is on none. */
const farthestAside = 8
/** The place of a message is that of its sign: the pieces that are so much farther than the nearest may be meant, too. */
const signReach = 0.7
/** Kilometres: names that are farther apart say too little of what is closed between them. */
const longestStretch = 25

/** What keeps a way from being one that can be counted on. */
const hindering: readonly RoadMessage['kind'][] = ['closed', 'convoy']

/** Returns the messages that a road is closed, or of other kinds, at some time from `start` until `end` (ms since 1970). */
export function listObstacles(
  messages: readonly RoadMessage[],
  start: number,
  end: number,
  kinds = hindering,
): RoadMessage[] {
  return messages.filter((each) => kinds.includes(each.kind) && mayHold(each, start, end))
}

const found = new WeakMap<RoadMessage, { table: RoadTable; legs: readonly PlacedLeg[] }>()

/** Returns the pieces of road that a message is about: those between the two places it names, else those beside its position. */
export function findLegsOf(message: RoadMessage, table: RoadTable): readonly PlacedLeg[] {
  const before = found.get(message)
  if (before?.table === table) return before.legs
  const isE10 = message.road === null ? null : /^E\s?10\b/.test(message.road)
  const legs = table.legs.filter((leg) => isE10 === null || leg.isE10 === isE10)
  const named = findStretch(message.where, table, legs)
  const near = named.length > 0 ? named : findBeside(message, legs)
  found.set(message, { table, legs: near })
  return near
}

function findStretch(
  where: string | null,
  { names, wayBetween }: RoadTable,
  possible: readonly PlacedLeg[],
): PlacedLeg[] {
  const [one, other, ...more] = (where ?? '').split(/\s+[-–]\s+/).map((name) => {
    const spoken = name.trim().toLowerCase()
    return [...names].find(([, each]) => each.toLowerCase() === spoken)?.[0]
  })
  if (!one || !other || more.length > 0) return []
  const way = wayBetween(one, other)
  if (sumLegs(way).kilometres > longestStretch) return []
  return possible.filter((leg) => way.some((each) => isSame(each, leg)))
}

function findBeside(message: Position, legs: readonly PlacedLeg[]): PlacedLeg[] {
  const far = legs.map((leg) => ({
    leg,
    aside: distanceToLine(message, leg.course),
  }))
  const nearest = Math.min(...far.map(({ aside }) => aside))
  if (nearest > farthestAside) return []
  return far.filter(({ aside }) => aside <= nearest + signReach).map(({ leg }) => leg)
}

const kilometresPerDegree = 111.2

/** Returns how far a position is from a line, in kilometres; endless for an empty one. */
function distanceToLine(position: Position, line: readonly Position[]): number {
  const sides = line.slice(1).map((to, index) => distanceToSide(position, line[index] ?? to, to))
  return Math.min(Number.POSITIVE_INFINITY, ...sides)
}

function distanceToSide({ latitude, longitude }: Position, from: Position, to: Position): number {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const [ax, ay] = [(from.longitude - longitude) * narrowing, from.latitude - latitude]
  const [dx, dy] = [(to.longitude - from.longitude) * narrowing, to.latitude - from.latitude]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / square))
  return Math.hypot(ax + share * dx, ay + share * dy) * kilometresPerDegree
}

function isSame(one: PlacedLeg, other: PlacedLeg): boolean {
  return (one.from === other.from && one.to === other.to) || (one.from === other.to && one.to === other.from)
}

/** What closures make of a way by road. */
export interface JudgedWay {
  /** The pieces of the quickest way as the table has it; empty where none leads there. */
  legs: readonly PlacedLeg[]
  /** Those of the given messages that lie on it. */
  closures: readonly RoadMessage[]
  /** The quickest way on which none of them lies: the same, another one, or none at all. */
  open: readonly PlacedLeg[] | undefined
  /** The pieces of the table on which none of them lies; all where none lies on the way. */
  passable: readonly PlacedLeg[]
}

/** Returns what closures make of the way from one point of the road table to another. */
export function judgeWay(
  table: RoadTable,
  { from, to }: { from: string; to: string },
  obstacles: readonly RoadMessage[],
): JudgedWay {
  const legs = table.wayBetween(from, to)
  const liesOn = (message: RoadMessage, leg: PlacedLeg) => findLegsOf(message, table).some((each) => isSame(each, leg))
  const closures = obstacles.filter((message) => legs.some((leg) => liesOn(message, leg)))
  if (closures.length === 0) return { legs, closures, open: legs, passable: table.legs }
  const passable = table.legs.filter((leg) => !obstacles.some((message) => liesOn(message, leg)))
  return { legs, closures, open: findLegs(passable, from, to), passable }
}

/** Returns the names of the places that the way left passes and the usual one does not, and its length in kilometres. */
export function describeRound(
  { legs, open = [] }: Pick<JudgedWay, 'legs' | 'open'>,
  { names }: RoadTable,
): { by: string[]; kilometres: number } {
  const passed = new Set(legs.flatMap(({ from, to }) => [from, to]))
  const points = [...new Set(open.map(({ to }) => to))].filter((point) => !passed.has(point))
  return { by: points.flatMap((point) => names.get(point) ?? []), kilometres: sumLegs(open).kilometres }
}

/** Returns the bridges that lie on some pieces of road. */
export function findBridgesOn(legs: readonly Leg[], bridges: readonly Bridge[]): Bridge[] {
  return bridges.filter(({ leg }) => legs.some(({ from, to }) => leg.includes(from) && leg.includes(to)))
}
