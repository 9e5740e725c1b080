import type { MapCategory } from '#site/editorial/map-point-schema.ts'
import { distanceBetween, type Position } from '#site/geography/distance-between.ts'

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

/** A point and how far it is as the crow flies. */
export interface Near<PointType> {
  point: PointType
  kilometres: number
}

/** The points near a position by what they are for, nearest first, at most four of a group; groups without any are left out. */
export function findNearby<PointType extends Point>(
  position: Position,
  points: readonly PointType[],
): { id: NearbyGroupId; near: Near<PointType>[] }[] {
  return nearbyGroups
    .map(({ id, categories }) => {
      const sorted = points
        .filter((point) => (categories as readonly MapCategory[]).includes(point.category))
        .map((point) => ({ point, kilometres: distanceBetween(position, point.coordinates) }))
        .sort((one, other) => one.kilometres - other.kilometres)
      const near = sorted.filter(({ kilometres }) => kilometres <= kilometresAway).slice(0, most)
      return { id, near: near.length === 0 && alwaysOne.includes(id) ? sorted.slice(0, 1) : near }
    })
    .filter(({ near }) => near.length > 0)
}
