import { expect, it } from 'vitest'
import { isOrganisationNumber } from '#update/brreg/propose-from-brreg.ts'
import type { GuideEntry } from './guide-entries.ts'
import { type Candidate, leastLikeness, likenessOf, matchEntry, readPhone, readWebsite } from './match-names.ts'

it.each([
  ['76 06 94 44', '+47 76 06 94 44'],
  ['+47 22 040680', '+47 22 04 06 80'],
  ['0047 98906488', '+47 989 06 488'],
  ['+4798906488', '+47 989 06 488'],
  ['4790799855', '+47 907 99 855'],
  ['+47 76 06 94 44; 76069444', '+47 76 06 94 44'],
])('reads %s as a telephone', (text, phone) => {
  expect(readPhone(text)).toBe(phone)
})

it.each(['+47 76 06 94 44;+47 76 06 94 45', '+47 (0) 76 06 94 44', '12345678', '02222', '+46 8 123 45 67', ''])(
  'takes %s for no telephone',
  (text) => {
    expect(readPhone(text)).toBeUndefined()
  },
)

it('reads an address with and without its scheme, and nobody’s but the house’s own', () => {
  expect(readWebsite('www.fangst.no')).toBe('https://www.fangst.no')
  expect(readWebsite('http://fangst.no/x')).toBe('http://fangst.no/x')
  for (const text of [
    'javascript:alert(1)',
    'https://visitnorway.no@evil.example/',
    'visitnorway.no:x@evil.example',
    'data:text/html,x',
    'https://www.booking.com/hotel/no/x',
    'facebook.com/fangst',
    'ftp://x.no',
    'fangst',
    '',
  ])
    expect(readWebsite(text), text).toBeUndefined()
})

it('knows the check digit of an organisation number', () => {
  expect(isOrganisationNumber('923609016')).toBe(true)
  expect(isOrganisationNumber('923609017')).toBe(false)
  expect(isOrganisationNumber('92360901')).toBe(false)
})

it.each([
  ['Børsen Spiseri', 'BØRSEN SPISERI AS'],
  ['Anitas Sjømat', "Anita's Sjømat"],
  ['Eliassen Rorbuer', 'Eliassen Rorbuer AS'],
])('takes %s and %s for one name', (one, other) => {
  expect(likenessOf(one, other)).toBeGreaterThanOrEqual(leastLikeness)
})

it.each([
  ['Hotell Lofoten', 'Kafé Lofoten'],
  ['Gammelbua', 'Nybua'],
  ['Thon Hotel Svolvær', 'Scandic Svolvær'],
  ['Rorbuer AS', 'Hotell AS'],
])('takes %s and %s for two', (one, other) => {
  expect(likenessOf(one, other)).toBeLessThan(leastLikeness)
})

const entry = (facts: object = {}): GuideEntry => ({
  kind: 'restaurants',
  id: 'x',
  name: 'Gammelbua',
  position: { latitude: 67.93, longitude: 13.09 },
  isApproximate: false,
  facts: facts as Record<string, unknown>,
  file: 'x',
  path: [],
  ids: {},
  fromOsm: {},
})
const house = (id: string, metresNorth: number, more: Partial<Candidate> = {}): Candidate => ({
  id,
  name: 'Gammelbua',
  position: { latitude: 67.93 + metresNorth / 111_195, longitude: 13.09 },
  fits: () => true,
  ...more,
})

it('takes no namesake far away, none of another kind, and asks between two', () => {
  expect(matchEntry(entry(), [house('a', 20), house('b', 9000)])).toMatchObject({
    kind: 'one',
    item: { id: 'a' },
    metres: 20,
  })
  expect(matchEntry(entry(), [house('a', 200)])).toEqual({ kind: 'none' })
  expect(matchEntry({ ...entry(), isApproximate: true }, [house('a', 400)])).toMatchObject({ kind: 'one' })
  expect(matchEntry(entry(), [house('a', 20, { fits: () => false })])).toEqual({ kind: 'none' })
  expect(matchEntry(entry(), [house('a', 20), house('b', 40)])).toMatchObject({ kind: 'several' })
})

it('decides between two by the house’s own website, not by a chain’s, and follows a confirmed id anywhere', () => {
  const own = entry({ website: { value: 'https://www.gammelbua.example/om' } })
  expect(matchEntry(own, [house('a', 20), house('b', 40, { website: 'https://gammelbua.example' })])).toMatchObject({
    kind: 'one',
    item: { id: 'b' },
    why: 'name, place and website',
  })
  const chain = entry({ website: { value: 'https://www.scandichotels.com' } })
  expect(
    matchEntry(chain, [house('a', 20), house('b', 40, { website: 'https://www.scandichotels.com/x' })]),
  ).toMatchObject({ kind: 'several' })
  expect(matchEntry(entry(), [house('a', 20), house('b', 9000)], 'b')).toMatchObject({ kind: 'one', item: { id: 'b' } })
  expect(matchEntry(entry(), [house('a', 20)], 'gone')).toEqual({ kind: 'none' })
})
