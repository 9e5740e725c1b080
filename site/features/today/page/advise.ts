import { wayBackAt } from '#contract/next-departures.ts'
import type { RoadMessage, TodayAnswer } from '#contract/today.ts'
import type { WeatherPlace } from '#contract/weather-places.ts'
import type {
  AdviceEntry,
  AdviceRules,
  AdviceToDo,
  AdviceToLeave,
  WindLimits,
} from '#site/content/model/advice-queries.ts'
import { holdsOn } from '#site/domain/calendar/not-then.ts'
import { openingStatusAt } from '#site/domain/calendar/opening-hours.ts'
import { osloDateOf, osloDay, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { readRoadTable } from '#site/domain/geography/road-table.ts'
import { listClosures, mayHold } from '#site/features/today/parts/describe-road.ts'
import { findBridgesOn, judgeWay } from '#site/features/today/parts/judge-way.ts'
import { meanOf, nightEnds } from './clear-sky.ts'
import type { WayThere } from './format-way.ts'
import {
  describeAllHours,
  findBetter,
  fulfils,
  type HourAtPlace,
  type HoursAtPlaces,
  hoursAtBridge,
  hoursToGetBack,
} from './hours-at-place.ts'
import { severe } from './today-view.ts'

const hourMs = 3_600_000
const mostToDo = 5
const mostToLeave = 4
/** The visitor walks so far, in kilometres by road. */
export const walkingKilometres = 1.5
/** Minutes one way from which on a drive is a long one. */
const longDrive = 30

/** The extremes of some hours, and their mean cloud, for the words of a rule. */
export interface AdviceFigures {
  gust: number | null
  rain: number | null
  cloud: number | null
  wave: number | null
}

export interface Suggestion {
  rule: AdviceToDo
  entry: AdviceEntry
  /** ms since 1970. */
  from: number
  until: number
  figures: AdviceFigures
  /** Null where one need not go anywhere. */
  way: WayThere | null
}

export interface Deferral {
  rule: AdviceToLeave
  figures: AdviceFigures
  /** Level of avalanche danger, where the rule is about it. */
  level: number | null
  /** m/s at which the bridge is shut, where the rule is about one. */
  limit: number | null
  /** When the forecast first has some hours without it; null: not in what it reaches, or not a matter of the forecast. */
  betterAt: number | null
}

export interface Advice {
  toDo: Suggestion[]
  toLeave: Deferral[]
  /** Nothing of what is to do is out of doors. */
  isIndoorsOnly: boolean
}

/** Returns whether no warning forbids to suggest this in the hour; while nobody knows of warnings only what is indoors remains. */
function isAllowed({ warnedSoon, warnedAtSea }: HourAtPlace, exposure: AdviceToDo['exposure']): boolean {
  if (exposure === 'indoors') return true
  if (warnedSoon === null || warnedSoon >= severe) return false
  if (exposure === 'land') return true
  return warnedSoon === 0 && (exposure !== 'sea' || warnedAtSea === false)
}

/** Returns the longest stretch of hours one after the other; the first of those that are as long. */
function findLongestRun(hours: readonly HourAtPlace[]): HourAtPlace[] {
  let longest: HourAtPlace[] = []
  let run: HourAtPlace[] = []
  for (const hour of hours) {
    run = run.at(-1)?.start === hour.start - hourMs ? [...run, hour] : [hour]
    if (run.length > longest.length) longest = run
  }
  return longest
}

function summarise(hours: readonly HourAtPlace[], rain: 'sum' | 'most'): AdviceFigures {
  const known = (name: 'gust' | 'rain' | 'cloud' | 'wave') =>
    hours.map((hour) => hour[name]).filter((value) => value !== null)
  const most = (values: number[]) => (values.length > 0 ? Math.max(...values) : null)
  const rains = known('rain')
  return {
    gust: most(known('gust')),
    rain: rain === 'most' ? most(rains) : rains.length > 0 ? rains.reduce((sum, each) => sum + each, 0) : null,
    cloud: known('cloud').length > 0 ? meanOf(known('cloud')) : null,
    wave: most(known('wave')),
  }
}

export interface AdviceQuestion {
  answer: TodayAnswer
  /** ms since 1970. */
  now: number
  place: WeatherPlace
}

export interface Situation extends AdviceQuestion {
  rules: AdviceRules
  hoursAt: HoursAtPlaces
  /** Messages that a road is closed, or open to convoys only. */
  closures: RoadMessage[]
  /** What a rule tells to leave at a place, once for all that ask. */
  deferAt: (rule: AdviceToLeave, place: WeatherPlace) => Deferral | null
}

/** Returns what advice is judged by at a moment: the hours of every place, the closures, and what is to be left. */
export function describeSituation(rules: AdviceRules, question: AdviceQuestion): Situation {
  const { answer, now } = question
  const known = new Map<string, Deferral | null>()
  const situation: Situation = {
    ...question,
    rules,
    hoursAt: describeAllHours(answer, now),
    closures: (answer.parts.road.data ?? []).filter(({ kind }) => kind === 'closed' || kind === 'convoy'),
    deferAt(rule, place) {
      const key = `${rule.id} ${place}`
      const found = known.has(key) ? (known.get(key) ?? null) : defer(rule, place, situation)
      known.set(key, found)
      return found
    },
  }
  return situation
}

/**
 * Returns what today is good for from a place, at most five by hour and then nearer first, and what to leave for another day, at most
 * four. What is to be left is not suggested, shown or not. Null without a forecast.
 */
export function advise(rules: AdviceRules, question: AdviceQuestion): Advice | null {
  if (question.answer.parts.forecast.data === null) return null
  const situation = describeSituation(rules, question)
  const toDo: Suggestion[] = []
  for (const rule of rules.do) {
    if (toDo.length === mostToDo) break
    const found = rule.entries
      .map((entry) => suggest(rule, entry, situation))
      .filter((each) => each !== null && !toDo.some(({ entry }) => entry.href === each.entry.href))
      .toSorted((one, other) => (one?.way?.minutes ?? 0) - (other?.way?.minutes ?? 0))
    if (found[0]) toDo.push(found[0])
  }
  const toLeave: Deferral[] = []
  for (const rule of rules.leave) {
    if (toLeave.length === mostToLeave) break
    if (toLeave.some((each) => each.rule.title === rule.title)) continue
    const found = situation.deferAt(rule, question.place)
    if (found) toLeave.push(found)
  }
  return {
    toDo: toDo.toSorted((one, other) => one.from - other.from || (one.way?.minutes ?? 0) - (other.way?.minutes ?? 0)),
    toLeave,
    isIndoorsOnly: toDo.every(({ rule }) => rule.exposure === 'indoors'),
  }
}

/** Returns whether a moment is in one of some months; without months it is. */
export function isMonth(months: readonly number[] | undefined, now: number): boolean {
  return months?.includes(Number(osloDateOf(now).slice(5, 7))) ?? true
}

/** The last hour of a suggestion: darkness goes on after midnight. */
function endOfDay({ when }: AdviceToDo, now: number): number {
  const tomorrow = shiftDate(osloDateOf(now), 1)
  return osloMoment(tomorrow, when.light === 'dark' ? nightEnds : 0)
}

/** Returns whether a house is shut in some of an hour; what was printed and nobody confirmed since counts against it. */
export function isShut({ hours, closed = [] }: AdviceEntry, start: number): boolean {
  const date = osloDateOf(start)
  const printed = hours && { ...hours, confirmedOn: date }
  return [start, start + hourMs - 1].some(
    (moment) =>
      openingStatusAt(printed, moment) === 'closed' ||
      holdsOn({ when: closed }, date, Math.floor((moment - osloDay(date).start) / 60_000)),
  )
}

function findBridge(bridge: string | undefined, { wind }: AdviceRules) {
  return wind.bridges.find(({ id }) => id === bridge)
}

/** Returns when one cannot be sure to get to an entry by car and back: a bridge in wind, a road that is closed on the way. */
export function findBlocked(entry: AdviceEntry, situation: Situation): (start: number) => boolean {
  const { answer, place, closures, rules, hoursAt } = situation
  const [, minutes = 0] = entry.ways[place] ?? []
  const back = hoursToGetBack * hourMs
  const way = judgeWay(readRoadTable(rules.wind.roads), { from: place, to: entry.point }, closures)
  const windy = findBridgesOn(way.legs, rules.wind.bridges).flatMap((bridge) =>
    hoursAtBridge(bridge, hoursAt).filter(({ gust }) => gust === null || gust >= rules.wind.stormFrom),
  )
  const { data, state, unreadable = 0 } = answer.parts.road
  const isUnknown = minutes > longDrive && (unreadable > 0 || (data === null && state !== 'off'))
  return (start) =>
    isUnknown ||
    windy.some((hour) => hour.start > start - 2 * hourMs && hour.start <= start + back) ||
    way.closures.some((each) => mayHold(each, start - minutes * 60_000, start + hourMs + minutes * 60_000))
}

/** Returns when what a rule of today tells to leave is this, with the weather of where it is. */
function findLeft(
  rule: AdviceToDo,
  entry: AdviceEntry,
  driven: number,
  { rules, place, deferAt }: Situation,
): (start: number) => boolean {
  const deferrals = rules.leave.flatMap((leave) => {
    const isEnded = leave.ends?.some((each) => each === rule.id || each === entry.reference) ?? false
    const isLong = leave.endsLongDrives === true && driven > longDrive
    const places = [
      ...(isLong ? [place] : []),
      ...(isEnded || isLong ? [rule.where === 'here' ? place : entry.place] : []),
    ]
    return places.flatMap((each) => deferAt(leave, each) ?? [])
  })
  return (start) => deferrals.some(({ betterAt }) => betterAt === null || start < betterAt)
}

/** Returns whether an hour is one of storm: by its gusts, lower ones where a warning holds; gusts that nobody knows count as storm. */
export function isStormy(hour: HourAtPlace | undefined, { windyFrom, stormFrom }: WindLimits): boolean {
  const isWarned = (hour?.warned ?? 0) >= severe
  return (hour?.gust ?? stormFrom) >= (isWarned ? windyFrom : stormFrom)
}

function suggest(rule: AdviceToDo, entry: AdviceEntry, situation: Situation): Suggestion | null {
  const { answer, now, place, hoursAt, closures } = situation
  if (!isMonth(rule.months, now) || !isMonth(rule.season === 'full' ? entry.full : entry.open, now)) return null
  if (rule.needsOpenRoad && answer.parts.road.data === null) return null
  const way = entry.ways[place]
  const isOnFoot = (way?.[0] ?? 0) <= walkingKilometres
  if (rule.where !== 'here' && !way) return null
  if (rule.where === 'onFoot' && !isOnFoot) return null
  if (rule.isElsewhere && isOnFoot) return null
  const isDriven = rule.where === 'there' && !isOnFoot
  const isAvoided = way !== undefined && (entry.avoidInStorm?.includes(isDriven ? 'byCar' : 'onFoot') ?? false)
  const isBlocked = isDriven ? findBlocked(entry, situation) : () => false
  const isLeft = findLeft(rule, entry, isDriven ? (way?.[1] ?? 0) : 0, situation)
  const end = endOfDay(rule, now)
  const start = hoursAt[place]
  const hours = (rule.where === 'there' ? hoursAt[entry.place] : start).filter((hour) => {
    // Whoever drives there drives through the warnings here, too; on foot one is there.
    const leaving = start.find((each) => each.start === hour.start)
    return (
      hour.start < end &&
      fulfils(hour, rule.when) &&
      isAllowed(hour, rule.exposure) &&
      !(isDriven && (leaving?.warnedSoon ?? severe) >= severe) &&
      !(isDriven && (hour.warnedSoon ?? severe) >= severe) &&
      !(rule.needsOpenRoad && closures.some((each) => mayHold(each, hour.start, hour.start + hourMs))) &&
      !(isAvoided && [hour, leaving].some((each) => isStormy(each, situation.rules.wind))) &&
      !isBlocked(hour.start) &&
      !isLeft(hour.start) &&
      !isShut(entry, hour.start)
    )
  })
  const run = findLongestRun(hours)
  const [first] = run
  const last = run.at(-1)
  if (!first || !last || run.length < rule.hours) return null
  return {
    rule,
    entry,
    from: first.start,
    until: last.start + hourMs,
    figures: summarise(run, 'sum'),
    way: rule.where === 'here' || !way ? null : { kilometres: way[0], minutes: way[1], isOnFoot },
  }
}

function defer(rule: AdviceToLeave, place: WeatherPlace, situation: Situation): Deferral | null {
  const { answer, now, hoursAt, rules } = situation
  if (!isMonth(rule.months, now)) return null
  const { avalanche, road, departures } = answer.parts
  const level = avalanche.data?.find(({ date }) => date === answer.date)?.level ?? null
  if (rule.avalancheFrom !== undefined && (level === null || level < rule.avalancheFrom)) return null
  if (rule.roadClosed && listClosures(road.data ?? [], now).length === 0) return null
  if (rule.wayBackMissing !== undefined) {
    const stop = departures.data?.find((each) => each.stop === rule.wayBackMissing)
    if (departures.state === 'off' || departures.state === 'waiting') return null
    if (stop?.lastWayBack && wayBackAt(stop.lastWayBack, now)?.startsAt) return null
  }
  const bridge = findBridge(rule.bridge, rules)
  const hours = bridge ? hoursAtBridge(bridge, hoursAt) : hoursAt[place]
  const limit = bridge?.closesAt ?? null
  const when = rule.bridge === undefined ? rule.when : { gustFrom: rules.wind.stormFrom }
  const midnight = osloDay(osloDateOf(now)).end
  const ofToday = hours.filter(({ start }) => start < midnight)
  if (when && !ofToday.some((hour) => fulfils(hour, when))) return null
  // The figures of the whole day, as the table has them, also where only its light matters.
  const { light: _, ...weather } = when ?? {}
  const figures = summarise(when ? ofToday.filter((hour) => fulfils(hour, weather)) : [], 'most')
  const drive = bridge || rule.endsLongDrives ? rules.wind : undefined
  return { rule, figures, level, limit, betterAt: when ? findBetter(hours, when, drive) : null }
}
