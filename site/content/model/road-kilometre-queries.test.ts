import { describe, expect, it } from 'vitest'
import { listPlacesOfArrival } from './arrival-queries.ts'
import { listPlacedPoints } from './course-queries.ts'
import { findRoadKilometre, roadKilometreOf, roadKilometresTo } from './road-kilometre-queries.ts'
import { positionOnE10, readRoad } from './road-queries.ts'

const points = [
  { position: { latitude: 68.1, longitude: 13 }, kilometre: 90 },
  { position: { latitude: 68.12, longitude: 13 }, kilometre: 80 },
]

describe('findRoadKilometre', () => {
  it('takes the nearest point', () => {
    expect(findRoadKilometre({ latitude: 68.105, longitude: 13 }, points)).toBe(90)
    expect(findRoadKilometre({ latitude: 68.115, longitude: 13 }, points)).toBe(80)
  })

  it('knows nothing beyond three kilometres', () => {
    expect(findRoadKilometre({ latitude: 68.146, longitude: 13 }, points)).toBe(80)
    expect(findRoadKilometre({ latitude: 68.148, longitude: 13 }, points)).toBeUndefined()
  })
})

const placeOf = (id: string) => {
  const found = listPlacedPoints().find((point) => point.id === id)
  if (!found) throw new Error(`No place ${id}`)
  return found.position
}

describe('positionOnE10', () => {
  it('measures to the turn-off and beside the road', () => {
    expect(positionOnE10('leknes')).toEqual({ kilometre: 68 })
    expect(positionOnE10('henningsvaer')).toEqual({ kilometre: 17, offRoad: 8 })
    expect(positionOnE10('evenes')).toEqual({ kilometre: -159 })
  })
})

describe('roadKilometreOf', () => {
  it.each(readRoad().stops.map(({ id, kilometre }) => [id, kilometre] as const))(
    'gives %s the kilometre of the table of the E10, %i',
    (id, kilometre) => {
      expect(roadKilometreOf(placeOf(id))).toBe(kilometre)
    },
  )

  it.each(listPlacesOfArrival('en').map(({ at, position }) => [at, position] as const))(
    'gives %s the kilometre of arrivals, %i, within one',
    (at, kilometre) => {
      expect(Math.abs((roadKilometreOf(placeOf(at)) ?? Number.NaN) - kilometre)).toBeLessThanOrEqual(1)
    },
  )

  it('gives a beach the kilometre of the road that leads there', () => {
    expect(roadKilometreOf({ latitude: 68.1987, longitude: 13.5284 })).toBe(72)
    expect(roadKilometreOf({ latitude: 68.2683, longitude: 13.5755 })).toBe(56)
  })

  it('gives none where no road leads: on an island, in the mountains, across the sea', () => {
    expect(roadKilometreOf({ latitude: 67.6656, longitude: 12.6977 })).toBeUndefined()
    expect(roadKilometreOf({ latitude: 68.067, longitude: 13.08 })).toBeUndefined()
    expect(roadKilometreOf({ latitude: 67.288, longitude: 14.386 })).toBeUndefined()
  })
})

describe('roadKilometresTo', () => {
  it('counts the side road, and takes another road where that is shorter', () => {
    expect(roadKilometresTo(placeOf('henningsvaer'))).toBe(25)
    expect(roadKilometresTo(placeOf('ballstad'))).toBe(79)
    expect(roadKilometresTo(placeOf('stamsund'))).toBe(69)
  })
})
