import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { findToday } from '#site/features/trip/plan/date-of-day.ts'
import { findRemarks } from '#site/features/trip/plan/find-remarks.ts'
import { keyOfRemark, type Remark } from '#site/features/trip/plan/remark.ts'
import { scheduleDay } from '#site/features/trip/plan/schedule.ts'
import type { TripState } from '#site/features/trip/plan/trip-state.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { Days, DragStops, useShared } from './Days.tsx'
import { PlanContext } from './plan-context.ts'
import { TripHead } from './TripHead.tsx'
import { TripSection } from './TripSection.tsx'
import { useKeys } from './use-keys.ts'
import { useTripWeather } from './use-trip-weather.ts'
import { Waiting } from './Waiting.tsx'

const TakeAlong = memo(lazy(async () => ({ default: (await import('./TakeAlong.tsx')).TakeAlong })))

interface Props {
  state: TripState
  isKept: boolean
}

/** A plan: its figures, its days and the stops without one, with what is done to them by keys and by hand. */
export const PlanView = memo(function PlanView({ state, isKept }: Props) {
  const { voice } = useTripTools()
  const { mode, trip } = state
  const { plan, notes } = trip
  const isReadOnly = mode === 'received'
  const schedules = useShared(
    useMemo(() => plan.days.map((_, day) => scheduleDay(plan, day, voice.atlas)), [plan, voice]),
  )
  const found = useMemo(() => findRemarks(plan, schedules, voice.atlas), [plan, schedules, voice])
  const { remarks, hidden } = useShared(
    useMemo(() => {
      const isHidden = (remark: Remark) => remark.weight !== 'know' && trip.hidden.includes(keyOfRemark(remark))
      return { remarks: found.filter((remark) => !isHidden(remark)), hidden: found.filter(isHidden) }
    }, [found, trip.hidden]),
  )
  const weather = useTripWeather(voice)

  // On the way one opens the page for today: it begins there, unless one has just done something or scrolled already.
  const showToday = useEffectEvent(() => {
    const isOpened = mode === 'own' && !state.last && scrollY === 0
    const today = isOpened ? findToday(schedules, Date.now()) : -1
    document.getElementById(`day-${today + 1}`)?.scrollIntoView()
  })
  useEffect(() => showToday(), [])

  const root = useRef<HTMLDivElement>(null)
  const [openName, setOpenName] = useState<string>()
  const onToggle = useCallback((name: string) => setOpenName((open) => (open === name ? undefined : name)), [])
  const onKeyDown = useKeys(isReadOnly, openName, () => setOpenName(undefined))
  // Once something waits it stays above the days while the plan is open: the page does not jump when the last stop gets its day.
  const [hasWaited, setHasWaited] = useState(false)
  if (!hasWaited && plan.waiting.length > 0) setHasWaited(true)
  const waiting =
    isReadOnly && plan.waiting.length === 0 ? null : (
      <Waiting
        stops={plan.waiting}
        hasDays={plan.days.length > 0}
        notes={notes}
        isReadOnly={isReadOnly}
        openName={plan.waiting.some(({ key }) => String(key) === openName) ? openName : undefined}
        onToggle={onToggle}
      />
    )
  // What stands below all days is drawn after the step that changed it.
  const taken = useDeferredValue(trip)
  const takenSchedules = useDeferredValue(schedules)
  const takenRemarks = useDeferredValue(remarks)
  return (
    <PlanContext value={plan}>
      <div className="wrap">
        <TripHead
          trip={trip}
          schedules={schedules}
          remarks={remarks}
          hidden={hidden}
          isOwn={!isReadOnly}
          isKept={isKept}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys on the buttons of stops come up to it. */}
      <div ref={root} className="trip-body" onKeyDown={onKeyDown}>
        {isReadOnly ? null : <DragStops root={root} />}
        {hasWaited ? waiting : null}
        <Days
          trip={trip}
          schedules={schedules}
          remarks={remarks}
          weather={weather}
          isReadOnly={isReadOnly}
          openName={openName}
          onToggle={onToggle}
        />
        {hasWaited ? null : waiting}
        {isReadOnly ? null : (
          <Suspense
            fallback={
              <TripSection id="take-along" className="tint" title={voice.words.takeAlong}>
                {null}
              </TripSection>
            }
          >
            <TakeAlong trip={taken} schedules={takenSchedules} remarks={takenRemarks} />
          </Suspense>
        )}
      </div>
    </PlanContext>
  )
})
