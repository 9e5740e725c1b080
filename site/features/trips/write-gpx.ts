import type { Language } from '#contract/languages.ts'
import { pathPrefixOf } from '#contract/languages.ts'
import { toPlainText } from '#site/content-model/plain-text.ts'
import type { Trip } from '#site/content-model/trip-queries.ts'
import { composeGpx } from '#site/xml/compose-gpx.ts'

// A GPX 1.1 file (https://www.topografix.com/GPX/1/1/) with start and destination. No track: none was recorded, and a line
// drawn at a desk could lead over an edge.

/** Returns the path of a trip’s file, whose names are in the language of the page. */
export function addressOfGpx(id: string, language: Language): string {
  return `${pathPrefixOf(language)}/gpx/${id}.gpx`
}

interface GpxParts {
  trip: Pick<Trip, 'facts' | 'words'>
  address: string
  guideName: string
}

export function writeGpx({ trip, address, guideName }: GpxParts): string {
  const { facts, words } = trip
  const shared = { description: `${facts.name}. ${toPlainText(words.summary)}`, links: [{ href: address }] }
  const start = { ...shared, name: words.startName, position: facts.coordinates, symbol: 'Trail Head' }
  const { summit, ascent } = facts
  const end = summit && {
    ...shared,
    name: summit.name,
    position: summit.coordinates,
    elevation: ascent?.top,
    symbol: ascent ? 'Summit' : 'Flag, Blue',
  }
  return composeGpx({ name: facts.name, creator: guideName, address, waypoints: end ? [start, end] : [start] })
}
