import { distanceBetween, type Position } from './distance-between.ts'

export interface Near<PointType> {
  point: PointType
  kilometres: number
}

export interface PositionGrid<PointType> {
  /** The nearest points within `kilometres`, at most `count`, nearest first, ties in input order; `counts` filters them. */
  findNearest(
    position: Position,
    limits: { count: number; kilometres: number },
    counts?: (point: PointType) => boolean,
  ): Near<PointType>[]
}

// About two kilometres each way in Lofoten: a village is a cell or two.
const cellHeight = 0.02
const cellWidth = 0.05
const kilometresOfDegree = 111.19

const rowOf = ({ latitude }: Position) => Math.floor(latitude / cellHeight)
const columnOf = ({ longitude }: Position) => Math.floor(longitude / cellWidth)

/** Returns the distance below which no point can lie outside the rings up to `ring`; cells narrow towards the pole. */
function kilometresWithin(ring: number, { latitude }: Position): number {
  const edge = Math.min(89, Math.abs(latitude) + (ring + 1) * cellHeight)
  const width = cellWidth * Math.cos((edge * Math.PI) / 180)
  // One per cent less, for the curvature of the earth.
  return ring * Math.min(cellHeight, width) * kilometresOfDegree * 0.99
}

/** Yields the cells at a ring distance from one: 1, 8, 16 … cells. */
function* ringAround(row: number, column: number, ring: number): Generator<string> {
  for (let down = -ring; down <= ring; down += 1) {
    const step = Math.abs(down) === ring || ring === 0 ? 1 : 2 * ring
    for (let along = -ring; along <= ring; along += step) yield `${row + down} ${column + along}`
  }
}

/** Sorts points into a grid, so that a search looks only at nearby cells. */
export function makePositionGrid<PointType>(
  points: readonly PointType[],
  positionOf: (point: PointType) => Position,
): PositionGrid<PointType> {
  const placed = points.map((point, index) => ({ point, index, position: positionOf(point) }))
  const cells = Map.groupBy(placed, ({ position }) => `${rowOf(position)} ${columnOf(position)}`)
  return {
    findNearest(position, { count, kilometres: farthest }, counts = () => true) {
      const measure = (candidates: typeof placed) =>
        candidates
          .filter(({ point }) => counts(point))
          .map(({ point, index, position: other }) => ({ point, index, kilometres: distanceBetween(position, other) }))
      const found: { point: PointType; index: number; kilometres: number }[] = []
      let seen = 0
      for (let ring = 0; seen < placed.length; ring += 1) {
        const isDone =
          found.filter(({ kilometres }) => kilometres <= kilometresWithin(ring - 1, position)).length >= count
        if (isDone || kilometresWithin(ring - 1, position) > farthest) break
        // Far away, a ring has more cells than there are points, so all points are measured.
        if (8 * ring > cells.size) {
          found.splice(0, found.length, ...measure(placed))
          break
        }
        for (const cell of ringAround(rowOf(position), columnOf(position), ring)) {
          const inCell = cells.get(cell)
          if (!inCell) continue
          seen += inCell.length
          found.push(...measure(inCell))
        }
      }
      return found
        .filter(({ kilometres }) => kilometres <= farthest)
        .sort((one, other) => one.kilometres - other.kilometres || one.index - other.index)
        .slice(0, count)
        .map(({ point, kilometres }) => ({ point, kilometres }))
    },
  }
}
