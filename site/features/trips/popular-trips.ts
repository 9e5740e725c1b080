import { isAdvisedAgainst } from '#site/editorial/advised-against.ts'
import { showFigure } from '#site/editorial/evidence.ts'
import { isInSeason } from '#site/editorial/in-season.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'

/** Specification §9: popular from this rating on, and at most so many. */
export const popularFrom = 4.8
export const mostPopular = 3

/** The popular trips of some months. */
export interface PopularGroup {
  trips: Trip[]
  months: number[]
  /** Shown to readers without script: no trip in it is advised against in any month. */
  isShownWithoutScript: boolean
}

type Choice = (trip: Trip) => boolean

/** The rating of a trip as far as this guide shows it. */
export function ratingOf({ id, facts }: Pick<Trip, 'id' | 'facts'>): number | undefined {
  return showFigure(facts.rating, `content/trips/${id}/facts.yaml: rating`)?.value
}

/** The popular ones among those that pass: by rating, then as their facts order them; by order alone where no rating is shown. */
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

/** Tells whether the guide shows any rating of these trips: only then may it call them rated. */
export function areRated(trips: readonly Trip[]): boolean {
  return trips.some((trip) => ratingOf(trip) !== undefined)
}

/**
 * The popular trips of every month: those that are in season, and never one that local advice warns against in that month;
 * without script never one that has such a month at all. Months with the same trips are one group. `trips` stand in their order.
 */
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
