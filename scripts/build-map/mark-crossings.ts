import type { Feature, LineString, Position } from 'geojson'
import { distanceToLine, isInside, toMetres } from './measure-plane.ts'

export interface RoadPiece {
  line: Position[]
  ref: string
  isTunnel: boolean
  /** A bridge or a causeway: the road is over the sea here. */
  isOverSea: boolean
}

/** Metres between the samples on a road. */
const step = 25
/** Metres that a generalised road may run outside a generalised shore without being a crossing. */
const shoreTolerance = 60
/** Metres: Tjeldsundbrua, the longest bridge of the map, has 1,007; causeways on both sides belong to the run. */
const longestCrossing = 2_500

export interface Ground {
  /** Whether a position is on land. */
  isLand: (position: Position) => boolean
  /** Metres to the nearest shore. */
  toShore: (position: Position) => number
}

/** Returns what tells land from sea; land is a multipolygon, as coordinates. */
export function makeGround(land: readonly Position[][][]): Ground {
  const boxed = land.map((rings) => {
    const outer = rings[0] ?? []
    const [xs, ys] = [outer.map(([x = 0]) => x), outer.map(([, y = 0]) => y)]
    return { rings, west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) }
  })
  const near = ([x = 0, y = 0]: Position, margin: number) =>
    boxed.filter(
      (box) => x >= box.west - margin && x <= box.east + margin && y >= box.south - margin && y <= box.north + margin,
    )
  return {
    isLand: (position) => near(position, 0).some(({ rings }) => isInside(position, rings)),
    toShore: (position) =>
      Math.min(...near(position, 0.05).flatMap(({ rings }) => rings.map((ring) => distanceToLine(position, ring)))),
  }
}

function sample(line: readonly Position[]): Position[] {
  return line.flatMap((from, index) => {
    const to = line[index + 1]
    if (!to) return [from]
    const [ax, ay] = toMetres(from)
    const [bx, by] = toMetres(to)
    const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step))
    return Array.from({ length: count }, (_, at) =>
      [0, 1].map((axis) => (from[axis] ?? 0) + (((to[axis] ?? 0) - (from[axis] ?? 0)) * at) / count),
    )
  })
}

const lengthOf = (line: readonly Position[]): number =>
  line.reduce((sum, position, index) => {
    const [x, y] = toMetres(position)
    const [px, py] = toMetres(line[index - 1] ?? position)
    return sum + Math.hypot(x - px, y - py)
  }, 0)

/**
 * Splits a road where it leaves and reaches the shore, and marks what is over the sea. The source marks nearly no bridge.
 * Throws for a road that stays over the sea for longer than any bridge.
 */
export function markCrossings(road: Feature, where: string, ground: Ground): RoadPiece[] {
  const { ref, tunnel, bridge } = road.properties as { ref: string; tunnel: boolean; bridge: boolean }
  const { coordinates } = road.geometry as LineString
  if (tunnel || bridge) return [{ line: coordinates, ref, isTunnel: tunnel, isOverSea: bridge }]
  const samples = sample(coordinates)
  const corners = new Set(coordinates.map(String))
  const runs: { from: number; to: number; isOverSea: boolean }[] = []
  samples.forEach((position, index) => {
    const isOverSea = !ground.isLand(position)
    const last = runs.at(-1)
    if (last && last.isOverSea === isOverSea) last.to = index
    else runs.push({ from: index, to: index, isOverSea })
  })
  const pieces: { from: number; to: number; isOverSea: boolean }[] = []
  for (const run of runs) {
    const positions = samples.slice(run.from, run.to + 1)
    const isCrossing = run.isOverSea && positions.some((position) => ground.toShore(position) > shoreTolerance)
    if (isCrossing && lengthOf(positions) > longestCrossing)
      throw new Error(
        `${where} (${ref}): ${Math.round(lengthOf(positions))} m of it lie in the sea. ` +
          'Mark it as a tunnel, bridge or ferry in the source, or take coast and roads from the same release.',
      )
    const last = pieces.at(-1)
    if (last && last.isOverSea === isCrossing) last.to = run.to
    else pieces.push({ from: run.from, to: run.to, isOverSea: isCrossing })
  }
  return pieces.flatMap(({ from, to, isOverSea }) => {
    // A piece reaches to the start of the next one, so that nothing is missing between them.
    const positions = samples.slice(from, Math.min(to + 2, samples.length))
    const line = positions.filter(
      (position, index) => index === 0 || index === positions.length - 1 || corners.has(String(position)),
    )
    return line.length > 1 ? [{ line, ref, isTunnel: false, isOverSea }] : []
  })
}
