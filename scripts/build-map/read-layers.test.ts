import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkLayer, readLayers } from './read-layers.ts'

const ring = [
  [13, 68],
  [13.1, 68],
  [13.1, 68.1],
  [13, 68],
]
const tint = (coordinates: number[][][], properties: object = { minhøyde: 0 }) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates },
})
const collection = (...features: object[]) => ({ type: 'FeatureCollection', features })

it('returns the features of a sound layer', () => {
  expect(checkLayer('Hoydelag', collection(tint([ring])))).toHaveLength(1)
})

it.each([
  [
    'a broken ring',
    collection(tint([ring]), tint([ring.slice(0, 3)])),
    'Hoydelag, feature 2: a ring is broken. Close it',
  ],
  [
    'metres',
    collection(tint([ring.map(() => [431_000, 7_540_000])])),
    'Hoydelag, feature 1: 431000, 7540000 are no degrees. Transform',
  ],
  [
    'a stated projection',
    { ...collection(tint([ring])), crs: { properties: { name: 'urn:ogc:def:crs:EPSG::25833' } } },
    'Hoydelag: its projection is urn:ogc:def:crs:EPSG::25833. Transform',
  ],
  [
    'a point outside the box',
    collection(tint([[...ring.slice(0, 2), [18, 68], [13, 68]]])),
    'Hoydelag, feature 1: 18, 68 lies outside the box. Clip it to 12–16.8° E',
  ],
  [
    'a line for a polygon',
    collection({ ...tint([ring]), geometry: { type: 'LineString', coordinates: ring } }),
    'it is a LineString. Use Polygon',
  ],
  ['a missing property', collection(tint([ring], {})), 'Hoydelag, feature 1: it has no «minhøyde». Take'],
  ['an empty layer', collection(), 'Hoydelag: it has no features. Use'],
])('refuses %s with layer, feature and remedy', (_, layer, message) => {
  expect(() => checkLayer('Hoydelag', layer)).toThrow(message)
})

it('says which layer is missing, and which is no JSON', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'))
  expect(() => readLayers(folder)).toThrow('Hoydelag: Hoydelag.geojson is missing')
  writeFileSync(join(folder, 'Hoydelag.geojson'), '{"features":')
  expect(() => readLayers(folder)).toThrow('Hoydelag: the file is no JSON')
})
