import { replaceEqualDeep } from '@tanstack/react-query'
import { type RefObject, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { findQuay } from '#site/features/trip/boat/find-quay.ts'
import { travelWords } from '#site/features/trip/plan/format-trip.ts'
import { type Spot, stopsOf } from '#site/features/trip/plan/plan.ts'
import type { Remark } from '#site/features/trip/plan/remark.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import type { Trip } from '#site/features/trip/plan/trip-state.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { useLiveNow } from '#site/ui/use-live-now.ts'
import { Day } from './Day.tsx'
import { DayBar } from './DayBar.tsx'
import { LandOfMaps, TripMap } from './LazyMap.tsx'
import { nameOfBed } from './Stop.tsx'
import { useDragStops } from './use-drag-stops.ts'
import type { TripWeatherWords } from './use-trip-weather.ts'

interface Props {
  trip: Trip
  schedules: readonly DaySchedule[]
  remarks: readonly Remark[]
  weather: TripWeatherWords
  isReadOnly: boolean
  openName: string | undefined
  onToggle(name: string): void
}

/** Returns a value whose unchanged parts stay the objects that they were, so that what shows them is not drawn again. */
export function useShared<Value>(next: Value): Value {
  const before = useRef(next)
  before.current = replaceEqualDeep(before.current, next)
  return before.current
}

/** What is done to all days at once: put in the order of the road, turned round, one more. */
function OrderButtons() {
  const { voice, dispatch } = useTripTools()
  const { words } = voice
  const rows = [
    ['order', words.order, 'daysOrdered'],
    ['reverse', words.reverse, 'tripReversed'],
    ['add-day', words.addDay, 'dayAdded'],
  ] as const
  return (
    <div className="buttons">
      {rows.map(([id, name, type]) => (
        <button key={id} id={id} type="button" className="btn btn-2 btn-sm" onClick={() => dispatch({ type })}>
          {name}
        </button>
      ))}
    </div>
  )
}

/** Lets the stops below an element be dragged, and says in a few words where one would fall. */
export function DragStops({ root }: { root: RefObject<HTMLElement | null> }) {
  const { voice, readPlan } = useTripTools()
  const drag = useDragStops(root)
  if (!drag?.to) return null
  const describe = ({ day, index }: Spot) => {
    if (day === 'waiting') return voice.words.waiting
    const count = stopsOf(readPlan(), day).length + (drag.from.day === day ? 0 : 1)
    return fillGaps(voice.words.dropAt, { number: day + 1, index: index + 1, count })
  }
  return createPortal(
    <p className="trip-drop" aria-hidden="true">
      {describe(drag.to)}
    </p>,
    drag.row,
  )
}

/** The days below their heading. */
export function Days({ trip, schedules, remarks, weather, isReadOnly, openName, onToggle }: Props) {
  const { voice } = useTripTools()
  const { words } = voice
  const { plan, notes } = trip
  const { means, arrival, departure, days } = plan
  const today = osloDateOf(useLiveNow())
  const ofDays = useShared(
    useMemo(() => schedules.map((_, index) => remarks.filter(({ day }) => day === index)), [schedules, remarks]),
  )
  const warnings = useShared(useMemo(() => schedules.map(weather.listWarnings), [schedules, weather]))
  const forecasts = useMemo(() => schedules.map(weather.describe), [schedules, weather])
  return (
    <section className="section trip-days" id="days" aria-labelledby="days-title">
      <LandOfMaps />
      <div className="wrap">
        <div className="full">
          <div className="trip-days-head">
            <div>
              <h2 id="days-title">{words.daysTitle}</h2>
              <p>
                <span>{words.daysText}</span>
                {/* Nobody moves anything in somebody else's plan. */}
                {isReadOnly ? null : <span>{` ${words.reorder}`}</span>}
              </p>
              {isReadOnly ? null : <OrderButtons />}
            </div>
            <TripMap schedules={schedules} />
          </div>
          <DayBar schedules={schedules} remarks={remarks} voice={voice} />
          {schedules.map((schedule, index) => {
            const isOpen =
              openName === nameOfBed(index) || schedule.visits.some(({ stop }) => String(stop.key) === openName)
            return (
              <Day
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number.
                key={index}
                index={index}
                schedule={schedule}
                means={means}
                notes={notes}
                isLast={index === days.length - 1}
                isReadOnly={isReadOnly}
                quay={schedule.date === today ? findQuay(plan, index, schedule) : undefined}
                remarks={ofDays[index] ?? []}
                warnings={warnings[index] ?? null}
                weather={forecasts[index]}
                startsAtBed={days[index - 1]?.bed !== undefined}
                arrivesAt={index === 0 ? arrival.time : undefined}
                leavesAt={index === days.length - 1 ? departure.time : undefined}
                hasStartField={means.kind !== 'bus' && !(index === 0 && arrival.time)}
                openName={isOpen ? openName : undefined}
                onToggle={onToggle}
              />
            )
          })}
          <p className="caption">{travelWords(plan, voice).legend}</p>
        </div>
      </div>
    </section>
  )
}
