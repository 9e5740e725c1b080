import { toPlainText } from '#site/editorial/plain-text.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import type { Language } from '#site/i18n/languages.ts'

// A GPX 1.1 file (https://www.topografix.com/GPX/1/1/) with the start of a trip and its top where that is known. It has no
// track: nobody has recorded one for the guide, and a line drawn at a desk would lead somebody over an edge.

const folders: Record<Language, string> = { no: '', en: '/en', de: '/de' }

/** The address of a trip’s file: its names are in the language of the page. */
export function addressOfGpx(id: string, language: Language): string {
  return `${folders[language]}/gpx/${id}.gpx`
}

function escapeXml(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
  // Control characters are not allowed in XML at all.
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}

interface GpxParts {
  trip: Pick<Trip, 'facts' | 'words'>
  /** The address of the trip’s page. */
  address: string
  guideName: string
}

/** The file as text. Elements stand in the order that the schema of GPX 1.1 demands. */
export function writeGpx({ trip, address, guideName }: GpxParts): string {
  const { facts, words } = trip
  const points = [
    { name: words.startName, position: facts.coordinates, elevation: undefined, symbol: 'Trail Head' },
    ...(facts.summit
      ? [
          {
            name: facts.summit.name,
            position: facts.summit.coordinates,
            elevation: facts.ascent?.top,
            symbol: 'Summit',
          },
        ]
      : []),
  ]
  const waypoints = points.map(({ name, position, elevation, symbol }) =>
    [
      `  <wpt lat="${position.latitude}" lon="${position.longitude}">`,
      ...(elevation === undefined ? [] : [`    <ele>${elevation}</ele>`]),
      `    <name>${escapeXml(name)}</name>`,
      `    <desc>${escapeXml(`${facts.name}. ${toPlainText(words.summary)}`)}</desc>`,
      `    <link href="${escapeXml(address)}"/>`,
      `    <sym>${symbol}</sym>`,
      '  </wpt>',
    ].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeXml(guideName)}" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">`,
    '  <metadata>',
    `    <name>${escapeXml(facts.name)}</name>`,
    `    <link href="${escapeXml(address)}"/>`,
    '  </metadata>',
    ...waypoints,
    '</gpx>',
    '',
  ].join('\n')
}
