import Supercluster from 'supercluster'
import type { MapCategory } from '#site/content/model/map-categories.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { projectToPixels, unprojectFromPixels } from '#site/domain/geography/web-mercator.ts'
import type { ShownPoint } from '#site/features/map/shown-point.ts'

/** Start and end of the road along the islands. */
const svolvaer = { latitude: 68.234, longitude: 14.568 }
const aa = { latitude: 67.879, longitude: 12.983 }

/** Length of a degree of longitude relative to latitude, half-way down the islands. */
const shrink = Math.cos((((svolvaer.latitude + aa.latitude) / 2) * Math.PI) / 180)
const way = { x: (aa.longitude - svolvaer.longitude) * shrink, y: aa.latitude - svolvaer.latitude }
const length = Math.hypot(way.x, way.y)

/** Returns the degrees from Svolvær (0) towards Å along the islands: the tab order of markers. */
export function placeAlongIslands({ latitude, longitude }: { latitude: number; longitude: number }): number {
  return ((longitude - svolvaer.longitude) * shrink * way.x + (latitude - svolvaer.latitude) * way.y) / length
}

/** Specification §9. */
export const deepestZoom = 18

/** Pixels between two markers below which they are grouped, so that a finger hits the right one. */
const apart = 44
/** Pixels. */
const groupWidth = 34

export interface LonePoint {
  kind: 'point'
  /** Point id; never equals the id of a group. */
  id: string
  point: ShownPoint
  coordinates: Position
}

export interface PointGroup {
  kind: 'group'
  /** Stable as long as the group holds the same points, at any zoom level. */
  id: string
  count: number
  /** The category of all its points; undefined where they differ. */
  category: MapCategory | undefined
  coordinates: Position
  /** The first of its points along the islands. */
  firstId: string
  clusterId: number
}

export type MapItem = LonePoint | PointGroup

export type Box = [west: number, south: number, east: number, north: number]

export interface GroupedPoints {
  /** Returns the items in a box at a whole zoom level, from north-east to south-west. */
  list(box: Box, zoom: number): MapItem[]
  pointsOf(group: PointGroup): ShownPoint[]
  /** Returns the zoom level at which a group splits; undefined if it never does. */
  zoomThatOpens(group: PointGroup): number | undefined
}

interface Gathered {
  first: number
  category: MapCategory | undefined
}

type Feature = { index: number }

const cache = new WeakMap<readonly ShownPoint[], GroupedPoints>()

/** Groups points for all zoom levels. Cached per array. */
export function groupPoints(points: readonly ShownPoint[]): GroupedPoints {
  const grouped = cache.get(points) ?? group(points)
  cache.set(points, grouped)
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
      // The same points always have the same position.
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

/** Returns a view’s items with the selected point on its own, and groups under its marker moved aside. */
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

/** Moves groups under a marker beside it; they stand for an area, so they may move. Points may not. */
function makeRoom(marker: Position, items: readonly MapItem[], zoom: number): MapItem[] {
  const middle = projectToPixels(marker, zoom)
  const placed = items.map((item) => ({ item, at: projectToPixels(item.coordinates, zoom) }))
  for (const one of placed) {
    const { item, at } = one
    if (item.kind === 'point' || apartOf(at, middle) >= apart) continue
    const isFree = (place: Pixels) => placed.every((other) => other === one || apartOf(place, other.at) >= groupWidth)
    // Not above or below, where the popup is.
    const west = { x: middle.x - apart, y: middle.y }
    const east = { x: middle.x + apart, y: middle.y }
    const [near, far] = at.x < middle.x ? [west, east] : [east, west]
    one.at = isFree(near) || !isFree(far) ? near : far
    one.item = { ...item, coordinates: unprojectFromPixels(one.at, zoom) }
  }
  return placed.map(({ item }) => item)
}

type Pixels = ReturnType<typeof projectToPixels>

function apartOf(one: Pixels, other: Pixels): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
