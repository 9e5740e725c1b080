import { isCalendarDate } from '#site/domain/calendar/oslo-day.ts'
import { readParty, writeParty } from './party.ts'
import {
  agreeOnChildren,
  countStops,
  type Day,
  type End,
  emptyPlan,
  type Means,
  type Pace,
  type Plan,
  paces,
  type Stop,
  setArrival,
  stopsOf,
} from './plan.ts'

// The link's fragment, `1&n=…&a=…&z=…&by=…&pace=…&for=children&w=…&d=…&t=…&x=…&i=…&k=…`, is the plan: readable, the same in every language, and what this
// edition does not know is kept word for word. The id `i` says which plan it is, not what is in it (docs/decisions/trip.md).

const currentVersion = 1

// More than anybody plans. A fragment has no limit of its own, and a link comes from anybody: whoever opens one must not wait for
// a hundred thousand days to be drawn.
const longestLink = 100_000
const mostDays = 400
const mostStops = 2000

/** What a link says: a plan, whole or with what is wrong; nothing; or something that is no plan. */
export type LinkAnswer =
  | { kind: 'plan'; plan: Plan; fault?: 'cut' | 'newer' | undefined }
  | { kind: 'none' }
  | { kind: 'unreadable' }

const signs = '23456789abcdefghjkmnpqrstuvwxyz0'

/** Returns whether a text may be the id of a plan. */
export function isPlanId(text: string): boolean {
  return /^[a-z0-9]{1,20}$/.test(text)
}

/** Returns a new id: ten signs that nobody guesses (50 bits), which say nothing of who made the plan, or when. */
export function createPlanId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => signs.charAt(byte & 31)).join('')
}

/** Returns four signs over a text, by which a link that was cut or retyped is known (FNV-1a, 20 bits). */
export function checkOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  const folded = (hash ^ (hash >>> 20)) >>> 0
  return [0, 5, 10, 15].map((shift) => signs.charAt((folded >>> shift) & 31)).join('')
}

const utf8 = new TextEncoder()
const codes = Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)

/** Percent-codes what a link must not have: `forbidden` finds it in runs. */
function codeSigns(text: string, forbidden: RegExp): string {
  return text.toWellFormed().replace(forbidden, (run) => Array.from(utf8.encode(run), (byte) => codes[byte]).join(''))
}

/** Returns words as they stand in a link: percent-coded, spaces as plus. */
export function codeWords(words: string): string {
  return codeSigns(words, /[^A-Za-z0-9. -]+/gu).replaceAll(' ', '+')
}

