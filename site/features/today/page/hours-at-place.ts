import type { ForecastHour, TodayAnswer, Warning } from '#contract/today.ts'
import { type WeatherPlace, weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import type { AdviceConditions, WindLimits } from '#site/content/model/advice-queries.ts'
import type { Bridge } from '#site/content/roads/way-queries.ts'
import { sunLimits } from '#site/domain/calendar/light-of-day.ts'
import { osloDateOf, osloDay } from '#site/domain/calendar/oslo-day.ts'
import { sunHeight } from '#site/domain/calendar/sun-height.ts'
import { severe } from './today-view.ts'

const hourMs = 3_600_000
/** The columns of the table are this long. */
export const columnHours = 3
/** Whoever is out should be back so long before an orange or red warning begins, or a bridge is shut. */
export const hoursToGetBack = 2
/** Degrees over the horizon: light without a lamp, the sun's upper edge, and darkness for northern lights. */
const heights = { day: sunLimits.civil, sun: sunLimits.horizon, dark: sunLimits.dark } as const
/** Where a part of a day's hours pass the rule again: a shorter pause is no day for it. */
const hoursUntilBetter = 3

/** What is known of an hour at a place; null is unknown and fulfils no condition. */
export interface HourAtPlace {
  /** ms since 1970, and the hour in Norway. */
  start: number
  hour: number
  gust: number | null
  rain: number | null
  cloud: number | null
  temperature: number | null
  /** m on Vestfjorden. */
  wave: number | null
  /** Degrees of the sun over the horizon, in the middle of the hour. */
  sun: number
  /** Highest level of a warning for the place; 0 without one, null where nobody can say. */
  warned: number | null
  /** The same of this hour and those in which one must be back. */
  warnedSoon: number | null
  warnedAtSea: boolean | null
}

/** Returns what is known of each hour at a place, from the hour that runs to the end of the forecast. */
export function describeHours({ parts }: TodayAnswer, place: WeatherPlace, now: number): HourAtPlace[] {
  const hours = parts.forecast.data?.find((each) => each.place === place)?.hours ?? []
  const waves = parts.sea.data?.find(({ id }) => id === 'vestfjorden')?.hours ?? []
  const { data: warnings, unreadable = 0 } = parts.warnings
  return hours
    .filter(({ time }) => Date.parse(time) > now - hourMs)
    .map((hour) => describeHour(hour, { place, waves, warnings, isAllRead: unreadable === 0 }))
}

export type HoursAtPlaces = Record<WeatherPlace, HourAtPlace[]>

const described = new WeakMap<TodayAnswer, { now: number; hoursAt: HoursAtPlaces }>()

/** Returns what is known of each hour at every place: what advice, bridges and ways are judged by, each moment described once. */
export function describeAllHours(answer: TodayAnswer, now: number): HoursAtPlaces {
  const known = described.get(answer)
  if (known?.now === now) return known.hoursAt
  const hoursAt = Object.fromEntries(
    weatherPlaceKeys.map((place) => [place, describeHours(answer, place, now)]),
  ) as HoursAtPlaces
  described.set(answer, { now, hoursAt })
  return hoursAt
}

interface Around {
  place: WeatherPlace
  waves: readonly { time: string; waveHeight: number | null }[]
  warnings: readonly Warning[] | null
  /** No warning was unreadable. */
  isAllRead: boolean
}

function describeHour(hour: ForecastHour, { place, waves, warnings, isAllRead }: Around): HourAtPlace {
  const start = Date.parse(hour.time)
  const validUntil = (end: number) =>
    warnings?.filter(
      ({ startsAt, endsAt }) => Date.parse(startsAt) < end && (endsAt === null || Date.parse(endsAt) > start),
    )
  const valid = validUntil(start + hourMs)
  const highest = (list: readonly Warning[] | undefined) => {
    if (!list) return null
    const here = list.filter((each) => !each.isAtSea && each.places.includes(place))
    // A level unknown to us counts as the highest.
    const known = Math.max(0, ...here.map(({ level }) => level ?? 4))
    // What could not be read may be a severe one for these hours.
    return isAllRead || known >= severe ? known : null
  }
  return {
    start,
    hour: Math.round((start - osloDay(osloDateOf(start)).start) / hourMs),
    gust: hour.gust ?? hour.wind,
    rain: hour.precipitation,
    cloud: hour.cloud,
    temperature: hour.temperature,
    wave: waves.find(({ time }) => Date.parse(time) === start)?.waveHeight ?? null,
    sun: sunHeight(weatherPlaces[place], start + hourMs / 2),
    warned: highest(valid),
    warnedSoon: highest(validUntil(start + (1 + hoursToGetBack) * hourMs)),
    warnedAtSea: valid?.some(({ isAtSea }) => isAtSea) ? true : valid && isAllRead ? false : null,
  }
}

const isAtLeast = (value: number | null, limit: number | undefined) =>
  limit === undefined || (value !== null && value >= limit)
const isBelow = (value: number | null, limit: number | undefined) =>
  limit === undefined || (value !== null && value < limit)

/** Returns whether an hour fulfils every condition; what is unknown fulfils none. */
export function fulfils(hour: HourAtPlace, when: AdviceConditions): boolean {
  return (
    isAtLeast(hour.gust, when.gustFrom) &&
    isBelow(hour.gust, when.gustBelow) &&
    isAtLeast(hour.rain, when.rainFrom) &&
    isBelow(hour.rain, when.rainBelow) &&
    isAtLeast(hour.cloud, when.cloudFrom) &&
    isBelow(hour.cloud, when.cloudBelow) &&
    isBelow(hour.temperature, when.temperatureBelow) &&
    isAtLeast(hour.wave, when.waveFrom) &&
    isBelow(hour.wave, when.waveBelow) &&
    isAtLeast(hour.hour, when.from) &&
    isBelow(hour.hour, when.until) &&
    (when.light === undefined || (when.light === 'dark' ? hour.sun < heights.dark : hour.sun >= heights[when.light])) &&
    (when.warned === undefined || (hour.warned ?? 0) >= severe) &&
    (when.warnedAtSea === undefined || hour.warnedAtSea === true)
  )
}

/** Returns the hours at a bridge: the strongest gusts and the highest warning of the places beside it, gusts unknown where one of them is. */
export function hoursAtBridge({ judgedBy }: Bridge, hoursAt: HoursAtPlaces): HourAtPlace[] {
  const [first, ...others] = judgedBy
  return (first ? hoursAt[first] : []).map((hour) => {
    const all = [hour, ...others.map((place) => hoursAt[place].find(({ start }) => start === hour.start))]
    const gusts = all.map((each) => each?.gust ?? null)
    return {
      ...hour,
      gust: gusts.includes(null) ? null : Math.max(...(gusts as number[])),
      warned: Math.max(...all.map((each) => each?.warned ?? 0)),
    }
  })
}

/** Returns whether nobody should drive far in an hour: an orange or red warning, or gusts that may shut a bridge; unknown ones count as such. */
export function isBadToDrive({ warned, gust }: HourAtPlace, { stormFrom }: Pick<WindLimits, 'stormFrom'>): boolean {
  return (warned ?? 0) >= severe || (gust ?? stormFrom) >= stormFrom
}

/** Returns when the column of the table begins in which an hour stands. */
function startOfColumn({ start, hour }: HourAtPlace): number {
  return start - (hour % columnHours) * hourMs
}

/**
 * Returns the first of some hours in a row, after the last that fulfil the conditions today, in the same light and without them; where one is
 * to drive, without what is bad for that, too. Never in the middle of a column of the table whose wind is still too much: the page has one wind.
 */
export function findBetter(
  hours: readonly HourAtPlace[],
  when: AdviceConditions,
  drive?: Pick<WindLimits, 'stormFrom'>,
): number | null {
  const { light, ...weather } = when
  const fails = (hour: HourAtPlace) => fulfils(hour, weather) || (drive !== undefined && isBadToDrive(hour, drive))
  const gustFrom = when.gustFrom ?? drive?.stormFrom
  const isWindy = ({ gust }: HourAtPlace) => gustFrom !== undefined && gust !== null && gust >= gustFrom
  const inLight = light ? hours.filter((hour) => fulfils(hour, { light })) : hours
  const first = inLight.findIndex((hour) => fulfils(hour, when))
  for (let index = first + 1; index + hoursUntilBetter <= inLight.length; index += 1) {
    const run = inLight.slice(index, index + hoursUntilBetter)
    const [begin] = run
    if (!begin || !run.every((hour) => isKnownFor(hour, when) && !fails(hour))) continue
    const column = startOfColumn(begin)
    if (!hours.some((hour) => hour.start >= column && hour.start < begin.start && isWindy(hour))) return begin.start
  }
  return null
}

/** An hour without the figure is no better hour. */
function isKnownFor(hour: HourAtPlace, when: AdviceConditions): boolean {
  return (
    (when.gustFrom === undefined || hour.gust !== null) &&
    (when.rainFrom === undefined || hour.rain !== null) &&
    (when.waveFrom === undefined || hour.wave !== null) &&
    (when.warned === undefined || hour.warned !== null) &&
    (when.warnedAtSea === undefined || hour.warnedAtSea !== null)
  )
}
