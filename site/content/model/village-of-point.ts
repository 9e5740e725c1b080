import { remember } from '#site/content/files/remember.ts'
import { makePositionGrid } from '#site/domain/geography/position-grid.ts'
import { isFarByRoad } from './far-by-road.ts'
import type { MapPoint } from './map-point-queries.ts'
import { listVillages, type Village } from './village-queries.ts'

export type NamedPlace = Omit<Village, 'rank'>

/** Kilometres as the crow flies: what lies farther from every named village is told by the post town of its address. */
const farthestFromVillage = 6

const listGrid = remember((_: 'all') => makePositionGrid(listVillages(), (village) => village))

/** «Valberg» of «Valbergsveien 2358, 8357 Valberg». */
function readPostTown(address: string | undefined): string | undefined {
  return address?.match(/, \d{4} (.+)$/)?.[1]
}

/** Returns the nearest village that is not across water; of a house far from all of them its post town. */
export function findVillageOf({ coordinates, address }: Pick<MapPoint, 'coordinates' | 'address'>): NamedPlace {
  const anywhere = { count: 1, kilometres: Number.POSITIVE_INFINITY }
  const [nearest] = listGrid('all').findNearest(coordinates, anywhere, (village) => !isFarByRoad(village, coordinates))
  if (!nearest) throw new Error('content/road/villages.yaml has no village that a road leads to.')
  const town = nearest.kilometres > farthestFromVillage ? readPostTown(address) : undefined
  if (!town) return nearest.point
  return listVillages().find(({ name }) => name === town) ?? { name: town, ...coordinates }
}
