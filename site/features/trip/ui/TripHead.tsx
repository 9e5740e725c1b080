import { lazy, memo, Suspense, useDeferredValue, useRef, useState } from 'react'
import { findToday } from '#site/features/trip/plan/date-of-day.ts'
import { listSlips } from '#site/features/trip/plan/list-slips.ts'
import type { Remark } from '#site/features/trip/plan/remark.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import type { Trip } from '#site/features/trip/plan/trip-state.ts'
import { JumpLink } from '#site/features/trip/tools/JumpLink.tsx'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { PlanForm } from './PlanForm.tsx'
import { RemarkList } from './Remarks.tsx'
import { Road } from './Road.tsx'
import { Summary } from './Summary.tsx'

const PartyForm = lazy(async () => ({ default: (await import('#site/features/trip/party/PartyForm.tsx')).PartyForm }))

interface Props {
  trip: Trip
  schedules: readonly DaySchedule[]
  remarks: readonly Remark[]
  hidden: readonly Remark[]
  isOwn: boolean
  isKept: boolean
}

/**
 * What stands above the days of a plan: its figures, its road, and what is worth a look. What is counted of all days is drawn after the
 * step that changed it, as the maps are.
 */
export const TripHead = memo(function TripHead({ trip, isOwn, isKept, ...counted }: Props) {
  const { voice, dispatch } = useTripTools()
  const [isEdited, setIsEdited] = useState(false)
  const [now] = useState(Date.now)
  const edit = useRef<HTMLButtonElement>(null)
  const { words } = voice
  const { plan } = trip
  const drawn = useDeferredValue(trip)
  const schedules = useDeferredValue(counted.schedules)
  const remarks = useDeferredValue(counted.remarks)
  const hidden = useDeferredValue(counted.hidden)
  const close = () => {
    setIsEdited(false)
    edit.current?.focus()
  }
  return (
    <div>
      <Summary plan={drawn.plan} notes={drawn.notes} schedules={schedules} voice={voice} />
      {isOwn ? (
        <p className="trip-actions">
          <JumpLink className="btn btn-1" to="take-along">
            {words.takeAlong}
          </JumpLink>
          <button
            ref={edit}
            id="edit-ends"
            type="button"
            className="btn btn-2"
            aria-expanded={isEdited}
            onClick={() => setIsEdited(!isEdited)}
          >
            {words.edit}
          </button>
          <span className="small muted">{isKept ? words.kept : ''}</span>
        </p>
      ) : null}
      <Road schedules={schedules} remarks={remarks} voice={voice} />
      {isOwn && isEdited ? (
        <>
          <label className="trip-field wide">
            {words.nameLabel}
            <input
              type="text"
              maxLength={80}
              defaultValue={plan.name}
              onBlur={({ target }) => dispatch({ type: 'renamed', name: target.value })}
              onKeyDown={({ key, currentTarget }) => {
                if (key === 'Enter') dispatch({ type: 'renamed', name: currentTarget.value })
              }}
            />
          </label>
          <Suspense fallback={null}>
            <PartyForm plan={plan} />
          </Suspense>
          <PlanForm
            plan={plan}
            words={words}
            language={voice.language}
            label={words.edit}
            company={{ legend: words.company }}
            days={1}
            onChildren={(withChildren) => dispatch({ type: 'partySet', party: plan.party ?? {}, withChildren })}
            onDone={(next) => {
              dispatch({ type: 'planSet', plan: next, from: 'form' })
              close()
            }}
            buttons={
              <>
                <button type="submit" className="btn btn-1">
                  {words.save}
                </button>
                <button type="button" className="btn btn-2 btn-sm" onClick={close}>
                  {words.cancel}
                </button>
              </>
            }
          />
        </>
      ) : null}
      {listSlips(plan, words, now).map((text) => (
        <p key={text} className="trip-remark">
          {text}
        </p>
      ))}
      <RemarkList remarks={remarks} hidden={hidden} today={Math.max(0, findToday(schedules, now))} />
    </div>
  )
})
