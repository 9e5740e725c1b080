/** A piece of road; kilometres and minutes are the same in both directions. */
export interface Leg extends Way {
  from: string
  to: string
}

export interface Way {
  kilometres: number
  minutes: number
}

function joinLegs(legs: readonly Leg[]): Map<string, Leg[]> {
  const legsFrom = new Map<string, Leg[]>()
  for (const leg of legs) {
    for (const each of [leg, { ...leg, from: leg.to, to: leg.from }]) {
      legsFrom.set(each.from, [...(legsFrom.get(each.from) ?? []), each])
    }
  }
  return legsFrom
}

/** Returns the quickest way between two points (Dijkstra), if there is one. */
export function findWay(legs: readonly Leg[], from: string, to: string): Way | undefined {
  const legsFrom = joinLegs(legs)
  const open = new Map<string, Way>([[from, { kilometres: 0, minutes: 0 }]])
  const closed = new Set<string>()
  while (open.size > 0) {
    const [point, way] = [...open].reduce((best, each) => (each[1].minutes < best[1].minutes ? each : best))
    if (point === to) return way
    open.delete(point)
    closed.add(point)
    for (const leg of legsFrom.get(point) ?? []) {
      const minutes = way.minutes + leg.minutes
      const isQuicker = minutes < (open.get(leg.to)?.minutes ?? Number.POSITIVE_INFINITY)
      if (closed.has(leg.to) || !isQuicker) continue
      open.set(leg.to, { kilometres: way.kilometres + leg.kilometres, minutes })
    }
  }
  return undefined
}
