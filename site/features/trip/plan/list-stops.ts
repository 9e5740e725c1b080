import type { Language } from '#contract/languages.ts'
import type { activities } from '#site/content/model/activity-queries.ts'
import { listPlacedPoints } from '#site/content/model/course-queries.ts'
import { listEntries } from '#site/content/model/entries.ts'
import { splitReference } from '#site/content/model/entry-reference.ts'
import { findForYounger } from '#site/content/model/find-for-younger.ts'
import { entryKinds, type Kind } from '#site/content/model/kinds.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { listMapPoints } from '#site/content/model/map-point-queries.ts'
import { listNotThen } from '#site/content/model/not-then-queries.ts'
import { places } from '#site/content/model/place-queries.ts'
import { readStepFree } from '#site/content/model/practical.ts'
import { readRetired } from '#site/content/model/retired-queries.ts'
import { listYearBars } from '#site/content/model/season-queries.ts'
import { isStopKind, refOfEntry, refOfMapPoint } from '#site/content/model/stop-reference.ts'
import { type Trip, trips } from '#site/content/model/trip-queries.ts'
import { listLegs, namesOfPoints } from '#site/content/roads/way-queries.ts'
import type { OpeningHours } from '#site/domain/calendar/opening-hours.ts'
import type { AtlasData, StopData } from './atlas.ts'
import { childRules } from './party.ts'
import { minutesOfTime } from './schedule.ts'

/** The editors' time on the spot in minutes, where no source says how long something takes. */
const usualMinutes: Partial<Record<Kind, number>> = {
  places: 90,
  trips: 180,
  activities: 120,
  restaurants: 60,
  stations: 30,
}
const pointMinutes = 30

/** Hours of a range in the middle, rounded up to half an hour. */
function minutesOf({ from, to = from }: { from: number; to?: number | undefined }): number {
  return Math.ceil(from + to) * 30
}

function shorten(position: { latitude: number; longitude: number }): [number, number] {
  return [Number(position.latitude.toFixed(4)), Number(position.longitude.toFixed(4))]
}

type EntryFacts = ReturnType<typeof listEntries>[number]['facts'] | ReturnType<typeof places.list>[number]['facts']

/** Dogs and steps, as far as anybody knows: those of a house by its facts, of a path by its rules. */
function describeAccess(facts: EntryFacts): Pick<StopData, 'dog' | 'step'> {
  const dog =
    facts.access !== 'unknown' && 'dog' in facts.access && facts.access.dog !== 'unknown'
      ? facts.access.dog.value
      : undefined
  const rules = 'conduct' in facts ? facts.conduct : []
  const onPath = rules.includes('noDog')
    ? 'no'
    : rules.some((rule) => rule.startsWith('dogOnLead'))
      ? 'lead'
      : undefined
  const step = readStepFree(facts.access)
  return { ...((dog ?? onPath) ? { dog: dog ?? onPath } : {}), ...(step ? { step } : {}) }
}

/** Months, hours, when rooms are ready, whether one walks or sails there, and whom it suits, as far as the facts say. */
function describeTimes(
  kind: string,
  facts: EntryFacts,
): Pick<
  StopData,
  | 'open'
  | 'seldom'
  | 'against'
  | 'season'
  | 'isSky'
  | 'isWalk'
  | 'isHard'
  | 'fromAge'
  | 'isBoat'
  | 'isIndoor'
  | 'dog'
  | 'step'
  | 'hours'
  | 'checkIn'
> {
  const months = 'months' in facts ? [...facts.months.full, ...facts.months.partly] : undefined
  const hours = 'hours' in facts ? facts.hours : undefined
  // The year of a place or a house tells of more than itself.
  const season = kind === 'activities' && 'year' in facts ? facts.year : []
  return {
    ...(season.length > 0 ? { season: season.map(({ from, to }) => ({ from, to })) } : {}),
    ...(season.some((each) => each.kind === 'aurora') ? { isSky: true } : {}),
    ...(months && months.length < 12 ? { open: months } : {}),
    ...('advisedAgainst' in facts && facts.advisedAgainst ? { against: facts.advisedAgainst.months } : {}),
    ...('type' in facts && facts.type === 'hike' ? { isWalk: true } : {}),
    ...('type' in facts && facts.type === 'hike' && facts.difficulty !== 'easy' ? { isHard: true } : {}),
    ...describeChildren(facts),
    ...('type' in facts && facts.type === 'boat' ? { isBoat: true } : {}),
    ...('type' in facts && facts.type === 'boat' && facts.months.partly.length > 0
      ? { seldom: facts.months.partly }
      : {}),
    ...(kind === 'restaurants' || ('setting' in facts && facts.setting === 'indoors') ? { isIndoor: true } : {}),
    ...describeAccess(facts),
    ...('checkIn' in facts && facts.checkIn ? { checkIn: minutesOfTime(facts.checkIn.value) } : {}),
    ...(hours ? { hours: pickTimes(hours) } : kind === 'restaurants' ? { hours: null } : {}),
  }
}

