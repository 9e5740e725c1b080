import type { NotThen } from '#site/content/model/not-then-queries.ts'
import type { OpeningHours } from '#site/domain/calendar/opening-hours.ts'
import { distanceBetween, type Position } from '#site/domain/geography/distance-between.ts'
import { findWay, type Leg, type Way } from '#site/domain/geography/find-way.ts'
import { codeWords, readCodedName } from './plan-link.ts'

export interface Season {
  from: string
  to: string
}

/** What the page knows of a stop: short keys, because every visitor of the page loads a few hundred. */
export interface StopData {
  /** Kind and id: `t.ryten`. */
  ref: string
  name: string
  at: [latitude: number, longitude: number]
  /** The point of the road table, where the entry names its village. */
  point?: string | undefined
  /** The guide's time on the spot, in minutes. */
  minutes: number
  href?: string | undefined
  phone?: string | undefined
  /** What it is, in few words, where its name does not say so. */
  about?: string | undefined
  isBed?: true | undefined
  /** Where tents and campervans stay. */
  isCamp?: true | undefined
  /** Months in which it is done or open, where that is not all year; months that it is advised against in. */
  open?: readonly number[] | undefined
  against?: readonly number[] | undefined
  /** First and last days (`02-15`) of when it is done, where months say too little. */
  season?: readonly Season[] | undefined
  isWalk?: true | undefined
  /** A walk that is more than easy; from which age children come along, where that is not any. */
  isHard?: true | undefined
  fromAge?: number | undefined
  /** What its page offers younger children for that day, the nearest first. */
  younger?: readonly string[] | undefined
  /** Where a walk begins or a boat leaves, as its page has it. */
  start?: string | undefined
  /** Goes by the night sky: watched from where one sleeps, in the evening. */
  isSky?: true | undefined
  /** Whether dogs may come in (`lead`: on a lead in the season), whether one comes in without a step; absent where nobody knows. */
  dog?: 'yes' | 'no' | 'partly' | 'lead' | undefined
  step?: 'yes' | 'no' | 'partly' | undefined
  /** Stands dry: a house that one comes to for what is in it, or to eat. */
  isIndoor?: true | undefined
  /** Nothing but a view, a beach or a path: nobody sees it in the dark. */
  isView?: true | undefined
  /** A way on foot of the map, which is no trip of the guide. */
  isPath?: true | undefined
  /** Months in which a boat sails, but seldom. */
  seldom?: readonly number[] | undefined
  /** A boat that goes by a timetable or by appointment. */
  isBoat?: true | undefined
  /** When a room is ready, minutes after midnight, where that is known. */
  checkIn?: number | undefined
  /** Opening hours; null for a house whose hours nobody has confirmed. */
  hours?: OpeningHours | null | undefined
}

export interface AtlasData {
  stops: readonly StopData[]
  legs: readonly Leg[]
  /** Positions of points of the road table. */
  points: Readonly<Record<string, [latitude: number, longitude: number]>>
  /** Entries that are gone, by their reference: their name, and what took their place. */
  retired: Readonly<Record<string, { name: string; now?: string | undefined }>>
  /** When stops, and what has a name only, are usually not to be had. */
  notThen: readonly NotThen[]
  /** When the sun stays up on the outer coast, as the line of the year has it (`content/seasons/year.yaml`): first and last day, MM-DD. */
  midnightSun: readonly { from: string; to: string }[]
}

