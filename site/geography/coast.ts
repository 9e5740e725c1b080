import kept from './coast.json' with { type: 'json' }
import { type Coast, decodeCoast } from './decode-coast.ts'
import { areaOf, type Box, type Corner, cutToBox, type Ring, simplifyRing } from './rings.ts'

function boundsOf(ring: Ring): Box {
  const bounds = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (const [longitude, latitude] of ring) {
    bounds.west = Math.min(bounds.west, longitude)
    bounds.east = Math.max(bounds.east, longitude)
    bounds.south = Math.min(bounds.south, latitude)
    bounds.north = Math.max(bounds.north, latitude)
  }
  return bounds
}

// For the charts of the build; the browser fetches the coast as a separate file (coast-layer.ts).
const land = decodeCoast(kept as unknown as Coast).map((corners) => {
  const ring = corners.map(([latitude, longitude]): Corner => [longitude, latitude])
  return { ring, bounds: boundsOf(ring) }
})

/** Returns the land inside a box, simplified by `tolerance` (degrees of latitude), without islets under `smallest` (square degrees). */
export function cutCoast(box: Box, { tolerance, smallest }: { tolerance: number; smallest: number }): Ring[] {
  return land
    .filter(
      ({ bounds }) =>
        bounds.west < box.east && bounds.east > box.west && bounds.south < box.north && bounds.north > box.south,
    )
    .map(({ ring }) => simplifyRing(cutToBox(ring, box), () => tolerance))
    .filter((ring) => ring.length > 2 && areaOf(ring) > smallest)
}
