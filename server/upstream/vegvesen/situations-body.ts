import * as z from 'zod'
import type { RoadMessage, RoadMessages } from '#server/today/road-source.ts'
import { demandSome, type ReadEach } from '#server/upstream/read-each.ts'

/** South-west and north-east corner of what is asked for: Lofoten and the E10 as far as Bjerkvik. */
export const askedBox = { west: 11.8, south: 67.4, east: 17.6, north: 68.7 }
/** More than there can be in that box; as many in an answer means that some are missing. */
export const mostRecords = 1000

export const lofoten = { west: 11.8, south: 67.4, east: 15.3, north: 68.6 }
// The box reaches over the Vestfjord: what lies south-east of this corner is Steigen and Hamarøy.
const mainland = { north: 68.05, west: 14 }

const shortText = z.string().max(1000).nullish()
const moment = z.iso
  .datetime({ offset: true })
  .transform((time) => Date.parse(time))
  .nullish()

const record = z.object({
  SITUATION_ID: z.string().min(1).max(200),
  RECORD_ID: z.string().min(1).max(200),
  IS_MAIN_RECORD: z.number().nullish(),
  SITUATION_TYPE: z.string().max(200),
  SECONDARY_TYPES: shortText,
  ROAD_OR_CARRIAGEWAY_OR_LANE_MANAGEMENT_TYPE: shortText,
  DESCRIPTION: z.string().max(20_000).nullish(),
  ROAD_NUMBER: shortText,
  LOCATION_DESCRIPTION: shortText,
  START_TIME: moment,
  END_TIME: moment,
  LAST_UPDATE_TIME: moment,
  NUM_PERIODS: z.number().nullish(),
  ACTIVE: z.number().nullish(),
  CONFIDENTIALITY: shortText,
  COORDINATES_FOR_DISPLAY_LATITUDE: z.number().min(-90).max(90),
  COORDINATES_FOR_DISPLAY_LONGITUDE: z.number().min(-180).max(180),
})
type Situation = z.infer<typeof record>

const feature = z.object({ properties: record })
const body = z.object({
  type: z.literal('FeatureCollection'),
  timeStamp: moment,
  features: z.array(z.unknown()).max(mostRecords - 1),
})

/** Codes that a kind is known by; the first kind that fits any record of a message is the message's. */
const codesOfKinds: readonly [kind: RoadMessage['kind'], codes: RegExp][] = [
  ['closed', /^(roadClosed|carriagewayClosures|closedPermanentlyForTheWinter|overnightClosures)$/],
  ['convoy', /convoy/i],
  ['shortClosures', /^intermittentShortTermClosures$/],
  ['ferry', /^TransitInformation$/],
  ['strongWind', /wind/i],
  ['accident', /^Accident$/],
  ['obstruction', /Obstruction$/],
  ['roadworks', /^(MaintenanceWorks|ConstructionWorks)$/],
  ['conditions', /^(PoorEnvironmentConditions|WinterDrivingManagement|NonWeatherRelatedRoadConditions)$/],
]
const order = [...codesOfKinds.map(([kind]) => kind), 'other']

/** Returns the messages for Lofoten and the E10, one for each situation. Throws if some may be missing without a word. */
export function readSituations(text: string, readEach: ReadEach): RoadMessages {
  const { timeStamp, features } = body.parse(JSON.parse(text))
  const read = readEach('a road message', features, (given) => feature.parse(given).properties)
  const records = demandSome(read).filter(isPublic)
  const situations = Map.groupBy(records, ({ SITUATION_ID }) => SITUATION_ID)
  const messages = [...situations.values()].filter((group) => group.some(isOurs)).map(translateSituation)
  return {
    listedAt: timeStamp ?? null,
    unreadable: read.odd.length,
    messages: messages.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)),
  }
}

function isPublic({ CONFIDENTIALITY }: Situation): boolean {
  return !CONFIDENTIALITY || CONFIDENTIALITY === 'noRestriction'
}

function isOurs(given: Situation): boolean {
  const [latitude, longitude] = [given.COORDINATES_FOR_DISPLAY_LATITUDE, given.COORDINATES_FOR_DISPLAY_LONGITUDE]
  if (given.ROAD_NUMBER === 'E10') return true
  const isInBox =
    latitude >= lofoten.south && latitude <= lofoten.north && longitude >= lofoten.west && longitude <= lofoten.east
  return isInBox && !(latitude < mainland.north && longitude > mainland.west)
}

/** A closure and its reason are records of one situation; the main record has the text that says both. */
function translateSituation(records: Situation[]): RoadMessage {
  // A record is repeated for each of its periods.
  const once = [...new Map(records.map((given) => [given.RECORD_ID, given])).values()]
  const main = once.find(({ IS_MAIN_RECORD }) => IS_MAIN_RECORD === 1) ?? (once[0] as Situation)
  const hasPeriods = records.some(({ NUM_PERIODS }) => (NUM_PERIODS ?? 0) > 0)
  const texts = [main, ...once].flatMap(({ DESCRIPTION }) => DESCRIPTION?.split('|') ?? [])
  return {
    id: main.SITUATION_ID,
    kind: findKind(once),
    road: main.ROAD_NUMBER || null,
    where: main.LOCATION_DESCRIPTION || null,
    lines: [...new Set(texts.map((line) => line.trim()))].filter((line) => line !== ''),
    startsAt: main.START_TIME ?? null,
    endsAt: main.END_TIME ?? null,
    updatedAt: once.map(({ LAST_UPDATE_TIME }) => LAST_UPDATE_TIME ?? null).reduce(later),
    // Without periods ACTIVE stays 0, also while a road is closed.
    isInPeriod: hasPeriods ? records.some(({ ACTIVE }) => ACTIVE === 1) : null,
    latitude: main.COORDINATES_FOR_DISPLAY_LATITUDE,
    longitude: main.COORDINATES_FOR_DISPLAY_LONGITUDE,
  }
}

function findKind(records: Situation[]): RoadMessage['kind'] {
  const codes = records.flatMap((given) => [
    given.SITUATION_TYPE,
    ...(given.SECONDARY_TYPES?.split(/[,;|\s]+/) ?? []),
    given.ROAD_OR_CARRIAGEWAY_OR_LANE_MANAGEMENT_TYPE ?? '',
  ])
  return codesOfKinds.find(([, known]) => codes.some((code) => known.test(code)))?.[0] ?? 'other'
}

function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}
