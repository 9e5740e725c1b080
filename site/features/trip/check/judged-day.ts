import type { Atlas, Place } from '#site/features/trip/plan/atlas.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import type { ReadDay, ReadStop } from './read-day.ts'

// What a day of a text gets wrong. Only times that the text says are compared, never those that we counted: a plan from elsewhere is
// rough, and a remark is worth saying only where it decides the day.

/** A day as it was read, with its stops in the text's order and the ways between them. */
export interface JudgedDay {
  day: number
  read: ReadDay
  stops: readonly ReadStop[]
  schedule: DaySchedule
  /** Undefined where the text has no dates. */
  date: string | undefined
  /** Whether the plan looks for northern lights on any of its nights. */
  seeksSky: boolean
  /** What the text says of when it is: a date, a month, or a month and the day of the week. */
  sureness: 'date' | 'month' | 'weekday'
}

/** Editors' estimates, in minutes and parts. */
export const rules = {
  /** So much less than the guide's time is still a walk or a trip of it. */
  leastPart: 0.45,
  /** Of a long walk, and of the second of a day, nobody is so much faster. */
  longWalk: 300,
  longPart: 0.8,
  severalPart: 0.75,
  /** Walks that are shorter are strolls. */
  shortestWalk: 60,
  drivePart: 0.8,
  driveSlack: 15,
  /** Of so many stops with times each takes at least so long. */
  manyStops: 3,
  leastStop: 5,
  /** Before a boat one is on the quay. */
  beforeBoat: 15,
  /** What the words of a remark count with. */
  usualDay: 10 * 60,
  /** Out and about, drives included. */
  longestDay: 13.5 * 60,
  /** Where most of it is on foot or at the wheel. */
  longDay: 10.5 * 60,
  /** On foot, in several walks of which each is one; and at the wheel. */
  fullWalk: 100,
  restBetween: 30,
  /** Kilometres: a village and the house in it. */
  besideBed: 4,
  longestOnFoot: 9 * 60,
  longestDriving: 6.5 * 60,
  usualPart: 0.85,
  longestStay: 60,
  /** A night drive; one after a late evening; one for which the next day goes back. */
  lateHour: 19 * 60,
  lateDrive: 80,
  skyDrive: 120,
  longDrive: 165,
  backDrive: 95,
  latestBed: 22.5 * 60,
  afternoon: 14 * 60,
  lateArrival: 19 * 60,
  /** On the way to another bed than that of the night before. */
  eveningDrive: 110,
  earlyAfternoon: 13 * 60,
  eveningArrival: 17 * 60,
  earliestStart: 6.5 * 60,
  /** Nobody sets out before. */
  nightStart: 5 * 60,
  /** Nor before this for anything but a flight or a ferry home. */
  earlyStart: 6 * 60,
  /** Nor long before breakfast for a morning's boat. */
  dawnStart: 7.25 * 60,
  /** Kilometres by bicycle: with nothing else to do, and with walks and courses between. */
  longestRide: 120,
  longRide: 70,
  /** Before a flight and a ferry one is there at the latest. */
  beforeFlight: 40,
  beforeFerry: 10,
  /** Until one has the luggage and the keys of a car. */
  afterFlight: 20,
  /** A car has to be in its lane by then (content/pages/planning). */
  beforeCarFerry: 45,
  leastDark: 30,
  /** A drive by night in winter, and from when on. */
  nightDrive: 90,
  nightDriveFrom: 20 * 60,
  /** From when on a beach is gone to for its sky, by who looks for northern lights. */
  skyHour: 20 * 60,
  /** Nobody looks longer at a village from outside. */
  longestView: 120,
  shortestVisit: 10,
  /** On a day whose beginning and end are said. */
  shortestHouse: 30,
  lastBoat: 20 * 60,
} as const

/** Beyond the goal of the guide's walk, in minutes of all the way: an editors' estimate. */
const farther: Readonly<Record<string, number>> = { hermannsdalstinden: 540 }

/** Returns the minutes that a walk or a trip takes at the least; longer where the text goes on to what lies behind it. */
export function leastOf(place: Place, stop?: ReadStop): number {
  const beyond = Object.entries(farther).find(([word]) => stop?.sentence?.includes(word))?.[1] ?? 0
  const minutes = Math.max(place.minutes, place.isWalk ? beyond : 0)
  return minutes * (minutes >= rules.longWalk ? rules.longPart : rules.leastPart)
}

/** Returns the guide’s place of a stop; undefined where the guide has none. */
export function placeOf(stop: ReadStop, atlas: Atlas): Place | undefined {
  return stop.named.kind === 'stop' ? atlas.find(stop.named.ref) : undefined
}

/** Returns the reference of a stop; undefined where it has none. */
export function refOf({ named }: ReadStop): string | undefined {
  return named.kind === 'stop' ? named.ref : undefined
}

/** Returns the minutes that a text leaves for a stop, the way there too where it says when one sets out; undefined where it says none. */
export function stayOf({ at, departs, until, stay }: ReadStop): number | undefined {
  const from = at ?? departs
  return until !== undefined && from !== undefined ? until - from : stay
}

/** Returns when one is at a stop by the text: said, or by when one sets out for it. */
export function timeAt(stop: ReadStop, way: number): number | undefined {
  return stop.at ?? (stop.departs === undefined ? undefined : stop.departs + way)
}
