import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { nameOfStop } from '#site/features/trip/plan/format-trip.ts'
import { type DaySchedule, formatTime, type Visit } from '#site/features/trip/plan/schedule.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { BackBy } from './BackBy.tsx'
import { findOuting, listOutings } from './compose-back-by.ts'

/** The same for a day of the plan: its outing is the goal, and one is back when the last of its walks is over, whatever comes after it. */
export function DayBackBy({ schedule, hasTimes }: { schedule: DaySchedule; hasTimes: boolean }) {
  const { voice, region } = useTripTools()
  const { visits, goal, date } = schedule
  const main = findOuting(visits)
  const outings = listOutings(visits)
  const ends = outings.at(-1)?.leaves ?? goal?.arrives ?? visits.at(-1)?.leaves
  const name = ({ stop }: Visit) => nameOfStop(stop.ref, voice)
  const way =
    outings.length > 0
      ? outings.map((each) =>
          [...(each === main ? [] : [name(each)]), each.place?.start ?? ''].filter(Boolean).join(', '),
        )
      : visits.map(name)
  return (
    <BackBy
      words={voice.backBy}
      language={voice.language}
      region={region}
      goal={main ? nameOfStop(main.stop.ref, voice) : ''}
      way={way.filter(Boolean).join(', ')}
      date={date ?? osloDateOf(Date.now())}
      back={hasTimes && ends !== undefined ? formatTime(Math.round(ends) % 1440) : undefined}
      position={main?.place?.position}
      address={main?.place?.href ? new URL(main.place.href, location.href).href : undefined}
    />
  )
}
