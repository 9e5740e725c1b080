import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type Language, languages } from '#contract/languages.ts'
import type { Atlas } from '#site/features/trip/plan/atlas.ts'
import { findDetour, isOnTheWay } from '#site/features/trip/plan/detours.ts'
import { formatDayOption } from '#site/features/trip/plan/format-spot.ts'
import { openPlan, parseKeptPlans } from '#site/features/trip/plan/kept-plans.ts'
import { findPlacements } from '#site/features/trip/plan/placements.ts'
import { emptyPlan, type Plan, stopsOf } from '#site/features/trip/plan/plan.ts'
import { readKept } from '#site/features/trip/plan/recognise-plan.ts'
import { scheduleDay } from '#site/features/trip/plan/schedule.ts'
import type { TripData } from '#site/features/trip/plan/trip-data.ts'
import type { TripStep } from '#site/features/trip/plan/trip-reducer.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import styles from './DayPicker.css?url'
import { followPlans, readRawPlans } from './plan-store.ts'

interface Props {
  stop: string
  name: string
  data: TripData
  atlas: Atlas
  language: Language
  tripHref: string
  onStep(step: TripStep): void
  onClose(): void
  /** What it was opened from, which gets the focus back. */
  link: HTMLElement
}

function readPlan(raw: string): Plan {
  const open = openPlan(parseKeptPlans(raw))
  const answer = open && readKept(open)
  return answer?.kind === 'plan' ? answer.plan : emptyPlan
}

/** Returns what a day holds already, or that the stop lies on its way. */
function describeLoad(plan: Plan, day: number, { stop, data: { words }, atlas, language }: Props): string {
  const schedule = scheduleDay(plan, day, atlas)
  const place = atlas.find(stop)
  const isThere = stopsOf(plan, day).some(({ ref }) => ref === stop)
  if (!isThere && place && isOnTheWay(findDetour(schedule, place, atlas))) return words.onTheWay
  const hours = formatNumber(Math.round(schedule.outMinutes / 30) / 2, languages[language].locale)
  return fillGaps(words.load, { count: schedule.visits.length, hours })
}

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  isChosen: boolean
  name: string
  load: string
  onChoose(isChosen: boolean): void
}

function Choice({ type, isChosen, name, load, onChoose }: ChoiceProps) {
  return (
    <label>
      <input
        type={type}
        name="trip-choice"
        checked={isChosen}
        onChange={({ target: { checked } }) => onChoose(checked)}
      />
      <span>{name}</span>
      <small>{load}</small>
    </label>
  )
}

/** The choice of a stop's day, or of a bed's nights. */
export function DayPicker(props: Props) {
  const { stop, name, data, atlas, language, tripHref, onStep, onClose, link } = props
  const { words } = data
  const dialog = useRef<HTMLDivElement>(null)
  const plan = readPlan(useSyncExternalStore(followPlans, readRawPlans))
  const { spots, nights } = findPlacements(plan, stop)
  const isBed = atlas.find(stop)?.isBed === true && plan.days.length > 0
  const title = fillGaps(isBed ? words.chooseNights : words.chooseDay, { stop: name })
  const days = [...plan.days.keys()]
  const chosen = spots[0]?.day
  const choose = (day: number | 'waiting') => onStep({ type: 'dayChosen', ref: stop, day, name })

  useLayoutEffect(() => {
    dialog.current?.showPopover()
    dialog.current?.querySelector<HTMLElement>('input:checked, input')?.focus()
  }, [])
  return (
    <>
      {/* A file of its own, which only who chooses a day fetches. */}
      <link rel="stylesheet" href={styles} />
      <div
        ref={dialog}
        className="trip-choose"
        role="dialog"
        aria-label={title}
        popover="auto"
        onToggle={({ newState }) => newState === 'closed' && onClose()}
      >
        <fieldset>
          <legend>{title}</legend>
          {isBed ? (
            days
              // Nobody sleeps there after the last day, unless the plan says so already.
              .filter((day) => day < Math.max(1, days.length - 1) || nights.includes(day))
              .map((day) => (
                <Choice
                  key={day}
                  type="checkbox"
                  isChosen={nights.includes(day)}
                  name={formatDayOption(plan, day, { words, language })}
                  load={nights.includes(day) ? '' : (atlas.find(plan.days[day]?.bed ?? '')?.name ?? '')}
                  onChoose={(isThere) => onStep({ type: 'nightChosen', ref: stop, day, isThere, name })}
                />
              ))
          ) : (
            <>
              {days.map((day) => (
                <Choice
                  key={day}
                  type="radio"
                  isChosen={day === chosen}
                  name={formatDayOption(plan, day, { words, language })}
                  load={describeLoad(plan, day, props)}
                  onChoose={() => choose(day)}
                />
              ))}
              <Choice
                type="radio"
                isChosen={chosen === 'waiting'}
                name={words.waiting}
                load=""
                onChoose={() => choose('waiting')}
              />
            </>
          )}
        </fieldset>
        <p>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              dialog.current?.hidePopover()
              onStep({ type: 'takenOut', ref: stop, name })
              link.focus()
            }}
          >
            {words.remove}
          </button>
          <a href={tripHref}>{words.seeTrip}</a>
        </p>
      </div>
    </>
  )
}
