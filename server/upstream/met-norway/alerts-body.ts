import * as z from 'zod'
import { isInArea, type Point, type Polygon } from '#contract/area.ts'
import type { QuotedWords } from '#contract/today-part.ts'
import { weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import type { OfficialWarning, OfficialWarnings } from '#server/services/today/warnings-source.ts'
import type { ReadEach } from '#server/upstream/read-each.ts'
import { clipToLofoten } from './clip-to-lofoten.ts'

type AlertWords = Record<'eventName' | 'area' | 'description' | 'advice' | 'consequences', string | null>

/** A warning in one language. */
type Alert = Omit<OfficialWarning, keyof AlertWords> & AlertWords

export interface AlertList {
  listedAt: number | null
  /** When the last alert of the whole country ends; null: there is none, or one is open-ended. */
  lastEnd: number | null
  alerts: Alert[]
  /** Ids of alerts that may be for Lofoten and cannot be read; null where even the id cannot. */
  unreadable: (string | null)[]
}

// Bounds keep a hostile answer from costing memory; what is longer is no answer.
const mostFeatures = 5000
const mostAlerts = 200
const mostRings = 1000
const mostPoints = 20_000
const norwegianWaters = { west: -45, east: 75, south: 48 }
const longText = z.string().max(10_000).nullish()
const moment = z.iso.datetime({ offset: true }).transform((time) => Date.parse(time))

// Shapes can have thousands of points, for each of which a schema would take too long.
const polygon = z.array(z.custom<Point[]>(isRing)).max(mostRings)
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).max(mostRings) }),
])

const list = z.object({
  type: z.literal('FeatureCollection'),
  lang: z.string().nullish(),
  lastChange: moment.nullish(),
  features: z.array(z.unknown()).max(mostFeatures),
})

const shape = z.object({ geometry })

// Only of Lofoten's warnings, so that a slip far away costs nothing.
const details = z.object({
  when: z.object({ interval: z.tuple([moment], moment.nullable()) }),
  properties: z.object({
    id: z.string().min(1).max(300),
    event: z.string().max(100).nullish(),
    eventAwarenessName: longText,
    eventEndingTime: moment.nullish(),
    awareness_level: z.string().max(100).nullish(),
    geographicDomain: z.string().max(100).nullish(),
    area: longText,
    description: longText,
    instruction: longText,
    consequences: longText,
    status: z.string().max(100).nullish(),
    type: z.string().max(100).nullish(),
    web: z.string().max(2000).nullish(),
  }),
})

const knownEvents = new Set([
  ...['blowingSnow', 'forestFire', 'gale', 'ice', 'icing', 'lightning', 'polarLow', 'rain', 'rainFlood', 'snow'],
  ...['stormSurge', 'wind'],
])

/**
 * Returns Lofoten's alerts of a nationwide `metalerts/2.0/current.json`, ended ones included, without tests and without
 * what was lowered to green. Throws if it is something else, in another language, or longer than a country can have, and where
 * several concern Lofoten and none can be read: then the form has changed, and what is held says more.
 */
export function readAlerts(text: string, language: 'no' | 'en', readEach: ReadEach): AlertList {
  const { lang, lastChange, features } = list.parse(JSON.parse(text))
  if (lang && lang !== language) throw new Error(`a list in the language ${lang}`)
  const read = readEach('a warning', features, (feature) => {
    const polygons = listPolygons(shape.parse(feature).geometry).flatMap((each) => {
      const clipped = clipToLofoten(each)
      return clipped === null ? [] : [clipped]
    })
    return polygons.length === 0 ? 'elsewhere' : translateAlert(details.parse(feature), polygons)
  })
  const ours = read.values.filter((each) => each !== 'elsewhere')
  const unreadable = read.odd.filter(mayConcernLofoten).map(findId)
  if (unreadable.length > 1 && ours.length === 0) throw new Error(`none of ${unreadable.length} warnings can be read`)
  const alerts = new Map(ours.flatMap((alert) => (alert ? [[alert.id, alert]] : [])))
  if (alerts.size > mostAlerts) throw new Error(`${alerts.size} alerts for Lofoten`)
  const points = [...alerts.values()]
    .flatMap(({ polygons }) => polygons.flat())
    .reduce((sum, ring) => sum + ring.length, 0)
  if (points > mostPoints) throw new Error(`${points} points`)
  return { listedAt: lastChange ?? null, lastEnd: findLastEnd(features), alerts: [...alerts.values()], unreadable }
}

const outline = z.object({
  when: z.object({ interval: z.tuple([z.unknown()], z.unknown()) }),
  properties: z.object({ eventEndingTime: z.unknown() }),
})

