import * as z from 'zod'
import { roadMessageKinds } from '#contract/today.ts'
import type { RoadMessage, RoadMessages } from '#server/services/today/road-source.ts'
import { demandSome, type ReadEach } from '#server/upstream/read-each.ts'
import { readHours } from './read-hours.ts'

/** South-west and north-east corner of what is asked for: Lofoten and the E10 as far as Bjerkvik. */
export const askedBox = { west: 11.8, south: 67.4, east: 17.6, north: 68.7 }
/** More than there can be in that box; as many in an answer means that some are missing. */
export const mostRecords = 1000

export const lofoten = { west: 11.8, south: 67.4, east: 15.3, north: 68.6 }
// The box reaches over the Vestfjord: what lies south-east of this corner is Steigen and Hamarøy.
const mainland = { north: 68.05, west: 14 }

const longestPeriodMs = 24 * 3_600_000
/** A night may be two periods, one to 23:59. */
const gapAtMidnightMs = 60_000

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

/** Codes that a kind is known by; the first kind that fits is a record's. */
const codesOfKinds: readonly [kind: RoadMessage['records'][number]['kind'], codes: RegExp][] = [
  ['closed', /^(roadClosed|carriagewayClosures|closedPermanentlyForTheWinter|overnightClosures)$/],
  ['convoy', /convoy/i],
  ['shortClosures', /^intermittentShortTermClosures$/],
  ['ferry', /^TransitInformation$/],
  ['strongWind', /wind/i],
  ['accident', /^Accident$/],
  ['obstruction', /Obstruction$/],
  // Half of the road at a time, or one lane of two.
  ['oneLane', /^(singleAlternateLineTraffic|laneClosures)$/],
  ['roadworks', /^(MaintenanceWorks|ConstructionWorks)$/],
  ['conditions', /^(PoorEnvironmentConditions|WinterDrivingManagement|NonWeatherRelatedRoadConditions)$/],
]

/** Returns the messages for Lofoten and the E10, one for each situation. Throws if some may be missing without a word. */
export function readSituations(text: string, readEach: ReadEach): RoadMessages {
  const { timeStamp, features } = body.parse(JSON.parse(text))
  const read = readEach('a road message', features, (given) => feature.parse(given).properties)
  const records = demandSome(read).filter(isPublic)
  const situations = Map.groupBy(records, ({ SITUATION_ID }) => SITUATION_ID)
  const messages = [...situations.values()].filter((group) => group.some(isOurs)).map(translateSituation)
  return { listedAt: timeStamp ?? null, unreadable: read.odd.length, messages }
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
function translateSituation(rows: Situation[]): RoadMessage {
  const records = [...Map.groupBy(rows, ({ RECORD_ID }) => RECORD_ID).values()]
  const main = rows.find(({ IS_MAIN_RECORD }) => IS_MAIN_RECORD === 1) ?? (rows[0] as Situation)
  const lines = listLines([main, ...rows])
  return {
    id: main.SITUATION_ID,
    road: main.ROAD_NUMBER || null,
    where: main.LOCATION_DESCRIPTION || null,
    lines,
    records: records
      .map((each) => translateRecord(each, lines, findKind(main)))
      .sort((one, other) => roadMessageKinds.indexOf(one.kind) - roadMessageKinds.indexOf(other.kind)),
    updatedAt: rows.map(({ LAST_UPDATE_TIME }) => LAST_UPDATE_TIME ?? null).reduce(later),
    latitude: main.COORDINATES_FOR_DISPLAY_LATITUDE,
    longitude: main.COORDINATES_FOR_DISPLAY_LONGITUDE,
  }
}

function listLines(rows: readonly Situation[]): string[] {
  const lines = rows.flatMap(({ DESCRIPTION }) => DESCRIPTION?.split('|') ?? []).map((line) => line.trim())
  return [...new Set(lines)].filter((line) => line !== '')
}

/** A record is repeated for each of its periods; a row that is no longer than a day tells one of them. */
function translateRecord(
  rows: readonly Situation[],
  lines: readonly string[],
  usual: RoadMessage['records'][number]['kind'],
) {
  const starts = rows.map(({ START_TIME }) => START_TIME ?? null)
  const ends = rows.map(({ END_TIME }) => END_TIME ?? null)
  const hasPeriods = rows.some(({ NUM_PERIODS }) => (NUM_PERIODS ?? 0) > 0)
  const kind = rows.map(findKind).find((each) => each !== 'other') ?? usual
  return {
    kind,
    startsAt: starts.includes(null) ? null : Math.min(...(starts as number[])),
    endsAt: ends.includes(null) ? null : Math.max(...(ends as number[])),
    periods: hasPeriods
      ? {
          // Without periods ACTIVE stays 0, also while a road is closed.
          isRunning: rows.some(({ ACTIVE }) => ACTIVE === 1),
          listed: listPeriods(rows),
          hours: readHours(listLines(rows)) ?? readHours(lines),
        }
      : null,
  }
}

/** Returns the periods that the rows of a record tell, joined where a night is cut at midnight; empty where they tell the whole. */
function listPeriods(rows: readonly Situation[]): { from: number; to: number }[] {
  const all = rows
    .map(({ START_TIME, END_TIME }) => ({ from: START_TIME ?? 0, to: END_TIME ?? Number.POSITIVE_INFINITY }))
    .sort((one, other) => one.from - other.from)
  if (all.some(({ from, to }) => to - from > longestPeriodMs)) return []
  const joined: { from: number; to: number }[] = []
  for (const each of all) {
    const before = joined.at(-1)
    if (before && each.from - before.to <= gapAtMidnightMs) before.to = Math.max(before.to, each.to)
    else joined.push({ ...each })
  }
  return joined
}

function findKind(given: Situation): RoadMessage['records'][number]['kind'] {
  const codes = [
    given.SITUATION_TYPE,
    ...(given.SECONDARY_TYPES?.split(/[,;|\s]+/) ?? []),
    given.ROAD_OR_CARRIAGEWAY_OR_LANE_MANAGEMENT_TYPE ?? '',
  ]
  return codesOfKinds.find(([, known]) => codes.some((code) => known.test(code)))?.[0] ?? 'other'
}

function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}
