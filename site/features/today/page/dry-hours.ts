import type { ForecastHour, PlaceForecast } from '#contract/today.ts'
import type { WeatherPlace } from '#contract/weather-places.ts'
import { osloDateOf, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { placesFromWest } from '#site/features/today/parts/places-from-west.ts'
import { columnHours } from './hours-at-place.ts'

const hourMs = 3_600_000
/** Nights are left out. */
const firstHour = 6
const lastHour = 24
/** mm: the difference that a forecast cannot tell. */
const sameRain = 0.2
/** mm until the next change: more is wet, wherever one is. */
const wetRain = 2

export interface DryColumn {
  /** ms since 1970. */
  start: number
  end: number
  /** Hour in Norway at its start. */
  hour: number
}

export interface DryCell {
  /** mm in the column; null: not forecast. */
  rain: number | null
  /** m/s, the mean of the windiest hour. */
  wind: number | null
  /** m/s. */
  gust: number | null
  /** Degrees that the strongest gust comes from. */
  from: number | null
  /** °C, the mean. */
  degrees: number | null
}

/** Returns the columns of a day (`2026-11-23`) in Norway that have not ended. */
export function listColumns(date: string, now: number): DryColumn[] {
  const columns: DryColumn[] = []
  for (let hour = firstHour; hour < lastHour; hour += columnHours) {
    const start = osloMoment(date, hour)
    const end = osloMoment(date, hour + columnHours)
    if (end > now) columns.push({ start, end, hour })
  }
  return columns
}

/** Returns what the hours of a column say together; an hour that lacks makes its sums unknown. */
export function sumColumn(hours: readonly ForecastHour[], { start, end }: DryColumn, now: number): DryCell {
  const inside = hours.filter(({ time }) => {
    const at = Date.parse(time)
    return at >= start && at < end
  })
  const expected = Math.round((end - Math.max(start, now - (now % hourMs))) / hourMs)
  if (inside.length < expected || inside.length === 0)
    return { rain: null, wind: null, gust: null, from: null, degrees: null }
  const windiest = inside.toSorted((one, other) => (gustOf(other) ?? -1) - (gustOf(one) ?? -1))[0]
  const degrees = inside.map(({ temperature }) => temperature).filter((each) => each !== null)
  return {
    rain: sumOf(inside.map(({ precipitation }) => precipitation)),
    wind: windiest?.wind ?? null,
    gust: windiest ? gustOf(windiest) : null,
    from: windiest?.windFromDirection ?? null,
    degrees: degrees.length > 0 ? degrees.reduce((sum, each) => sum + each, 0) / degrees.length : null,
  }
}

/** Returns the lowest and highest °C of the columns together; null where none is known. */
export function rangeDegrees(hours: readonly ForecastHour[], columns: readonly DryColumn[]): [number, number] | null {
  const known = hours
    .filter(({ time }) => columns.some(({ start, end }) => Date.parse(time) >= start && Date.parse(time) < end))
    .flatMap(({ temperature }) => temperature ?? [])
  return known.length > 0 ? [Math.min(...known), Math.max(...known)] : null
}

/** A place without gusts in its forecast has at least its wind. */
function gustOf({ gust, wind }: ForecastHour): number | null {
  return gust ?? wind
}

function sumOf(values: readonly (number | null)[]): number | null {
  if (values.some((value) => value === null)) return null
  return Math.round(values.reduce<number>((sum, value) => sum + (value ?? 0), 0) * 10) / 10
}

export interface DryVerdict {
  kind: 'dry' | 'wet' | 'driest'
  /** Those within 0.2 mm of the least, at most two, from the west. */
  places: WeatherPlace[]
  /** mm of the first of them until `until`. */
  rain: number
  /** Hour in Norway at which the driest place changes, or 24. */
  until: number
  windiest: { place: WeatherPlace; gust: number } | null
}

/**
 * Returns where it is driest from now to the next change of the driest place, and where it blows most today. Null where a place lacks
 * an hour of today: then nobody can be called the driest.
 */
export function findDriest(places: readonly PlaceForecast[], now: number): DryVerdict | null {
  const today = osloDateOf(now)
  const end = osloMoment(shiftDate(today, 1), 0)
  const ofToday = placesFromWest.map((place) => ({
    place,
    hours: (places.find((each) => each.place === place)?.hours ?? []).filter(({ time }) => Date.parse(time) < end),
  }))
  const count = Math.ceil((end - now) / hourMs)
  if (ofToday.some(({ hours }) => hours.length < count || hours.some(({ precipitation }) => precipitation === null)))
    return null
  const windiest = findWindiest(ofToday)
  const sums = (length: number) =>
    ofToday.map(({ place, hours }) => ({
      place,
      rain: sumOf(hours.slice(0, length).map(({ precipitation }) => precipitation)) ?? 0,
    }))
  const whole = sums(count)
  if (whole.every(({ rain }) => rain === 0))
    return { kind: 'dry', places: [...placesFromWest], rain: 0, until: 24, windiest }
  const least = (list: ReturnType<typeof sums>) => Math.min(...list.map(({ rain }) => rain))
  const driestOf = (list: ReturnType<typeof sums>) => list.filter(({ rain }) => rain - least(list) <= sameRain)
  let length = 1
  const first = driestOf(sums(1))[0]?.place
  // The driest place changes when the one that led is not among the driest any more.
  while (length < count && driestOf(sums(length + 1)).some(({ place }) => place === first)) length += 1
  const list = sums(length)
  const driest = driestOf(list).slice(0, 2)
  return {
    kind: least(list) > wetRain ? 'wet' : 'driest',
    places: driest.map(({ place }) => place),
    rain: least(list),
    until: Math.round((now - (now % hourMs) + length * hourMs - osloMoment(today, 0)) / hourMs),
    windiest,
  }
}

function findWindiest(places: readonly PlaceForecast[]): DryVerdict['windiest'] {
  let windiest: DryVerdict['windiest'] = null
  for (const { place, hours } of places)
    for (const hour of hours) {
      const gust = gustOf(hour)
      if (gust !== null && gust > (windiest?.gust ?? -1)) windiest = { place, gust }
    }
  return windiest
}
