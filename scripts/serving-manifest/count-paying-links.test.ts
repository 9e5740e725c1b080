import { expect, test } from 'vitest'
import { countPayingLinks } from './count-paying-links.ts'

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
