import coast from './coast-of-lofoten.json' with { type: 'json' }
import type { Position } from './distance-between.ts'

/** A small chart: what it shows of the world, and how many of its units are a degree of latitude. */
export interface ChartFrame {
  west: number
  east: number
  south: number
  north: number
  unitsPerDegree: number
}

/** Where a position stands on a chart, in its units from the upper left corner; the chart is true in its middle. */
export function placeOnChart({ latitude, longitude }: Position, frame: ChartFrame): { x: number; y: number } {
  const narrowing = Math.cos((((frame.south + frame.north) / 2) * Math.PI) / 180)
  return {
    x: Math.round((longitude - frame.west) * narrowing * frame.unitsPerDegree),
    y: Math.round((frame.north - latitude) * frame.unitsPerDegree),
  }
}

/** The width and height of a chart in its units. */
export function sizeOfChart(frame: ChartFrame): { width: number; height: number } {
  const { x, y } = placeOnChart({ latitude: frame.south, longitude: frame.east }, frame)
  return { width: x, height: y }
}

/** A line through positions as the `d` of a path, in small relative steps. */
export function drawLine(positions: readonly Position[], frame: ChartFrame): string {
  let from = { x: 0, y: 0 }
  return positions
    .map((position, index) => {
      const to = placeOnChart(position, frame)
      const step = `${to.x - from.x} ${to.y - from.y}`
      from = to
      if (index === 0) return `m${step}`
      return index === 1 ? `l${step}` : ` ${step}`
    })
    .join('')
    .replaceAll(' -', '-')
}

/** The land on a chart as the `d` of one path. */
export function drawCoast(frame: ChartFrame): string {
  const isNear = ([longitude = 0, latitude = 0]: number[]) =>
    longitude > frame.west - 0.1 &&
    longitude < frame.east + 0.1 &&
    latitude > frame.south - 0.05 &&
    latitude < frame.north + 0.05
  return coast.rings
    .filter((ring) => ring.some(isNear))
    .map(
      (ring) =>
        // Each ring from the corner again: `M` is absolute, the steps after it are not.
        `${drawLine(
          ring.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })),
          frame,
        ).replace(/^m/, 'M')}z`,
    )
    .join('')
}

type Corner = readonly [longitude: number, latitude: number]

/** A ring cut to one side of a line along which `axis` (0 longitude, 1 latitude) is `limit`; `side` 1 keeps what is more. */
function cutRing(ring: readonly Corner[], axis: 0 | 1, limit: number, side: 1 | -1): Corner[] {
  const isIn = (corner: Corner) => (corner[axis] - limit) * side >= 0
  return ring.flatMap((corner, index) => {
    const before = ring[(index + ring.length - 1) % ring.length] ?? corner
    if (isIn(before) === isIn(corner)) return isIn(corner) ? [corner] : []
    const part = (limit - before[axis]) / (corner[axis] - before[axis])
    const edge: Corner = [before[0] + part * (corner[0] - before[0]), before[1] + part * (corner[1] - before[1])]
    return isIn(corner) ? [edge, corner] : [edge]
  })
}

/**
 * The land inside a chart’s frame as the `d` of one path: for a chart of a small part of the coast, where whole islands would
 * weigh more than all the rest. The cut edges lie just outside the frame.
 */
export function drawCoastWithin(frame: ChartFrame): string {
  const margin = 0.01
  return coast.rings
    .map((ring) => {
      let cut = ring.map(([longitude = 0, latitude = 0]): Corner => [longitude, latitude])
      cut = cutRing(cut, 0, frame.west - margin, 1)
      cut = cutRing(cut, 0, frame.east + margin, -1)
      cut = cutRing(cut, 1, frame.south - margin, 1)
      return cutRing(cut, 1, frame.north + margin, -1)
    })
    .filter((ring) => ring.length > 2)
    .map((ring) => {
      const positions = ring.map(([longitude, latitude]) => ({ latitude, longitude }))
      return `${drawLine(positions, frame).replace(/^m/, 'M')}z`
    })
    .join('')
}

/** The E10 from Svolvær to Å, drawn from village to village: a hint of the road, not its course. */
export const roadByVillages: readonly Position[] = [
  { latitude: 68.2322, longitude: 14.5646 },
  { latitude: 68.2101, longitude: 14.4774 },
  { latitude: 68.208, longitude: 14.287 },
  { latitude: 68.2623, longitude: 14.2544 },
  { latitude: 68.264, longitude: 14.135 },
  { latitude: 68.25, longitude: 13.78 },
  { latitude: 68.218, longitude: 13.708 },
  { latitude: 68.1475, longitude: 13.6115 },
  { latitude: 68.1455, longitude: 13.545 },
  { latitude: 68.1332, longitude: 13.4319 },
  { latitude: 68.08, longitude: 13.318 },
  { latitude: 68.1048, longitude: 13.3063 },
  { latitude: 68.0899, longitude: 13.2299 },
  { latitude: 68.072, longitude: 13.1935 },
  { latitude: 68.015, longitude: 13.176 },
  { latitude: 67.9461, longitude: 13.1326 },
  { latitude: 67.9375, longitude: 13.0975 },
  { latitude: 67.9023, longitude: 13.0419 },
  { latitude: 67.8896, longitude: 13.0164 },
  { latitude: 67.8796, longitude: 12.984 },
]
