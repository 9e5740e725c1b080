import { isAdvisedAgainst } from '#site/content-model/advised-against.ts'
import { showFigure } from '#site/content-model/evidence.ts'
import { isInSeason } from '#site/content-model/in-season.ts'
import type { Trip } from '#site/content-model/trip-queries.ts'

/** Specification §9: minimum rating and maximum number. */
export const popularFrom = 4.8
export const mostPopular = 3

export interface PopularGroup {
  trips: Trip[]
  months: number[]
  /** None of its trips is advised against in any month. */
  isShownWithoutScript: boolean
}

type Choice = (trip: Trip) => boolean

/** Returns the rating of a trip if the guide shows it. */
export function ratingOf({ id, facts }: Pick<Trip, 'id' | 'facts'>): number | undefined {
  return showFigure(facts.rating, `content/trips/${id}/facts.yaml: rating`)?.value
}

/** Returns the popular trips among those that pass: by rating, or in their order where none is shown. */
function pick(trips: readonly Trip[], isPassed: Choice): Trip[] {
  const passed = trips.filter(isPassed)
  const rated = passed.flatMap((trip) => {
    const rating = ratingOf(trip)
    return rating === undefined ? [] : [{ trip, rating }]
  })
  if (rated.length === 0) return passed.slice(0, mostPopular)
  return rated
    .filter(({ rating }) => rating >= popularFrom)
    .toSorted((one, other) => other.rating - one.rating)
    .slice(0, mostPopular)
    .map(({ trip }) => trip)
}

/** Tells whether the guide shows any rating of these trips; only then may it call them rated. */
export function areRated(trips: readonly Trip[]): boolean {
  return trips.some((trip) => ratingOf(trip) !== undefined)
}

/** Returns each month’s popular trips in season without a warning; months with the same trips share a group. */
export function listPopular(trips: readonly Trip[]): PopularGroup[] {
  const groups = new Map<string, PopularGroup>()
  function groupOf(isPassed: Choice): PopularGroup {
    const picked = pick(trips, isPassed)
    const key = picked.map(({ id }) => id).join()
    const group = groups.get(key) ?? { trips: picked, months: [], isShownWithoutScript: false }
    groups.set(key, group)
    return group
  }
  groupOf(({ facts }) => facts.advisedAgainst === undefined).isShownWithoutScript = true
  for (let month = 1; month <= 12; month += 1) {
    groupOf(
      ({ facts }) => isInSeason(facts.months, month) && !isAdvisedAgainst(facts.advisedAgainst, month),
    ).months.push(month)
  }
  return [...groups.values()]
}
