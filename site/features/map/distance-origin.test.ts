import { describe, expect, it } from 'vitest'
import { findFarDistance, findOrigin, here } from './distance-origin.ts'
import { listDistanceVillages } from './list-distance-villages.ts'

const reine = { id: 'reine', name: 'Reine', coordinates: { latitude: 67.9325, longitude: 13.0888 } }
const own = { latitude: 68.2, longitude: 14.5 }

describe('findOrigin', () => {
  it('is the chosen village', () => {
    expect(findOrigin('reine', [reine], own)).toBe(reine.coordinates)
  })

  it('is the visitor’s position only when that is chosen and known', () => {
    expect(findOrigin(here, [reine], own)).toBe(own)
    expect(findOrigin(here, [reine], undefined)).toBeUndefined()
    expect(findOrigin(undefined, [reine], own)).toBeUndefined()
  })

  it('is nothing for a village that is not known', () => {
    expect(findOrigin('bergen', [reine], own)).toBeUndefined()
  })
})

describe('findFarDistance', () => {
  it('says nothing to visitors in Lofoten and at the airports that lead there', () => {
    for (const near of [own, { latitude: 68.4913, longitude: 16.6781 }, { latitude: 67.2692, longitude: 14.3653 }])
      expect(findFarDistance(near)).toBeUndefined()
  })

  it('tells visitors in Oslo how far it is', () => {
    expect(findFarDistance({ latitude: 59.91, longitude: 10.75 })).toBeCloseTo(926, -1)
  })
})

it('gives each village an id of its own that an address can hold', () => {
  const villages = listDistanceVillages()
  const ids = villages.map(({ id }) => id)
  expect(new Set(ids).size).toBe(villages.length)
  expect(ids).toEqual(expect.arrayContaining(['svolvaer', 'reine', 'a', 'sorvagen']))
  for (const id of ids) expect(id).toMatch(/^[a-z]+$/)
})

it('sorts the villages in Norwegian order: Å comes last', () => {
  expect(listDistanceVillages().at(-1)?.name).toBe('Å')
})
