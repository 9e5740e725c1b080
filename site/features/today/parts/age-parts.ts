import type { TodayAnswer, TodayPartName, TodayParts } from '#contract/today.ts'
import { leaveOutPast } from './leave-out-past.ts'

/** From this age on an answer that lay here is old, whatever its parts said when they came. */
const staleAfterMs = 10 * 60_000

/**
 * Returns an answer as it may be shown now: a part past its time is gone, what was fetched long ago is old, and what is over is left out. An old list without
 * warnings never looks like an all-clear.
 */
export function ageParts(answer: TodayAnswer, now: number): TodayAnswer {
  const parts = Object.fromEntries(
    (Object.entries(answer.parts) as [TodayPartName, TodayParts[TodayPartName]][]).map(([name, part]) => {
      if (part.data === null) return [name, part]
      if (part.dropAt !== null && Date.parse(part.dropAt) <= now)
        return [name, { ...part, state: 'failed', data: null }]
      const isOld = part.nextAt !== null && now - Date.parse(part.nextAt) > staleAfterMs
      return [name, isOld ? { ...part, state: 'stale' } : part]
    }),
  ) as TodayParts
  return { ...answer, parts: leaveOutPast(parts, now) }
}
