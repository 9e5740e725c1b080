import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { topology } from 'topojson-server'
import type { Topology } from 'topojson-specification'
import { expect, it } from 'vitest'
import { decodeSurroundings, placeInWorld } from '#site/domain/geography/decode-map-level.ts'
import { creditOfSurroundings, makeSurroundings } from './make-surroundings.ts'

const atlas = (coordinates: number[][]) =>
  topology({ land: { type: 'MultiPolygon', coordinates: [[coordinates]] } } as never) as Topology

it('cuts land to the north, also where it runs across the 180th meridian', () => {
  // From Norway to the far east and back, as the atlas has it: past 180 degrees it goes on at −180.
  const ring = [
    [10, 60],
    [10, 70],
    [179, 70],
    [-175, 66],
    [179, 60],
    [10, 60],
  ]
  const [land, ...more] = decodeSurroundings(JSON.parse(makeSurroundings(atlas(ring))))
  expect(more).toEqual([])
  expect(land?.left).toBeCloseTo(placeInWorld(60, 10).x, 3)
  expect(land?.right).toBeCloseTo(placeInWorld(60, 60).x, 3)
  expect(land?.top).toBeCloseTo(placeInWorld(70, 10).y, 3)
})

it('refuses another file', () => {
  expect(() => makeSurroundings({} as Topology)).toThrow('land-50m.json')
})

it('is credited and small', () => {
  const text = readFileSync('site/domain/geography/own-map/surroundings.json', 'utf8')
  expect(JSON.parse(text).credit).toBe(creditOfSurroundings)
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(5_000)
})
