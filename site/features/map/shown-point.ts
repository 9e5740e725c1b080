import type { MapPoint } from '#site/editorial/map-point-queries.ts'

/** A point as the page gets it. Data: `listShownPoints`. */
export interface ShownPoint extends Omit<MapPoint, 'entry'> {
  /** Kilometres from Svolvær along the E10 to where one leaves it for the point; absent off the road. */
  kilometre?: number | undefined
}

/** The middle of a view in degrees (WGS 84) and its zoom level, 0 to 18. */
export interface MapView {
  latitude: number
  longitude: number
  zoom: number
}

/** Where the map starts (specification §9). */
export const startView: MapView = { latitude: 68.15, longitude: 13.5, zoom: 8 }

/** The zoom at which «Vis på kartet» shows a point (specification §9). */
export const pointZoom = 14
