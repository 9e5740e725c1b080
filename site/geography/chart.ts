import { cutCoast } from './coast.ts'
import type { Position } from './distance-between.ts'

export interface ChartFrame {
  west: number
  east: number
  south: number
  north: number
  unitsPerDegree: number
}

/** Returns the position on a chart, in its units from the upper left corner; exact at its middle latitude. */
export function placeOnChart({ latitude, longitude }: Position, frame: ChartFrame): { x: number; y: number } {
  const narrowing = Math.cos((((frame.south + frame.north) / 2) * Math.PI) / 180)
  return {
    x: Math.round((longitude - frame.west) * narrowing * frame.unitsPerDegree),
    y: Math.round((frame.north - latitude) * frame.unitsPerDegree),
  }
}

export function sizeOfChart(frame: ChartFrame): { width: number; height: number } {
  const { x, y } = placeOnChart({ latitude: frame.south, longitude: frame.east }, frame)
  return { width: x, height: y }
}

export interface Point {
  x: number
  y: number
}

/** Returns a line through points as the `d` of a path, in relative steps of whole units. */
export function drawSteps(points: readonly Point[]): string {
  let from = { x: 0, y: 0 }
  return points
    .map((point, index) => {
      const to = { x: Math.round(point.x), y: Math.round(point.y) }
      const step = `${to.x - from.x} ${to.y - from.y}`
      from = to
      if (index === 0) return `M${step}`
      return index === 1 ? `l${step}` : ` ${step}`
    })
    .join('')
    .replaceAll(' -', '-')
}

/** Returns a closed line through points as part of the `d` of a path. */
export function drawRing(points: readonly Point[]): string {
  return `${drawSteps(points)}z`
}

/** Returns the visible parts of a line through positions as the `d` of a path. */
export function drawLine(positions: readonly Position[], frame: ChartFrame): string {
  const { width, height } = sizeOfChart(frame)
  const points = positions.map((position) => placeOnChart(position, frame))
  const pieces: Point[][] = []
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (!from) continue
    const isSeen =
      Math.max(from.x, to.x) >= 0 &&
      Math.min(from.x, to.x) <= width &&
      Math.max(from.y, to.y) >= 0 &&
      Math.min(from.y, to.y) <= height
    if (!isSeen) continue
    const piece = pieces.at(-1)
    if (piece?.at(-1) === from) piece.push(to)
    else pieces.push([from, to])
  }
  return pieces.map(drawSteps).join('')
}

/** Thinner bends are left out, and islets smaller than three times its square. Units; a chart has about 1000 on 300–400 px. */
const leastBend = 4
/** How far outside the frame the cut edges of the land lie, where their line is invisible. Units. */
const margin = 12

/** Returns the land on a chart as the `d` of one path. */
export function drawCoast(frame: ChartFrame): string {
  const unit = 1 / frame.unitsPerDegree
  const box = {
    west: frame.west - margin * unit * 3,
    east: frame.east + margin * unit * 3,
    south: frame.south - margin * unit,
    north: frame.north + margin * unit,
  }
  return cutCoast(box, { tolerance: leastBend * unit, smallest: (3 * leastBend * unit) ** 2 })
    .map((ring) => drawRing(ring.map(([longitude, latitude]) => placeOnChart({ latitude, longitude }, frame))))
    .join('')
}
