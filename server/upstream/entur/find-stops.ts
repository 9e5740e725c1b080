import * as z from 'zod'
import { askService, type ServiceOptions } from '#server/upstream/ask-service.ts'
import { createReadEach, demandSome, type ReadEach } from '#server/upstream/read-each.ts'
import { enturClientName } from './entur.ts'

export interface FoundStop {
  /** In the national register of stops: `NSR:StopPlace:58970`. */
  registerId: string
  /** With its municipality. */
  label: string
  /** `onstreetBus`, `ferryStop` … as the register calls them. */
  kinds: string[]
  latitude: number
  longitude: number
}

/** Degrees, WGS 84: Lofoten with its airports, ferries and Bodø. */
const box = { south: 67.2, north: 68.9, west: 11.8, east: 17.5 }
const timeLimitMs = 8000
const sizeLimitBytes = 1_000_000
const mostStops = 20

const geocoderBody = z.object({ features: z.array(z.unknown()) })
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({ id: z.string(), label: z.string(), category: z.array(z.string()).default([]) }),
})

/** Resolves with the stops in and near Lofoten whose name begins like this, from Entur's geocoder. Throws `UpstreamFailure`. */
export async function findStops(name: string, options: ServiceOptions): Promise<FoundStop[]> {
  const { baseUrl, userAgent, clock, log } = options
  const readEach = createReadEach('Entur’s geocoder', log)
  const query = new URLSearchParams({ text: name, layers: 'venue', size: String(mostStops), lang: 'no' })
  const { value } = await askService({
    service: 'Entur’s geocoder',
    address: `${baseUrl}/geocoder/v1/autocomplete?${query}`,
    userAgent,
    headers: { accept: 'application/json', 'et-client-name': enturClientName },
    timeLimitMs,
    sizeLimitBytes,
    read: (text) => readStops(text, readEach),
    lifetimeMs: 0,
    clock,
  })
  return value
}

function readStops(text: string, readEach: ReadEach): FoundStop[] {
  const { features } = geocoderBody.parse(JSON.parse(text))
  const found = demandSome(readEach('a stop', features, (given) => feature.parse(given)))
  return found.flatMap(({ geometry, properties }) => {
    const [longitude, latitude] = geometry.coordinates
    const isNear = latitude > box.south && latitude < box.north && longitude > box.west && longitude < box.east
    if (!isNear || !/^NSR:(?:StopPlace|Quay):\d+$/.test(properties.id)) return []
    return [{ registerId: properties.id, label: properties.label, kinds: properties.category, latitude, longitude }]
  })
}
