import type { ChartFrame } from './chart.ts'
import type { Position } from './distance-between.ts'

const shape = 1.3
const width = 1000

/** Returns a chart around positions, 1000 units wide, reaching at least `reach` degrees of latitude north and south. */
export function frameAround(positions: readonly Position[], reach: number): ChartFrame {
  const latitudes = positions.map(({ latitude }) => latitude)
  const longitudes = positions.map(({ longitude }) => longitude)
  const middle = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  }
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180)
  const half = Math.max(
    reach,
    (Math.max(...latitudes) - Math.min(...latitudes)) * 0.85,
    ((Math.max(...longitudes) - Math.min(...longitudes)) * narrowing * 0.85) / shape,
  )
  return {
    south: middle.latitude - half,
    north: middle.latitude + half,
    west: middle.longitude - (half * shape) / narrowing,
    east: middle.longitude + (half * shape) / narrowing,
    unitsPerDegree: width / (2 * half * shape),
  }
}

/** Returns whether a position lies inside a chart, clear of its edge. */
export function isOnChart({ latitude, longitude }: Position, { west, east, south, north }: ChartFrame): boolean {
  const edge = (north - south) * 0.03
  return (
    latitude > south + edge && latitude < north - edge && longitude > west + edge * 2 && longitude < east - edge * 2
  )
}
