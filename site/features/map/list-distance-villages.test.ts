import { expect, it } from 'vitest'
import { listDistanceVillages } from './list-distance-villages.ts'

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
