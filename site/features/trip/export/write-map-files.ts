import type { Position } from '#site/domain/geography/distance-between.ts'
import { followRoad } from '#site/domain/geography/follow-road.ts'
import { creditOfE10, readE10 } from '#site/domain/geography/road-line.ts'
import { composeGpx, type Waypoint } from '#site/domain/xml/compose-gpx.ts'
import { composeKml, type Placemark } from '#site/domain/xml/compose-kml.ts'
import {
  type ExportedDay,
  type ExportedPlace,
  type ExportedTrip,
  listDayPlaces,
  listTripPlaces,
} from './exported-trip.ts'

type Placed = ExportedPlace & { position: Position }

function toWaypoint({ name, position, phone, address, note }: Placed): Waypoint {
  const description = [note, phone].filter(Boolean).join('\n') || undefined
  return { name, position, description, links: address ? [{ href: address }] : [] }
}

function toPlacemark({ name, position, phone, address, note }: Placed): Placemark {
  return { name, position, phone, address, description: note }
}

/** Returns the way of a day along the E10, straight beside it. */
function lineOf(day: ExportedDay): Position[] {
  return followRoad(
    listDayPlaces(day).map(({ position }) => position),
    readE10(),
  )
}

/** Returns a trip as GPX 1.1: its places as waypoints, each day as a route from place to place and as a line along the E10. */
export function writeGpx(trip: ExportedTrip, guide: string): string {
  return composeGpx({
    name: trip.name,
    description: trip.lead,
    creator: guide,
    address: trip.address,
    waypoints: listTripPlaces(trip).map(toWaypoint),
    routes: trip.days
      .map((day) => ({ name: day.title, points: listDayPlaces(day).map(toWaypoint) }))
      .filter(({ points }) => points.length > 1),
    tracks: trip.days
      .map((day) => ({ name: day.title, description: `E10: ${creditOfE10}`, positions: lineOf(day) }))
      .filter(({ positions }) => positions.length > 1),
  })
}

/** Returns a trip as KML 2.2: a folder for each day with its places and a line along the E10. */
export function writeKml(trip: ExportedTrip, guide: string, words: { waiting: string }): string {
  const days = trip.days.map((day) => {
    const places = listDayPlaces(day)
    return {
      name: day.title,
      placemarks: places.map(toPlacemark),
      line: lineOf(day),
      lineCredit: `E10: ${creditOfE10}`,
    }
  })
  const waiting = trip.waiting.filter((place): place is Placed => place.position !== undefined).map(toPlacemark)
  return composeKml({
    name: trip.name,
    description: trip.lead,
    author: guide,
    address: trip.address,
    folders: waiting.length > 0 ? [...days, { name: words.waiting, placemarks: waiting }] : days,
  })
}
