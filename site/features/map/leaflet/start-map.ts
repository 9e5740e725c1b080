import type { PanOptions, PointExpression } from 'leaflet'
import { Map as LeafletObject } from 'leaflet/src/map/index.js'
import { describeTileService } from '#contract/tile-address.ts'
import type { Box } from '#site/domain/geography/box.ts'
import type { MapName } from '#site/domain/geography/choose-names.ts'
import type { MapView, ShownPoint } from '#site/features/map/shown-point.ts'
import { deepestZoom, groupPoints, type MapItem, type PointGroup, singleOut } from './group-points.ts'
import { leaveOneFinger } from './leave-one-finger.ts'
import { addOwnMap } from './own-map-layer.ts'
import { makePopupPlace, type PopupPlace } from './popup-place.ts'
import { keepMarkers, type Means } from './show-markers.ts'
import { makeStandingPlace, type StandingPlace } from './standing-place.ts'
import type { TileImages } from './tile-images.ts'
import type { TileState } from './watch-tiles.ts'

export interface MapOptions {
  view: MapView
  tileUrl: string
  /** What the guide's own map names. */
  names: readonly MapName[]
  /** The visitor moved the map; rounded to five decimals. */
  onView: (view: MapView) => void
  /** The map has stopped at a zoom level, whatever moved it. */
  onSettled: (zoom: number) => void
  onPoint: (point: ShownPoint, by: Means) => void
  /** A group that no zoom level splits: list its points. */
  onList: (group: PointGroup, points: readonly ShownPoint[], by: Means) => void
  onGround: () => void
  onTiles: (state: TileState) => void
  /** The trails over the tiles, from zoom 12 on. */
  onTrails: (state: TileState) => void
  onOneFinger: () => void
  /** The guide's own map; `coarse`: a finer piece of it is missing. */
  onOwnMap: (outcome: 'drawn' | 'coarse' | 'failed') => void
}

/** Returns where the page's own controls stand over a map, in pixels from its corner. */
function listControls(container: HTMLElement): Box[] {
  const map = container.getBoundingClientRect()
  const controls = container.parentElement?.querySelectorAll('.map-buttons, .map-switches, .map-scale, .map-credit')
  return [...(controls ?? [])]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, right, top, bottom }) => ({
      left: left - map.left,
      right: right - map.left,
      top: top - map.top,
      bottom: bottom - map.top,
    }))
}

export interface MapContents {
  points: readonly ShownPoint[]
  selected: ShownPoint | undefined
  labelOf: (item: MapItem) => string
}

export interface RunningMap {
  show(contents: MapContents): void
  /** Moves the map to a view without calling `onView`. */
  moveTo(view: MapView): void
  /** Moves the map just far enough that a position is well in view, between a head and a foot that are covered. Pixels. */
  bringIntoView(coordinates: { latitude: number; longitude: number }, covered: { head: number; foot: number }): void
  zoomBy(levels: 1 | -1): void
  /** Moves the view in steps of a third of its size. */
  moveBy(stepsEast: number, stepsSouth: number): void
  /** Lays tiles over the guide's own map, or takes them away. Without them no other host is asked. */
  showTiles(isShown: boolean): void
  popupPlace: PopupPlace
  /** Where the lines of the sun begin, under the markers. */
  sunPlace: StandingPlace
  /** Focuses a marker, or the map if there is none for this item. */
  focusOn(itemId: string): void
  remove(): void
}

/** Share of the view beyond its edges that has markers, so that a short drag shows no empty area. */
const margin = 0.2
/** Pixels: a marker closer to the edge is brought into view. */
const nearEdge = 48

const round = (degrees: number) => Number(degrees.toFixed(5))

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Leaflet has no option that disables the animation of `panBy` for reduced motion. */
class CalmMap extends LeafletObject {
  override panBy(offset: PointExpression, options: PanOptions = {}): this {
    return super.panBy(offset, isCalm() ? { ...options, animate: false } : options)
  }
}

