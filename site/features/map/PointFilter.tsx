import { useRef } from 'react'
import { Icon } from '#site/ui/Icon.tsx'
import { magnifyingGlass, x } from '#site/ui/icons.ts'
import { here, type Village } from './distance-origin.ts'
import type { FoundPoints } from './filter-points.ts'
import { formatOpenings, type Voice } from './format-points.ts'
import { distanceChoices, type MapState } from './map-state.ts'
import { NearMe } from './NearMe.tsx'
import type { PositionState } from './use-position.ts'
import './PointFilter.css'

/** The filters besides the category. `from` is a village id or `here`. */
export type FilterChoice = Pick<MapState, 'text' | 'from' | 'within' | 'openNow' | 'stepFree'>

export const noFilter: FilterChoice = {
  text: '',
  from: undefined,
  within: undefined,
  openNow: false,
  stepFree: false,
}

interface Props {
  choice: FilterChoice
  onChange: (changes: Partial<FilterChoice>) => void
  villages: readonly Village[]
  position: PositionState
  /** Called on a click only. Set `from` to `here` once the position is known. */
  onAskPosition: () => void
  /** Empty unless `openNow` is chosen. */
  openings: FoundPoints['openings']
  voice: Voice
}

export function PointFilter({ choice, onChange, villages, position, onAskPosition, openings, voice }: Props) {
  const { words } = voice
  const { text, from, within, openNow, stepFree } = choice
  const field = useRef<HTMLInputElement>(null)
  const clearText = () => {
    onChange({ text: '' })
    // The pressed button disappears.
    field.current?.focus()
  }
  return (
    <search className="point-filter" aria-label={words['map.filter']}>
      <div className="point-search">
        <Icon svg={magnifyingGlass} />
        <input
          ref={field}
          type="search"
          aria-label={words['map.filter.text']}
          placeholder={words['map.filter.text']}
          value={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => onChange({ text: target.value })}
        />
        {text === '' ? null : (
          <button type="button" aria-label={words['map.filter.clearText']} onClick={clearText}>
            <Icon svg={x} />
          </button>
        )}
      </div>
      <NearMe
        state={position}
        isInUse={from === here}
        onAsk={onAskPosition}
        onStop={() => onChange({ from: undefined, within: undefined })}
        voice={voice}
      />
      <label className="select">
        {words['map.filter.from']}
        <select
          value={from ?? ''}
          onChange={({ target }) =>
            onChange(target.value === '' ? { from: undefined, within: undefined } : { from: target.value })
          }
        >
          <option value="">{words['map.filter.from.anywhere']}</option>
          {position.position ? <option value={here}>{words['map.filter.from.here']}</option> : null}
          {villages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="select">
        {words['map.filter.within']}
        <select
          value={within ?? ''}
          disabled={from === undefined}
          onChange={({ target }) =>
            onChange({ within: distanceChoices.find((kilometres) => String(kilometres) === target.value) })
          }
        >
          <option value="">{words['map.filter.within.any']}</option>
          {distanceChoices.map((kilometres) => (
            <option key={kilometres} value={kilometres}>
              {`${kilometres}\u00a0km`}
            </option>
          ))}
        </select>
      </label>
      {from === undefined ? null : <p className="point-crow">{words['entry.nearby.note']}</p>}
      <label className="point-tick">
        <input type="checkbox" checked={openNow} onChange={({ target }) => onChange({ openNow: target.checked })} />
        {words['practical.open']}
      </label>
      <label className="point-tick">
        <input type="checkbox" checked={stepFree} onChange={({ target }) => onChange({ stepFree: target.checked })} />
        {words['access.stepFreeEntrance']}
      </label>
      {openNow ? <p className="point-crow">{formatOpenings(openings, voice)}</p> : null}
      {stepFree ? <p className="point-crow">{words['map.filter.stepFree.said']}</p> : null}
    </search>
  )
}
