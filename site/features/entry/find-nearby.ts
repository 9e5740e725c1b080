import type { MapCategory } from '#site/content-model/map-categories.ts'
import type { Position } from '#site/geography/distance-between.ts'
import { makePositionGrid, type Near, type PositionGrid } from '#site/geography/position-grid.ts'

export const nearbyGroups = [
  { id: 'eat', categories: ['restaurant'] },
  { id: 'cafe', categories: ['cafe'] },
  { id: 'sleep', categories: ['hotel', 'accommodation', 'camping'] },
  { id: 'see', categories: ['attraction', 'viewpoint', 'beach'] },
  { id: 'walk', categories: ['hiking'] },
  { id: 'charge', categories: ['charger'] },
  { id: 'park', categories: ['parking'] },
  { id: 'come', categories: ['airport'] },
] as const satisfies { id: string; categories: MapCategory[] }[]

export type NearbyGroupId = (typeof nearbyGroups)[number]['id']

/** Most entries per group, and most kilometres to one. */
const most = 4
const kilometresAway = 12
/** One charger or airport is useful however far away; a second one is not. */
const alwaysOne: readonly NearbyGroupId[] = ['charge', 'come']

interface Point {
  category: MapCategory
  coordinates: Position
}

type Grids<PointType> = Map<NearbyGroupId, PositionGrid<PointType>>

// All pages of a build ask for the same points.
const gridsOf = new WeakMap<readonly Point[], Grids<Point>>()

function makeGrids<PointType extends Point>(points: readonly PointType[]): Grids<PointType> {
  return new Map(
    nearbyGroups.map(({ id, categories }) => {
      const ofGroup = points.filter(({ category }) => (categories as readonly MapCategory[]).includes(category))
      return [id, makePositionGrid(ofGroup, ({ coordinates }) => coordinates)]
    }),
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
      const near = grid.findNearest(position, { count: most, kilometres: kilometresAway }, counts)
      const isWanted = near.length === 0 && alwaysOne.includes(id)
      const anyway = { count: 1, kilometres: Number.POSITIVE_INFINITY }
      return { id, near: isWanted ? grid.findNearest(position, anyway, counts) : near }
    })
    .filter(({ near }) => near.length > 0)
}