/** Starts a map in an element that has a size. `remove` cleans up everything it adds. */
export function startMap(container: HTMLElement, options: MapOptions): RunningMap {
  const isMoving = !isCalm()
  const map = new CalmMap(container, {
    center: [options.view.latitude, options.view.longitude],
    zoom: options.view.zoom,
    minZoom: 0,
    maxZoom: deepestZoom,
    scrollWheelZoom: true,
    zoomAnimation: isMoving,
    fadeAnimation: isMoving,
    markerZoomAnimation: isMoving,
    inertia: isMoving,
    // The page has its own, translated.
    zoomControl: false,
    attributionControl: false,
  })
  let isDrawn = false
  let isCoarse = false
  let isRemoved = false
  const tellOwnMap = () => {
    // Its drawing may be under way when the visitor leaves.
    if (isDrawn && !isRemoved) options.onOwnMap(isCoarse ? 'coarse' : 'drawn')
  }
  const ownMap = addOwnMap(map, {
    names: options.names,
    listControls: () => listControls(container),
    onDamage: () => {
      isCoarse = true
      tellOwnMap()
    },
  })
  ownMap.ready.then(
    () => {
      isDrawn = true
      tellOwnMap()
    },
    (error) => {
      if (isRemoved) return
      console.error(error)
      options.onOwnMap('failed')
    },
  )
  let tiles: TileImages | undefined
  let trails: TileImages | undefined
  let isDetailed = false
  // Nobody pays for tiles before asking for them.
  const addTiles = async () => {
    const { makeTiles, makeTrails } = await import('./tile-images.ts')
    if (!isDetailed || isRemoved || tiles) return
    const { trailAddress } = describeTileService(options.tileUrl)
    tiles = makeTiles(options.tileUrl, options.onTiles).addTo(map)
    trails = trailAddress ? makeTrails(trailAddress, options.onTrails).addTo(map) : undefined
  }
  const popupPlace = makePopupPlace(map)
  const sunPlace = makeStandingPlace(map, 'map-sun-place', 'shadowPane')
  const stopLeaving = leaveOneFinger(map, options.onOneFinger)

  const markers = keepMarkers(map, (item, by) => {
    if (item.kind === 'point') return options.onPoint(item.point, by)
    if (!contents) return
    const grouped = groupPoints(contents.points)
    const zoom = grouped.zoomThatOpens(item)
    if (zoom === undefined) options.onList(item, grouped.pointsOf(item), by)
    else map.setView([item.coordinates.latitude, item.coordinates.longitude], zoom)
  })

  let contents: MapContents | undefined
  function draw(): void {
    if (!contents) return
    const { points, selected, labelOf } = contents
    const grouped = groupPoints(points)
    const bounds = map.getBounds()
    const seen = bounds.pad(margin)
    const box = [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()] as const
    const inBox = grouped.list([...box], map.getZoom())
    const isShown = selected && seen.contains([selected.coordinates.latitude, selected.coordinates.longitude])
    const items = isShown ? singleOut(inBox, selected, grouped, map.getZoom()) : inBox
    markers.show({
      items,
      selectedId: selected?.id,
      labelOf,
      isInView: ({ coordinates }) => bounds.contains([coordinates.latitude, coordinates.longitude]),
      findHolder: (pointId) =>
        items.find(
          (item) =>
            item.id === pointId || (item.kind === 'group' && grouped.pointsOf(item).some(({ id }) => id === pointId)),
        )?.id,
    })
    ownMap.giveWay(items.map(({ coordinates }) => coordinates))
  }

  const readView = (): MapView => {
    const { lat, lng } = map.getCenter()
    return { latitude: round(lat), longitude: round(lng), zoom: map.getZoom() }
  }
  /** An address may round a view by less than a pixel. */
  const looksLike = (one: MapView, other: MapView): boolean =>
    one.zoom === other.zoom &&
    map
      .project([one.latitude, one.longitude], one.zoom)
      .distanceTo(map.project([other.latitude, other.longitude], other.zoom)) < 1.5

  let last = readView()
  let isLed = false
  let isZooming = false
  const settle = () => {
    const view = readView()
    const wasLed = isLed
    isLed = false
    draw()
    options.onSettled(view.zoom)
    if (looksLike(view, last)) return
    last = view
    if (!wasLed) options.onView(view)
  }
  /** Leaflet ignores calls during a zoom animation, and moves in progress come first. */
  const whenStill = (action: () => void) => {
    if (isZooming || isLed) map.once('moveend', () => whenStill(action))
    else action()
  }
  map.on('moveend', settle)
  map.on('zoomanim', () => {
    isZooming = true
  })
  map.on('zoomend', () => {
    isZooming = false
  })
  map.on('click', options.onGround)

  // Leaflet’s keyboard handlers need the map itself focused; this enables them on its markers too.
  const passOnFocus = () => map.fire('focus')
  const passOnBlur = () => map.fire('blur')
  container.addEventListener('focusin', passOnFocus)
  container.addEventListener('focusout', passOnBlur)

  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resized.observe(container)

  return {
    popupPlace,
    sunPlace,
    show(next) {
      contents = next
      draw()
    },
    moveTo: (view) =>
      whenStill(() => {
        if (looksLike(view, readView())) return
        isLed = true
        map.setView([view.latitude, view.longitude], view.zoom)
      }),
    bringIntoView: ({ latitude, longitude }, covered) =>
      whenStill(() => {
        const size = map.getSize()
        const { x, y } = map.latLngToContainerPoint([latitude, longitude])
        const foot = Math.max(nearEdge * 2, size.y - covered.foot)
        const head = Math.min(covered.head, foot - nearEdge * 2)
        const clamp = (at: number, least: number, most: number) =>
          Math.max(least + nearEdge, Math.min(most - nearEdge, at))
        const offset = [Math.round(x - clamp(x, 0, size.x)), Math.round(y - clamp(y, head, foot))] as const
        if (offset.some((pixels) => pixels !== 0)) map.panBy([...offset])
      }),
    showTiles(isShown) {
      if (isShown === isDetailed) return
      isDetailed = isShown
      if (isShown) {
        addTiles().catch((error: unknown) => {
          console.error(error)
          options.onTiles('missing')
        })
        return
      }
      for (const layer of [tiles, trails]) layer?.remove()
      tiles = undefined
      trails = undefined
      options.onTiles('fine')
      options.onTrails('fine')
    },
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels),
    moveBy(stepsEast, stepsSouth) {
      const size = map.getSize()
      map.panBy([(stepsEast * size.x) / 3, (stepsSouth * size.y) / 3])
    },
    focusOn(itemId) {
      const target = markers.buttonOf(itemId) ?? container
      target.focus({ preventScroll: true })
    },
    remove() {
      isRemoved = true
      resized.disconnect()
      stopLeaving()
      container.removeEventListener('focusin', passOnFocus)
      container.removeEventListener('focusout', passOnBlur)
      markers.remove()
      ownMap.remove()
      tiles?.remove()
      trails?.remove()
      map.remove()
    },
  }
}
