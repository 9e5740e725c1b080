import { useEffect, useMemo, useRef, useState } from 'react'
import { useFoundStops } from '#site/features/search/index.ts'
import { findStops } from '#site/features/trip/plan/find-stops.ts'
import type { Spot } from '#site/features/trip/plan/plan.ts'
import { suggestStops } from '#site/features/trip/plan/suggest-stops.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { usePlan } from './plan-context.ts'

/** The search for a stop of a day; its answers, and before that what lies near, are buttons that add. Loaded when it is opened. */
export function StopSearch({ day, onClose }: { day: Spot['day']; onClose(): void }) {
  const { voice, dispatch } = useTripTools()
  const { words, atlas } = voice
  const plan = usePlan()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const near = useMemo(() => (day === 'waiting' ? [] : suggestStops(plan, day, atlas)), [plan, day, atlas])
  const isEmpty = typed.trim() === ''
  const named = useMemo(() => findStops(typed, atlas), [typed, atlas])
  // What no name has is asked of the search of the guide, whose text is fetched only then.
  const meant = useFoundStops(named.length > 0 ? '' : typed)
  const found = useMemo(
    () => (isEmpty ? near : meant.length > 0 ? findStops(typed, atlas, meant) : named),
    [isEmpty, near, typed, atlas, meant, named],
  )
  const hint = near.length > 0 ? `${words.searchHint} ${words.nearby}` : words.searchHint
  const answer = found.length === 0 ? words.noneFound : fillGaps(words.found, { count: found.length })
  return (
    <div className="trip-search">
      <label className="trip-field">
        {words.searchLabel}
        <input
          ref={field}
          id={`search-${day}`}
          type="text"
          autoComplete="off"
          maxLength={120}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="button" className="trip-text" onClick={onClose}>
        {words.close}
      </button>
      <p className="small muted" role="status">
        {isEmpty ? hint : answer}
      </p>
      <ul className="trip-found">
        {found.map(({ ref, name, isBed, kilometres }) => (
          <li key={ref}>
            <span>
              <span>{name}</span>
              {kilometres === undefined ? null : (
                <small className="muted">
                  {` ${fillGaps(words.kilometresOff, { kilometres: Math.round(kilometres) })}`}
                </small>
              )}
            </span>
            <span className="buttons">
              <button
                type="button"
                className="btn btn-2 btn-sm"
                aria-label={`${words.addTo}: ${name}`}
                onClick={() => {
                  dispatch({ type: 'stopAdded', ref, day })
                  setTyped('')
                }}
              >
                {words.addTo}
              </button>
              {isBed && day !== 'waiting' ? (
                <button
                  type="button"
                  className="btn btn-2 btn-sm"
                  aria-label={`${words.sleepHere}: ${name}`}
                  onClick={() => {
                    dispatch({ type: 'bedSet', day, ref })
                    onClose()
                  }}
                >
                  {words.sleepHere}
                </button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
