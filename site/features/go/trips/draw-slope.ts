import type { Trip } from '#site/content/model/trip-queries.ts'

// Without a terrain model a slope is a straight line from start to summit, never a profile. Only trips up and back the
// same way have one, and none that comes down again on the other side.

export interface SlopeFigures {
  /** One way. */
  kilometres: number
  metres: number
}

/** Returns length one way and ascent of a trip up and back; undefined for others and where a figure is missing. */
export function findSlope({ length, ascent }: Pick<Trip['facts'], 'length' | 'ascent'>): SlopeFigures | undefined {
  if (length?.climb) return length.climb
  if (!length || !ascent || length.way !== 'return' || ascent.metres === 0 || ascent.pass) return undefined
  return { kilometres: length.kilometres / 2, metres: ascent.metres }
}

/** Keeps drawings small and identical on every machine. */
export const round = (value: number) => Math.round(value * 10) / 10

const widest = 400
const highest = 200

/** Returns the size of a slope’s triangle, as wide as there is room, and how much its heights are stretched if they fit. */
export function measureSlope({ kilometres, metres }: SlopeFigures) {
  const steepness = metres / (kilometres * 1000)
  const stretch = steepness * 2 * widest <= highest ? 2 : 1
  const width = Math.min(widest, highest / (steepness * stretch))
  return { width, height: steepness * stretch * width, stretch }
}

/** Returns the units per kilometre at which the longest slope of a list fits. */
export function scaleForList(slopes: readonly SlopeFigures[], room: number): number {
  return Math.min(28, room / Math.max(...slopes.map(({ kilometres }) => kilometres), 1))
}

/** Returns the size of a slope in a list, heights doubled. */
export function measureInList({ kilometres, metres }: SlopeFigures, scale: number): { width: number; height: number } {
  return { width: kilometres * scale, height: (metres / 1000) * scale * 2 }
}

/** Returns the black fields of the scale under a slope: every second half kilometre. */
export function listFields(kilometres: number, width: number): { x: number; width: number }[] {
  const half = width / (kilometres * 2)
  return Array.from({ length: Math.ceil(kilometres) }, (_, index) => {
    const x = index * 2 * half
    return { x, width: Math.min(half, width - x) }
  }).filter((field) => field.width > 0.5)
}