/** From which age children come along; small ones do not where nobody says from which. */
function describeChildren(facts: EntryFacts): Pick<StopData, 'fromAge'> {
  if ('children' in facts && facts.children) return { fromAge: facts.children.from }
  return 'notForSmallChildren' in facts && facts.notForSmallChildren ? { fromAge: childRules.notSmall } : {}
}

function pickTimes({ periods, exceptions, outsideSeasons, confirmedOn }: OpeningHours): OpeningHours {
  return { periods, exceptions, outsideSeasons, confirmedOn }
}

/** Returns what an activity is, where its title says so behind its name: «Skrei i Storvågan: akvarium, museum og galleri». */
function describeActivity({ facts, words }: ReturnType<typeof activities.read>): string | undefined {
  const begin = `${facts.name}: `
  return words.title.startsWith(begin) ? words.title.slice(begin.length) : undefined
}

/** Where one goes from, of what is not driven, and what younger children can walk that day. */
function describeTrip(trip: Trip, language: Language): Pick<StopData, 'start' | 'younger'> {
  const younger = findForYounger(trip, trips.list(language)).map((walk) => refOfEntry('trips', walk.trip.id))
  return {
    ...(trip.facts.type === 'drive' ? {} : { start: trip.words.startName }),
    ...(younger.length > 0 ? { younger } : {}),
  }
}

function listEntryStops(language: Language): StopData[] {
  const points = Object.entries(namesOfPoints())
  const pointOf = (village: string | undefined) => points.find(([, name]) => name === village)?.[0]
  const entries = entryKinds.flatMap((kind) => listEntries(kind, language))
  return [...entries, ...places.list(language)].map((entry): StopData => {
    const { kind, id, facts } = entry
    const duration = 'duration' in facts ? facts.duration : undefined
    return {
      ref: refOfEntry(kind, id),
      name: facts.name,
      at: shorten(facts.coordinates),
      point: pointOf('village' in facts ? facts.village : facts.name),
      minutes: duration ? minutesOf(duration) : (usualMinutes[kind] ?? pointMinutes),
      href: linkToEntry(kind, id, language),
      ...('phone' in facts && facts.phone ? { phone: facts.phone.value } : {}),
      ...(entry.kind === 'activities' ? { about: describeActivity(entry) } : {}),
      ...describeTimes(kind, facts),
      ...(entry.kind === 'trips' ? describeTrip(entry, language) : {}),
      ...(kind === 'hotels' || kind === 'cabins' ? { isBed: true } : {}),
    }
  })
}

/** Points farther from the road table than its reach, on a side road of one of its points. */
const sideRoads: Readonly<Record<string, string>> = { 'sandsletta-camping': 'laukvik', 'livland-gardskafe': 'laukvik' }

function listPointStops(language: Language): StopData[] {
  return listMapPoints(language)
    .filter(({ entry }) => entry === undefined)
    .map(({ id, name, category, coordinates, phone, hours }) => ({
      ref: refOfMapPoint({ id }),
      name,
      at: shorten(coordinates),
      ...(sideRoads[id] ? { point: sideRoads[id] } : {}),
      minutes: pointMinutes,
      ...(phone ? { phone } : {}),
      ...(['hotel', 'accommodation', 'camping'].includes(category) ? { isBed: true } : {}),
      ...(category === 'cafe' || category === 'restaurant' ? { isIndoor: true } : {}),
      ...(hours === undefined || hours === 'always' ? {} : { hours: pickTimes(hours) }),
      ...(category === 'camping' ? { isCamp: true } : {}),
      ...(['beach', 'viewpoint', 'hiking'].includes(category) ? { isView: true } : {}),
      ...(category === 'hiking' ? { isPath: true } : {}),
    }))
}

function refOf(reference: string): string | undefined {
  const { kind, id } = splitReference(reference)
  if (kind === 'points') return refOfMapPoint({ id })
  return isStopKind(kind) ? refOfEntry(kind, id) : undefined
}

function listRetired(): AtlasData['retired'] {
  return Object.fromEntries(
    readRetired().flatMap(({ gone, name, now }) => {
      const ref = refOf(gone)
      return ref ? [[ref, { name: name ?? gone, now: refOf(now) }]] : []
    }),
  )
}

/** Returns everything that can be a stop, with the roads between, in a language. */
export function describeAtlas(language: Language): AtlasData {
  return {
    stops: [...listEntryStops(language), ...listPointStops(language)],
    legs: listLegs(),
    points: Object.fromEntries(listPlacedPoints().map(({ id, position }) => [id, shorten(position)])),
    retired: listRetired(),
    notThen: listNotThen(language),
    midnightSun: listYearBars(['midnightSun'], language, 'the check of a pasted plan').flatMap(({ spans }) => spans),
  }
}
