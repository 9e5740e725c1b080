import { expect, test } from 'vitest'
import { listDinnerHouses } from './dinner-queries.ts'

test('a house at which one has to look in has the address that the map knows, of its own village', () => {
  const addresses = new Map(listDinnerHouses('en').map(({ name, address }) => [name, address]))
  expect(addresses.get('Bacalao')).toBe('Torget 23, 8300 Svolvær')
  expect(addresses.get('Børsen Spiseri')).toBeUndefined()
})
