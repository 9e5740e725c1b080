import { shiftDate } from '#site/domain/calendar/oslo-day.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatClock } from '#site/i18n/format-clock.ts'

// A plan as every file of it tells it: names instead of references, clock times, positions, whole addresses.

export interface ExportedPlace {
  name: string
  /** Absent for a stop that this edition does not know. */
  position?: Position | undefined
  /** Of its page in the guide. */
  address?: string | undefined
  phone?: string | undefined
  /** What the visitor wrote to it, with what it costs. */
  note?: string | undefined
}

export interface ExportedEvent {
  /** `departure`: one is where the trip ends; `arrives` and `leaves`: the flight or ferry, at the time that the visitor gave. */
  kind: 'drive' | 'stop' | 'departure' | 'arrives' | 'leaves'
  /** The same in every file of the same plan. */
  id: string
  place: ExportedPlace
  /** Minutes after midnight of the day, at or over 1440 on the day after; the same for a departure. */
  from: number
  to: number
  /** Of a drive. */
  kilometres?: number | undefined
  /** Where the boat leaves that a drive leads to. */
  quay?: string | undefined
}

export interface ExportedDay {
  number: number
  /** `YYYY-MM-DD`; absent while the plan has no dates. */
  date?: string | undefined
  /** «Dag 2, fredag 9. juli». */
  title: string
  start?: ExportedPlace | undefined
  /** What is worth a look, in sentences. */
  remarks: readonly string[]
  events: readonly ExportedEvent[]
  bed?: (ExportedPlace & { id: string }) | undefined
}

export interface ExportedTrip {
  name: string
  /** The plan's link. */
  address: string
  lead: string
  days: readonly ExportedDay[]
  /** Stops without a day. */
  waiting: readonly ExportedPlace[]
  /** By bus nobody knows when one arrives. */
  hasTimes: boolean
}

/** How an event is told: «Kjør til {place}», «Kjør til båten: {place}», «Du kommer: …», «Du reiser: …». */
export interface EventWords {
  driveTo: string
  driveToBoat: string
  arrives: string
  leaves: string
}

/** Returns an event in words: to a boat one drives no farther than to where it leaves. */
export function sayEvent({ kind, place, quay }: ExportedEvent, words: EventWords): string {
  if (kind === 'arrives' || kind === 'leaves') return `${words[kind]}: ${place.name}`
  if (kind !== 'drive') return place.name
  return quay ? fillGaps(words.driveToBoat, { place: quay }) : fillGaps(words.driveTo, { place: place.name })
}

/** Returns whether anybody knows when an event is: of a trip by bus only of what the visitor gave a time. */
export function hasTime({ kind }: ExportedEvent, { hasTimes }: ExportedTrip): boolean {
  return hasTimes || kind === 'arrives' || kind === 'leaves'
}

/** Returns date and time of day (`HH:MM`) of so many minutes after midnight of a date. */
export function dateAndTime(date: string, minutes: number): { date: string; time: string } {
  return { date: shiftDate(date, Math.floor(minutes / 1440)), time: formatClock(minutes) }
}

/** Returns the places of a day in the order of the way, each once in a row. */
export function listDayPlaces(day: ExportedDay): (ExportedPlace & { position: Position })[] {
  const all = [day.start, ...day.events.filter(({ kind }) => kind !== 'drive').map(({ place }) => place), day.bed]
  const placed = all.filter((place): place is ExportedPlace & { position: Position } => place?.position !== undefined)
  return placed.filter((place, index) => {
    const before = placed[index - 1]?.position
    return before?.latitude !== place.position.latitude || before.longitude !== place.position.longitude
  })
}

/** Returns every place of a trip once, in its order. */
export function listTripPlaces(trip: ExportedTrip): (ExportedPlace & { position: Position })[] {
  const waiting = trip.waiting.filter((each): each is ExportedPlace & { position: Position } => !!each.position)
  const all = [...trip.days.flatMap(listDayPlaces), ...waiting]
  const seen = new Set<string>()
  return all.filter(({ name, position }) => {
    const key = `${name} ${position.latitude} ${position.longitude}`
    return !seen.has(key) && seen.add(key) !== undefined
  })
}
