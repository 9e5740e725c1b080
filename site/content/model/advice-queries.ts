import { z } from 'zod'
import { type Language, mapLanguages } from '#contract/languages.ts'
import { type WeatherPlace, weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { type Bridge, listBridges, namesOfPoints, pointOfVillage, wayBetween } from '#site/content/roads/way-queries.ts'
import type { NotThenCondition } from '#site/domain/calendar/not-then.ts'
import type { OpeningHours } from '#site/domain/calendar/opening-hours.ts'
import { findNearest, type Position } from '#site/domain/geography/distance-between.ts'
import type { RoadTableText } from '#site/domain/geography/road-table.ts'
import { formatMonths } from '#site/i18n/format-months.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { allMonths, listOpenMonths } from './advised-against.ts'
import { type Bed, type Contactable, listBeds } from './bed-queries.ts'
import { readEntry } from './entries.ts'
import { entryReference, splitReference } from './entry-reference.ts'
import { isEntryKind, isKind, mapPointIdOf } from './kinds.ts'
import { linkToEntry } from './link-to-entry.ts'
import { listMapPoints } from './map-point-queries.ts'
import { listClosedTimes } from './not-then-queries.ts'
import { months } from './outing-schema.ts'
import { places } from './place-queries.ts'
import { pickOpeningTimes } from './practical.ts'
import { resolveReference } from './render-text.ts'
import { describeRoadTable } from './road-table-queries.ts'
import { listStops } from './stop-queries.ts'
import { listVillages } from './village-queries.ts'

// The rules of "do this, leave that" on the page of today: `content/advice/*.yaml`.

/** Nobody can promise it about conditions. */
const promise = /\b(safe(ly)?|tryg[gt]t?e?|sicher\w*|ungefährlich\w*|gefahrlos\w*|risikofri\w*)\b/i
const sentence = z
  .string()
  .trim()
  .min(3)
  .max(200)
  .refine((text) => !promise.test(text), 'promises that conditions are safe. Say what the weather does instead.')
const texts = z.strictObject(mapLanguages(() => sentence))

const metresPerSecond = z.number().min(0).max(60)
const millimetres = z.number().min(0).max(50)
const metres = z.number().min(0).max(20)
const hourOfDay = z.number().int().min(0).max(24)

const conditions = z
  .strictObject({
    gustFrom: metresPerSecond.optional(),
    gustBelow: metresPerSecond.optional(),
    rainFrom: millimetres.optional().describe('mm in the hour'),
    rainBelow: millimetres.optional(),
    cloudFrom: z.number().min(0).max(100).optional(),
    cloudBelow: z.number().min(0).max(101).optional().describe('% of the sky'),
    temperatureBelow: z.number().min(-40).max(40).optional(),
    waveFrom: metres.optional().describe('Significant height on Vestfjorden'),
    waveBelow: metres.optional(),
    light: z
      .enum(['day', 'sun', 'dark'])
      .optional()
      .describe('day: light without a lamp; dark: enough for northern lights'),
    warned: z.literal(true).optional().describe('An orange or red warning for the place'),
    warnedAtSea: z.literal(true).optional().describe('Any warning for the sea'),
    from: hourOfDay.optional(),
    until: hourOfDay.optional(),
  })
  .refine((when) => Object.keys(when).length > 0, 'names no condition. Give at least one.')

export type AdviceConditions = z.infer<typeof conditions>

const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be letters from a to z, words joined by hyphens')
const entry = entryReference('trips/ryten')
const ofMonths = months.min(1).optional()

const doRule = z.strictObject({
  id,
  exposure: z
    .enum(['indoors', 'land', 'exposed', 'sea'])
    .describe('An orange or red warning ends all but indoors, a yellow one exposed too, any at sea what goes to sea'),
  where: z
    .enum(['here', 'there', 'onFoot'])
    .describe(
      'there: judged by the weather of the entry; here: by the visitor’s, without a way; onFoot: only in the same village',
    ),
  when: conditions,
  hours: z.number().int().min(1).max(12).describe('So many in a row'),
  season: z.enum(['full', 'any']).describe('full: only in months in which the entry is done throughout'),
  months: ofMonths,
  needsOpenRoad: z
    .literal(true)
    .optional()
    .describe('Not in hours in which a road may be closed or open to convoys only, nor while nobody knows'),
  isElsewhere: z.literal(true).optional().describe('Only what is in another village'),
  entries: z.array(entry).min(1),
  reason: texts,
})

const leaveRule = z
  .strictObject({
    id,
    when: conditions.optional(),
    months: ofMonths,
    roadClosed: z.literal(true).optional(),
    avalancheFrom: z.number().int().min(2).max(5).optional(),
    bridge: z.string().optional().describe('A bridge of road/network.yaml, in wind near its limit; {limit} m/s'),
    wayBackMissing: z.string().optional().describe('A stop of road/stops.yaml with wayBack'),
    advisedAgainst: entry.optional().describe('A trip, in the months of its advisedAgainst; it gives title and end'),
    ends: z
      .array(z.string())
      .min(1)
      .optional()
      .describe('Rules of do.yaml, or entries, that are not suggested meanwhile'),
    endsLongDrives: z.literal(true).optional(),
    title: texts.optional(),
    reason: texts,
    until: texts.optional(),
  })
  .refine(
    (rule) =>
      [rule.when, rule.roadClosed, rule.avalancheFrom, rule.bridge, rule.wayBackMissing, rule.advisedAgainst].filter(
        Boolean,
      ).length === 1,
    'needs exactly one of when, roadClosed, avalancheFrom, bridge, wayBackMissing, advisedAgainst.',
  )
  .refine((rule) => rule.advisedAgainst !== undefined || rule.title !== undefined, 'title is missing.')
  .refine(
    ({ when, bridge, advisedAgainst, until }) =>
      [when, bridge, advisedAgainst, until].some((each) => each !== undefined),
    'until is missing: no forecast tells when this passes.',
  )

const indoorsRules = z.array(z.strictObject({ entry: z.string(), from: hourOfDay, until: hourOfDay })).min(1)

const standRule = z.strictObject({
  spot: z.string().describe('`point/hov-beach` of the map, or a place'),
  why: texts.describe('After the name of the spot'),
  village: texts.describe('Where to look from without a drive'),
})
const standRules = z.strictObject(
  Object.fromEntries(weatherPlaceKeys.map((key) => [key, standRule])) as Record<WeatherPlace, typeof standRule>,
)

/** Minutes by car, one way. */
const farthestDrive = 60

export interface AdviceEntry extends Contactable {
  /** As content refers to it: `trips/ryten`. */
  reference: string
  name: string
  href: string
  place: WeatherPlace
  /** Its village in the road table. */
  point: string
  /** Kilometres and minutes from each place, where it is near enough. */
  ways: Partial<Record<WeatherPlace, [kilometres: number, minutes: number]>>
  full: readonly number[]
  /** Open, fully or in part, and not advised against. */
  open: readonly number[]
  hours?: OpeningHours | undefined
  /** How its own words, or those of its village, say not to come in a storm. */
  avoidInStorm?: readonly ('onFoot' | 'byCar')[]
  /** When it is usually closed, where its hours are not known whole (`not-then.yaml`). */
  closed?: readonly NotThenCondition[]
}

/** What is under a roof, and the hours of the day in which it is worth asking whether it is open. */
export interface IndoorEntry extends AdviceEntry {
  from: number
  until: number
}

/** One spot to stand under northern lights, and where to look from in the village itself. */
interface Stand {
  name: string
  /** On the map. */
  href: string
  /** From each place with a forecast, where it is near enough. */
  ways: AdviceEntry['ways']
  /** With where to park. */
  why: string
  village: string
}

export interface AdviceToDo extends Omit<z.infer<typeof doRule>, 'entries' | 'reason'> {
  entries: AdviceEntry[]
  /** With gaps. */
  reason: string
}

export interface AdviceToLeave
  extends Omit<z.infer<typeof leaveRule>, 'title' | 'reason' | 'until' | 'advisedAgainst'> {
  title: string
  href?: string | undefined
  reason: string
  until?: string | undefined
  /** Name of the month in which it begins again, where it is a matter of the season. */
  fromMonth?: string | undefined
}

/**
 * Gusts in m/s from which nobody should be on a summit, and from which a bridge may be shut before one is back; the bridges, and
 * the roads.
 */
export interface WindLimits {
  windyFrom: number
  stormFrom: number
  bridges: Bridge[]
  roads: RoadTableText
}

export interface AdviceRules {
  wind: WindLimits
  indoors: IndoorEntry[]
  /** Where one can ask for a bed. */
  beds: Bed[]
  stands: Record<WeatherPlace, Stand>
  do: AdviceToDo[]
  leave: AdviceToLeave[]
}

function readListed(reference: string, language: Language, file: string) {
  const { kind, id: name } = splitReference(reference)
  if (kind === 'places') return { kind, id: name, facts: places.read(name, language).facts } as const
  if (!isKind(kind) || !isEntryKind(kind))
    throw new ContentError(`content/${file}: "${reference}" is of no kind with a place. Correct it.`)
  return { kind, id: name, facts: readEntry(kind, name, language).facts }
}

function describeAdviceEntry(reference: string, language: Language, file: string): AdviceEntry {
  const { kind, id: name, facts } = readListed(reference, language, file)
  if (!('weatherPlace' in facts))
    throw new ContentError(`content/${file}: "${reference}" has no weatherPlace. Name an entry that has one.`)
  const village = 'village' in facts ? facts.village : facts.name
  const wanted = listOpenMonths('advisedAgainst' in facts ? facts.advisedAgainst : undefined)
  const season = 'months' in facts ? facts.months : { full: wanted, partly: [] }
  const closed = listClosedTimes(reference)
  const villageInStorm = places.list(language).find(({ facts: { name } }) => name === village)?.facts.inStorm
  const avoidInStorm = [
    ...(facts.inStorm ? (['onFoot'] as const) : []),
    ...(facts.inStorm === 'stayAway' || villageInStorm === 'stayAway' ? (['byCar'] as const) : []),
  ]
  return {
    reference,
    name: facts.name,
    href: linkToEntry(kind, name, language),
    place: facts.weatherPlace,
    point: pointOfVillage(village),
    ways: listWaysTo(village),
    full: season.full.filter((month) => wanted.includes(month)),
    open: [...season.full, ...season.partly].filter((month) => wanted.includes(month)),
    ...(avoidInStorm.length > 0 ? { avoidInStorm } : {}),
    ...('hours' in facts && facts.hours ? { hours: pickOpeningTimes(facts.hours) } : {}),
    ...(closed.length > 0 ? { closed } : {}),
    ...('phone' in facts && facts.phone ? { phone: facts.phone.value } : {}),
    ...('website' in facts && facts.website ? { website: facts.website.value } : {}),
  }
}

/** Returns the ways by road from the places with a forecast to a village, where it is near enough. */
function listWaysTo(village: string): AdviceEntry['ways'] {
  const to = pointOfVillage(village)
  const ways = weatherPlaceKeys.flatMap((place) => {
    const from = pointOfVillage(weatherPlaces[place].name)
    const { kilometres, minutes } = wayBetween(from, to)
    if (minutes > farthestDrive) return []
    return [[place, [Math.round(kilometres), minutes]] as const]
  })
  return Object.fromEntries(ways)
}

function findPoint(reference: string, language: Language, file: string) {
  const point = listMapPoints(language).find(({ id }) => `point/${id}` === reference)
  if (!point) throw new ContentError(`content/${file}: "${reference}" is no point of the map. Correct it.`)
  return point
}

const indoorsFile = 'advice/indoors.yaml'
const standFile = 'advice/stand.yaml'

function describeIndoors(reference: string, language: Language): Omit<IndoorEntry, 'from' | 'until'> {
  if (!reference.startsWith('point/')) return describeAdviceEntry(reference, language, indoorsFile)
  const { name, coordinates, phone, website, hours } = findPoint(reference, language, indoorsFile)
  const village = findVillageOnRoad(coordinates)
  const place = findNearest(
    coordinates,
    weatherPlaceKeys.map((key) => ({ key, ...weatherPlaces[key] })),
  )
  if (!village || !place) throw new ContentError(`content/road/villages.yaml: no village is near "${reference}".`)
  return {
    reference,
    name,
    href: resolveReference(reference, language, `content/${indoorsFile}`),
    place: place.key,
    point: pointOfVillage(village.name),
    ways: listWaysTo(village.name),
    full: allMonths,
    open: allMonths,
    closed: listClosedTimes(reference),
    ...(hours && hours !== 'always' ? { hours } : {}),
    phone,
    website,
  }
}

/** Returns the spot to stand of each place. */
export function readStands(language: Language): Record<WeatherPlace, Stand> {
  const stands = Object.entries(readYaml(standFile, standRules)).map(([place, { spot, why, village }]) => {
    const { kind, id } = splitReference(spot)
    const point = findPoint(kind === 'places' ? `point/${mapPointIdOf(kind, id)}` : spot, language, standFile)
    const nearest = findVillageOnRoad(point.coordinates)
    const stand = { name: point.name, href: `${hrefFor('map', language)}?punkt=${point.id}`, why: why[language] }
    return [place, { ...stand, village: village[language], ways: nearest ? listWaysTo(nearest.name) : {} }]
  })
  return Object.fromEntries(stands)
}

/** Returns the village by the road that is nearest to a position. */
function findVillageOnRoad(position: Position) {
  const onRoad = Object.values(namesOfPoints())
  return findNearest(
    position,
    listVillages().filter(({ name }) => onRoad.includes(name)),
  )
}

function describeLeave(rule: z.infer<typeof leaveRule>, language: Language, file: string): AdviceToLeave {
  const { title, reason, until, advisedAgainst, ...rest } = rule
  const said = {
    ...rest,
    reason: reason[language],
    ...(until ? { until: until[language] } : {}),
  }
  if (!advisedAgainst) return { ...said, title: title?.[language] ?? '' }
  const { kind, id: name, facts } = readListed(advisedAgainst, language, file)
  const against = 'advisedAgainst' in facts ? facts.advisedAgainst : undefined
  const [first] = listOpenMonths(against).filter((month) => against?.months.includes(((month + 10) % 12) + 1))
  if (!against || first === undefined)
    throw new ContentError(`content/${file}: "${advisedAgainst}" is advised against in no month. Delete the rule.`)
  return {
    ...said,
    title: facts.name,
    href: linkToEntry(kind, name, language),
    months: [...against.months],
    fromMonth: formatMonths([first], language),
  }
}

/** Forecasts are of ten metres over a village, and a bridge stands higher: so much below its limit nobody is sent over it. */
const bridgeMargin = 3
const summitRule = 'peaks-in-wind'

function readRules() {
  return {
    toDo: readYaml('advice/do.yaml', z.array(doRule).min(1)),
    toLeave: readYaml('advice/leave.yaml', z.array(leaveRule).min(1)),
  }
}

/** Returns the gusts and ways that advice, remarks and bridges share. Throws a `ContentError` where leave.yaml does not say when to leave summits. */
export function readWindLimits(): WindLimits {
  const windyFrom = readRules().toLeave.find(({ id }) => id === summitRule)?.when?.gustFrom
  if (windyFrom === undefined)
    throw new ContentError(`content/advice/leave.yaml: "${summitRule}" needs gustFrom. Remarks on other pages use it.`)
  const bridges = listBridges()
  const stormFrom = Math.min(...bridges.map(({ closesAt }) => closesAt)) - bridgeMargin
  return { windyFrom, stormFrom, bridges, roads: describeRoadTable() }
}

/** Returns the rules of today's advice in a language. Throws a `ContentError` for an entry, a stop or a word that cannot be used. */
export function readAdvice(language: Language): AdviceRules {
  const { toDo, toLeave } = readRules()
  const ids = [...toDo, ...toLeave].map((rule) => rule.id)
  const twice = ids.find((each, index) => ids.indexOf(each) !== index)
  if (twice) throw new ContentError(`content/advice: "${twice}" is there twice. Give each rule an id of its own.`)
  for (const { wayBackMissing: stop } of toLeave)
    if (stop !== undefined && !listStops().some((each) => each.id === stop && each.wayBack))
      throw new ContentError(
        `content/advice/leave.yaml: "${stop}" is no stop with wayBack (road/stops.yaml). Correct it.`,
      )
  const bridges = listBridges()
  for (const { id: rule, bridge, ends = [] } of toLeave) {
    if (bridge !== undefined && !bridges.some((each) => each.id === bridge))
      throw new ContentError(`content/advice/leave.yaml: "${bridge}" is no bridge of road/network.yaml. Correct it.`)
    for (const ended of ends)
      if (ended.includes('/')) readListed(ended, language, 'advice/leave.yaml')
      else if (!toDo.some((each) => each.id === ended))
        throw new ContentError(`content/advice/leave.yaml: "${rule}" ends "${ended}", which do.yaml lacks. Correct it.`)
  }
  return {
    wind: readWindLimits(),
    indoors: readYaml(indoorsFile, indoorsRules).map(({ entry: reference, ...hours }) => ({
      ...describeIndoors(reference, language),
      ...hours,
    })),
    beds: listBeds(language),
    stands: readStands(language),
    do: toDo.map(({ entries, reason, ...rule }) => ({
      ...rule,
      entries: entries.map((each) => describeAdviceEntry(each, language, 'advice/do.yaml')),
      reason: reason[language],
    })),
    leave: toLeave.map((rule) => describeLeave(rule, language, 'advice/leave.yaml')),
  }
}

registerReader(readAdvice)
registerReader(readStands)
registerReader(readWindLimits)
