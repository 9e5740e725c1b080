import type { Position } from '#site/geography/distance-between.ts'
import { composeGpx, type Waypoint } from '#site/xml/compose-gpx.ts'
import { composeKml, type Placemark } from '#site/xml/compose-kml.ts'
import { type ExportedPlace, type ExportedTrip, listDayPlaces, listTripPlaces } from './exported-trip.ts'

type Placed = ExportedPlace & { position: Position }

function toWaypoint({ name, position, phone, address, note }: Placed): Waypoint {
  const description = [note, phone].filter(Boolean).join('\n') || undefined
  return { name, position, description, links: address ? [{ href: address }] : [] }
}

function toPlacemark({ name, position, phone, address, note }: Placed): Placemark {
  return { name, position, phone, address, description: note }
}

/** Returns a trip as GPX 1.1: its places as waypoints and each day as a route from place to place, which is no course of a road. */
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
  })
}

/** Returns a trip as KML 2.2: a folder for each day with its places and a line from place to place. */
export function writeKml(trip: ExportedTrip, guide: string, words: { waiting: string }): string {
  const days = trip.days.map((day) => {
    const places = listDayPlaces(day)
    return { name: day.title, placemarks: places.map(toPlacemark), line: places.map(({ position }) => position) }
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
