import { useRef } from 'react'
import { spotOfLeastWay } from '#site/features/trip/plan/detours.ts'
import { formatDayOption } from '#site/features/trip/plan/format-spot.ts'
import { formatLength, localeOf, nameOfStop } from '#site/features/trip/plan/format-trip.ts'
import { highestCost, longestNote, type Note } from '#site/features/trip/plan/notes.ts'
import { findSpot, type Plan, spotBeside, stopsOf } from '#site/features/trip/plan/plan.ts'
import { readCost } from '#site/features/trip/plan/read-form.ts'
import { countingRules } from '#site/features/trip/plan/schedule.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import { usePlan } from './plan-context.ts'

const step = 15

/** The fields for what the visitor writes to a place, kept when one leaves a field. They show anew what undo brings back. */
function NoteFields({ stop, note = { text: '' } }: { stop: string; note: Note | undefined }) {
  const { voice, dispatch } = useTripTools()
  const { words, language } = voice
  const text = useRef<HTMLTextAreaElement>(null)
  const cost = useRef<HTMLInputElement>(null)
  const save = () => {
    const price = cost.current
    if (!price || !text.current) return
    const read = readCost(price.value, localeOf(language))
    const isWrong = read === 'wrong'
    const most = formatNumber(highestCost, localeOf(language))
    price.setCustomValidity(isWrong ? fillGaps(words.wrongNumber, { least: 0, most }) : '')
    if (isWrong) price.reportValidity()
    // What cannot be read stays in its field, and what was kept before stays kept.
    const typed = { text: text.current.value, cost: isWrong ? note.cost : read }
    dispatch({ type: 'noteSet', ref: stop, note: { ...note, ...typed } })
  }
  // It closes the strip, whose fields are then never left.
  const saveAtEscape = ({ key }: { key: string }) => {
    if (key === 'Escape') save()
  }
  return (
    <div className="trip-own-fields">
      <label className="trip-field trip-wide">
        {words.note}
        <textarea
          key={note.text}
          ref={text}
          rows={2}
          maxLength={longestNote}
          defaultValue={note.text}
          onBlur={save}
          onKeyDown={saveAtEscape}
        />
      </label>
      <label className="trip-field">
        {words.cost}
        <input
          key={note.cost}
          ref={cost}
          type="text"
          inputMode="decimal"
          defaultValue={note.cost}
          onBlur={save}
          onKeyDown={saveAtEscape}
        />
      </label>
    </div>
  )
}

/** The strip under a bed: note, cost, not to sleep there. */
export function BedEditor({ day, stop, note }: { day: number; stop: string; note: Note | undefined }) {
  const { voice, dispatch } = useTripTools()
  return (
    <div className="trip-edit">
      <NoteFields stop={stop} note={note} />
      <button type="button" className="trip-text" onClick={() => dispatch({ type: 'bedSet', day, ref: undefined })}>
        {voice.words.noSleep}
      </button>
    </div>
  )
}

function DayChoice({ plan, stopKey, stop }: { plan: Plan; stopKey: number; stop: string }) {
  const { voice, dispatch } = useTripTools()
  return (
    <label className="trip-field">
      {voice.words.day}
      <select
        id={`day-${stopKey}-choice`}
        value={String(findSpot(plan, stopKey)?.day)}
        onChange={({ target: { value } }) => {
          const day = value === 'waiting' ? 'waiting' : Number(value)
          const to = spotOfLeastWay(plan, stop, day, voice.atlas)
          dispatch({ type: 'stopMoved', key: stopKey, to, control: 'day' })
        }}
      >
        {plan.days.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number.
          <option key={index} value={index}>
            {formatDayOption(plan, index, voice)}
          </option>
        ))}
        <option value="waiting">{voice.words.waiting}</option>
      </select>
    </label>
  )
}

/** The strip under a stop: earlier, later, day, time there, note, cost, remove. */
export function StopEditor({ stopKey, note }: { stopKey: number; note: Note | undefined }) {
  const { voice, dispatch } = useTripTools()
  const plan = usePlan()
  const spot = findSpot(plan, stopKey)
  const stop = spot && stopsOf(plan, spot.day)[spot.index]
  if (!spot || !stop) return null
  const { words, atlas } = voice
  const { day } = spot
  const name = nameOfStop(stop.ref, voice)
  const place = atlas.find(stop.ref)
  const minutes = stop.minutes ?? place?.minutes ?? countingRules.unknownStopMinutes
  const stepButton = (said: string, way: -1 | 1, control: 'earlier' | 'later') => {
    const to = spotBeside(plan, spot, way)
    return (
      <button
        id={`${control}-${stopKey}`}
        type="button"
        className="btn btn-2 btn-sm"
        aria-label={`${said}: ${name}`}
        disabled={!to}
        onClick={() => to && dispatch({ type: 'stopMoved', key: stopKey, to, control })}
      >
        {said}
      </button>
    )
  }
  const minutesButton = (by: number) => (
    <button
      type="button"
      className="trip-step"
      aria-label={by < 0 ? words.less : words.more}
      disabled={minutes + by < 0}
      onClick={() => dispatch({ type: 'minutesSet', key: stopKey, minutes: minutes + by })}
    >
      {by < 0 ? '−' : '+'}
    </button>
  )
  return (
    <div className="trip-edit">
      <div className="buttons">
        {stepButton(words.earlier, -1, 'earlier')}
        {stepButton(words.later, 1, 'later')}
      </div>
      <DayChoice plan={plan} stopKey={stopKey} stop={stop.ref} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need its legend above the row. */}
      <div className="trip-field" role="group" aria-label={words.onSpot}>
        <span aria-hidden="true">{words.onSpot}</span>
        <span className="trip-steps">
          {minutesButton(-step)}
          <output>{formatLength(minutes, voice)}</output>
          {minutesButton(step)}
        </span>
      </div>
      {day === 'waiting' || plan.means.kind === 'bus' ? null : (
        <label className="trip-field">
          {words.thereAt}
          <input
            key={stop.at}
            type="time"
            defaultValue={stop.at}
            onBlur={({ currentTarget: { value } }) =>
              dispatch({ type: 'arrivalSet', key: stopKey, at: value === '' ? undefined : value })
            }
          />
        </label>
      )}
      {day !== 'waiting' && place?.isBed ? (
        <button
          type="button"
          className="btn btn-2 btn-sm"
          onClick={() => dispatch({ type: 'bedSet', day, ref: stop.ref })}
        >
          {words.sleepHere}
        </button>
      ) : null}
      <NoteFields stop={stop.ref} note={note} />
      <button
        type="button"
        className="trip-text"
        aria-label={`${words.remove}: ${name}`}
        onClick={() => dispatch({ type: 'stopRemoved', key: stopKey })}
      >
        {words.remove}
      </button>
    </div>
  )
}
