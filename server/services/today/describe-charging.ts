import type { TodayParts } from '#contract/today.ts'
import { toIso } from '#server/services/live-parts/live-part.ts'
import type { ChargingStations, ChargingStatus } from './charging-source.ts'

type ChargingData = NonNullable<TodayParts['charging']['data']>

/** A point whose last message is older may have been forgotten by whoever reports it. */
const oldReportMs = 24 * 3_600_000

/** Returns the stations of `ids` (ours to the register's) that the register has, with what was heard of their points in a day. */
export function describeCharging(
  register: ChargingStations,
  ids: Readonly<Record<string, string>>,
  status: ChargingStatus | null,
  now: number,
): ChargingData {
  return Object.entries(ids).flatMap(([station, registerId]) => {
    const found = register.find(({ id }) => id === registerId)
    if (!found) return []
    const heard = status?.find(registerId)
    const reports = found.points.flatMap(({ uid }) => {
      const report = uid === null ? undefined : heard?.get(uid)
      return report && report.state !== 'unknown' && now - report.receivedAt <= oldReportMs ? [report] : []
    })
    const count = (wanted: string) => reports.filter(({ state }) => state === wanted).length
    const isReported = reports.length > 0
    return {
      station,
      points: found.points.length,
      free: isReported ? count('free') : null,
      outOfOrder: isReported ? count('outOfOrder') : null,
      reportedAt: isReported ? toIso(Math.min(...reports.map(({ receivedAt }) => receivedAt))) : null,
    }
  })
}
