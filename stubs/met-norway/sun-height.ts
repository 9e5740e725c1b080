interface Place {
  latitude: number
  longitude: number
}

const dayMs = 86_400_000
const toRadians = Math.PI / 180

// The sun's upper edge at the horizon, including refraction.
const horizonDegrees = -0.833

/** Whether the sun is up; accurate to some minutes, enough to choose a symbol. */
export function isDaylight(place: Place, time: number): boolean {
  const hours = (time % dayMs) / 3_600_000
  return sunHeight(place, time, (hours - 12) * 15 + place.longitude) > horizonDegrees
}

/** Whether the sun stays below the horizon all day. */
export function isPolarNight(place: Place, time: number): boolean {
  return sunHeight(place, time, 0) <= horizonDegrees
}

/** Returns degrees at an hour angle in degrees (0 = noon). */
function sunHeight(place: Place, time: number, hourAngle: number): number {
  const dayOfYear = (time / dayMs) % 365.2425
  const declination = -23.44 * Math.cos(((2 * Math.PI) / 365.2425) * (dayOfYear + 10)) * toRadians
  const latitude = place.latitude * toRadians
  const sine =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle * toRadians)
  return Math.asin(sine) / toRadians
}
