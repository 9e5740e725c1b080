import type { Stretch } from '#site/domain/calendar/altitude-crossings.ts'
import type { LightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { type Coordinates, sunAzimuth, sunHeight } from '#site/domain/calendar/sun-height.ts'

/** How high the land stands in each of 360 directions, in tenths of a degree, clockwise from true north; 0 is a flat horizon. */
export type Horizon = readonly number[]

const minuteMs = 60_000
/** Half the sun’s disc, in degrees. */
const halfDisc = 0.267

/** Returns how much the air lifts what stands at a height over the horizon, in degrees (Bennett); 0.566 at the horizon, as sunrise is reckoned. */
function liftAt(height: number): number {
  return height <= 0 ? 0.566 : Math.min(0.566, 1 / Math.tan(((height + 7.31 / (height + 4.4)) * Math.PI) / 180) / 60)
}

/** Returns the height of the land in a direction, in degrees. */
export function ridgeAt(horizon: Horizon, azimuth: number): number {
  const direction = ((azimuth % 360) + 360) % 360
  const [before, after] = [horizon[Math.floor(direction)] ?? 0, horizon[(Math.floor(direction) + 1) % 360] ?? 0]
  return Math.max(0, (before + (after - before) * (direction % 1)) / 10)
}

/** Returns whether any of the sun’s disc stands over the land. */
function isSeen(place: Coordinates, horizon: Horizon, moment: number): boolean {
  const ridge = ridgeAt(horizon, sunAzimuth(place, moment))
  return ridge === 0 || sunHeight(place, moment) + halfDisc + liftAt(ridge) >= ridge
}

/** Returns when the sun is seen from a place on a day, in full minutes. Over a flat horizon that is whenever it is up. */
export function listSunSeen({ place, sunUp }: LightOfDay, horizon: Horizon): Stretch[] {
  return sunUp.flatMap(({ start, end }) => {
    const seen: Stretch[] = []
    for (let moment = start; moment < end; moment += minuteMs) {
      if (!isSeen(place, horizon, moment + minuteMs / 2)) continue
      const last = seen.at(-1)
      const until = Math.min(end, moment + minuteMs)
      if (last?.end === moment) last.end = until
      else seen.push({ start: moment, end: until })
    }
    return seen
  })
}
