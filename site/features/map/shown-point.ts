import type { MapPoint } from '#site/content/model/map-point-queries.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { projectToPixels } from '#site/domain/geography/web-mercator.ts'

/** A point as the page gets it. Data: `listShownPoints`. */
export interface ShownPoint extends Omit<MapPoint, 'entry' | 'access'> {
  /** One comes in without a step, at least in part; absent when not, and when nobody knows. */
  isStepFree?: true | undefined
  /** What is known of access, a line each; absent when nothing is. */
  access?: readonly string[] | undefined
  /** Kilometres from Svolvær along the E10 to the turn-off; absent off the road. */
  kilometre?: number | undefined
}

/** The middle in degrees (WGS 84) and the zoom level, 0 to 18. */
export interface MapView {
  latitude: number
  longitude: number
  zoom: number
}

/** Specification §9. */
export const startView: MapView = { latitude: 68.15, longitude: 13.5, zoom: 8 }

/** The zoom level of «Vis på kartet» (specification §9). */
export const pointZoom = 14

/** Pixels: larger than the frame of the map, which shows its middle. */
export const overviewSize = { width: 1320, height: 620 }

const middle = projectToPixels(startView, startView.zoom)
/** The upper left corner in world pixels at the zoom level of the start view. */
export const overviewCorner = { x: middle.x - overviewSize.width / 2, y: middle.y - overviewSize.height / 2 }

/** Returns a position in pixels from the upper left corner of the overview. */
export function placeOnOverview(position: Position): { x: number; y: number } {
  const { x, y } = projectToPixels(position, startView.zoom)
  return { x: x - overviewCorner.x, y: y - overviewCorner.y }
}
