import type { Language } from '#contract/languages.ts'
import { pathPrefixOf } from '#contract/languages.ts'
import { toPlainText } from '#site/editorial/plain-text.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import { composeGpx } from '#site/xml/compose-gpx.ts'

// A GPX 1.1 file (https://www.topografix.com/GPX/1/1/) with the start of a trip and its top where that is known. It has no
// track: nobody has recorded one for the guide, and a line drawn at a desk would lead somebody over an edge.

/** The address of a trip’s file: its names are in the language of the page. */
export function addressOfGpx(id: string, language: Language): string {
  return `${pathPrefixOf(language)}/gpx/${id}.gpx`
}

interface GpxParts {
  trip: Pick<Trip, 'facts' | 'words'>
  /** The address of the trip’s page. */
  address: string
  guideName: string
}

/** The file as text. */
export function writeGpx({ trip, address, guideName }: GpxParts): string {
  const { facts, words } = trip
  const shared = { description: `${facts.name}. ${toPlainText(words.summary)}`, links: [{ href: address }] }
  const start = { ...shared, name: words.startName, position: facts.coordinates, symbol: 'Trail Head' }
  const { summit } = facts
  const top = summit && {
    ...shared,
    name: summit.name,
    position: summit.coordinates,
    elevation: facts.ascent?.top,
    symbol: 'Summit',
  }
  return composeGpx({ name: facts.name, creator: guideName, address, waypoints: top ? [start, top] : [start] })
}
