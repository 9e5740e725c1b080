import { expect, test } from 'vitest'
import { listNeeds } from './list-needs.ts'

const texts: Record<string, string> = {
  '/de/orte': `<script src="/_assets/a.js"></script><img src="/_assets/drawing.svg">
    <astro-island props="/_assets/weather-1/"></astro-island>
    <a href="/gpx/ryten.gpx"></a><meta content="https://guide.example/share/de/orte.jpg">
    <picture><source srcSet="/_assets/p.400.avif 400w, /_assets/p.800.avif 800w"><source
      srcSet="/_assets/p.400.webp 400w, /_assets/p.800.webp 800w, /_assets/p.1600.webp 1600w"><img
      src="/_assets/p.1600.jpg" srcSet="/_assets/p.1600.jpg 1600w"></picture>`,
  '/_assets/a.js': 'import("./b.js");fetch("/_assets/coast.json")',
  '/_assets/b.js': '',
}
const paths = [
  ...Object.keys(texts),
  ...['drawing.svg', 'coast.json', 'weather-1/rain.svg', 'weather-2/rain.svg', 'unused.svg'].map(
    (name) => `/_assets/${name}`,
  ),
  ...['400.avif', '800.avif', '400.webp', '800.webp', '1600.webp', '1600.jpg'].map((name) => `/_assets/p.${name}`),
  ...[
    '/search/de.json',
    '/search/no.json',
    '/search/text/de.json',
    '/search/text/no.json',
    '/gpx/ryten.gpx',
    '/share/de/orte.jpg',
  ],
]

test('a bundle has the pages of a language, their files, its search, and one width of each photo', async () => {
  const needs = await listNeeds(
    { pages: ['/de/orte'], language: 'de' },
    { paths, has: (path) => paths.includes(path), read: async (path) => texts[path] ?? '' },
  )
  expect(needs.paths).toEqual([
    '/_assets/a.js',
    '/_assets/b.js',
    '/_assets/coast.json',
    '/_assets/drawing.svg',
    '/_assets/p.800.webp',
    '/_assets/weather-1/rain.svg',
    '/de/orte',
    '/search/de.json',
    '/search/text/de.json',
  ])
  expect(needs.standIns).toEqual(
    Object.fromEntries(
      ['400.avif', '800.avif', '400.webp', '1600.webp', '1600.jpg'].map((name) => [
        `/_assets/p.${name}`,
        '/_assets/p.800.webp',
      ]),
    ),
  )
})