export interface Place {
  name: string
  position: Position
  minutes: number
  href?: string | undefined
  phone?: string | undefined
  about?: string | undefined
  isBed: boolean
  /** Undefined: all year. */
  openMonths: readonly number[] | undefined
  againstMonths: readonly number[]
  /** Empty where months say all. */
  season: readonly Season[]
  isWalk: boolean
  isHard: boolean
  fromAge: number
  younger: readonly string[]
  start: string | undefined
  isSky: boolean
  isBoat: boolean
  isIndoor: boolean
  isView: boolean
  isPath: boolean
  /** Months in which a boat sails, but seldom; empty where it never does or always goes as often. */
  seldomMonths: readonly number[]
  dog: StopData['dog']
  step: StopData['step']
  /** Minutes after midnight; undefined where nobody has said. */
  checkIn: number | undefined
  /** Whether it is a house that opens and closes; `hours` where they are known. */
  hasHours: boolean
  hours: OpeningHours | undefined
  /** An own point farther than the road table reaches. */
  isOutside: boolean
  /** Points of the road table beside it, with the kilometres to each. */
  near: readonly { point: string; kilometres: number }[]
}

export interface Atlas {
  stops: readonly StopData[]
  /** Returns what is known of a reference; undefined where this edition does not know it. */
  find(ref: string): Place | undefined
  /** Returns the way by road between two places in kilometres and dry summer minutes; undefined where no road is known. */
  wayBetween(one: Place, other: Place): Way | undefined
  retired: AtlasData['retired']
  notThen: AtlasData['notThen']
  midnightSun: AtlasData['midnightSun']
}

/** What has no months and no hours. */
const unbound = {
  openMonths: undefined,
  againstMonths: [],
  season: [],
  isWalk: false,
  isHard: false,
  fromAge: 0,
  younger: [],
  start: undefined,
  isSky: false,
  isBoat: false,
  isIndoor: false,
  isView: false,
  isPath: false,
  seldomMonths: [],
  dog: undefined,
  step: undefined,
  checkIn: undefined,
  hasHours: false,
  hours: undefined,
} as const

/** As the crow flies; farther away lies water. */
const farthestFromRoad = 6
/** A road is about this much longer than the crow's way, and a side road is driven at 40 km/h. */
const roadFactor = 1.3
const minutesPerKilometre = 1.5
const ownPointMinutes = 30

/** Returns the reference of an own point. */
export function refOfOwnPoint(latitude: number, longitude: number, codedName: string): string {
  return `o.${latitude.toFixed(4)}.${longitude.toFixed(4)}.${codedName}`
}

/** Returns whether a position is one of the earth. */
function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

function readOwnPoint(ref: string): Omit<StopData, 'ref'> | undefined {
  const found = /^o\.(-?\d{1,2}\.\d+)\.(-?\d{1,3}\.\d+)\.(.+)$/.exec(ref)
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])]
  const name = found && isOnEarth(latitude, longitude) && readCodedName(found[3] ?? '')
  return name ? { name, at: [latitude, longitude], minutes: ownPointMinutes } : undefined
}

/** Returns the reference and name of an own point that is typed as «68.1234, 13.5678 Our beach»; undefined for anything else. */
export function readTypedPoint(typed: string): { ref: string; name: string } | undefined {
  const found = /^\s*(-?\d{1,2}[.,]\d+)\s*[,;\s]\s*(-?\d{1,3}[.,]\d+)\s+(\S.*)$/.exec(typed)
  if (!found) return undefined
  const [latitude, longitude] = [found[1], found[2]].map((figure) => Number(figure?.replace(',', '.')))
  const name = (found[3] ?? '').trim()
  if (latitude === undefined || longitude === undefined || !isOnEarth(latitude, longitude)) return undefined
  return { ref: refOfOwnPoint(latitude, longitude, codeWords(name)), name }
}

/** Returns a table that has its own names and no `constructor`: a link may ask for any. */
function ownOnly<Table extends object>(table: Table): Table {
  return Object.assign(Object.create(null), table)
}

