import type { Departure } from '#contract/departures.ts'
import { departsAt, hasLeft } from '#contract/next-departures.ts'
import { endOfServiceDay, serviceDayOf } from '#contract/service-day.ts'
import type { RoadMessage, TodayAnswer, TodayParts, Warning } from '#contract/today.ts'
import { type WeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import { osloDateOf, osloDay } from '#site/domain/calendar/oslo-day.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { ageParts } from './age-parts.ts'
import { listClosures } from './describe-road.ts'
import { listWarnings } from './list-warnings.ts'

/** Kilometres as the crow flies from a place, within which a closed road concerns it. */
const roadReach = 30
/** A line has room for no more closures. */
const mostRoads = 2
/** Danger from which the bulletin stands on pages of slopes. */
const steepDanger = 3

/** What a page is about; see `TodayLine.tsx`. */
export interface Concern {
  place: WeatherPlace | undefined
  isAtSea: boolean
  isOnSlope: boolean
  stop: string | undefined
}

export type TodayLine =
  | { kind: 'warning'; warning: Warning }
  | { kind: 'unreadable'; name: 'warnings' | 'floods' }
  | { kind: 'avalanche'; level: 3 | 4 | 5 }
  /** With the warning that it stands before. */
  | { kind: 'road'; messages: RoadMessage[]; warning?: Warning | undefined }
  /** `next` null: none goes any more today; undefined: nobody knows. */
  | { kind: 'ferry'; cancelled: Departure; next: Departure | null | undefined }

/**
 * Returns the one thing of today that concerns a page most, warnings before all else but closed roads near it, which stand before them;
 * null where nothing does, or nobody knows.
 */
export function findTodayLine(answer: TodayAnswer, concern: Concern, now: number): TodayLine | null {
  const { parts } = ageParts(answer, now)
  const midnight = osloDay(osloDateOf(now)).end
  const warning = listWarnings(parts).find((each) => Date.parse(each.startsAt) < midnight && concerns(each, concern))
  const road = findClosedRoads(parts.road, concern, now)
  if (road && (warning || concern.place === undefined)) return { ...road, warning }
  if (warning) return { kind: 'warning', warning }
  const level = parts.avalanche.data?.find(({ date }) => date === osloDateOf(now))?.level ?? 0
  if (concern.isOnSlope && level >= steepDanger) return { kind: 'avalanche', level: level as 3 | 4 | 5 }
  if (road) return road
  // Nobody knows what it says, so it may concern the page; what is known to do so comes before it.
  for (const name of ['warnings', 'floods'] as const)
    if (parts[name].data !== null && parts[name].unreadable) return { kind: 'unreadable', name }
  return findCancelledFerry(parts.departures, concern, now)
}

function concerns({ places, isAtSea }: Warning, { place, isAtSea: isPageAtSea }: Concern): boolean {
  if (isAtSea) return isPageAtSea
  return place === undefined ? places.length > 0 : places.includes(place)
}

function findClosedRoads({ data }: TodayParts['road'], { place }: Concern, now: number) {
  const messages = listClosures(data ?? [], now).filter(
    (each) => place === undefined || distanceBetween(weatherPlaces[place], each) <= roadReach,
  )
  return messages.length > 0 ? { kind: 'road' as const, messages: messages.slice(0, mostRoads) } : null
}

function findCancelledFerry({ data }: TodayParts['departures'], { stop }: Concern, now: number): TodayLine | null {
  const today = serviceDayOf(now)
  const found = data?.find((each) => each.stop === stop)
  const coming = found?.departures.filter((each) => each.date === today && !hasLeft(each, now))
  const cancelled = coming?.find(({ isCancelled }) => isCancelled)
  if (!found || !coming || !cancelled) return null
  const next = coming.find(
    (each) =>
      !each.isCancelled &&
      each.destination === cancelled.destination &&
      departsAt(each) > Date.parse(cancelled.plannedAt),
  )
  const isWhole = Date.parse(found.reachesTo) >= endOfServiceDay(today)
  return { kind: 'ferry', cancelled, next: next ?? (isWhole ? null : undefined) }
}
