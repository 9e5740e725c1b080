import type { Stage } from '#pictures/stage.ts'
import type { RidgeShape } from './ridge.ts'
import { type PeakSpot, type Sector, type SkylinePoint, skylineThrough, standOf } from './skyline.ts'

/** Summits at one distance. */
export interface PeakLayer {
  peaks: readonly PeakSpot[]
  seed: number
  /** 0: near, 1: hidden by haze. */
  air: number
  /** Depth of the cols. */
  sink?: number
  /** Skyline beyond the first and last summit; by default it falls to the water. */
  left?: readonly SkylinePoint[]
  right?: readonly SkylinePoint[]
  /** Mist before the layer. */
  mist?: readonly [height: number, strength: number]
  form?: Partial<Omit<RidgeShape, 'points' | 'seed'>>
}

const faint = { ribs: 0.55, glints: 0.4 }

/** Farthest first. */
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
