import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { pickWords } from '#site/i18n/translate.ts'
import { Downloads } from './Downloads.tsx'
import { mapWords } from './map-words.ts'

const voice = { words: pickWords('de', mapWords), language: 'de' as const }

function linksFor(choice: 'all' | 'beach') {
  return parse(renderToStaticMarkup(<Downloads choice={choice} voice={voice} />))
    .querySelectorAll('a')
    .map((link) => [link.text, link.getAttribute('href'), link.getAttribute('download')])
}

it('offers the chosen category and all points, each in both formats', () => {
  expect(linksFor('beach')).toEqual([
    ['Strände, GPX', '/de/kart/lofoten-beach.gpx', 'lofoten-beach.gpx'],
    ['Strände, KML', '/de/kart/lofoten-beach.kml', 'lofoten-beach.kml'],
    ['Alle Punkte, GPX', '/de/kart/lofoten-all.gpx', 'lofoten-all.gpx'],
    ['Alle Punkte, KML', '/de/kart/lofoten-all.kml', 'lofoten-all.kml'],
  ])
})

it('offers all points once when no category is chosen', () => {
  expect(linksFor('all')).toHaveLength(2)
})
