import Supercluster from 'supercluster'
import type { MapCategory } from '#site/editorial/map-categories.ts'
import type { ShownPoint } from '#site/features/map/shown-point.ts'
import { projectToPixels, unprojectFromPixels } from '#site/geography/web-mercator.ts'
import { placeAlongIslands } from './order-along-islands.ts'

/** The deepest zoom of the map (specification §9). */
export const deepestZoom = 18

/** Pixels between the middles of two markers below which they become one: a finger then still finds the right one. */
const apart = 44
/** Pixels from one side of a group's marker to the other. */
const groupWidth = 34

interface Coordinates {
  latitude: number
  longitude: number
}

/** A point that has a marker of its own. */
export interface LonePoint {
  kind: 'point'
  /** The id of the point; no group has one like it. */
  id: string
  point: ShownPoint
  coordinates: Coordinates
}

/** Points that would cover each other and are one marker. */
export interface PointGroup {
  kind: 'group'
  /** The same as long as the group holds the same points, whatever the zoom. */
  id: string
  count: number
  /** What all of them are; absent where they differ. */
  category: MapCategory | undefined
  coordinates: Coordinates
  /** Of its points, the first along the islands. */
  firstId: string
  clusterId: number
}

export type MapItem = LonePoint | PointGroup

/** West, south, east and north in degrees. */
export type Box = [west: number, south: number, east: number, north: number]

/** Points that know which of them would cover each other at which zoom. */
export interface GroupedPoints {
  /** What stands in a box at a whole zoom level, from the north-east of the islands to the south-west. */
  list(box: Box, zoom: number): MapItem[]
  /** The points of a group, from the north-east to the south-west. */
  pointsOf(group: PointGroup): ShownPoint[]
  /** The zoom at which a group falls apart; undefined where it does not even at the deepest. */
  zoomThatOpens(group: PointGroup): number | undefined
}

interface Gathered {
  first: number
  category: MapCategory | undefined
}

type Feature = { index: number }

const known = new WeakMap<readonly ShownPoint[], GroupedPoints>()

/** Groups points for every zoom level at once. The same array is grouped once, so a filter that gives the same one is free. */
export function groupPoints(points: readonly ShownPoint[]): GroupedPoints {
  const grouped = known.get(points) ?? group(points)
  known.set(points, grouped)
  return grouped
}

function orderAlongIslands(points: readonly ShownPoint[]): ShownPoint[] {
  return points
    .map((point) => ({ point, place: placeAlongIslands(point.coordinates) }))
    .sort((one, other) => one.place - other.place)
    .map(({ point }) => point)
}

function group(points: readonly ShownPoint[]): GroupedPoints {
  const ordered = orderAlongIslands(points)
  const at = (index: number): ShownPoint => {
    const point = ordered[index]
    if (!point) throw new Error(`There is no point ${index} of ${ordered.length}.`)
    return point
  }
  const index = new Supercluster<Feature, Gathered>({
    radius: apart,
    extent: 256,
    maxZoom: deepestZoom,
    map: ({ index }) => ({ first: index, category: at(index).category }),
    reduce: (gathered, other) => {
      if (other.first < gathered.first) gathered.first = other.first
      if (other.category !== gathered.category) gathered.category = undefined
    },
  })
  index.load(
    ordered.map(({ coordinates }, index) => ({
      type: 'Feature',
      properties: { index },
      geometry: { type: 'Point', coordinates: [coordinates.longitude, coordinates.latitude] },
    })),
  )

  const describe = ({ properties, geometry }: ReturnType<typeof index.getClusters>[number]) => {
    if (!('cluster' in properties)) {
      const point = at(properties.index)
      const item: MapItem = { kind: 'point', id: point.id, point, coordinates: point.coordinates }
      return { order: properties.index, item }
    }
    const { first, category, point_count: count, cluster_id: clusterId } = properties
    const [longitude = 0, latitude = 0] = geometry.coordinates
    const firstId = at(first).id
    const item: MapItem = {
      kind: 'group',
      // What a group holds decides where it stands.
      id: `group ${firstId} ${count} ${latitude} ${longitude}`,
      count,
      category,
      coordinates: { latitude, longitude },
      firstId,
      clusterId,
    }
    return { order: first, item }
  }

  return {
    list: (box, zoom) =>
      index
        .getClusters(box, zoom)
        .map(describe)
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
    pointsOf: ({ clusterId }) =>
      index
        .getLeaves(clusterId, Number.POSITIVE_INFINITY)
        .map(({ properties }) => properties.index)
        .sort((one, other) => one - other)
        .map(at),
    zoomThatOpens: ({ clusterId }) => {
      const zoom = index.getClusterExpansionZoom(clusterId)
      return zoom > deepestZoom ? undefined : zoom
    },
  }
}

/**
 * The items of a view at a zoom level with the selected point as an item of its own: taken out of the group that holds it,
 * and added where the filters left it out. Groups that its marker would cover make room for it.
 */
export function singleOut(
  items: readonly MapItem[],
  selected: ShownPoint,
  grouped: GroupedPoints,
  zoom: number,
): MapItem[] {
  const own: MapItem = { kind: 'point', id: selected.id, point: selected, coordinates: selected.coordinates }
  if (items.some(({ id }) => id === selected.id)) return [...items]
  const others = items.flatMap((item): MapItem[] => {
    if (item.kind === 'point') return [item]
    const points = grouped.pointsOf(item)
    if (!points.some(({ id }) => id === selected.id)) return [item]
    const others = points.filter(({ id }) => id !== selected.id)
    const [first] = others
    if (!first) return []
    if (others.length === 1) return [{ kind: 'point', id: first.id, point: first, coordinates: first.coordinates }]
    const category = others.every((point) => point.category === first.category) ? first.category : undefined
    return [{ ...item, count: others.length, category, firstId: first.id }]
  })
  const result = makeRoom(selected.coordinates, others, zoom)
  const place = placeAlongIslands(selected.coordinates)
  const behind = result.findIndex(({ coordinates }) => placeAlongIslands(coordinates) > place)
  return behind === -1 ? [...result, own] : [...result.slice(0, behind), own, ...result.slice(behind)]
}

/**
 * Lets the groups that a marker would cover stand beside it, on their side or, where somebody stands there, on the other. A
 * group stands for a stretch of land, so it may; a point stays where it is.
 */
function makeRoom(marker: Coordinates, items: readonly MapItem[], zoom: number): MapItem[] {
  const middle = projectToPixels(marker, zoom)
  const placed = items.map((item) => ({ item, at: projectToPixels(item.coordinates, zoom) }))
  for (const one of placed) {
    const { item, at } = one
    if (item.kind === 'point' || apartOf(at, middle) >= apart) continue
    const isFree = (place: Pixels) => placed.every((other) => other === one || apartOf(place, other.at) >= groupWidth)
    // Not above or below, where the popup stands.
    const west = { x: middle.x - apart, y: middle.y }
    const east = { x: middle.x + apart, y: middle.y }
    const [near, far] = at.x < middle.x ? [west, east] : [east, west]
    one.at = isFree(near) || !isFree(far) ? near : far
    one.item = { ...item, coordinates: unprojectFromPixels(one.at, zoom) }
  }
  return placed.map(({ item }) => item)
}

interface Pixels {
  x: number
  y: number
}

function apartOf(one: Pixels, other: Pixels): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
