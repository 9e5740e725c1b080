import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { listMapCredits } from '#site/content/model/map-point-queries.ts'
import { readMapCopy } from '#site/content/model/pages/map-copy.ts'
import { findSchemaFaults } from '#site/domain/xml/testing/find-schema-faults.ts'
import { addressOfPointsFile, pointsFileFormats } from './address-of-points-file.ts'
import { categoryChoices } from './categories.ts'
import { listShownPoints } from './list-shown-points.ts'
import { writePointsFile } from './write-points-file.ts'

const origin = 'https://guide.example'

describe.each(languageKeys)('the files of points in %s', (language) => {
  const points = listShownPoints(language)
  const guide = { name: 'Lofoten', origin, about: readMapCopy(language).file, credits: listMapCredits(language) }
  const write = (format: 'gpx' | 'kml', choice: (typeof categoryChoices)[number]) =>
    writePointsFile(format, { points, choice, language, guide })

  it.each(pointsFileFormats)(
    'are valid by the schema of their format (%s), all together and of each category',
    async (format) => {
      expect(
        await findSchemaFaults(
          format,
          categoryChoices.map((choice) => write(format, choice)),
        ),
      ).toEqual([])
    },
  )

  it('have the points of their category and no others', () => {
    const beaches = points.filter(({ category }) => category === 'beach')
    expect(write('gpx', 'beach').match(/<wpt /g)).toHaveLength(beaches.length)
    expect(write('kml', 'beach').match(/<Placemark /g)).toHaveLength(beaches.length)
    expect(write('gpx', 'all').match(/<wpt /g)).toHaveLength(points.length)
    expect(write('kml', 'all').match(/<Folder>/g)).toHaveLength(categoryChoices.length - 1)
  })

  it('credit the data, as the licences require', () => {
    for (const format of pointsFileFormats) {
      expect(write(format, 'all')).toMatch(/© OpenStreetMap[^<]*\(ODbL 1\.0\)/)
      expect(write(format, 'all')).toMatch(/© Kartverket[^<]*\(CC BY 4\.0\)/)
    }
  })
})

describe('a file of points', () => {
  const rough = {
    id: 'rough',
    name: 'A & B',
    category: 'beach' as const,
    description: 'Sand.',
    coordinates: { latitude: 68.1, longitude: 13.2 },
    isApproximate: true,
    address: 'Veien 1, 8370 Leknes',
    phone: '+47 76 00 00 00',
    website: 'https://sand.example/?a=1&b=2',
  }
  const exact = { ...rough, id: 'exact', name: 'C', isApproximate: false, href: '/en/activities/c' }
  const guide = { name: 'Lofoten', origin, about: 'By {sources}.', credits: [] }
  const draft = { points: [rough, exact], choice: 'beach' as const, language: 'en' as const, guide }

  it('has the facts of the card for a GPX point, and links to its page or the map', () => {
    const [first, second] = parse(writePointsFile('gpx', draft)).querySelectorAll('wpt')
    expect(first?.querySelector('desc')?.text).toBe(
      'Sand.\nThe position is approximate. Look for the sign when you get there.\nVeien 1, 8370 Leknes\n+47 76 00 00 00\nhttps://sand.example/?a=1&b=2',
    )
    expect(first?.querySelector('type')?.text).toBe('Beach')
    expect(first?.outerHTML).toContain('href="https://guide.example/en/travel-info/map?punkt=rough"')
    expect(first?.outerHTML).toContain('href="https://sand.example/?a=1&amp;b=2"')
    expect(second?.outerHTML).toContain('href="https://guide.example/en/activities/c"')
    expect(second?.querySelector('desc')?.text).not.toContain('approximate')
  })

  it('has a KML point in the folder of its category, with address and phone of their own', () => {
    const kml = writePointsFile('kml', draft)
    expect(kml).toMatch(/<Folder>\s*<name>Beaches<\/name>/)
    expect(kml).toContain('<address>Veien 1, 8370 Leknes</address>')
    expect(kml).toContain('<phoneNumber>+47 76 00 00 00</phoneNumber>')
    expect(kml).toContain('<name>A &amp; B</name>')
  })
})

it('has an address of its own in each language and format', () => {
  expect((['no', 'en', 'de'] as const).map((language) => addressOfPointsFile('beach', 'gpx', language))).toEqual([
    '/kart/lofoten-beach.gpx',
    '/en/kart/lofoten-beach.gpx',
    '/de/kart/lofoten-beach.gpx',
  ])
  expect(addressOfPointsFile('all', 'kml', 'no')).toBe('/kart/lofoten-all.kml')
})
