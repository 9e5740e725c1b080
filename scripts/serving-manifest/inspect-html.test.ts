import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countPayingLinks, listForeignOrigins, showsTiles } from './inspect-html.ts'

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

test('a page names the origins it may load from, each once', () => {
  const gate = (origins: string) => `<div data-foreign-origins="${origins}"></div>`
  expect(listForeignOrigins(gate('https://a.example  https://b.example') + gate('https://a.example'))).toEqual([
    'https://a.example',
    'https://b.example',
  ])
  expect(listForeignOrigins('<p>https://a.example</p>')).toEqual([])
})

test('the demonstration may load from what stands in for the tour partner', () => {
  const [, standIn = ''] = /TOUR_STAND_IN = '([^']+)'/.exec(readFileSync('scripts/demo.mjs', 'utf8')) ?? []
  expect(listForeignOrigins(`<div data-foreign-origins="${standIn}"></div>`)).toEqual([standIn])
})

test.each([
  'http://a.example',
  'http://127.0.0.1',
  'http://127.0.0.1.a.example:80',
  'https://a.example/path',
  '*',
  "'unsafe-inline'",
  'https://a.example;script-src',
])('refuses %s, which would open the policy further', (origin) => {
  expect(() => listForeignOrigins(`<div data-foreign-origins="${origin}"></div>`)).toThrow('is no origin')
})

const link = (partner: string) =>
  `<a href="https://p.example/" rel="sponsored noopener" data-partner="${partner}">x</a>`
const live = '<astro-island component-export="LiveHotels" props="{}"></astro-island>'

test.each([
  ['no paying link', '<a href="/en" rel="noopener">x</a><a rel="sponsored">x</a>', {}],
  ['an island without paying links', '<astro-island component-export="WeatherCard"></astro-island>', {}],
  ['a link of one partner', link('tours'), { tours: 1 }],
  ['links of two', `${link('hotels')}<p>${link('tours')}</p>${link('hotels')}`, { hotels: 3, tours: 3 }],
  ['live hotels, ten at a time', live, { hotels: 10 }],
  ['live hotels beside other links', `${link('tours')}${live}`, { hotels: 11, tours: 11 }],
  ['a partner that nobody counts', link('flights'), {}],
])('a page with %s', (_, html, links) => {
  expect(countPayingLinks(html)).toEqual(links)
})
