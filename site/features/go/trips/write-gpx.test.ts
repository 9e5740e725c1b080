import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { trips } from '#site/content/model/trip-queries.ts'
import { findSchemaFaults } from '#site/domain/xml/testing/find-schema-faults.ts'
import { addressOfGpx, writeGpx } from './write-gpx.ts'

const address = 'https://guide.example/turer/ryten'
const guideName = 'Lofoten'

describe.each(languageKeys)('the files of all trips in %s', (language) => {
  const files = trips.list(language).map((trip) => ({ trip, gpx: writeGpx({ trip, address, guideName }) }))

  it('are valid by the schema of GPX 1.1', async () => {
    expect(
      await findSchemaFaults(
        'gpx',
        files.map(({ gpx }) => gpx),
      ),
    ).toEqual([])
  })

  it('have the start, and the top where it is known', () => {
    for (const { gpx, trip } of files)
      expect(gpx.match(/<wpt /g), trip.id).toHaveLength(trip.facts.summit || trip.facts.driveTo ? 2 : 1)
  })

  it('have the road of a drive, named, with whose map it is; no other trip has a line', () => {
    const drives = files.filter(({ trip }) => trip.facts.type === 'drive')
    expect(drives.length).toBeGreaterThanOrEqual(3)
    for (const { trip, gpx } of drives) {
      const corners = parse(gpx).querySelectorAll('trkpt')
      expect(corners.length, trip.id).toBeGreaterThan(20)
      expect(gpx).toContain(`<trk>\n    <name>${trip.facts.name}</name>`)
      expect(gpx).toContain('© Kartverket, N1000, CC BY 4.0')
    }
    for (const { trip, gpx } of files) if (trip.facts.type !== 'drive') expect(gpx).not.toContain('<trk>')
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
  expect((['no', 'en', 'de'] as const).map((language) => addressOfGpx('ryten', language))).toEqual([
    '/gpx/ryten.gpx',
    '/en/gpx/ryten.gpx',
    '/de/gpx/ryten.gpx',
  ])
})
