import type { Language } from '#contract/languages.ts'
import { pathPrefixOf } from '#contract/languages.ts'
import type { Trail } from '#site/content/model/open-data/trail-facts.ts'
import { toPlainText } from '#site/content/model/plain-text.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { listVillages } from '#site/content/model/village-queries.ts'
import { findRoadLine } from '#site/domain/geography/find-road-line.ts'
import { creditOfE10 } from '#site/domain/geography/road-line.ts'
import { composeGpx, type Waypoint } from '#site/domain/xml/compose-gpx.ts'

// A GPX 1.1 file (https://www.topografix.com/GPX/1/1/) with start and destination. On foot it has the line of
// Kartverket's register, if it reaches from start to goal and somebody has accepted it; a line drawn at a desk could lead over an edge. By car it has the road as the guide's map draws it.

/** Returns whether a trip has a file: whoever sits in a boat has nothing to follow. */
export function hasGpx({ type }: Pick<Trip['facts'], 'type'>): boolean {
  return type !== 'boat'
}

/** Returns the path of a trip’s file, whose names are in the language of the page. */
export function addressOfGpx(id: string, language: Language): string {
  return `${pathPrefixOf(language)}/gpx/${id}.gpx`
}

interface GpxParts {
  trip: Pick<Trip, 'facts' | 'words'>
  address: string
  guideName: string
  /** The line of a hike, where a person has accepted one. */
  line?: Trail | undefined
}

export function writeGpx({ trip, address, guideName, line }: GpxParts): string {
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
  return composeGpx({
    name: facts.name,
    creator: guideName,
    address,
    waypoints: [start, ...(end ? [end] : []), ...listArrival(trip, shared)],
    tracks: [...listRoad(trip), ...listPath(facts.name, line)],
  })
}

function findGoal({ facts: { driveTo } }: GpxParts['trip']) {
  return listVillages().find(({ name }) => name === driveTo)
}

function listArrival(trip: GpxParts['trip'], shared: Pick<Waypoint, 'description' | 'links'>): Waypoint[] {
  const goal = findGoal(trip)
  return goal ? [{ ...shared, name: goal.name, position: goal, symbol: 'Flag, Blue' }] : []
}

/** Returns the road of a drive, with whose map it is. */
function listRoad(trip: GpxParts['trip']) {
  const goal = findGoal(trip)
  if (!goal) return []
  const positions = findRoadLine(trip.facts.coordinates, { latitude: goal.latitude, longitude: goal.longitude })
  if (!positions) throw new Error(`${trip.facts.name}: the map has no road from its start to ${goal.name}.`)
  return [{ name: trip.facts.name, description: creditOfE10, positions }]
}

/** Returns the path of a hike with heights, with whose line it is. */
function listPath(name: string, line: Trail | undefined) {
  if (!line) return []
  const positions = line.line.map(([latitude, longitude, elevation]) => ({ latitude, longitude, elevation }))
  return [{ name, description: '© Kartverket, CC BY 4.0', positions }]
}
