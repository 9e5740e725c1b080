import type { RoadStop } from '#site/content/model/road-queries.ts'
import type { Station } from '#site/content/model/station-queries.ts'
import { wayBetween } from '#site/content/roads/way-queries.ts'
import { isLatelyConfirmed } from './list-range-chargers.ts'

export interface ChargerStop extends RoadStop {
  isConfirmed: boolean
}

export interface Gap {
  from: ChargerStop
  to: ChargerStop
  kilometres: number
  isLast: boolean
}

type Known = { facts: Pick<Station['facts'], 'village' | 'status' | 'chargingPoints'> }

/** Returns the stops, each with whether a charger stands there that was confirmed lately and is not closed for repair. */
export function markConfirmed(
  stops: readonly RoadStop[],
  stations: readonly Known[],
  today = new Date(),
): ChargerStop[] {
  const isThere = ({ facts }: Known) =>
    facts.status.value !== 'maintenance' &&
    isLatelyConfirmed(facts.status.confirmedIn, today) &&
    facts.chargingPoints.some(({ isPlanned }) => !isPlanned)
  const villages = new Set(stations.filter(isThere).map(({ facts }) => facts.village))
  return stops.map((stop) => ({ ...stop, isConfirmed: villages.has(stop.name) }))
}

/** Returns the gaps between chargers along the stops, and from the last charger to the end of the road. */
export function findGaps(stops: readonly ChargerStop[]): Gap[] {
  const confirmed = stops.filter(({ isConfirmed }) => isConfirmed)
  const end = stops.at(-1)
  const ends = end && !end.isConfirmed ? [...confirmed, end] : confirmed
  return ends.slice(1).flatMap((to, index) => {
    const from = ends[index]
    const kilometres = from ? Math.round(wayBetween(from.id, to.id).kilometres) : 0
    return from ? [{ from, to, kilometres, isLast: !to.isConfirmed }] : []
  })
}
