import { distanceBetween } from '#site/geography/distance-between.ts'
import type { Box, Corner } from '#site/geography/rings.ts'

/** One metre in degrees of latitude. */
const metre = 1 / 111_195

/** From Røst to Raftsund, in full detail; the source's own bends are about a hundred metres. */
const fineBox: Box = { west: 11.6, east: 15.5, south: 67.35, north: 68.6 }

/** Returns the distance of a position to a box in kilometres; 0 inside. */
function distanceToBox([longitude, latitude]: Corner, { west, east, south, north }: Box): number {
  const nearest = {
    latitude: Math.min(Math.max(latitude, south), north),
    longitude: Math.min(Math.max(longitude, west), east),
  }
  return distanceBetween({ latitude, longitude }, nearest)
}

/** Returns the tolerance of the coast in degrees of latitude: 80 m in Lofoten, 500 m at Evenes, and more with the distance. */
export function toleranceOfMap(corner: Corner): number {
  const kilometres = distanceToBox(corner, fineBox)
  return (80 + 1000 * kilometres * (0.007 + Math.min(0.025, kilometres * 0.00004))) * metre
}
