import { expect, it } from 'vitest'
import { addressOfHit } from './address-of-hit.ts'
import { describeSearch } from './search-data.ts'

const data = describeSearch('de')

it.each([
  ['Wetter Reine', '?sted=reine'],
  ['wetter in hamnøy', '?sted=reine'],
  ['Svolvaer Wind', '?sted=svolvaer'],
  ['Wetter', ''],
  ['Wetter Å', ''],
  ['constructor', ''],
])('the weather for «%s» opens there', (searched, parameter) => {
  expect(addressOfHit(data.weather.href, searched, data)).toBe(data.weather.href + parameter)
})

it('leaves other pages alone', () => {
  expect(addressOfHit('/de/hotels', 'Hotels Reine', data)).toBe('/de/hotels')
})
