import { distanceBetween, type Position } from '#site/domain/geography/distance-between.ts'
import type { Segment } from './ask-trails.ts'

export type Joined =
  | { kind: 'line'; line: Position[]; routes: string[]; accuracy: number | undefined }
  /** The paths do not lead from start to goal; metres that they stay away from each, undefined where both are near and not joined. */
  | { kind: 'broken'; fromStart: number; fromGoal: number; isGap: boolean }
  | { kind: 'none' }

/** A path that stays farther away than this is another path, or one that breaks off. */
export const mostMetresAway = 100

/** About one metre: ends that are nearer are the same point. */
const keyOf = ({ latitude, longitude }: Position) => `${Math.round(latitude * 1e5)} ${Math.round(longitude * 0.5e5)}`

interface Edge {
  to: string
  metres: number
  segment: Segment
}

/** Returns the shortest way over segments from start to goal, whatever the order and direction in which they come. */
export function joinSegments(segments: readonly Segment[], start: Position, goal: Position): Joined {
  const positions = new Map<string, Position>()
  const edges = new Map<string, Edge[]>()
  const join = (from: string, edge: Edge) => edges.set(from, [...(edges.get(from) ?? []), edge])
  for (const segment of segments) {
    for (const [index, position] of segment.line.entries()) {
      const key = keyOf(position)
      if (!positions.has(key)) positions.set(key, position)
      const before = segment.line[index - 1]
      if (!before || keyOf(before) === key) continue
      const metres = distanceBetween(before, position) * 1000
      join(keyOf(before), { to: key, metres, segment })
      join(key, { to: keyOf(before), metres, segment })
    }
  }
  if (positions.size === 0) return { kind: 'none' }
  const near = (place: Position) =>
    [...positions]
      .map(([key, position]) => ({ key, metres: distanceBetween(place, position) * 1000 }))
      .toSorted((one, other) => one.metres - other.metres)
  const goals = near(goal).filter(({ metres }) => metres <= mostMetresAway)
  const starts = near(start).filter(({ metres }) => metres <= mostMetresAway)
  const fromStart = Math.round(near(start)[0]?.metres ?? 0)
  const fromGoal = Math.round(near(goal)[0]?.metres ?? 0)
  if (starts.length === 0 || goals.length === 0) return { kind: 'broken', fromStart, fromGoal, isGap: false }
  // The nearest path at the start may be another one: what counts is the nearest that leads to the goal.
  const partOf = numberParts(edges)
  const first = starts.find(({ key }) => goals.some((each) => partOf.get(each.key) === partOf.get(key)))
  const last = goals.find(({ key }) => first && partOf.get(key) === partOf.get(first.key))
  const way = first && last && findShortest(edges, first.key, last.key)
  if (!way) return { kind: 'broken', fromStart, fromGoal, isGap: true }
  const accuracies = way.flatMap(({ segment }) => segment?.accuracy ?? [])
  return {
    kind: 'line',
    line: way.map(({ key }) => positions.get(key) as Position),
    routes: [...new Set(way.flatMap(({ segment }) => segment?.routes ?? []))].sort(),
    accuracy: accuracies.length === 0 ? undefined : Math.max(...accuracies),
  }
}

/** Returns the number of the part that each point belongs to: parts are not joined. */
function numberParts(edges: ReadonlyMap<string, Edge[]>): Map<string, number> {
  const partOf = new Map<string, number>()
  let part = 0
  for (const first of edges.keys()) {
    if (partOf.has(first)) continue
    part += 1
    const open = [first]
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      if (partOf.has(key)) continue
      partOf.set(key, part)
      open.push(...(edges.get(key) ?? []).map(({ to }) => to))
    }
  }
  return partOf
}

function findShortest(
  edges: ReadonlyMap<string, Edge[]>,
  start: string,
  goal: string,
): { key: string; segment?: Segment }[] | undefined {
  const best = new Map<string, { metres: number; from?: string; segment?: Segment }>([[start, { metres: 0 }]])
  const open = new Set([start])
  while (open.size > 0) {
    const here = [...open].reduce((one, other) =>
      (best.get(other)?.metres ?? 0) < (best.get(one)?.metres ?? 0) ? other : one,
    )
    if (here === goal) break
    open.delete(here)
    const walked = best.get(here)?.metres ?? 0
    for (const { to, metres, segment } of edges.get(here) ?? []) {
      if (walked + metres >= (best.get(to)?.metres ?? Number.POSITIVE_INFINITY)) continue
      best.set(to, { metres: walked + metres, from: here, segment })
      open.add(to)
    }
  }
  if (!best.has(goal)) return undefined
  const way: { key: string; segment?: Segment }[] = []
  for (let key: string | undefined = goal; key !== undefined; key = best.get(key)?.from) {
    const segment = best.get(key)?.segment
    way.unshift({ key, ...(segment ? { segment } : {}) })
  }
  return way
}
