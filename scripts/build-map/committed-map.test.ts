import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Feature, FeatureCollection, LineString, Point, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { describe, expect, it } from 'vitest'
import { listVillages } from '#site/content/model/village-queries.ts'
import { checkE10, farthestFromRoad, measureVillages, measureWorstWetRoad, villagesWithoutRoad } from './check-map.ts'
import { credit } from './compose-map.ts'
import { type LevelName, levels } from './make-topology.ts'
import { makeGround, type RoadPiece } from './mark-crossings.ts'
import { mapBox } from './read-layers.ts'

const names = Object.keys(levels) as LevelName[]
const textOf = (level: LevelName) => readFileSync(`site/domain/geography/own-map/${level}.json`, 'utf8')
const compressed = (level: LevelName) => brotliCompressSync(textOf(level)).length

function read(level: LevelName) {
  const topology = JSON.parse(textOf(level)) as Topology & { credit: string }
  const list = (object: string): Feature[] =>
    (feature(topology, topology.objects[object] as GeometryCollection) as FeatureCollection).features
  const land = list('land').flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [(geometry as Polygon).coordinates],
  )
  const roads = list('roads').flatMap(({ geometry, properties }): RoadPiece[] => {
    const lines = geometry.type === 'MultiLineString' ? geometry.coordinates : [(geometry as LineString).coordinates]
    return lines.map((line) => ({
      line,
      ref: properties?.ref,
      isTunnel: properties?.tunnel === true,
      isOverSea: properties?.bridge === true,
    }))
  })
  return { topology, list, land, roads }
}

it('weighs no more than allowed: 60 KB for the first view, 160 KB for all', () => {
  expect(compressed('overview')).toBeLessThanOrEqual(60_000)
  const around = brotliCompressSync(readFileSync('site/domain/geography/own-map/surroundings.json')).length
  expect(names.reduce((sum, level) => sum + compressed(level), around)).toBeLessThanOrEqual(160_000)
})

describe.each(names)('the level «%s»', (level) => {
  const { topology, list, land, roads } = read(level)

  it('says whom to credit, and lies in the box', () => {
    expect(topology.credit).toBe(credit)
    const [west = 0, south = 0, east = 0, north = 0] = topology.bbox ?? []
    expect(west).toBeGreaterThanOrEqual(mapBox.west - 0.001)
    expect(south).toBeGreaterThanOrEqual(mapBox.south - 0.001)
    expect(east).toBeLessThanOrEqual(mapBox.east + 0.001)
    expect(north).toBeLessThanOrEqual(mapBox.north + 0.001)
  })

  it('closes every island, hill and lake', () => {
    const lakes = list('lakes').flatMap(({ geometry }) => (geometry as Polygon).coordinates)
    const hills = list('hills').map(({ geometry }) => (geometry as LineString).coordinates)
    const rings = [...land.flat(), ...hills, ...lakes] as Position[][]
    expect(rings.length).toBeGreaterThan(100)
    expect(rings.filter((ring) => ring.length < 4 || String(ring[0]) !== String(ring.at(-1)))).toEqual([])
  })

  it('leads the E10 from Å to the edge in one line', () => {
    const east = roads
      .filter(({ ref }) => ref === 'E10')
      .flatMap(({ line }) => line)
      .reduce((farthest, position) => ((position[0] ?? 0) > (farthest[0] ?? 0) ? position : farthest))
    expect(east[0]).toBeGreaterThan(level === 'overview' ? 15.95 : levels[level].east - 0.05)
    expect(() => checkE10(roads, [12.984, 67.8796], east)).not.toThrow()
  })

  it('has its spot heights where they are: Hermannsdalstinden 1,029 m', () => {
    const summit = list('heights').find(({ properties }) => properties?.metres === 1029)
    const [longitude = 0, latitude = 0] = (summit?.geometry as Point | undefined)?.coordinates ?? []
    expect(longitude).toBeCloseTo(12.9379, 2)
    expect(latitude).toBeCloseTo(67.94201, 2)
  })

  it('has tunnels, bridges, ferries and contours that say what they are', () => {
    expect(roads.filter(({ isTunnel }) => isTunnel).length).toBeGreaterThan(3)
    expect(roads.filter(({ isOverSea }) => isOverSea).length).toBeGreaterThan(10)
    expect(list('ferries').map(({ properties }) => properties?.ref)).toContain('Fv80')
    for (const { properties } of list('contours')) expect(levels[level].contours).toContain(properties?.height)
  })
})

it('keeps every road of the finest level out of the sea, tunnels and bridges excepted', () => {
  const { roads, land } = read('fine')
  const ground = makeGround(land)
  expect(ground.isLand([13.95, 67.88])).toBe(false)
  expect(ground.isLand([14.5646, 68.2322])).toBe(true)
  expect(
    measureWorstWetRoad(
      [{ line: Array(3).fill([13.95, 67.88]), ref: 'E10', isTunnel: false, isOverSea: false }],
      ground,
    ),
  ).toBeGreaterThan(1000)
  // Road and shore are simplified each by itself; the source allows 60 m.
  expect(measureWorstWetRoad(roads, ground)).toBeLessThan(150)
})

it('has a road within 400 m of every village in Lofoten, those with a reason excepted', () => {
  const inLofoten = listVillages().filter(({ longitude }) => longitude < levels.fine.east)
  // Simplifying moves a road by some metres more.
  const far = measureVillages(inLofoten, read('fine').roads).filter(({ metres }) => metres > farthestFromRoad + 30)
  expect(far.map(({ name }) => name).filter((name) => !(name in villagesWithoutRoad))).toEqual([])
})
