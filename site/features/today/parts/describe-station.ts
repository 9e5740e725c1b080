import type { TodayParts } from '#contract/today.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatAge } from '#site/i18n/format-age.ts'
import type { StationStatusWords } from './StationStatusMark.tsx'
import type { Saying } from './say-part.ts'

/**
 * Returns how many points of a charging station are free, with the age of the oldest report; null where no source reports it. Colours are
 * for what is fresh.
 */
export function describeStation(
  part: TodayParts['charging'],
  id: string,
  { words, locale, now }: Saying,
): StationStatusWords | null {
  const station = part.data?.find((each) => each.station === id)
  if (!station || station.free === null || station.reportedAt === null) return null
  const { free, points, outOfOrder } = station
  const isBroken = outOfOrder === points
  const status = free > 0 ? 'available' : isBroken ? 'maintenance' : 'limited'
  const text =
    free > 0
      ? fillGaps(words.chargingFree, { n: free, m: points })
      : isBroken
        ? words.chargingBroken
        : words.chargingBusy
  return {
    status: part.state === 'fresh' ? status : 'unknown',
    text,
    age: formatAge(station.reportedAt, now, locale),
  }
}
