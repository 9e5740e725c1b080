import type { Position } from './distance-between.ts'
import { drawGround, type Ground } from './draw-ground.ts'
import type { Point } from './rings.ts'
import { unprojectFromPixels } from './web-mercator.ts'

export interface ChartFrame {
  west: number
  east: number
  south: number
  north: number
  unitsPerDegree: number
}

function project({ latitude, longitude }: Position, frame: ChartFrame): Point {
  const narrowing = Math.cos((((frame.south + frame.north) / 2) * Math.PI) / 180)
  return {
    x: (longitude - frame.west) * narrowing * frame.unitsPerDegree,
    y: (frame.north - latitude) * frame.unitsPerDegree,
  }
}

/** Returns the position on a chart, in its units from the upper left corner; exact at its middle latitude. */
export function placeOnChart(position: Position, frame: ChartFrame): Point {
  const { x, y } = project(position, frame)
  return { x: Math.round(x), y: Math.round(y) }
}

export function sizeOfChart(frame: ChartFrame): { width: number; height: number } {
  const { x, y } = placeOnChart({ latitude: frame.south, longitude: frame.east }, frame)
  return { width: x, height: y }
}

/** Units to a degree from which on a chart shows small roads and every contour: about 35 metres to a unit. */
const unitsOfNearCharts = 3200
/** Thinner bends are left out. Units; a chart has about 1000 on 300–400 px. */
const leastBend = 5

const drawn = new Map<string, Ground>()

/** Draws what lies under a chart's names and marks. The same chart in several languages is drawn once. */
export function drawChartGround(frame: ChartFrame): Ground {
  const key = JSON.stringify(frame)
  const known = drawn.get(key)
  if (known) return known
  const isNear = frame.unitsPerDegree >= unitsOfNearCharts
  const ground = drawGround({
    ...sizeOfChart(frame),
    level: isNear ? 'fine' : 'middle',
    place: (x, y) => project(unprojectFromPixels({ x: x * 256, y: y * 256 }, 0), frame),
    leastBend,
    heights: isNear ? [200, 400, 600, 800, 1000] : [200, 600, 1000],
  })
  drawn.set(key, ground)
  return ground
}
