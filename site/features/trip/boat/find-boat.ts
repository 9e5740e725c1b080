import type { StopDepartures } from '#contract/departures.ts'
import { departsAt, hasLeft } from '#contract/next-departures.ts'
import type { Atlas } from '#site/features/trip/plan/atlas.ts'

// On the day of a ferry: whether it sails, and what else there is where it does not.

export interface BoatsNow {
  /** In ms since 1970, with where to. */
  cancelled: readonly Sailing[]
  next: readonly Sailing[]
}

interface Sailing {
  at: number
  to: string
}

/** Ferries by their mode in the answer; an express boat takes no cars. */
const isFerry = (mode: string | null) => mode === null || /ferry|water|carFerry/i.test(mode)
const mostNext = 4

/** Returns what was to leave from a quay and does not, and what leaves next. */
export function listBoats({ departures }: Pick<StopDepartures, 'departures'>, now: number): BoatsNow {
  const coming = departures.filter((each) => isFerry(each.mode) && !hasLeft(each, now))
  const say = (each: (typeof coming)[number]): Sailing => ({ at: departsAt(each), to: each.destination })
  return {
    cancelled: coming.filter(({ isCancelled }) => isCancelled).map(say),
    next: coming
      .filter(({ isCancelled }) => !isCancelled)
      .slice(0, mostNext)
      .map(say),
  }
}

export interface BedToRing {
  ref: string
  name: string
  phone: string
  kilometres: number
}

const mostBeds = 5

/** Returns the nearest beds to a point of the road table that have a telephone number in the guide. */
export function listBedsToRing(from: string, atlas: Atlas): readonly BedToRing[] {
  const place = atlas.find(from)
  if (!place) return []
  return atlas.stops
    .flatMap(({ ref, name, phone, isBed }): BedToRing[] => {
      const bed = isBed && phone ? atlas.find(ref) : undefined
      const way = bed && atlas.wayBetween(place, bed)
      return way && phone ? [{ ref, name, phone, kilometres: way.kilometres }] : []
    })
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, mostBeds)
}

/** Returns the way by road from Moskenes to where the E10 leaves for the ferry Lødingen–Bognes, and to Evenes; undefined without roads. */
export function findWayRound(atlas: Atlas): { toLodingen: number; toEvenes: number; kilometres: number } | undefined {
  const [quay, lodingen, evenes] = ['moskenes-quay', 'j-lodingen', 'evenes'].map((ref) => atlas.find(ref))
  const [one, other] = [
    quay && lodingen && atlas.wayBetween(quay, lodingen),
    quay && evenes && atlas.wayBetween(quay, evenes),
  ]
  return one && other ? { toLodingen: one.minutes, toEvenes: other.minutes, kilometres: one.kilometres } : undefined
}
