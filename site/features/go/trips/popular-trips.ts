import { isAdvisedAgainst } from '#site/content/model/advised-against.ts'
import { ratingOf } from '#site/content/model/assessment-schema.ts'
import type { PopularChoice } from '#site/content/model/popular-choices.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'

/** Specification §9: the maximum number. */
export const mostPopular = 3

export interface PopularTrip {
  trip: Trip
  choice: PopularChoice
}

export interface PopularGroup {
  popular: PopularTrip[]
  months: number[]
  /** The months that no trip is for, in which these are named to plan for; none but in the group shown without script. */
  monthsAhead: number[]
  /** None of its trips is advised against in any month. */
  isShownWithoutScript: boolean
}

/**
 * Returns each month's popular trips: the best rated of the editors' choices for it, in their order where equal, that are fully in
 * season and not advised against. In months without any, the group shown without script is what to plan for.
 * Months with the same trips share a group.
 */
export function listPopular(trips: readonly Trip[], choices: readonly PopularChoice[]): PopularGroup[] {
  const ratingOfTrip = ({ facts }: Trip) => (facts.assessment ? ratingOf(facts.assessment.stars) : 0)
  const known = choices
    .flatMap((choice) => {
      const trip = trips.find(({ id }) => id === choice.trip)
      return trip ? [{ trip, choice }] : []
    })
    .sort((one, other) => ratingOfTrip(other.trip) - ratingOfTrip(one.trip))
  const groups = new Map<string, PopularGroup>()
  function groupOf(isPassed: (popular: PopularTrip) => boolean): PopularGroup {
    const popular = known.filter(isPassed).slice(0, mostPopular)
    const key = popular.map(({ trip }) => trip.id).join()
    const group = groups.get(key) ?? { popular, months: [], monthsAhead: [], isShownWithoutScript: false }
    groups.set(key, group)
    return group
  }
  const always = groupOf(({ trip: { facts } }) => facts.advisedAgainst === undefined)
  always.isShownWithoutScript = true
  for (let month = 1; month <= 12; month += 1) {
    const isPassed = ({ trip: { facts }, choice }: PopularTrip) =>
      choice.months.includes(month) &&
      facts.months.full.includes(month) &&
      !isAdvisedAgainst(facts.advisedAgainst, month)
    if (known.some(isPassed)) groupOf(isPassed).months.push(month)
    else always.monthsAhead.push(month)
  }
  return [...groups.values()]
}

/** Returns the trips of any kind that start nearest to a trip as the crow flies, nearest first. */
export function listNearTrips(trip: Trip, trips: readonly Trip[], count = 4): Trip[] {
  const kilometresTo = ({ facts }: Trip) => distanceBetween(trip.facts.coordinates, facts.coordinates)
  return trips
    .filter(({ id }) => id !== trip.id)
    .sort((one, other) => kilometresTo(one) - kilometresTo(other))
    .slice(0, count)
}
