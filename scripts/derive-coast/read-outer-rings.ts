import type { Corner, Ring } from '#site/geography/rings.ts'

interface Geometry {
  type: string
  coordinates?: unknown
  geometries?: Geometry[]
}

/** Returns the outer rings of a GeoJSON file; holes are lakes or errors of the source. Throws for other geometries. */
export function readOuterRings(geojson: { features?: { geometry: Geometry }[] } & Partial<Geometry>): Ring[] {
  const geometries = geojson.features?.map(({ geometry }) => geometry) ?? [geojson as Geometry]
  return geometries.flatMap(outerRingsOf)
}

function outerRingsOf({ type, coordinates, geometries }: Geometry): Ring[] {
  switch (type) {
    case 'GeometryCollection':
      return (geometries ?? []).flatMap(outerRingsOf)
    case 'MultiPolygon':
      return (coordinates as Corner[][][]).map(([outer]) => open(outer ?? []))
    case 'Polygon':
      return [open((coordinates as Corner[][])[0] ?? [])]
    default:
      throw new Error(`The land is to be polygons, but there is a ${type}.`)
  }
}

/** Drops the repeated last corner of a GeoJSON ring. */
function open(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)]
  return first && last && ring.length > 1 && first[0] === last[0] && first[1] === last[1] ? ring.slice(0, -1) : ring
}
