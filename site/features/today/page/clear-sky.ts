import type { ForecastHour } from '#contract/today.ts'
import { type WeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import type { Stretch } from '#site/domain/calendar/altitude-crossings.ts'
import { lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { osloDateOf, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { placesFromWest } from '#site/features/today/parts/places-from-west.ts'
import { canReach } from './can-reach.ts'
import { findNight, isSunUpAllDay } from './night.ts'
import type { TodayView } from './today-view.ts'

// The sky of tonight, once for all that speak of it: the breath, the search, the light of tonight and its drawing. What the rules of
// advice/do.yaml say of northern lights has the same hours (`someCloud`, `someRain`, `nightEnds`) and the same figure, the mean.

const hourMs = 3_600_000
/** % of the sky. */
const goodCloud = 40
export const someCloud = 70
/** mm in the hour, of rain or snow: from so much on nobody stands out there and looks up. */
export const someRain = 0.3
/** The hour in Norway at which a night out ends. */
export const nightEnds = 6

/** A stretch of dry hours with little cloud, and how much there is on average, in % of the sky. */
export interface ClearSky {
  kind: 'good' | 'some'
  /** ms since 1970. */
  from: number
  until: number
  cloud: number
}

/** What there is to see; `wet` where it rains or snows whenever the cloud breaks, null where nobody knows. */
export type NightSky = ClearSky | 'overcast' | 'wet' | null

/** Returns whether a sky has a stretch in which one can look. */
export function isClear(sky: NightSky): sky is ClearSky {
  return typeof sky === 'object' && sky !== null
}

/** Returns whether the sky of an hour can be watched; null where nobody knows. */
function canWatch({ cloud, precipitation }: ForecastHour): boolean | null {
  if ((cloud ?? 0) >= someCloud || (precipitation ?? 0) >= someRain) return false
  return cloud === null || precipitation === null ? null : true
}

/**
 * Returns the longest dry stretch with little cloud between two moments, the clearest of those that are as long, or why there is none. Kp
 * does not decide: up here 0–1 is enough.
 */
export function findClearSky(hours: readonly ForecastHour[], { start, end }: Stretch): NightSky {
  const runs: { from: number; until: number; clouds: number[] }[] = []
  const inside = hours.filter(({ time }) => Date.parse(time) + hourMs > start && Date.parse(time) < end)
  for (const hour of inside) {
    const { time, cloud } = hour
    const at = Date.parse(time)
    if (cloud === null || !canWatch(hour)) continue
    const last = runs.at(-1)
    const until = Math.min(at + hourMs, end)
    if (last?.until === at) Object.assign(last, { until, clouds: [...last.clouds, cloud] })
    else runs.push({ from: Math.max(at, start), until, clouds: [cloud] })
  }
  const [best] = runs
    .map(({ from, until, clouds }) => ({ from, until, cloud: meanOf(clouds) }))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one) || one.cloud - other.cloud)
  if (best) return { kind: best.cloud < goodCloud ? 'good' : 'some', ...best }
  if (inside.length === 0 || inside.some((hour) => canWatch(hour) === null)) return null
  return inside.some(({ cloud }) => (cloud ?? 0) < someCloud) ? 'wet' : 'overcast'
}

function lengthOf({ from, until }: Pick<ClearSky, 'from' | 'until'>): number {
  return until - from
}

/** Returns the mean of some figures. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length
}

/** Returns the sky of the night that runs or comes at a place, or under the midnight sun; null where nobody knows, or no night is dark. */
export function findClearSkyAt(view: TodayView, place: WeatherPlace): NightSky {
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
    if (!isClear(sky) || !canReach(view, place, sky.until)) continue
    if (!best || lengthOf(sky) > lengthOf(best) + hourMs || sky.cloud < best.cloud - 15) best = { place, ...sky }
  }
  return best
}

/** Returns the clearest of the places that one can get to where that is another than the given one, which is told as the clearest; else null. */
export function findClearerSky(view: TodayView, than: ClearSky & { place: WeatherPlace }) {
  const cloudOf = (sky: ClearSky) => Math.round(sky.cloud)
  const [clearest] = placesFromWest
    .flatMap((place) => {
      const sky = findClearSkyAt(view, place)
      return isClear(sky) && canReach(view, place, sky.until) ? { place, ...sky } : []
    })
    .toSorted((one, other) => cloudOf(one) - cloudOf(other))
  return clearest && cloudOf(clearest) < cloudOf(than) ? clearest : null
}
