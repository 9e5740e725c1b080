import type { TripType } from '#site/editorial/trip-queries.ts'
import type { ChartFrame } from '#site/geography/chart.ts'
import type { Position } from '#site/geography/distance-between.ts'

/** How far a chart reaches north and south of its middle, in degrees: a boat or a car needs more of the coast than a walker. */
const reach: Record<TripType, number> = { hike: 0.045, boat: 0.1, drive: 0.16 }
/** A chart is wider than it is high. */
const shape = 1.3
const width = 1000

/** What the chart of a trip shows: its start and its top with room around them, 1000 units wide. */
export function frameOfTrip(type: TripType, positions: readonly Position[]): ChartFrame {
  const latitudes = positions.map(({ latitude }) => latitude)
  const longitudes = positions.map(({ longitude }) => longitude)
  const middle = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  }
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180)
  const half = Math.max(
    reach[type],
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

/** Tells whether a position lies inside a chart, a little off its edge. */
export function isOnChart({ latitude, longitude }: Position, { west, east, south, north }: ChartFrame): boolean {
  const edge = (north - south) * 0.03
  return (
    latitude > south + edge && latitude < north - edge && longitude > west + edge * 2 && longitude < east - edge * 2
  )
}
