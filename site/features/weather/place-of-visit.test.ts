import { expect, it } from 'vitest'
import { placeOfPage } from './place-of-visit.ts'

const villages = { reine: 'reine', hamnoy: 'reine', svolvaer: 'svolvaer', 'a-i-lofoten': 'reine' } as const
const origin = 'https://guide.example'
const placeOf = (path: string) => placeOfPage(origin + path, origin, villages)

it.each([
  ['/steder-a-besoke/reine', 'reine'],
  ['/en/places-to-visit/hamnoy', 'reine'],
  ['/steder-a-besoke/a-i-lofoten', 'reine'],
  ['/hoteller/scandic-svolvaer', 'svolvaer'],
  ['/elbil-lading/tesla-supercharger-reine?a=1#b', 'reine'],
  ['/', undefined],
  ['/hoteller', undefined],
  ['/turer/reinebringen', undefined],
  ['/reiseinfo/constructor', undefined],
])('%s is about %s', (path, place) => {
  expect(placeOf(path)).toBe(place)
})

it('knows nothing of other sites', () => {
  expect(placeOfPage('https://other.example/reine', origin, villages)).toBeUndefined()
  expect(placeOfPage(`${origin}.example/reine`, origin, villages)).toBeUndefined()
  expect(placeOfPage('', origin, villages)).toBeUndefined()
})