/** Returns the table of stops and roads that a plan is counted with. */
export function createAtlas({ stops, legs, notThen, midnightSun, ...tables }: AtlasData): Atlas {
  const [points, retired] = [ownOnly(tables.points), ownOnly(tables.retired)]
  const byRef = new Map(stops.map((stop) => [stop.ref, stop]))
  const places = new Map<string, Place | undefined>()
  const ways = new Map<string, Way | undefined>()
  const toPosition = ([latitude, longitude]: StopData['at']): Position => ({ latitude, longitude })

  const listNear = (position: Position): Place['near'] =>
    Object.entries(points)
      .map(([point, at]) => ({ point, kilometres: distanceBetween(position, toPosition(at)) }))
      .filter(({ kilometres }) => kilometres <= farthestFromRoad)
      .sort((one, other) => one.kilometres - other.kilometres)
      .slice(0, 2)
      .map(({ point, kilometres }) => ({ point, kilometres: kilometres * roadFactor }))

  const build = (ref: string): Place | undefined => {
    // A gateway is a point of the road table itself.
    const gate = points[ref]
    if (gate)
      return {
        name: ref,
        position: toPosition(gate),
        minutes: 0,
        isBed: false,
        ...unbound,
        isOutside: false,
        near: [{ point: ref, kilometres: 0 }],
      }
    const stop = byRef.get(ref) ?? readOwnPoint(ref)
    if (!stop) return undefined
    const position = toPosition(stop.at)
    const home = stop.point === undefined ? undefined : points[stop.point]
    const near =
      stop.point !== undefined && home
        ? [{ point: stop.point, kilometres: distanceBetween(position, toPosition(home)) * roadFactor }]
        : listNear(position)
    const { name, minutes, href, phone, about, isBed = false } = stop
    return {
      name,
      position,
      minutes,
      href,
      phone,
      about,
      isBed,
      openMonths: stop.open,
      againstMonths: stop.against ?? [],
      season: stop.season ?? [],
      isWalk: stop.isWalk === true,
      isHard: stop.isHard === true,
      fromAge: stop.fromAge ?? 0,
      younger: stop.younger ?? [],
      start: stop.start,
      isSky: stop.isSky === true,
      isBoat: stop.isBoat === true,
      isIndoor: stop.isIndoor === true,
      isView: stop.isView === true,
      isPath: stop.isPath === true,
      seldomMonths: stop.seldom ?? [],
      dog: stop.dog,
      step: stop.step,
      checkIn: stop.checkIn,
      hasHours: stop.hours !== undefined,
      hours: stop.hours ?? undefined,
      isOutside: ref.startsWith('o.') && near.length === 0,
      near,
    }
  }

  const wayOnTable = (from: string, to: string): Way | undefined => {
    const key = from < to ? `${from} ${to}` : `${to} ${from}`
    if (!ways.has(key)) ways.set(key, from === to ? { kilometres: 0, minutes: 0 } : findWay(legs, from, to))
    return ways.get(key)
  }

  const findWayBetween = (one: Place, other: Place): Way | undefined => {
    const direct = distanceBetween(one.position, other.position) * roadFactor
    const sharesPoint = one.near.some(({ point }) => other.near.some((each) => each.point === point))
    const candidates: Way[] = sharesPoint ? [{ kilometres: direct, minutes: direct * minutesPerKilometre }] : []
    for (const from of one.near)
      for (const to of other.near) {
        const way = from.point === to.point ? undefined : wayOnTable(from.point, to.point)
        const beside = from.kilometres + to.kilometres
        if (way)
          candidates.push({
            kilometres: way.kilometres + beside,
            minutes: way.minutes + beside * minutesPerKilometre,
          })
      }
    return candidates.reduce<Way | undefined>(
      (best, each) => (best && best.minutes <= each.minutes ? best : each),
      undefined,
    )
  }
  /** Ways that were asked for: every step of a plan asks for most of them again. */
  const between = new WeakMap<Place, WeakMap<Place, Way | undefined>>()

  return {
    stops,
    retired,
    notThen,
    midnightSun,
    find(ref) {
      if (!places.has(ref)) places.set(ref, build(ref))
      return places.get(ref)
    },
    wayBetween(one, other) {
      const known = between.get(one) ?? new WeakMap<Place, Way | undefined>()
      between.set(one, known)
      if (!known.has(other)) known.set(other, findWayBetween(one, other))
      return known.get(other)
    },
  }
}
