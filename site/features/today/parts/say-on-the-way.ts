import type { RoadMessage } from '#contract/today.ts'
import type { RoadTable } from '#site/domain/geography/road-table.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { sayRoad } from './describe-road.ts'
import { judgeWay, listObstacles } from './judge-way.ts'
import type { Saying } from './say-part.ts'

const dayMs = 24 * 3_600_000

/**
 * Returns which road is closed in the next day between two points of the road table, the first of which is a place, in a sentence; null
 * where none is known to be.
 */
export function sayOnTheWay(
  to: string,
  messages: readonly RoadMessage[],
  from: string,
  table: RoadTable,
  saying: Saying,
): string | null {
  const obstacles = listObstacles(messages, saying.now, saying.now + dayMs)
  const [found] = judgeWay(table, { from, to }, obstacles).closures
  const place = table.names.get(from) ?? ''
  return found ? fillGaps(saying.words.onTheWay, { place, closure: sayRoad(found, saying) }) : null
}
