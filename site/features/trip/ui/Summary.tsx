import { memo } from 'react'
import {
  formatCounted,
  formatDayMonth,
  formatDays,
  formatKroner,
  formatLead,
  formatStops,
  nameOfStop,
  type TripVoice,
  travelWords,
} from '#site/features/trip/plan/format-trip.ts'
import { listPhones } from '#site/features/trip/plan/list-phones.ts'
import { type Notes, sumCosts } from '#site/features/trip/plan/notes.ts'
import { countStops, listRefs, type Plan } from '#site/features/trip/plan/plan.ts'
import { type DaySchedule, isNamedBed } from '#site/features/trip/plan/schedule.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'

interface Props {
  plan: Plan
  notes: Notes
  schedules: readonly DaySchedule[]
  voice: TripVoice
}

function listFigures({ plan, notes, schedules, voice }: Props): string[] {
  const { words } = voice
  const nights = Math.max(0, plan.days.length - 1)
  const slept = plan.days.slice(0, -1).flatMap(({ bed }) => (bed ? [{ ref: bed, place: voice.atlas.find(bed) }] : []))
  const beds = slept.filter(isNamedBed).length
  const places = slept.length - beds
  const kilometres = schedules.reduce((sum, each) => sum + each.kilometres, 0)
  const minutes = schedules.reduce((sum, each) => sum + each.driveMinutes, 0)
  const counted = formatStops(countStops(plan), voice)
  const waiting = plan.waiting.length
  const costs = sumCosts(notes, listRefs(plan))
  return [
    formatDays(plan.days.length, voice),
    waiting > 0 ? fillGaps(words.stopsWaiting, { stops: counted, waiting }) : counted,
    ...(nights > 0 ? [fillGaps(nights === 1 ? words.oneNight : words.nights, { beds, nights })] : []),
    ...(places > 0 ? [fillGaps(words.placesOnly, { count: places })] : []),
    fillGaps(words.road, { kilometres: Math.round(kilometres) }),
    fillGaps(travelWords(plan, voice).sum, { duration: formatCounted(minutes, plan, voice) }),
    ...(costs > 0 ? [fillGaps(words.costs, { sum: formatKroner(costs, voice) })] : []),
  ]
}

/** The figure stands before the first space that breaks: «5 dager», «3 av 4 netter», «5 t 55 min bak rattet». */
function Figure({ words }: { words: string }) {
  const [figure, ...rest] = words.split(' ')
  return (
    <span>
      <b>{figure}</b>
      <span>{` ${rest.join(' ')}`}</span>
    </span>
  )
}

/** The telephone numbers of the trip, for the first page of the booklet. */
function Phones({ plan, voice: { words, atlas } }: Pick<Props, 'plan' | 'voice'>) {
  const phones = listPhones(plan, atlas).map(({ name, phone }) => `${name} ${phone.replaceAll(' ', '\u00a0')}`)
  return (
    <p className="trip-phones">
      <b>{words.phones}</b>
      <span>{` ${[...phones, words.phonesOnTheWay].join(' · ')}`}</span>
    </p>
  )
}

/** The sentence about a plan and its figures, and its days in a table for the first page of the booklet. */
export const Summary = memo(function Summary(props: Props) {
  const { plan, schedules, voice } = props
  const { words, language } = voice
  return (
    <div>
      <p className="trip-lead">{formatLead(plan, voice)}</p>
      <p className="trip-sum">
        {listFigures(props).map((figure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure is known by its place.
          <Figure key={index} words={figure} />
        ))}
      </p>
      <table className="trip-table">
        <thead>
          <tr>
            <th>{words.day}</th>
            <th>{words.wayOfDay}</th>
            <th>{travelWords(plan, voice).name}</th>
            <th>{words.night}</th>
          </tr>
        </thead>
        <tbody>
          {schedules.map(({ date, visits, goal, driveMinutes, kilometres }, index) => {
            const number = fillGaps(words.dayNumber, { number: index + 1 })
            const isLast = index === schedules.length - 1
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number.
              <tr key={index}>
                <td>{date ? `${number}, ${formatDayMonth(date, language)}` : number}</td>
                <td>{visits.map(({ stop }) => nameOfStop(stop.ref, voice)).join(', ')}</td>
                <td>{`${formatCounted(driveMinutes, plan, voice)}, ${Math.round(kilometres)}\u00a0km`}</td>
                <td>{goal ? nameOfStop(goal.ref, voice) : isLast ? '' : words.noBed}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Phones plan={plan} voice={voice} />
    </div>
  )
})
