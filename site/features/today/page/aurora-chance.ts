import type { ForecastHour } from '#contract/today.ts'
import type { Stretch } from '#site/domain/calendar/altitude-crossings.ts'

/** % of the sky. */
const goodCloud = 40
const someCloud = 70

export interface AuroraChance {
  kind: 'good' | 'some' | 'overcast'
  /** The hour from which it holds, in ms since 1970; null when overcast. */
  from: number | null
  cloud: number | null
}

/**
 * Returns the best chance of northern lights in the dark hours that come; null without darkness or without a forecast of the clouds
 * for all of it. Kp does not decide: up here 0–1 is enough.
 */
export function findAuroraChance(
  hours: readonly ForecastHour[],
  dark: readonly Stretch[],
  now: number,
): AuroraChance | null {
  const darkHours = hours.filter(({ time }) => {
    const at = Date.parse(time)
    return at >= now - 3_600_000 && dark.some(({ start, end }) => at >= start && at < end)
  })
  if (darkHours.length === 0 || darkHours.some(({ cloud }) => cloud === null)) return null
  const below = (limit: number) => darkHours.find(({ cloud }) => cloud !== null && cloud < limit)
  const good = below(goodCloud)
  const some = good ?? below(someCloud)
  if (!some) return { kind: 'overcast', from: null, cloud: null }
  return { kind: good ? 'good' : 'some', from: Date.parse(some.time), cloud: some.cloud }
}
