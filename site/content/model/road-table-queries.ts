import { listLegs, namesOnWay } from '#site/content/roads/way-queries.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { listCorners } from '#site/domain/geography/follow-road.ts'
import { type Point, simplifyLine } from '#site/domain/geography/rings.ts'
import { readE10 } from '#site/domain/geography/road-line.ts'
import type { RoadTableText } from '#site/domain/geography/road-table.ts'
import { listPlacedPoints, listPointsOfE10 } from './course-queries.ts'
import { listStops } from './stop-queries.ts'

/** Kilometres: a bend by which the E10 leaves the straight line by less tells no closure from another. */
const leastBend = 0.3
const kilometresPerDegree = 111

/** Returns where the E10 bends between two points of the road table, as «latitude longitude». */
function listBends(from: Position, to: Position): string[] {
  const narrowing = Math.cos((from.latitude * Math.PI) / 180)
  const corners = [from, ...listCorners(from, to, readE10()), to]
  const flat = corners.map(({ latitude, longitude }): Point => ({ x: longitude * narrowing, y: latitude }))
  return simplifyLine(flat, leastBend / kilometresPerDegree)
    .slice(1, -1)
    .map(({ x, y }) => `${y.toFixed(3)} ${(x / narrowing).toFixed(3)}`)
}

/** Returns the road table as pages carry it, with the quays on it. */
export function describeRoadTable(): RoadTableText {
  const road = listPointsOfE10().map(({ id }) => id)
  const isOnE10 = (one: string, other: string) =>
    road.some((id, index) => id === one && [road[index - 1], road[index + 1]].includes(other))
  const names = namesOnWay()
  const positions = new Map(listPlacedPoints().map(({ id, position }) => [id, position]))
  return {
    legs: listLegs()
      .map(({ from, to, kilometres, minutes }) => {
        const isE10 = isOnE10(from, to)
        const [start, end] = [positions.get(from), positions.get(to)]
        const bends = isE10 && start && end ? listBends(start, end) : []
        return [from, to, kilometres, minutes, isE10 ? 1 : 0, ...bends].join()
      })
      .join(';'),
    points: listPlacedPoints()
      .map(({ id, position: { latitude, longitude } }) =>
        [id, latitude.toFixed(3), longitude.toFixed(3), names[id] ?? ''].join(),
      )
      .join(';'),
    quays: Object.fromEntries(listStops().flatMap(({ id, at }) => (at === undefined ? [] : [[id, at]]))),
  }
}
