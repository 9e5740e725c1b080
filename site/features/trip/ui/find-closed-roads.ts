import type { RoadMessage } from '#contract/today.ts'
import { osloDay } from '#site/domain/calendar/oslo-day.ts'
import type { RoadTable } from '#site/domain/geography/road-table.ts'
import { judgeWay, listObstacles } from '#site/features/today/parts/judge-way.ts'
import type { Place } from '#site/features/trip/plan/atlas.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'

/** What we count of a drive may be so much earlier or later, in minutes. */
const slack = 60

interface Drive {
  from: Place
  to: Place
  departs: number
  arrives: number
}

/** Returns the drives of a day, each from where the one before ended. */
function listDrives({ from, visits, goal }: DaySchedule): Drive[] {
  let here = from?.place
  return [...visits, ...(goal ? [goal] : [])].flatMap(({ place, departs, arrives }) => {
    const drive = here && place ? [{ from: here, to: place, departs, arrives }] : []
    here = place ?? here
    return drive
  })
}

/** Returns the messages that a road of a day is closed at the hours of its drives, from now on. */
export function findClosedRoads(
  schedule: DaySchedule & { date: string },
  messages: readonly RoadMessage[],
  now: number,
  table: RoadTable,
): RoadMessage[] {
  const { start } = osloDay(schedule.date)
  const at = (minutes: number) => Math.max(now, start + minutes * 60_000)
  const found = listDrives(schedule).flatMap(({ from, to, departs, arrives }) => {
    const [one, other] = [from.near[0]?.point, to.near[0]?.point]
    const closed = listObstacles(messages, at(departs - slack), at(arrives + slack), ['closed'])
    return one && other ? judgeWay(table, { from: one, to: other }, closed).closures : []
  })
  return [...new Set(found)]
}
