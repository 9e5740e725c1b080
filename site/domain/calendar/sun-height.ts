import { getPosition } from 'suncalc'

/** Degrees, WGS 84. */
export interface Coordinates {
  latitude: number
  longitude: number
}

const radian = Math.PI / 180

/** Returns the refraction that suncalc 2 adds to a height, in degrees (Meeus 16.4; below the horizon, its value there). */
function refractionAt(trueHeight: number): number {
  const height = Math.max(trueHeight, 0)
  return 0.0002967 / Math.tan(height * radian + 0.00312536 / (height * radian + 0.08901179)) / radian
}

/**
 * Returns the true height of the sun's centre over a flat horizon, in degrees. suncalc 2 gives the apparent height, but the
 * usual limits (−0.833°, −6°, −12°, −18°) are for the true one, so its refraction is subtracted.
 */
export function sunHeight({ latitude, longitude }: Coordinates, moment: number): number {
  const apparent = getPosition(new Date(moment), latitude, longitude).altitude
  let height = apparent
  for (let round = 0; round < 6; round += 1) height = apparent - refractionAt(height)
  return height
}

/** Returns where the sun stands at a moment, in degrees clockwise from north. */
export function sunAzimuth({ latitude, longitude }: Coordinates, moment: number): number {
  return getPosition(new Date(moment), latitude, longitude).azimuth
}
