import { defaultLanguage } from '#contract/languages.ts'
import { activities } from '#site/content/model/activity-queries.ts'
import type { MapCategory } from '#site/content/model/map-categories.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { makePositionGrid, type Near, type PositionGrid } from '#site/domain/geography/position-grid.ts'

/** In the order of the page. */
export const nearbyGroups = ['eat', 'cafe', 'sleep', 'see', 'do', 'walk', 'charge', 'park', 'come'] as const

export type NearbyGroupId = (typeof nearbyGroups)[number]

const groupsOfCategories: Partial<Record<MapCategory, NearbyGroupId>> = {
  restaurant: 'eat',
  cafe: 'cafe',
  hotel: 'sleep',
  accommodation: 'sleep',
  camping: 'sleep',
  attraction: 'see',
  viewpoint: 'see',
  beach: 'see',
  hiking: 'walk',
  charger: 'charge',
  parking: 'park',
  airport: 'come',
}

/** Most entries per group. */
const most = 4

/** Most kilometres to the entries of a group, and to the one that is named where none is so near. */
interface Reach {
  kilometres: number
  toOne?: number
}

const day: Reach = { kilometres: 12 }
const evening: Reach = { kilometres: 5, toOne: 12 }
/** One charger or airport is useful however far away; a second one is not. */
const anywhere: Reach = { kilometres: 12, toOne: Number.POSITIVE_INFINITY }

const reachOf: Record<NearbyGroupId, Reach> = {
  eat: evening,
  cafe: evening,
  sleep: evening,
  see: day,
  do: day,
  walk: day,
  charge: anywhere,
  park: evening,
  come: anywhere,
}

interface Point {
  category: MapCategory
  coordinates: Position
  entry?: { kind: string; id: string } | undefined
}

/** A boat or a tour is something to do, and a drive begins here but is nowhere. */
function groupOf({ category, entry }: Point): NearbyGroupId | undefined {
  if (entry?.kind === 'activities') return isMuseum(entry.id) ? 'see' : 'do'
  if (entry?.kind === 'trips' && category !== 'hiking') return category === 'attraction' ? 'do' : undefined
  return groupsOfCategories[category]
}

const isMuseum = (id: string) => activities.read(id, defaultLanguage).facts.categories.includes('culture')

type Grids<PointType> = Map<NearbyGroupId, PositionGrid<PointType>>

// All pages of a build ask for the same points.
const gridsOf = new WeakMap<readonly Point[], Grids<Point>>()

function makeGrids<PointType extends Point>(points: readonly PointType[]): Grids<PointType> {
  const byGroup = Map.groupBy(points, groupOf)
  return new Map(
    nearbyGroups.map((id) => [id, makePositionGrid(byGroup.get(id) ?? [], ({ coordinates }) => coordinates)]),
  )
}

/** Returns points near a position by purpose, nearest first; without empty groups and points that do not count. */
export function findNearby<PointType extends Point>(
  position: Position,
  points: readonly PointType[],
  counts: (point: PointType) => boolean = () => true,
): { id: NearbyGroupId; near: Near<PointType>[] }[] {
  const grids = (gridsOf.get(points) as Grids<PointType> | undefined) ?? makeGrids(points)
  gridsOf.set(points, grids as unknown as Grids<Point>)
  return [...grids]
    .map(([id, grid]) => {
      const { kilometres, toOne } = reachOf[id]
      const near = grid.findNearest(position, { count: most, kilometres }, counts)
      if (near.length > 0 || toOne === undefined) return { id, near }
      return { id, near: grid.findNearest(position, { count: 1, kilometres: toOne }, counts) }
    })
    .filter(({ near }) => near.length > 0)
}

/** Most entries of a page besides one of its own purpose. */
const mostOfPage = 8
/** What one asks for first, the nearest of each; a table or a bed twice, since one may be full. An airport is on the page’s own way here. */
const byUse: readonly `${NearbyGroupId} ${number}`[] = [
  'see 0',
  'eat 0',
  'walk 0',
  'do 0',
  'sleep 0',
  'charge 0',
  'eat 1',
  'cafe 0',
  'sleep 1',
  'park 0',
  'come 0',
]

/**
 * Returns at most eight of what is near by use, in the order of the page, and besides the nearest of the page’s own purpose, for the day
 * on which the page’s own is full or shut.
 */
export function chooseNearby<PointType>(
  found: readonly { id: NearbyGroupId; near: readonly Near<PointType>[] }[],
  own?: NearbyGroupId,
): (Near<PointType> & { id: NearbyGroupId })[] {
  const orderOf = ({ id, rank }: { id: NearbyGroupId; rank: number }) => {
    const use = byUse.indexOf(`${id} ${rank}`)
    return use < 0 ? byUse.length + rank : use
  }
  const ranked = found
    .flatMap(({ id, near }) => near.map((each, rank) => ({ ...each, id, rank })))
    .sort((one, other) => orderOf(one) - orderOf(other))
  const chosen = [
    ...ranked.filter(({ id }) => id !== own).slice(0, mostOfPage),
    ...ranked.filter(({ id }) => id === own).slice(0, 1),
  ]
  return nearbyGroups.flatMap((id) => chosen.filter((each) => each.id === id)).map(({ rank: _, ...each }) => each)
}
