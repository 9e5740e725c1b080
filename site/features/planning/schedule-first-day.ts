import { type Plan, planWay } from '#site/editorial/pages/planning-copy.ts'

type FirstDay = Plan['firstDays'][number]

/** A stop of the first day: when one is there at the earliest, and how long the drive to it took. */
export interface ScheduledStep {
  id: string
  at: string
  /** Minutes after midnight. */
  arrivesAt: number
  /** Minutes of driving from the stop before; from the place of arrival for the first. */
  drive: number
  visits: string[]
}

/** The first day by the clock: from landing over the stops with their stays, drives as the plans count them. */
export function scheduleFirstDay({ ready, steps }: FirstDay, arrivesFrom: string, startsAt: number): ScheduledStep[] {
  let clock = startsAt + ready
  let from = arrivesFrom
  return steps.map(({ id, at, stay = 0, visits }) => {
    const drive = planWay(from, at).minutes
    const arrivesAt = clock + drive
    clock = arrivesAt + stay
    from = at
    return { id, at, arrivesAt, drive, visits }
  })
}

/** A time of the day as clocks show it: «13:05». */
export function sayClock(minutes: number): string {
  return [Math.floor(minutes / 60) % 24, minutes % 60].map((each) => String(each).padStart(2, '0')).join(':')
}
