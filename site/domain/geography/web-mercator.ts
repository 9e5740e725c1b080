import type { Position } from './distance-between.ts'

/** The highest latitude of a square world map. */
const farthest = 85.0511287798

/** Returns the pixel of a position at a zoom level, from the world's north-west corner (EPSG:3857), as in Leaflet. */
export function projectToPixels({ latitude, longitude }: Position, zoom: number): { x: number; y: number } {
  const size = 256 * 2 ** zoom
  const sine = Math.sin((Math.max(-farthest, Math.min(farthest, latitude)) * Math.PI) / 180)
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** Returns the position of a pixel at a zoom level; the inverse of `projectToPixels`. */
export function unprojectFromPixels({ x, y }: { x: number; y: number }, zoom: number): Position {
  const size = 256 * 2 ** zoom
  return {
    longitude: (x / size - 0.5) * 360,
    latitude: (Math.atan(Math.sinh((0.5 - y / size) * 2 * Math.PI)) * 180) / Math.PI,
  }
}
