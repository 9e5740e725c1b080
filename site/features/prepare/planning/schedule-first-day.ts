import { type Plan, planWay } from '#site/content/model/pages/planning-copy.ts'

type FirstDay = Plan['firstDays'][number]

/** Returns the stops of the first day with arrivals (minutes after midnight) and the minutes of the drive before. */
export function scheduleFirstDay({ ready, steps }: FirstDay, arrivesFrom: string, startsAt: number) {
  let clock = startsAt + ready
  let from = arrivesFrom
  return steps.map(({ id, at, stay = 0, visits }) => {
    const drive = planWay(from, at).minutes
    // The table is no timetable: the clock moves in fives.
    const arrivesAt = Math.ceil((clock + drive) / 5) * 5
    clock = arrivesAt + stay
    from = at
    return { id, at, arrivesAt, drive, visits }
  })
}
