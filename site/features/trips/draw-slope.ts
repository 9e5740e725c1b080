import type { Trip } from '#site/editorial/trip-queries.ts'

// A slope is a straight line from start to top, never a profile: the guide has no model of the ground. Only a trip that goes
// up and comes back the same way has one.

/** What a slope is drawn from. */
export interface SlopeFigures {
  /** One way. */
  kilometres: number
  metres: number
}

/** One way and the climb of a trip that goes up and back; undefined for any other, and where a figure is missing. */
export function findSlope({ length, ascent }: Pick<Trip['facts'], 'length' | 'ascent'>): SlopeFigures | undefined {
  if (!length || !ascent || length.way !== 'return' || ascent.metres === 0) return undefined
  return { kilometres: length.kilometres / 2, metres: ascent.metres }
}

export interface Slope {
  width: number
  height: number
  /** How often the heights are drawn too high: the caption says it. */
  stretch: 1 | 2
}

const widest = 400
const highest = 200

/** The size of a slope's triangle in units: as wide as there is room, heights doubled where they stay in the frame. */
export function measureSlope({ kilometres, metres }: SlopeFigures): Slope {
  const steepness = metres / (kilometres * 1000)
  const stretch = steepness * 2 * widest <= highest ? 2 : 1
  const width = Math.min(widest, highest / (steepness * stretch))
  return { width, height: steepness * stretch * width, stretch }
}

/** Units for a kilometre on which all slopes of a list are drawn, so that the longest has room. */
export function scaleForList(slopes: readonly SlopeFigures[], room: number): number {
  return Math.min(28, room / Math.max(...slopes.map(({ kilometres }) => kilometres), 1))
}

/** A slope of a list in its units, heights doubled. */
export function measureInList({ kilometres, metres }: SlopeFigures, scale: number): { width: number; height: number } {
  return { width: kilometres * scale, height: (metres / 1000) * scale * 2 }
}

/** The black fields of the neatline under a slope, each half a kilometre, every second one. */
export function listFields(kilometres: number, width: number): { x: number; width: number }[] {
  const half = width / (kilometres * 2)
  return Array.from({ length: Math.ceil(kilometres) }, (_, index) => {
    const x = index * 2 * half
    return { x, width: Math.min(half, width - x) }
  }).filter((field) => field.width > 0.5)
}
