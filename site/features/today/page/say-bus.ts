import { readRoadTable } from '#site/domain/geography/road-table.ts'
import { listClosures, sayRoad } from '#site/features/today/parts/describe-road.ts'
import { findLegsOf } from '#site/features/today/parts/judge-way.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { TodayView } from './today-view.ts'

/** Line 300 runs along it from end to end; it has no other road when it is closed. */
const roadOfBus = /^E\s?10\b/

/**
 * Returns what today's closures make of line 300, by the first that holds on its road; null where none is known. No service tells the guide
 * when buses leave, so nothing else is said of them.
 */
export function sayBus(view: TodayView): string | null {
  const { answer, now, words, wind } = view
  const table = readRoadTable(wind.roads)
  const closure = listClosures(answer.parts.road.data ?? [], now).find(
    (message) =>
      roadOfBus.test(message.road ?? '') ||
      (message.road === null && findLegsOf(message, table).some(({ isE10 }) => isE10)),
  )
  return closure ? fillGaps(words.busHeld, { closure: sayRoad(closure, view) }) : null
}