function findLastEnd(features: readonly unknown[]): number | null {
  const ends = features.map((feature) => {
    const { data } = outline.safeParse(feature)
    return moment.safeParse(data?.when.interval[1] ?? data?.properties.eventEndingTime).data ?? Number.POSITIVE_INFINITY
  })
  const last = Math.max(...ends)
  return Number.isFinite(last) ? last : null
}

const nordland = '18'
const whereabouts = z.object({
  properties: z.object({ county: z.array(z.string()).min(1), geographicDomain: z.literal('land') }),
})
const unreal = z.object({ properties: z.object({ status: z.literal('Test') }) })

/** Only a warning on land that names other counties, and a test, are certainly none of ours. */
function mayConcernLofoten(feature: unknown): boolean {
  const { data } = whereabouts.safeParse(feature)
  return !unreal.safeParse(feature).success && (data?.properties.county.includes(nordland) ?? true)
}

function findId(feature: unknown): string | null {
  return z.object({ properties: z.object({ id: z.string() }) }).safeParse(feature).data?.properties.id ?? null
}

function isRing(given: unknown): boolean {
  return Array.isArray(given) && given.every(isPoint)
}

/** Longitude first, and perhaps a height. The other way round no warning would be for Lofoten, without a word. */
function isPoint(given: unknown): boolean {
  if (!Array.isArray(given)) return false
  const [longitude, latitude] = given as unknown[]
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return false
  const { west, east, south } = norwegianWaters
  return longitude >= west && longitude <= east && latitude >= south && latitude <= 90
}

function listPolygons({ type, coordinates }: z.infer<typeof geometry>): Polygon[] {
  return type === 'Polygon' ? [coordinates] : coordinates
}

function translateAlert(
  { when, properties: given }: z.infer<typeof details>,
  polygons: OfficialWarning['polygons'],
): Alert | null {
  const level = readLevel(given.awareness_level)
  const isReal = (given.status ?? 'Actual') === 'Actual' && given.type !== 'Cancel'
  if (!isReal || level === 'green') return null
  const [startsAt, endsAt] = when.interval
  return {
    id: given.id,
    service: 'weather',
    event: given.event && knownEvents.has(given.event) ? given.event : null,
    eventName: clean(given.eventAwarenessName),
    level,
    startsAt,
    endsAt: endsAt ?? given.eventEndingTime ?? null,
    area: clean(given.area),
    places: weatherPlaceKeys.filter((place) => {
      const { latitude, longitude } = weatherPlaces[place]
      return isInArea([longitude, latitude], polygons)
    }),
    polygons,
    isAtSea: given.geographicDomain === 'marine',
    description: clean(given.description),
    advice: clean(given.instruction),
    consequences: clean(given.consequences),
    link: given.web && isOfMet(given.web) ? given.web : null,
  }
}

/** Only the number counts: `2; yellow; Moderate`. */
function readLevel(given: string | null | undefined): OfficialWarning['level'] | 'green' {
  const [, number] = /^\s*(\d+)\s*(?:;|$)/.exec(given ?? '') ?? []
  if (number === '1') return 'green'
  return ([2, 3, 4] as const).find((level) => String(level) === number) ?? null
}

function isOfMet(address: string): boolean {
  const { protocol, hostname } = URL.parse(address) ?? {}
  return protocol === 'https:' && /(^|\.)(met|yr)\.no$/.test(hostname ?? '')
}

/** The text as it came, which may hold characters of markup. */
function clean(text: string | null | undefined): string | null {
  return text?.trim() || null
}

/** Returns the warnings of both lists, each once. English may be missing, as a whole or of a warning that came between. */
export function joinLanguages(norwegian: AlertList, english: AlertList | null): OfficialWarnings {
  const inEnglish = new Map(english?.alerts.map((alert) => [alert.id, alert]))
  const inNorwegian = new Map(norwegian.alerts.map((alert) => [alert.id, alert]))
  const warnings = [...new Map([...inEnglish, ...inNorwegian]).values()].map((alert): OfficialWarning => {
    const quote = (name: keyof AlertWords): QuotedWords => ({
      no: inNorwegian.get(alert.id)?.[name] ?? null,
      en: inEnglish.get(alert.id)?.[name] ?? null,
    })
    return {
      ...alert,
      eventName: quote('eventName'),
      area: quote('area'),
      description: quote('description'),
      advice: quote('advice'),
      consequences: quote('consequences'),
    }
  })
  return {
    listedAt: norwegian.listedAt,
    lastEnd: norwegian.lastEnd,
    // What can be read in English is there.
    unreadable: norwegian.unreadable.filter((id) => id === null || !inEnglish.has(id)).length,
    warnings: warnings.sort((one, other) => (other.level ?? 0) - (one.level ?? 0) || one.startsAt - other.startsAt),
  }
}
