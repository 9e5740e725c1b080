import type { Position } from './distance-between.ts'

/** The farthest north and south that a square map of the world reaches. */
const farthest = 85.0511287798

/** Where a position stands on the world at a zoom level, in pixels from its north-west corner: as Leaflet and its tiles do (EPSG:3857). */
export function projectToPixels({ latitude, longitude }: Position, zoom: number): { x: number; y: number } {
  const size = 256 * 2 ** zoom
  const sine = Math.sin((Math.max(-farthest, Math.min(farthest, latitude)) * Math.PI) / 180)
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** The position at a pixel of the world at a zoom level: the way back from `projectToPixels`. */
export function unprojectFromPixels({ x, y }: { x: number; y: number }, zoom: number): Position {
  const size = 256 * 2 ** zoom
  return {
    longitude: (x / size - 0.5) * 360,
    latitude: (Math.atan(Math.sinh((0.5 - y / size) * 2 * Math.PI)) * 180) / Math.PI,
  }
}
