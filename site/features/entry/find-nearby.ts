import type { MapCategory } from '#site/editorial/map-categories.ts'
import type { Position } from '#site/geography/distance-between.ts'
import { makePositionGrid, type Near, type PositionGrid } from '#site/geography/position-grid.ts'

/** What somebody at a door asks for, in this order. */
export const nearbyGroups = [
  { id: 'eat', categories: ['restaurant'] },
  { id: 'cafe', categories: ['cafe'] },
  { id: 'sleep', categories: ['hotel', 'accommodation'] },
  { id: 'see', categories: ['attraction', 'viewpoint', 'beach'] },
  { id: 'walk', categories: ['hiking'] },
  { id: 'charge', categories: ['charger'] },
  { id: 'park', categories: ['parking'] },
  { id: 'come', categories: ['airport'] },
] as const satisfies { id: string; categories: MapCategory[] }[]

export type NearbyGroupId = (typeof nearbyGroups)[number]['id']

/** How many of a group are shown, and how far away one may lie. */
const most = 4
const kilometresAway = 25
/** One charger or airport is needed however far it is; a second from far away tells nothing. */
const alwaysOne: readonly NearbyGroupId[] = ['charge', 'come']

interface Point {
  category: MapCategory
  coordinates: Position
}

type Grids<PointType> = Map<NearbyGroupId, PositionGrid<PointType>>

// Every page of a build asks about the same points.
const gridsOf = new WeakMap<readonly Point[], Grids<Point>>()

function makeGrids<PointType extends Point>(points: readonly PointType[]): Grids<PointType> {
  return new Map(
    nearbyGroups.map(({ id, categories }) => {
      const ofGroup = points.filter(({ category }) => (categories as readonly MapCategory[]).includes(category))
      return [id, makePositionGrid(ofGroup, ({ coordinates }) => coordinates)]
    }),
  )
}

/**
 * The points near a position by what they are for, nearest first, at most four of a group; groups without any are left out.
 * Points for which `counts` is false are passed over.
 */
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
