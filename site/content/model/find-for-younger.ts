import { pointOfVillage, wayBetween } from '#site/content/roads/way-queries.ts'
import { isInSeason } from './advised-against.ts'
import type { Trip } from './trip-queries.ts'

/** Years: what suits a child who has just begun school suits those for whom something else is looked for. */
export const youngAge = 6
/** By road; more is another day. */
const farthest = 70
const most = 3

/** What a child may walk: the whole of a hike, or its shorter part. */
export interface WalkForYounger {
  trip: Trip
  age: number
  /** The goal of the shorter part. */
  goal?: string | undefined
  /** By road, between the villages. */
  kilometres: number
}

/** Returns the youngest whom a hike or a part of it suits, and where the part ends. */
function findEasiest({ facts, words }: Trip): Pick<WalkForYounger, 'age' | 'goal'> | undefined {
  if (!facts.children) return undefined
  const { from, part } = facts.children
  return part === undefined ? { age: from } : { age: part, goal: words.children?.part }
}

/** Returns what younger children can walk on the day of a hike that is not for them: the nearest by road, open in all its months, three at most. */
export function findForYounger(trip: Trip, trips: readonly Trip[]): WalkForYounger[] {
  if (!trip.facts.children || trip.facts.children.from <= youngAge) return []
  const here = pointOfVillage(trip.facts.village)
  return trips
    .filter(
      ({ id, facts }) => id !== trip.id && trip.facts.months.full.every((month) => isInSeason(facts.months, month)),
    )
    .flatMap((other) => {
      const easiest = findEasiest(other)
      if (!easiest || easiest.age > youngAge) return []
      return [{ trip: other, ...easiest, kilometres: wayBetween(here, pointOfVillage(other.facts.village)).kilometres }]
    })
    .filter(({ kilometres }) => kilometres <= farthest)
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, most)
}