/** Returns words of a link; undefined where their codes are broken. */
export function readCodedWords(coded: string): string | undefined {
  try {
    return decodeURIComponent(coded.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** More than can be typed. */
const longestName = 500

/**
 * Returns a name as it may be shown, whoever wrote it: without what nobody sees and by which it would read as another (line breaks,
 * controls, what turns the direction), and not endless.
 */
export function cleanName(name: string): string {
  const seen = name.toWellFormed().replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
  return Array.from(seen).slice(0, longestName).join('')
}

/** Returns a name of a link as it may be shown; undefined where its codes are broken. */
export function readCodedName(coded: string): string | undefined {
  const words = readCodedWords(coded)
  return words && cleanName(words)
}

function isTime(words: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(words)
}

function readEnd(value: string): End | undefined {
  const found = /^(\d{4}-\d\d(?:-\d\d)?)?(?:T(\d\d:\d\d))?(?:,([a-z-]+))?$/.exec(value)
  if (!found) return undefined
  const [, date, time, place] = found
  if (date && !isCalendarDate(date.length === 7 ? `${date}-01` : date)) return undefined
  return time && !isTime(time) ? undefined : { date, time, place }
}

function writeEnd({ date = '', time, place }: End): string {
  return `${date}${time ? `T${time}` : ''}${place ? `,${place}` : ''}`
}

function readMeans(value: string): Means | undefined {
  if (value === 'car' || value === 'camper' || value === 'bus' || value === 'bike') return { kind: value }
  const battery = /^ev([1-9]\d{0,2})?$/.exec(value)
  if (!battery) return undefined
  return { kind: 'ev', ...(battery[1] ? { kilowattHours: Number(battery[1]) } : {}) }
}

/** A fixed time has a part of its own, since older editions would take it for a part of the reference. */
type StopField = Exclude<keyof Stop, 'ref' | 'key' | 'at'>

/** How each field stands behind the reference of a stop, after a colon (`t.ryten:90`). A field without a row is a type error. */
const stopFields: { [Field in StopField]-?: { form: RegExp; read(words: string): Stop[Field] } } = {
  minutes: { form: /^(.+):(0|[1-9]\d{0,3})$/, read: Number },
}
const stopFieldNames = Object.keys(stopFields) as StopField[]

function readStop(item: string): Stop {
  return stopFieldNames.reduceRight<Stop>(
    (stop, name) => {
      const { form, read } = stopFields[name]
      const [, ref, words = ''] = form.exec(stop.ref) ?? []
      return ref === undefined ? stop : Object.assign(stop, { ref, [name]: read(words) })
    },
    { ref: item },
  )
}

function writeStop(stop: Stop): string {
  return stopFieldNames.reduce((words, name) => (stop[name] === undefined ? words : `${words}:${stop[name]}`), stop.ref)
}

/** A fixed time, `1.0.1030.t.ryten`: day and stop from 0, the time, and the stop that is there unless an older edition has moved it. */
interface StopTime {
  day: number
  index: number
  at: string
  ref: string
}

function readTimes(value: string): StopTime[] | undefined {
  const times = listItems(value).map((item): StopTime | undefined => {
    const found = /^(\d{1,3})\.(\d{1,4})\.(\d\d)(\d\d)\.(.+)$/.exec(item)
    const at = `${found?.[3]}:${found?.[4]}`
    return found && isTime(at) ? { day: Number(found[1]), index: Number(found[2]), at, ref: found[5] ?? '' } : undefined
  })
  return times.every((time) => time !== undefined) ? times : undefined
}

function writeTimes(days: readonly Day[]): string {
  return days
    .flatMap(({ stops }, day) =>
      stops.flatMap(({ at, ref }, index) => (at ? [`${day}.${index}.${at.replace(':', '')}.${ref}`] : [])),
    )
    .join(',')
}

function listItems(list: string): string[] {
  return list.split(',').filter((item) => item !== '')
}

/** A day, `10:00,p.reine,t.ryten:90/c.reine/noSuchBoat:name.Skutvik`: its start and stops, its bed, and the remarks that it keeps. */
function readDay(value: string): Day {
  const [list = '', bed, ...remarks] = value.split('/')
  const items = listItems(list)
  const start = items[0] !== undefined && isTime(items[0]) ? items.shift() : undefined
  return { start, stops: items.map(readStop), bed: bed || undefined, remarks: remarks.length > 0 ? remarks : undefined }
}

function writeDay({ start, stops, bed = '', remarks = [] }: Day, withoutDates: boolean): string {
  const kept = withoutDates ? remarks.filter((remark) => !/:(?:date|month)\./.test(remark)) : remarks
  const list = [start, ...stops.map(writeStop)].filter(Boolean).join(',')
  return [list, bed, ...kept].join('/').replace(/\/+$/, '')
}

/** Puts a part into a plan, and says whether it could be read. Days may come several times, everything else once. */
function readPart(draft: Draft, name: string, value: string): boolean {
  if (name === 'd') return draft.days.push(readDay(value)) > 0
  if (draft.seen.has(name)) return false
  const readers: Record<string, () => boolean> = {
    n: () => assign(draft, 'name', readCodedName(value)),
    a: () => assign(draft, 'arrival', readEnd(value)),
    z: () => assign(draft, 'departure', readEnd(value)),
    by: () => assign(draft, 'means', readMeans(value)),
    pace: () =>
      assign(
        draft,
        'pace',
        paces.find((pace): pace is Pace => pace === value),
      ),
    for: () => assign(draft, 'withChildren', value === 'children' || undefined),
    w: () => assign(draft, 'party', readParty(value)),
    t: () => assign(draft, 'times', readTimes(value)),
    x: () => assign(draft, 'waiting', listItems(value).map(readStop)),
    i: () => assign(draft, 'id', isPlanId(value) ? value : undefined),
  }
  // Only its own: anybody can write «valueOf» into a link.
  const isRead = Object.hasOwn(readers, name) && readers[name]?.() === true
  if (isRead) draft.seen.add(name)
  return isRead
}

type Draft = { -readonly [Key in keyof Plan]: Plan[Key] } & {
  days: Day[]
  unknown: string[]
  seen: Set<string>
  times: readonly StopTime[]
}

function assign<Key extends keyof Draft>(draft: Draft, key: Key, value: Draft[Key] | undefined): boolean {
  if (value === undefined) return false
  Object.assign(draft, { [key]: value })
  return true
}

/** Returns a link without its check; what came last may be half of something, and goes. */
function dropLast(text: string): string {
  return text.slice(0, Math.max(text.lastIndexOf('&'), text.lastIndexOf(','), text.lastIndexOf('/'), 0))
}

/** Returns a plan that can be drawn: the same where it is, else its first days and stops. */
function limitPlan<Some extends Plan>(plan: Some): Some {
  const days = plan.days.slice(0, mostDays)
  if (days.length === plan.days.length && countStops(plan) <= mostStops) return plan
  let left = mostStops
  const take = (stops: readonly Stop[]): readonly Stop[] => {
    const taken = stops.slice(0, left)
    left -= taken.length
    return taken
  }
  return { ...plan, days: days.map((day) => ({ ...day, stops: take(day.stops) })), waiting: take(plan.waiting) }
}

/** Returns the plan of a link's fragment, with or without `#`. Never throws, whatever the text. */
export function readLink(fragment: string): LinkAnswer {
  const bare = fragment.slice(0, longestLink).replace(/^#/, '')
  if (bare.trim() === '') return { kind: 'none' }
  const text = codeSigns(bare, /[^A-Za-z0-9\-.,:/=&+%]+/gu)
  const version = /^([1-9]\d{0,2})&/.exec(text)?.[1]
  if (!version) return { kind: 'unreadable' }
  const check = /^(.*)&k=([a-z0-9]{4})[.,:]*$/s.exec(text)
  const [body = ''] = check ? [check[1]] : [dropLast(text)]
  const parts = body.split('&').slice(1)
  const draft: Draft = { ...emptyPlan, version: Number(version), days: [], unknown: [], seen: new Set(), times: [] }
  let known = 0
  for (const part of parts) {
    const equals = part.indexOf('=')
    const isKnown = equals > 0 && readPart(draft, part.slice(0, equals), part.slice(equals + 1))
    if (isKnown) known += 1
    else if (part !== '') draft.unknown.push(part)
  }
  if (known === 0 && !check) return { kind: 'unreadable' }
  const { seen: _seen, times, ...read } = draft
  const whole = times.reduce<Plan>(
    (plan, { day, index, at, ref }) =>
      stopsOf(plan, day)[index]?.ref === ref ? setArrival(plan, { day, index }, at) : plan,
    read,
  )
  const limited = limitPlan(whole)
  const isWhole = check !== null && checkOf(body) === check[2] && limited === whole
  const plan = agreeOnChildren(limited)
  const fault = isWhole ? (plan.version > currentVersion ? 'newer' : undefined) : 'cut'
  return { kind: 'plan', plan, fault }
}

/** Returns what a plan holds as a text, the same for two plans that differ in nothing but their id. */
export function contentOf(plan: Plan): string {
  return writeLink({ ...plan, id: undefined })
}

/** Returns the fragment of a plan, without `#`; `withoutDates` leaves out the days of arrival and departure. */
export function writeLink(plan: Plan, { withoutDates = false } = {}): string {
  const without = (end: End): End => (withoutDates ? { ...end, date: undefined } : end)
  const means = plan.means.kind === 'ev' ? `ev${plan.means.kilowattHours ?? ''}` : plan.means.kind
  const part = (name: string, value: string | undefined) => (value ? [`${name}=${value}`] : [])
  const body = [
    String(plan.version),
    ...part('n', codeWords(cleanName(plan.name))),
    ...part('a', writeEnd(without(plan.arrival))),
    ...part('z', writeEnd(without(plan.departure))),
    ...part('by', means === 'car' ? '' : means),
    ...part('pace', plan.pace === 'normal' ? '' : plan.pace),
    ...part('for', agreeOnChildren(plan).withChildren && 'children'),
    ...part('w', plan.party && writeParty(plan.party)),
    ...plan.days.map((day) => `d=${writeDay(day, withoutDates)}`),
    ...part('t', writeTimes(plan.days)),
    ...part('x', plan.waiting.map(writeStop).join(',')),
    ...part('i', plan.id),
    ...plan.unknown,
  ].join('&')
  return `${body}&k=${checkOf(body)}`
}
