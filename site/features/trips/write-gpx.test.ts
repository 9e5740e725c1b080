import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { trips } from '#site/editorial/trip-queries.ts'
import { languageKeys } from '#site/i18n/languages.ts'
import { addressOfGpx, writeGpx } from './write-gpx.ts'

const address = 'https://guide.example/turer/ryten'
const guideName = 'Lofoten'

/** The names of the elements directly in an element, in order. */
function childrenOf(gpx: string, element: string): string[][] {
  const inner = [...gpx.matchAll(new RegExp(`<${element}[ >][\\s\\S]*?</${element}>`, 'g'))].map(([text]) => text)
  return inner.map((text) =>
    [...text.replace(/^<[^>]*>/, '').matchAll(/<([a-z]+)[ >/]/g)].map(([, name]) => name ?? ''),
  )
}

describe.each(languageKeys)('the files of all trips in %s', (language) => {
  const files = trips.list(language).map((trip) => ({ trip, gpx: writeGpx({ trip, address, guideName }) }))

  it('are GPX 1.1 with its namespace and version', () => {
    for (const { gpx } of files) {
      expect(gpx).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<gpx version="1\.1" creator="[^"]+" /)
      expect(gpx).toContain('xmlns="http://www.topografix.com/GPX/1/1"')
      expect(gpx.match(/<gpx /g)).toHaveLength(1)
    }
  })

  it('have the elements of a point in the order that the schema demands', () => {
    const order = ['ele', 'name', 'desc', 'link', 'sym']
    for (const { gpx, trip } of files) {
      const points = childrenOf(gpx, 'wpt')
      expect(points).toHaveLength(trip.facts.summit ? 2 : 1)
      for (const point of points) expect(point).toEqual(order.filter((name) => point.includes(name)))
      expect(childrenOf(gpx, 'metadata')).toEqual([['name', 'link']])
    }
  })

  it('begin with the start, where it is', () => {
    for (const { gpx, trip } of files) {
      const { latitude, longitude } = trip.facts.coordinates
      const [first] = parse(gpx).querySelectorAll('wpt')
      expect(first?.getAttribute('lat')).toBe(String(latitude))
      expect(first?.getAttribute('lon')).toBe(String(longitude))
      expect(gpx).toContain(`<name>${trip.words.startName.replaceAll("'", '&apos;')}</name>`)
    }
  })
})

it('writes signs of markup as text, and leaves out what XML forbids', () => {
  const [trip] = trips.list('no')
  if (!trip) throw new Error('There is no trip.')
  const words = {
    ...trip.words,
    startName: `<b>"A" & 'B'</b>\u0007`,
    summary: 'Om *Kvalvika* og [Ryten](trips/ryten).',
  }
  const gpx = writeGpx({ trip: { ...trip, words }, address: `${address}?a=1&b=2`, guideName })
  expect(gpx).toContain('<name>&lt;b&gt;&quot;A&quot; &amp; &apos;B&apos;&lt;/b&gt;</name>')
  expect(gpx).toContain('Om Kvalvika og Ryten.')
  expect(gpx).toContain('?a=1&amp;b=2')
  expect(gpx).not.toContain('\u0007')
})

it('has an address in each language', () => {
  expect(languageKeys.map((language) => addressOfGpx('ryten', language))).toEqual([
    '/gpx/ryten.gpx',
    '/en/gpx/ryten.gpx',
    '/de/gpx/ryten.gpx',
  ])
})
