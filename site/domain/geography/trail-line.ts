import { distanceBetween, type Position } from '#site/domain/geography/distance-between.ts'

/** A point of a trail: latitude, longitude, and metres above the sea where these are known. */
export type TrailPoint = readonly [number, number] | readonly [number, number, number]

export interface TrailFigures {
  /** One way. */
  kilometres: number
  /** Metres climbed from the first point to the last, and from the last to the first; undefined without heights. */
  climb?: { there: number; back: number; lowest: number; highest: number }
}

/** A rise counts from here on: less is the noise of the height model. */
const leastRise = 4

export const positionOf = ([latitude, longitude]: TrailPoint): Position => ({ latitude, longitude })

/** Returns length and climb of a line; heights are smoothed over three points, and rises of less than four metres left out. */
export function measureTrail(line: readonly TrailPoint[]): TrailFigures {
  const kilometres = listKilometres(line).at(-1) ?? 0
  const heights = line.flatMap(([, , metres]) => (metres === undefined ? [] : [metres]))
  if (heights.length < line.length || heights.length === 0) return { kilometres }
  const smooth = heights.map((_, index) => {
    const near = heights.slice(Math.max(0, index - 1), index + 2)
    return near.reduce((sum, metres) => sum + metres, 0) / near.length
  })
  return {
    kilometres,
    climb: {
      there: sumRises(smooth),
      back: sumRises(smooth.toReversed()),
      lowest: Math.min(...heights),
      highest: Math.max(...heights),
    },
  }
}

function sumRises(heights: readonly number[]): number {
  let total = 0
  let low = heights[0] ?? 0
  let high = low
  for (const metres of heights) {
    if (metres > high) high = metres
    // A dip deeper than the threshold ends the rise before it.
    if (high - metres >= leastRise) {
      if (high - low >= leastRise) total += high - low
      low = metres
      high = metres
    } else if (metres < low && high === low) {
      low = metres
      high = metres
    }
  }
  return Math.round(total + (high - low >= leastRise ? high - low : 0))
}

/** Returns how far each point is from the first, in kilometres along the line. */
export function listKilometres(line: readonly TrailPoint[]): number[] {
  let walked = 0
  return line.map((point, index) => {
    const before = line[index - 1]
    if (before) walked += distanceBetween(positionOf(before), positionOf(point))
    return walked
  })
}

/** Returns points along a line at equal steps, its ends included. */
export function resampleLine(line: readonly Position[], stepMetres: number): Position[] {
  const points = line.map(({ latitude, longitude }): TrailPoint => [latitude, longitude])
  const along = listKilometres(points)
  const length = along.at(-1) ?? 0
  const count = Math.max(1, Math.round((length * 1000) / stepMetres))
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  let index = 1
  return Array.from({ length: count + 1 }, (_, step) => {
    const wanted = (length * step) / count
    while (index < along.length - 1 && (along[index] ?? 0) < wanted) index += 1
    const [from, to] = [line[index - 1] ?? line[0], line[index] ?? line[0]] as [Position, Position]
    const [start, end] = [along[index - 1] ?? 0, along[index] ?? 0]
    const part = end > start ? Math.min(1, Math.max(0, (wanted - start) / (end - start))) : 0
    return {
      latitude: round(from.latitude + (to.latitude - from.latitude) * part),
      longitude: round(from.longitude + (to.longitude - from.longitude) * part),
    }
  })
}
