import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import type { RoadPiece } from './mark-crossings.ts'
import { distanceToLine, isInside, toMetres } from './measure-plane.ts'

/** A road as one line, as `site/domain/geography/own-map/e10.json` has it. */
export interface RoadLine {
  credit: string
  /** Longitude and latitude, WGS 84, from one end to the other. */
  line: [longitude: number, latitude: number][]
  /** Index of the first corner and of the last. */
  tunnels: [from: number, to: number][]
  bridges: [from: number, to: number][]
  /** The municipality from a corner on. */
  municipalities: [name: string, from: number][]
}

/** Metres within which the generalised ends of one road meet. */
const gap = 5

const lengthOf = (line: readonly Position[]): number =>
  line.slice(1).reduce((sum, position, index) => {
    const [x, y] = toMetres(position)
    const [fromX, fromY] = toMetres(line[index] ?? position)
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)

const between = (one: Position, other: Position) => lengthOf([one, other])

/** Returns the pieces of the shortest way between two positions in order, each turned to run that way (Dijkstra). */
function findPieces(pieces: readonly RoadPiece[], start: Position, end: Position): RoadPiece[] {
  const turned = pieces.flatMap((piece) => [piece, { ...piece, line: piece.line.toReversed() }])
  const startOf = ({ line }: RoadPiece) => line[0] ?? []
  const endOf = ({ line }: RoadPiece) => line.at(-1) ?? []
  const far = (position: Position, to: Position) => between(position, to)
  const first = turned.reduce((best, each) => (far(startOf(each), start) < far(startOf(best), start) ? each : best))
  const open = new Map([[first, { metres: lengthOf(first.line), way: [first] }]])
  const closed = new Set<RoadPiece>()
  while (open.size > 0) {
    const [piece, { metres, way }] = [...open].reduce((best, each) => (each[1].metres < best[1].metres ? each : best))
    if (far(endOf(piece), end) < gap) return way
    open.delete(piece)
    closed.add(piece)
    for (const next of turned) {
      if (closed.has(next) || far(startOf(next), endOf(piece)) > gap) continue
      const sum = metres + lengthOf(next.line)
      if (sum < (open.get(next)?.metres ?? Infinity)) open.set(next, { metres: sum, way: [...way, next] })
    }
  }
  throw new Error(
    `roads-lofoten: ${pieces[0]?.ref} has a gap between ${start} and ${end}. Take all pieces of the road, tunnels and bridges included.`,
  )
}

const round = (degrees = Number.NaN) => Math.round(degrees * 1e5) / 1e5

/** Returns the runs of corners that belong to pieces of a kind, neighbours joined. */
function listRuns(pieces: readonly { from: number; to: number; isOfKind: boolean }[]): [number, number][] {
  const runs: [number, number][] = []
  for (const { from, to, isOfKind } of pieces) {
    if (!isOfKind) continue
    const last = runs.at(-1)
    if (last && last[1] === from) last[1] = to
    else runs.push([from, to])
  }
  return runs
}

/**
 * Joins the pieces of a road to one line from a start to an end, with its tunnels, bridges and municipalities. Throws where pieces do
 * not meet.
 */
export function makeRoadLine(
  pieces: readonly RoadPiece[],
  [start, end]: readonly [Position, Position],
  municipalities: readonly Feature[],
  credit: string,
): RoadLine {
  const way = findPieces(pieces, start, end)
  const line: RoadLine['line'] = []
  const placed = way.map(({ line: corners, isTunnel, isOverSea }) => {
    const from = Math.max(0, line.length - 1)
    corners.forEach(([longitude, latitude], index) => {
      const corner: [number, number] = [round(longitude), round(latitude)]
      // The first corner is the last one of the piece before.
      const isNew = line.length === 0 || (index > 0 && String(corner) !== String(line.at(-1)))
      if (isNew) line.push(corner)
    })
    return { from, to: line.length - 1, isTunnel, isOverSea }
  })
  const areas = municipalities.map(({ geometry, properties }) => ({
    name: String(properties?.kommunenavn),
    polygons:
      geometry.type === 'Polygon' ? [(geometry as Polygon).coordinates] : (geometry as MultiPolygon).coordinates,
  }))
  const runs: RoadLine['municipalities'] = []
  line.forEach((corner, index) => {
    // Over the sea no land of a municipality is near: the last one holds.
    const found = areas.find(({ polygons }) => polygons.some((rings) => isInside(corner, rings)))
    if (found && found.name !== runs.at(-1)?.[0]) runs.push([found.name, runs.length === 0 ? 0 : index])
  })
  return {
    credit,
    line,
    tunnels: listRuns(placed.map(({ isTunnel, ...run }) => ({ ...run, isOfKind: isTunnel }))),
    bridges: listRuns(placed.map(({ isOverSea, ...run }) => ({ ...run, isOfKind: isOverSea }))),
    municipalities: runs,
  }
}

/** Returns the end of a road that lies nearest to a position. */
export function nearestEnd(pieces: readonly RoadPiece[], position: Position): Position {
  const ends = pieces.flatMap(({ line }) => [line[0] ?? [], line.at(-1) ?? []])
  return ends.reduce((best, each) =>
    distanceToLine(position, [each]) < distanceToLine(position, [best]) ? each : best,
  )
}
