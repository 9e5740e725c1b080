import type { Trip } from '#site/content/model/trip-queries.ts'

/** Returns trips by municipality, west to east; no list starts with a trip that is closed half the year. */
export function groupByArea(trips: readonly Trip[]): { municipality: string; trips: Trip[] }[] {
  const isWarned = ({ facts }: Trip) => Number(facts.advisedAgainst !== undefined)
  // The content is ordered from east to west.
  return [...Map.groupBy(trips.toReversed(), ({ facts }) => facts.municipality)].map(([municipality, all]) => ({
    municipality,
    trips: all.toSorted((one, other) => isWarned(one) - isWarned(other)),
  }))
}
