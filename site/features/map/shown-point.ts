import type { MapPoint } from '#site/content/model/map-point-queries.ts'

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
