import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { listVillages, listWaters } from '#site/content-model/village-queries.ts'
import kept from './coast.json' with { type: 'json' }
import { cutCoast } from './coast.ts'
import { type Coast, decodeCoast, encodeRing } from './decode-coast.ts'
import { distanceBetween, type Position } from './distance-between.ts'

const coast = kept as unknown as Coast
const rings = decodeCoast(coast)

/** Returns whether a position lies on land, by the even-odd rule. */
function isOnLand({ latitude, longitude }: Position): boolean {
  return rings.some((ring) => {
    let isInside = false
    for (const [index, [north, east]] of ring.entries()) {
      const [previousNorth, previousEast] = ring[(index + ring.length - 1) % ring.length] ?? [north, east]
      const crosses = north > latitude !== previousNorth > latitude
      if (crosses && longitude < east + ((latitude - north) / (previousNorth - north)) * (previousEast - east))
        isInside = !isInside
    }
    return isInside
  })
}

/** Returns the distance to the coast in kilometres, sampled at tenths of each segment. */
function distanceToCoast(position: Position): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const ring of rings)
    for (const [index, [latitude, longitude]] of ring.entries()) {
      if (Math.abs(latitude - position.latitude) > 0.2 || Math.abs(longitude - position.longitude) > 0.5) continue
      const [nextLatitude, nextLongitude] = ring[(index + 1) % ring.length] ?? [latitude, longitude]
      for (let part = 0; part < 1; part += 0.1)
        nearest = Math.min(
          nearest,
          distanceBetween(position, {
            latitude: latitude + part * (nextLatitude - latitude),
            longitude: longitude + part * (nextLongitude - longitude),
          }),
        )
    }
  return nearest
}

describe('the coast', () => {
  it('gives its source and licence', () => {
    expect(coast.credit).toContain('© OpenStreetMap contributors, ODbL 1.0')
    expect(coast.licence).toMatch(/^https:\/\/opendatacommons\.org\//)
  })

  it('stays on the globe, and every ring is one', () => {
    expect(rings.length).toBeGreaterThan(500)
    for (const ring of rings) {
      expect(ring.length).toBeGreaterThan(2)
      for (const [latitude, longitude] of ring) {
        expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
      }
    }
  })

  it('weighs at most 40 KB with the names that stand on it', () => {
    const names = JSON.stringify([listVillages(), listWaters('de')])
    expect(brotliCompressSync(JSON.stringify(coast) + names).length).toBeLessThanOrEqual(40_000)
  })

  it.each(listVillages().map(({ name, ...position }) => [name, position] as const))(
    'has %s on land, or within 300 metres of it',
    (_name, position) => {
      expect(isOnLand(position) || distanceToCoast(position) < 0.3).toBe(true)
    },
  )

  it.each([
    ['the middle of Vestfjorden', 67.9, 14.2],
    ['the Norwegian Sea', 68.5, 12.5],
    ['Gimsøystraumen', 68.2623, 14.2544],
    ['Raftsundet', 68.4, 15.11],
    ['the sea between Moskenesøya and Værøy', 67.79, 12.82],
    ['Nappstraumen', 68.12, 13.47],
  ])('has no land in %s', (_name, latitude, longitude) => {
    expect(isOnLand({ latitude, longitude })).toBe(false)
  })

  it('has the names of waters on water, and of islands on land', () => {
    for (const { name, kind, ...position } of listWaters('en'))
      expect.soft(isOnLand(position), name).toBe(kind === 'island')
  })
})

describe('encodeRing', () => {
  it('is read again by decodeCoast, to the unit, without corners that fall together', () => {
    const ring = [
      [13, 68],
      [13.00001, 68.00001],
      [13.5, 68.25],
      [-0.5, 67],
    ] as const
    const numbers = encodeRing(ring, [2000, 5000])
    expect(numbers).toEqual([26_000, 340_000, 1000, 1250, -28_000, -6250])
    expect(decodeCoast({ credit: '', licence: '', unitsPerDegree: [2000, 5000], rings: [numbers] })).toEqual([
      [
        [68, 13],
        [68.25, 13.5],
        [67, -0.5],
      ],
    ])
  })
})

describe('cutCoast', () => {
  it('keeps to its box', () => {
    const box = { west: 13, east: 13.4, south: 67.9, north: 68.1 }
    const pieces = cutCoast(box, { tolerance: 0.001, smallest: 0 })
    expect(pieces.length).toBeGreaterThan(0)
    for (const [longitude, latitude] of pieces.flat()) {
      expect(longitude).toBeGreaterThanOrEqual(box.west)
      expect(longitude).toBeLessThanOrEqual(box.east)
      expect(latitude).toBeGreaterThanOrEqual(box.south)
      expect(latitude).toBeLessThanOrEqual(box.north)
    }
  })

  it('has fewer corners and islets the coarser it is', () => {
    const box = { west: 13, east: 15, south: 67.9, north: 68.4 }
    const fine = cutCoast(box, { tolerance: 0.0005, smallest: 0 })
    const coarse = cutCoast(box, { tolerance: 0.005, smallest: 0.0001 })
    expect(coarse.length).toBeLessThan(fine.length)
    expect(coarse.flat().length).toBeLessThan(fine.flat().length / 2)
  })
})
