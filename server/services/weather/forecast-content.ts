import { type ContentRule, judgeContent } from '#server/services/live-parts/live-part.ts'
import { findCurrentStep } from './describe-forecast.ts'
import type { Forecast } from './weather-source.ts'

const hourMs = 3_600_000

/**
 * MET computes at least every six hours, and a forecast begins with the hour it is made in: after two that were missed it is old. What
 * was computed the day before yesterday is not today's weather, whatever MET sends it with.
 */
export const forecastContent: readonly ContentRule<Forecast>[] = [
  {
    of: ({ updatedAt, steps }) => Math.min(updatedAt ?? Number.POSITIVE_INFINITY, steps[0].time),
    staleAfterMs: 12 * hourMs,
    dropAfterMs: 48 * hourMs,
  },
]

/** Returns how a forecast may be shown at a time, whenever it was fetched; `dropped`: it says nothing about now. */
export function judgeForecast(forecast: Forecast, now: number): 'fresh' | 'stale' | 'dropped' {
  // No forecast begins in the future; if it seems so, our clock is wrong.
  const isAboutNow = findCurrentStep(forecast, now) !== -1 || now < forecast.steps[0].time
  return isAboutNow ? judgeContent(forecast, forecastContent, now).state : 'dropped'
}
