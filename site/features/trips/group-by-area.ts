import type { Trip } from '#site/editorial/trip-queries.ts'

/** The hikes of one municipality. */
export interface Area {
  municipality: string
  trips: Trip[]
}

/**
 * Trips by municipality, from west to east. The content orders them from east to west. In a municipality those that nobody
 * warns against in any month come first: the first row of a list is not to be a trip that half the year is closed.
 */
export function groupByArea(trips: readonly Trip[]): Area[] {
  const areas = new Map<string, Area>()
  for (const trip of trips.toReversed()) {
    const area = areas.get(trip.facts.municipality) ?? { municipality: trip.facts.municipality, trips: [] }
    area.trips.push(trip)
    areas.set(trip.facts.municipality, area)
  }
  const isWarned = ({ facts }: Trip) => Number(facts.advisedAgainst !== undefined)
  return [...areas.values()].map(({ municipality, trips: all }) => ({
    municipality,
    trips: all.toSorted((one, other) => isWarned(one) - isWarned(other)),
  }))
}
