import type { ForecastHour } from '#contract/today.ts'
import { type WeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import type { Stretch } from '#site/domain/calendar/altitude-crossings.ts'
import { lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { osloDateOf, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { placesFromWest } from '#site/features/today/parts/places-from-west.ts'
import { canReach } from './can-reach.ts'
import { findNight, isSunUpAllDay } from './night.ts'
import type { TodayView } from './today-view.ts'

// The clouds of tonight, once for all that speak of them: the breath, the search, the light of tonight and its drawing. What the
// rules of advice/do.yaml say of northern lights has the same hours (`someCloud`, `nightEnds`) and the same figure, the mean.

const hourMs = 3_600_000
/** % of the sky. */
const goodCloud = 40
export const someCloud = 70
/** The hour in Norway at which a night out ends. */
export const nightEnds = 6

/** A stretch of hours with little cloud, and how much there is on average, in % of the sky. */
export interface ClearSky {
  kind: 'good' | 'some'
  /** ms since 1970. */
  from: number
  until: number
  cloud: number
}

/**
 * Returns the longest stretch with little cloud between two moments, the clearest of those that are as long; `overcast` where there is
 * none, null where nobody knows. Kp does not decide: up here 0–1 is enough.
 */
export function findClearSky(hours: readonly ForecastHour[], { start, end }: Stretch): ClearSky | 'overcast' | null {
  const runs: { from: number; until: number; clouds: number[] }[] = []
  const inside = hours.filter(({ time }) => Date.parse(time) + hourMs > start && Date.parse(time) < end)
  for (const { time, cloud } of inside) {
    const at = Date.parse(time)
    if (cloud === null || cloud >= someCloud) continue
    const last = runs.at(-1)
    const until = Math.min(at + hourMs, end)
    if (last?.until === at) Object.assign(last, { until, clouds: [...last.clouds, cloud] })
    else runs.push({ from: Math.max(at, start), until, clouds: [cloud] })
  }
  const [best] = runs
    .map(({ from, until, clouds }) => ({ from, until, cloud: meanOf(clouds) }))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one) || one.cloud - other.cloud)
  if (best) return { kind: best.cloud < goodCloud ? 'good' : 'some', ...best }
  return inside.length === 0 || inside.some(({ cloud }) => cloud === null) ? null : 'overcast'
}

function lengthOf({ from, until }: Pick<ClearSky, 'from' | 'until'>): number {
  return until - from
}

/** Returns the mean of some figures. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length
}

/** Returns the sky of the night that runs or comes at a place, or under the midnight sun; null where nobody knows, or no night is dark. */
export function findClearSkyAt(view: TodayView, place: WeatherPlace): ClearSky | 'overcast' | null {
  const { now, answer } = view
  const { state, data } = answer.parts.forecast
  const night = state === 'fresh' ? findHoursToWatch(view, place) : null
  const hours = data?.find((each) => each.place === place)?.hours ?? []
  return night ? findClearSky(hours, { start: Math.max(night.start, now), end: night.end }) : null
}

function findHoursToWatch({ now, place: visited }: TodayView, place: WeatherPlace): Stretch | null {
  const today = osloDateOf(now)
  if (isSunUpAllDay(lightOfDay(weatherPlaces[visited], today)))
    return { start: osloMoment(today, 21), end: osloMoment(shiftDate(today, 1), 3) }
  const night = findNight({ now, place })
  if (!night) return null
  const evening = osloDateOf(Math.max(night.start, now))
  const morning = osloMoment(evening, nightEnds)
  const end = Math.max(night.start, now) < morning ? morning : osloMoment(shiftDate(evening, 1), nightEnds)
  return { start: night.start, end: Math.min(night.end, end) }
}

/**
 * Returns the clearest sky that one can get to: the visitor's place before another, unless there it is clear for more than an hour
 * longer or much clearer. A place behind a bridge that wind may shut, a closed road or a warning is none.
 */
export function findClearestSky(view: TodayView): (ClearSky & { place: WeatherPlace }) | null {
  const order = placesFromWest.toSorted((one, other) => Number(other === view.place) - Number(one === view.place))
  let best: (ClearSky & { place: WeatherPlace }) | null = null
  for (const place of order) {
    const sky = findClearSkyAt(view, place)
    if (sky === null || sky === 'overcast' || !canReach(view, place, sky.until)) continue
    if (!best || lengthOf(sky) > lengthOf(best) + hourMs || sky.cloud < best.cloud - 15) best = { place, ...sky }
  }
  return best
}
