import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { nameOfStop } from '#site/features/trip/plan/format-trip.ts'
import { type DaySchedule, formatTime } from '#site/features/trip/plan/schedule.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { BackBy } from './BackBy.tsx'
import { findOuting } from './compose-back-by.ts'

/** The same for a day of the plan: its stops are the way, its outing the goal. */
export function DayBackBy({ schedule, hasTimes }: { schedule: DaySchedule; hasTimes: boolean }) {
  const { voice, region } = useTripTools()
  const { visits, goal, date } = schedule
  const main = findOuting(visits)
  const ends = goal?.arrives ?? visits.at(-1)?.leaves
  return (
    <BackBy
      words={voice.backBy}
      language={voice.language}
      region={region}
      goal={main ? nameOfStop(main.stop.ref, voice) : ''}
      way={visits.map(({ stop }) => nameOfStop(stop.ref, voice)).join(', ')}
      date={date ?? osloDateOf(Date.now())}
      back={hasTimes && ends !== undefined ? formatTime(Math.round(ends) % 1440) : undefined}
      position={main?.place?.position}
      address={main?.place?.href ? new URL(main.place.href, location.href).href : undefined}
    />
  )
}
