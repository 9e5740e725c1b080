import type { Language } from '#site/i18n/languages.ts'
import { ContentError } from './read-content.ts'
import { type Station, stations } from './station-queries.ts'

/** The charging stations in the order of the road, from Svolvær westward. */
export function listStations(language: Language): Station[] {
  const list = stations.list(language).toSorted((one, other) => one.facts.order - other.facts.order)
  const twin = list.find((station, index) => station.facts.order === list[index - 1]?.facts.order)
  if (twin)
    throw new ContentError(
      `content/stations/${twin.id}/facts.yaml: order is ${twin.facts.order}, as at another station. Give each its own.`,
    )
  return list
}

type Counted = { facts: Pick<Station['facts'], 'chargingPoints'> }

/** How many charging points the stations have where a source says how many, and how many of these are only planned. */
export function countChargingPoints(list: readonly Counted[]): { all: number; planned: number } {
  const points = list.flatMap(({ facts }) => facts.chargingPoints)
  const sum = (some: typeof points) => some.reduce((total, { count }) => total + (count ?? 0), 0)
  return { all: sum(points), planned: sum(points.filter(({ isPlanned }) => isPlanned)) }
}

/** The day on which somebody last compared a station's status with its source. */
export function findLastCheck(list: readonly { facts: { status: { checkedOn: string } } }[]): string {
  return (
    list
      .map(({ facts }) => facts.status.checkedOn)
      .sort()
      .at(-1) ?? ''
  )
}
