import { expect, test } from 'vitest'
import { showsTiles } from './shows-tiles.ts'

const tiles = 'https://tiles.example/{z}/{x}/{y}.png?a=1&b=2'
const island = (address: string) =>
  `<p>x</p><astro-island props="{&quot;tileAddress&quot;:[0,&quot;${address.replaceAll('&', '&amp;')}&quot;]}"></astro-island>`

test('a page shows tiles where an island has their address', () => {
  expect(showsTiles(island(tiles), tiles)).toBe(true)
})

test.each([
  ['has an island for something else', island('https://other.example/{z}/{x}/{y}.png')],
  ['has an island with a longer address', island(`${tiles}&c=3`)],
  ['only writes of them', `<p>${tiles}</p>`],
  ['only writes of them beside an island', `<p>"${tiles}"</p>${island('x')}`],
])('a page shows none that %s', (_, html) => {
  expect(showsTiles(html, tiles)).toBe(false)
})
