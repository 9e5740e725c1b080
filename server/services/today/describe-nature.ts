import { readOsloClock } from '#contract/service-day.ts'
import type { TodayParts } from '#contract/today.ts'
import type { WeatherPlace } from '#contract/weather-places.ts'
import { outOfSeason, toIso, toIsoOrNull } from '#server/services/live-parts/live-part.ts'
import type { Forecast } from '#server/services/weather/weather-source.ts'
import type { AuroraOval, KpIndex } from './aurora-source.ts'
import type { AvalancheBulletins } from './avalanche-source.ts'
import type { OceanForecast } from './ocean-source.ts'
import type { OfficialWarnings } from './warnings-source.ts'

type DataOf<Name extends keyof TodayParts> = NonNullable<TodayParts[Name]['data']>

const hourMs = 3_600_000
const shownHours = 48
/** The night that comes and the one after it. */
const shownKpMs = 36 * hourMs

/** Returns what has not ended, of any number of lists, highest level first; a level unknown to us may be any, and comes first. */
export function describeWarnings(lists: readonly OfficialWarnings[], now: number): DataOf<'warnings'> {
  return lists
    .flatMap(({ warnings }) => warnings)
    .filter(({ endsAt }) => endsAt === null || endsAt > now)
    .toSorted((one, other) => (other.level ?? 5) - (one.level ?? 5) || one.startsAt - other.startsAt)
    .map(({ startsAt, endsAt, ...warning }) => ({
      ...warning,
      startsAt: toIso(startsAt),
      endsAt: toIsoOrNull(endsAt),
    }))
}

/**
 * Returns the bulletins from today on; null without any. Nothing assessed on any day means that the service says nothing at this time
 * of the year, but for the months in which it assesses every day.
 */
export function describeAvalanche(
  { days }: AvalancheBulletins,
  now: number,
): DataOf<'avalanche'> | typeof outOfSeason | null {
  const today = readOsloClock(now).date
  const coming = days.filter(({ date }) => date >= today)
  if (coming.length === 0) return null
  if (!isAvalancheSeason(today) && coming.every(({ level }) => level === null)) return outOfSeason
  return coming.map(({ publishedAt, ...bulletin }) => ({ ...bulletin, publishedAt: toIsoOrNull(publishedAt) }))
}

/** From December to May there is a bulletin every day. */
function isAvalancheSeason(date: string): boolean {
  const month = Number(date.slice(5, 7))
  return month === 12 || month <= 5
}

/** Returns the hours from the one that runs on, 48 at most, of a place. */
export function describePlaceForecast(
  place: WeatherPlace,
  { steps }: Forecast,
  now: number,
): DataOf<'forecast'>[number] {
  return {
    place,
    hours: steps
      // From the third day on steps are six hours apart and say nothing about a single one.
      .filter(({ time, nextHour }) => nextHour !== null && time > now - hourMs)
      .slice(0, shownHours)
      .map(({ time, temperature, windSpeed, windGust, windFromDirection, cloud, nextHour }) => ({
        time: toIso(time),
        temperature,
        wind: windSpeed,
        gust: windGust,
        windFromDirection,
        precipitation: nextHour?.precipitation ?? null,
        cloud,
        symbol: nextHour?.symbol ?? null,
      })),
  }
}

/** Returns the hours from the one that runs on, 48 at most, of a point at sea. */
export function describeSea(id: DataOf<'sea'>[number]['id'], { hours }: OceanForecast, now: number) {
  return {
    id,
    hours: hours
      .filter(({ time }) => time > now - hourMs)
      .slice(0, shownHours)
      .map(({ time, ...values }) => ({ time: toIso(time), ...values })),
  }
}

export function describeAurora(kp: KpIndex | null, oval: AuroraOval | null, now: number): DataOf<'aurora'> {
  return {
    kp: (kp ?? [])
      .filter(({ from, to }) => to > now && from < now + shownKpMs)
      .map(({ from, to, ...values }) => ({ from: toIso(from), to: toIso(to), ...values })),
    oval: oval && { validAt: toIso(oval.validAt), value: oval.value },
  }
}
