import type { TodayAnswer, TodayPartName, TodayParts } from '#contract/today.ts'

/** From this age on an answer that lay here is old, whatever its parts said when they came. */
const staleAfterMs = 10 * 60_000

/**
 * Returns an answer as it may be shown now: a part past its time is gone, and what was fetched long ago is old. An old list without
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
  return {
    ...answer,
    parts: {
      ...parts,
      warnings: leaveOutEnded(parts.warnings, now),
      floods: leaveOutEnded(parts.floods, now),
      road: leaveOutEnded(parts.road, now),
    },
  }
}

/** Also while the page is open a warning or a closure ends. */
function leaveOutEnded<Part extends { data: { endsAt: string | null }[] | null }>(part: Part, now: number): Part {
  if (part.data === null) return part
  return { ...part, data: part.data.filter(({ endsAt }) => endsAt === null || Date.parse(endsAt) > now) }
}
