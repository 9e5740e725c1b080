import { formatNumber } from '#site/i18n/format-number.ts'

export interface Position {
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
}

const meanRadiusOfEarth = 6371

/** Returns the great-circle distance between two positions in kilometres, accurate to about 0.5 %. */
export function distanceBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const chord = height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width
  return 2 * meanRadiusOfEarth * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Returns a distance in words: one decimal below ten kilometres, whole kilometres above. */
export function formatKilometres(kilometres: number, locale: string): string {
  const digits = kilometres < 9.95 ? 1 : 0
  return `${formatNumber(kilometres, locale, { least: digits, most: digits })}\u00a0km`
}

/** Returns a short distance in words: to ten metres below one kilometre (to a hundred if rough), else in kilometres. */
export function formatDistance(kilometres: number, locale: string, isRough = false): string {
  const step = isRough ? 100 : 10
  const metres = Math.round((kilometres * 1000) / step) * step
  if (isRough && metres === 0) return `< ${step}\u00a0m`
  return metres < 1000 ? `${metres}\u00a0m` : formatKilometres(kilometres, locale)
}

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

/** Returns which of a list is nearest as the crow flies; undefined of an empty one. */
export function findNearest<Each extends Position>(position: Position, list: readonly Each[]): Each | undefined {
  const far = (each: Each) => distanceBetween(position, each)
  return list.toSorted((one, other) => far(one) - far(other))[0]
}
