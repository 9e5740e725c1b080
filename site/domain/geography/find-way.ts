/** A piece of road; kilometres and minutes are the same in both directions. */
export interface Leg extends Way {
  from: string
  to: string
}

export interface Way {
  kilometres: number
  minutes: number
}

function joinLegs<Piece extends Leg>(legs: readonly Piece[]): Map<string, Piece[]> {
  const legsFrom = new Map<string, Piece[]>()
  for (const leg of legs) {
    for (const each of [leg, { ...leg, from: leg.to, to: leg.from }]) {
      legsFrom.set(each.from, [...(legsFrom.get(each.from) ?? []), each])
    }
  }
  return legsFrom
}

/** Returns the pieces of the quickest way between two points (Dijkstra), each in the direction one drives it, if there is a way. */
export function findLegs<Piece extends Leg>(legs: readonly Piece[], from: string, to: string): Piece[] | undefined {
  const legsFrom = joinLegs(legs)
  const open = new Map<string, { minutes: number; driven: Piece[] }>([[from, { minutes: 0, driven: [] }]])
  const closed = new Set<string>()
  while (open.size > 0) {
    const [point, way] = [...open].reduce((best, each) => (each[1].minutes < best[1].minutes ? each : best))
    if (point === to) return way.driven
    open.delete(point)
    closed.add(point)
    for (const leg of legsFrom.get(point) ?? []) {
      const minutes = way.minutes + leg.minutes
      const isQuicker = minutes < (open.get(leg.to)?.minutes ?? Number.POSITIVE_INFINITY)
      if (closed.has(leg.to) || !isQuicker) continue
      open.set(leg.to, { minutes, driven: [...way.driven, leg] })
    }
  }
  return undefined
}

/** Returns the quickest way between two points, if there is one. */
export function findWay(legs: readonly Leg[], from: string, to: string): Way | undefined {
  const way = findLegs(legs, from, to)
  return way && sumLegs(way)
}

/** Returns how long a way of several pieces is, in kilometres and minutes. */
export function sumLegs(legs: readonly Way[]): Way {
  return legs.reduce<Way>(
    (way, leg) => ({ kilometres: way.kilometres + leg.kilometres, minutes: way.minutes + leg.minutes }),
    { kilometres: 0, minutes: 0 },
  )
}
