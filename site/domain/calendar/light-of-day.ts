/** The day’s light at a place for a flat horizon at sea level: mountains can hide the sun. */

import { findCrossings, roundToMinute, type Stretch } from './altitude-crossings.ts'
import { osloDay } from './oslo-day.ts'
import { type Coordinates, sunHeight } from './sun-height.ts'

/** Heights of the sun’s centre in degrees; it rises with its upper edge (half the disc plus refraction). */
export const sunLimits = {
  goldenEnd: 6,
  horizon: -0.833,
  goldenStart: -4,
  civil: -6,
  /** End of nautical twilight. Darker than this, northern lights are visible: late August to mid April in Svolvær. */
  dark: -12,
  astronomical: -18,
} as const

/** From the highest sun to the darkest night. */
type LightPhase = 'day' | 'goldenSun' | 'goldenTwilight' | 'blue' | 'nautical' | 'astronomical' | 'night'

interface PhaseStretch extends Stretch {
  phase: LightPhase
}

export interface LightOfDay {
  place: Coordinates
  /** `YYYY-MM-DD` in Norway. */
  date: string
  /** The civil day in Norway: 23, 24 or 25 hours. */
  day: Stretch
  /** The whole day without gap or overlap, in full minutes. */
  phases: PhaseStretch[]
  /** Upper edge over the horizon. */
  sunUp: Stretch[]
  /** Sun between 6° over and 4° under the horizon. */
  golden: Stretch[]
  /** Sun between 4° and 6° under the horizon. */
  blue: Stretch[]
  /** Sun between the horizon and 6° under it. */
  civilTwilight: Stretch[]
  /** Sun between 6° and 12° under the horizon. */
  nauticalTwilight: Stretch[]
  /** Sun between 12° and 18° under the horizon. */
  astronomicalTwilight: Stretch[]
  /** Sun more than 12° under the horizon. */
  dark: Stretch[]
  lowest: { moment: number; height: number }
  highest: { moment: number; height: number }
}

const limits = Object.values(sunLimits)

function phaseAt(height: number): LightPhase {
  if (height >= sunLimits.goldenEnd) return 'day'
  if (height >= sunLimits.horizon) return 'goldenSun'
  if (height >= sunLimits.goldenStart) return 'goldenTwilight'
  if (height >= sunLimits.civil) return 'blue'
  if (height >= sunLimits.dark) return 'nautical'
  if (height >= sunLimits.astronomical) return 'astronomical'
  return 'night'
}

/** Returns the light of a civil day in Norway (`YYYY-MM-DD`) at a place: full minutes, accurate to about two. */
export function lightOfDay(place: Coordinates, date: string): LightOfDay {
  const day = osloDay(date)
  const heightAt = (moment: number) => sunHeight(place, moment)
  const crossings = findCrossings(heightAt, day, limits).map((moment) => roundToMinute(moment, day))
  const edges = [day.start, ...crossings, day.end]
  const phases: PhaseStretch[] = []
  for (const [index, start] of edges.entries()) {
    const end = edges[index + 1]
    if (end === undefined || end === start) continue
    const phase = phaseAt(heightAt((start + end) / 2))
    const last = phases.at(-1)
    if (last?.phase === phase) last.end = end
    else phases.push({ phase, start, end })
  }
  const during = (...wanted: LightPhase[]) => joinStretches(phases.filter(({ phase }) => wanted.includes(phase)))
  return {
    place,
    date,
    day,
    phases,
    sunUp: during('day', 'goldenSun'),
    golden: during('goldenSun', 'goldenTwilight'),
    blue: during('blue'),
    civilTwilight: during('goldenTwilight', 'blue'),
    nauticalTwilight: during('nautical'),
    astronomicalTwilight: during('astronomical'),
    dark: during('astronomical', 'night'),
    ...findExtremes(heightAt, day),
  }
}

/** Returns stretches with those joined that follow one another without a gap, as a night does over midnight. */
export function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const { start, end } of stretches) {
    const last = joined.at(-1)
    if (last?.end === start) last.end = end
    else joined.push({ start, end })
  }
  return joined
}

function findExtremes(heightAt: (moment: number) => number, day: Stretch): Pick<LightOfDay, 'lowest' | 'highest'> {
  const minuteMs = 60_000
  const first = { moment: day.start, height: heightAt(day.start) }
  const extremes = { lowest: first, highest: first }
  for (let moment = day.start + 5 * minuteMs; moment <= day.end; moment += 5 * minuteMs) {
    const height = heightAt(moment)
    if (height < extremes.lowest.height) extremes.lowest = { moment, height }
    if (height > extremes.highest.height) extremes.highest = { moment, height }
  }
  return extremes
}

/** Returns the total length of stretches in full minutes. */
export function minutesOf(stretches: readonly Stretch[]): number {
  return Math.round(stretches.reduce((sum, { start, end }) => sum + end - start, 0) / 60_000)
}
