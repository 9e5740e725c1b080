import type { RoadStop } from '#site/editorial/road-queries.ts'
import type { Station } from '#site/editorial/station-queries.ts'

/** A stop of the road and whether a source says that a fast charger works there. */
export interface ChargerStop extends RoadStop {
  isConfirmed: boolean
}

/** A piece of road without a confirmed fast charger. */
export interface Gap {
  from: ChargerStop
  to: ChargerStop
  kilometres: number
  /** It runs to the end of the road: whoever drives on has to come back. */
  isLast: boolean
}

type Known = { facts: Pick<Station['facts'], 'village' | 'status' | 'chargingPoints'> }

/** Tells at which of the stops a source has seen chargers that work. */
export function markConfirmed(stops: readonly RoadStop[], stations: readonly Known[]): ChargerStop[] {
  const works = ({ facts }: Known) =>
    facts.status.value === 'available' && facts.chargingPoints.some(({ isPlanned }) => !isPlanned)
  const villages = new Set(stations.filter(works).map(({ facts }) => facts.village))
  return stops.map((stop) => ({ ...stop, isConfirmed: villages.has(stop.name) }))
}

/** The gaps between confirmed chargers along the stops, and the one from the last charger to the end of the road. */
export function findGaps(stops: readonly ChargerStop[]): Gap[] {
  const confirmed = stops.filter(({ isConfirmed }) => isConfirmed)
  const end = stops.at(-1)
  const ends = end && !end.isConfirmed ? [...confirmed, end] : confirmed
  return ends.slice(1).flatMap((to, index) => {
    const from = ends[index]
    return from ? [{ from, to, kilometres: to.kilometre - from.kilometre, isLast: !to.isConfirmed }] : []
  })
}
