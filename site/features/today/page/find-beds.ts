import type { Bed } from '#site/content/model/bed-queries.ts'
import { sumLegs } from '#site/domain/geography/find-way.ts'
import { walkingKilometres } from './advise.ts'
import { judgeDrive } from './can-reach.ts'
import type { TodayView } from './today-view.ts'

const mostBeds = 5
/** Minutes: nobody should drive farther for a bed in a storm. */
const farthest = 20

/** A house with beds, and how far it is from the visitor's place as the roads are now. */
export interface NearBed {
  bed: Bed
  way: { kilometres: number; minutes: number; isOnFoot: boolean }
}

/**
 * Returns the houses with beds that one can soon get to now, nearest first and of those as near as one another as they come: none past a closed
 * road, or over a bridge that gusts may shut. While nobody says which roads are closed, those of the same village.
 */
export function findBeds(beds: readonly Bed[], view: TodayView): NearBed[] {
  const { answer, place } = view
  const { data, unreadable } = answer.parts.road
  return beds
    .flatMap((bed) => {
      if (bed.point === place) return { bed, way: { kilometres: 0, minutes: 0, isOnFoot: true } }
      if (data === null || unreadable) return []
      const { way, bridge } = judgeDrive(view, bed.point)
      if (!way.open || way.open.length === 0 || bridge) return []
      const { kilometres, minutes } = sumLegs(way.open)
      return minutes > farthest ? [] : { bed, way: { kilometres, minutes, isOnFoot: kilometres <= walkingKilometres } }
    })
    .toSorted((one, other) => one.way.minutes - other.way.minutes)
    .slice(0, mostBeds)
}
