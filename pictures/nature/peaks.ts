// Named summits at their bearings, in layers from the farthest to the nearest.
import type { Stage } from '#pictures/stage.ts'
import type { RidgeShape } from './ridge.ts'
import { type PeakSpot, type Sector, type SkylinePoint, skylineThrough, standOf } from './skyline.ts'

/** Summits that stand one behind the other's shoulder, as far away as their `air` says. */
export interface PeakLayer {
  peaks: readonly PeakSpot[]
  seed: number
  /** 0 is near, 1 swallowed by haze. */
  air: number
  /** How deep the cols between summits are. */
  sink?: number
  /** How the skyline goes on left of the first and right of the last summit; without it the ridge falls to the water. */
  left?: readonly SkylinePoint[]
  right?: readonly SkylinePoint[]
  /** The height and the strength of the mist before the layer. */
  mist?: readonly [height: number, strength: number]
  form?: Partial<Omit<RidgeShape, 'points' | 'seed'>>
}

/** Haze hides most ribs and glints of a distant ridge. */
const faint = { ribs: 0.55, glints: 0.4 }

/** Returns layers of summits, each with its mist. */
export function drawPeaks(stage: Stage, sector: Sector, layers: readonly PeakLayer[]): string {
  const { waterline } = sector
  return layers
    .map(({ peaks, seed, air, sink = 0.32, left, right, mist, form }) => {
      const stands = peaks.map((peak) => standOf(peak, sector))
      const line = skylineThrough(stands, { waterline, sink })
      const points = [...(left ?? line.slice(0, 1)), ...line.slice(1, -1), ...(right ?? line.slice(-1))]
      return (
        stage.ridge(
          { seed, air, base: waterline, depth: 2, rough: 0.2, ...(air > 0.28 ? faint : {}), ...form },
          points,
        ) + (mist ? stage.mist(waterline - mist[0], mist[0] + 2, mist[1]) : '')
      )
    })
    .join('')
}
