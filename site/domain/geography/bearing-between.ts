import type { Position } from './distance-between.ts'

const radian = Math.PI / 180

/** Returns the direction in which one position is seen from another, in degrees clockwise from north (0 to 360). */
export function bearingBetween(from: Position, to: Position): number {
  const turn = (to.longitude - from.longitude) * radian
  const [south, north] = [from.latitude * radian, to.latitude * radian]
  const degrees =
    Math.atan2(
      Math.sin(turn) * Math.cos(north),
      Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(turn),
    ) / radian
  return (degrees + 360) % 360
}
