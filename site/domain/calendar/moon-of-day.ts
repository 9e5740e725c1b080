import { getMoonIllumination, getMoonPosition } from 'suncalc'
import { findCrossings, roundToMinute, type Stretch } from './altitude-crossings.ts'
import { osloDay, osloMoment } from './oslo-day.ts'
import type { Coordinates } from './sun-height.ts'

const moonPhases = [
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const

export type MoonPhase = (typeof moonPhases)[number]

export interface MoonOfDay {
  /** When its upper edge is over the horizon, in full minutes. */
  moonUp: Stretch[]
  /** Moments of this day; none, one or two of each. */
  rises: number[]
  sets: number[]
  phase: MoonPhase
  /** The lit part of the disc at noon, 0 to 1. */
  illumination: number
}

const earthRadiusKilometres = 6378.14

// Refraction at the horizon beyond suncalc’s own; suncalc tunes the same figure against published tables.
const moreRefraction = 0.09

/** Returns the height of the moon’s upper edge over a flat horizon in degrees, refraction included. */
function moonEdgeHeight({ latitude, longitude }: Coordinates, moment: number): number {
  const { altitude, distance } = getMoonPosition(new Date(moment), latitude, longitude)
  const halfDisc = 0.2725 * Math.asin(earthRadiusKilometres / distance) * (180 / Math.PI)
  return altitude + halfDisc + moreRefraction
}

/** Returns the moon of a civil day in Norway, times accurate to about three minutes. */
export function moonOfDay(place: Coordinates, date: string): MoonOfDay {
  const day = osloDay(date)
  const heightAt = (moment: number) => moonEdgeHeight(place, moment)
  const crossings = findCrossings(heightAt, day, [0]).map((moment) => roundToMinute(moment, day))
  const moonUp: Stretch[] = []
  const rises: number[] = []
  const sets: number[] = []
  let isUp = heightAt(day.start) >= 0
  let upSince = day.start
  for (const moment of crossings) {
    if (isUp) {
      sets.push(moment)
      if (moment > upSince) moonUp.push({ start: upSince, end: moment })
    } else {
      rises.push(moment)
      upSince = moment
    }
    isUp = !isUp
  }
  if (isUp && upSince < day.end) moonUp.push({ start: upSince, end: day.end })
  const noon = new Date(osloMoment(date, 12))
  const { fraction, phase } = getMoonIllumination(noon)
  return { moonUp, rises, sets, phase: nameMoonPhase(phase), illumination: fraction }
}

/** Returns the phase from 0 (new) over 0.5 (full) to 1: a day and a half around each of the four main phases. */
export function nameMoonPhase(phase: number): MoonPhase {
  const halfWidth = 0.026
  const quarter = Math.round(phase * 4)
  if (Math.abs(phase * 4 - quarter) / 4 <= halfWidth) return moonPhases[(quarter * 2) % 8] as MoonPhase
  return moonPhases[Math.floor(phase * 4) * 2 + 1] as MoonPhase
}
