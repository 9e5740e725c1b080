import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import type { ServedStop } from '#contract/serving-manifest.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, source } from '#site/content/files/sourced.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { listLegs } from '#site/content/roads/way-queries.ts'
import { listIdsOf, nameOfSubject } from './entries.ts'
import { entryReference, splitReference } from './entry-reference.ts'
import { isKind, type Kind } from './kinds.ts'
import { listMapPoints } from './map-point-queries.ts'
import { isStopKind, refOfEntry, refOfMapPoint, type StopToAdd } from './stop-reference.ts'

const file = 'road/stops.yaml'
const stopId = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be letters from a to z, words joined by hyphens')

const stopsSchema = z.strictObject({
  source,
  checkedOn,
  stops: z
    .array(
      z.strictObject({
        id: stopId.describe('As in `/api/departures/<id>`'),
        name: z.string().min(2).describe('As on the sign of the quay or stop'),
        registerId: z
          .string()
          .regex(
            /^NSR:(?:Quay|StopPlace):\d+$/,
            'must be the id of a quay or of a stop place, like "NSR:Quay:81840"; `npm run find:stops` finds it',
          )
          .describe('In the national register of stops'),
        at: z.string().optional().describe('Its point of road/network.yaml; absent where no road of the guide leads'),
        wayBack: stopId.optional().describe('The stop from which one comes back here the same evening'),
        leadsTo: z
          .array(entryReference('trips/vaeroy'))
          .default([])
          .describe('Entries that one reaches from here by boat'),
        shownOn: z
          .array(entryReference('places/reine'))
          .default([])
          .describe('Other entries whose pages list its departures'),
        isShownToday: z.boolean().describe('Whether the page of today lists its departures'),
      }),
    )
    .min(1),
})

export type Stop = z.infer<typeof stopsSchema>['stops'][number]

/** Returns the stops of the guide (`content/road/stops.yaml`). Throws a `ContentError` for an id used twice or unknown. */
export function listStops(): Stop[] {
  const { stops } = readYaml(file, stopsSchema)
  const ids = stops.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice) throw new ContentError(`content/${file}: "${twice}" is there twice. Give each stop an id of its own.`)
  const onRoad = new Set(listLegs().flatMap(({ from, to }) => [from, to]))
  for (const { id, at } of stops)
    if (at !== undefined && !onRoad.has(at))
      throw new ContentError(
        `content/${file}: "${id}" is at "${at}", which no leg of network.yaml reaches. Correct it.`,
      )
  for (const { id, wayBack } of stops) {
    if (wayBack === undefined || (wayBack !== id && ids.includes(wayBack))) continue
    throw new ContentError(`content/${file}: wayBack of "${id}" is "${wayBack}". Name another stop of the list.`)
  }
  for (const { id, leadsTo, shownOn } of stops)
    for (const entry of [...leadsTo, ...shownOn]) {
      const { kind, id: own } = splitReference(entry)
      if (!isKind(kind) || !listIdsOf(kind).includes(own))
        throw new ContentError(`content/${file}: "${id}" names "${entry}", which is not there. Correct it.`)
    }
  return stops
}

/** Returns the names of the stops by id. */
export function nameStops(): Record<string, string> {
  return Object.fromEntries(listStops().map(({ id, name }) => [id, name]))
}

/** Returns the stop whose departures stand on the page of an entry: it leads there, or is next door. */
export function stopShownOn(kind: Kind, id: string): Stop | undefined {
  return listStops().find(({ leadsTo, shownOn }) => [...leadsTo, ...shownOn].includes(`${kind}/${id}`))
}

/** Returns the id of the stop from which one reaches an entry by boat; undefined for those reached by road. */
export function stopLeadingTo(kind: Kind, id: string): string | undefined {
  return listStops().find(({ leadsTo }) => leadsTo.includes(`${kind}/${id}`))?.id
}

/**
 * Returns the stops as the server reads them from the serving manifest.
 *
 * @public loaded through the bundler by scripts/write-serving-manifest.ts
 */
export function listServedStops(): Record<string, ServedStop> {
  return Object.fromEntries(
    listStops().map(({ id, registerId, wayBack = null, isShownToday }) => [id, { registerId, wayBack, isShownToday }]),
  )
}

registerReader(listStops)

/** Returns the stop that a reference of content (`activities/lofotr`, `points/lofoten-gardsysteri`) is for a trip, with its name in a language. */
export function stopToAdd(reference: string, language: Language): StopToAdd {
  const { kind, id } = splitReference(reference)
  if (kind === 'points') {
    const point = listMapPoints(language).find((each) => each.id === id)
    if (!point) throw new Error(`${reference}: content/map-points has no such point.`)
    return { stop: refOfMapPoint(point), name: point.name }
  }
  if (!isStopKind(kind)) throw new Error(`${reference} cannot be a stop of a trip.`)
  return { stop: refOfEntry(kind, id), name: nameOfSubject(kind, id, language) }
}
