import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'

/** WGS 84, degrees: what the layers were clipped to. */
export const mapBox = { west: 12, east: 16.8, south: 67.3, north: 69 }

/** Each layer with the geometries it may have and the properties that its features need. */
export const layers = {
  Hoydelag: { geometries: ['Polygon', 'MultiPolygon'], properties: ['minhøyde'] },
  Kystkontur: { geometries: ['LineString', 'MultiLineString'], properties: [] },
  Hoydekurve: { geometries: ['LineString', 'MultiLineString'], properties: ['høyde'] },
  Innsjo: { geometries: ['Polygon', 'MultiPolygon'], properties: [] },
  ElvBekk: { geometries: ['LineString', 'MultiLineString'], properties: ['vannbredde'] },
  Tettbebyggelse: { geometries: ['Polygon', 'MultiPolygon'], properties: [] },
  Terrengpunkt: { geometries: ['Point'], properties: ['høyde'] },
  Kommune: { geometries: ['Polygon', 'MultiPolygon'], properties: ['kommunenavn'] },
  'roads-lofoten': { geometries: ['LineString', 'MultiLineString'], properties: ['ref', 'kind', 'tunnel', 'bridge'] },
} as const

export type LayerName = keyof typeof layers
export type Layers = Record<LayerName, Feature[]>

/** Returns every position of a geometry. */
export function positionsOf(geometry: Geometry): Position[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(positionsOf)
  if (geometry.type === 'Point') return [geometry.coordinates]
  return (geometry.coordinates.flat(3) as unknown as number[]).reduce<Position[]>((positions, number, index, all) => {
    if (index % 2 === 0) positions.push([number, all[index + 1] ?? Number.NaN])
    return positions
  }, [])
}

function ringsOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
}

function refuse(where: string, what: string, remedy: string): never {
  throw new Error(`${where}: ${what} ${remedy}`)
}

function checkFeature(feature: Feature, where: string, layer: LayerName): void {
  const { geometries, properties } = layers[layer]
  const { geometry } = feature
  if (!geometry || !(geometries as readonly string[]).includes(geometry.type))
    refuse(where, `it is a ${geometry?.type ?? 'feature without geometry'}.`, `Use ${geometries.join(' or ')}.`)
  for (const property of properties)
    if (feature.properties?.[property] === undefined)
      refuse(where, `it has no «${property}».`, 'Take the layer with all its properties from the source.')
  const { west, east, south, north } = mapBox
  // The source rounds to five decimals.
  const edge = 0.00002
  for (const [longitude = Number.NaN, latitude = Number.NaN] of positionsOf(geometry)) {
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90))
      refuse(where, `${longitude}, ${latitude} are no degrees.`, 'Transform the layer to WGS 84 (EPSG:4326) first.')
    if (longitude < west - edge || longitude > east + edge || latitude < south - edge || latitude > north + edge)
      refuse(
        where,
        `${longitude}, ${latitude} lies outside the box.`,
        `Clip it to ${west}–${east}° E, ${south}–${north}° N.`,
      )
  }
  for (const ring of ringsOf(geometry))
    if (ring.length < 4 || String(ring[0]) !== String(ring.at(-1)))
      refuse(where, 'a ring is broken.', 'Close it: repeat its first position, and keep at least three corners.')
}

/** Checks one layer and returns its features. Throws an error that names layer, feature and remedy. */
export function checkLayer(layer: LayerName, collection: unknown): Feature[] {
  const { features, crs } = (collection ?? {}) as Partial<FeatureCollection> & {
    crs?: { properties?: { name?: string } }
  }
  const projection = crs?.properties?.name
  if (projection !== undefined && !/CRS84|4326/.test(projection))
    refuse(layer, `its projection is ${projection}.`, 'Transform the layer to WGS 84 (EPSG:4326) first.')
  if (!Array.isArray(features) || features.length === 0)
    refuse(layer, 'it has no features.', 'Use a GeoJSON FeatureCollection of the layer.')
  features.forEach((feature, index) => {
    checkFeature(feature, `${layer}, feature ${index + 1}`, layer)
  })
  return features
}

/** Reads all layers of a folder. Throws an error that names layer, feature and remedy. */
export function readLayers(folder: string): Layers {
  const read = (layer: LayerName): Feature[] => {
    let text: string
    try {
      text = readFileSync(join(folder, `${layer}.geojson`), 'utf8')
    } catch (cause) {
      throw new Error(`${layer}: ${layer}.geojson is missing in ${folder}. Put the layer of N1000 there.`, { cause })
    }
    try {
      return checkLayer(layer, JSON.parse(text))
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      throw new Error(`${layer}: the file is no JSON (${error.message}). Fetch it again.`, { cause: error })
    }
  }
  return Object.fromEntries(Object.keys(layers).map((layer) => [layer, read(layer as LayerName)])) as Layers
}
