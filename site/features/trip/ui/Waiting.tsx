import { memo } from 'react'
import { type Notes, noteOf } from '#site/features/trip/plan/notes.ts'
import type { Stop } from '#site/features/trip/plan/plan.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { useStopSearch } from './Day.tsx'
import { PoolMap } from './LazyMap.tsx'
import { StopEditor } from './StopEditor.tsx'
import { ChangeButton, Grip, StopLines, StopName } from './StopName.tsx'
import { TripSection } from './TripSection.tsx'

interface Props {
  stops: readonly Stop[]
  hasDays: boolean
  notes: Notes
  isReadOnly: boolean
  openName: string | undefined
  onToggle(name: string): void
}

/** The stops without a day. */
export const Waiting = memo(function Waiting({ stops, hasDays, notes, isReadOnly, openName, onToggle }: Props) {
  const { voice, dispatch } = useTripTools()
  const { words, atlas } = voice
  const { search, onSearch } = useStopSearch('waiting')
  return (
    <TripSection
      id="waiting"
      title={words.waiting}
      text={isReadOnly ? words.waitingText : `${words.waitingText} ${words.reorder}`}
      drop={isReadOnly ? undefined : 'waiting'}
    >
      {stops.length > 0 ? (
        <ul className="trip-list">
          {stops.map(({ ref, key = 0 }, index) => {
            const isOpen = openName === String(key) && !isReadOnly
            return (
              <li key={key}>
                <div className="trip-kept">
                  <Grip number={String(index + 1)} stopKey={isReadOnly ? undefined : key} />
                  <StopName stop={ref} place={atlas.find(ref)} />
                  {isReadOnly ? null : (
                    <ChangeButton name={String(key)} stop={ref} stopKey={key} isOpen={isOpen} onToggle={onToggle} />
                  )}
                </div>
                <StopLines stop={ref} place={atlas.find(ref)} note={noteOf(notes, ref)} hasSeason />
                {isOpen ? <StopEditor stopKey={key} note={noteOf(notes, ref)} /> : null}
              </li>
            )
          })}
        </ul>
      ) : null}
      {stops.length > 0 ? <PoolMap stops={stops} /> : null}
      {isReadOnly ? null : (
        <p className="buttons">
          <button id="add-waiting" type="button" className="btn btn-2 btn-sm" onClick={onSearch}>
            {words.addStop}
          </button>
          {stops.length > 0 && hasDays ? (
            <button type="button" className="btn btn-2 btn-sm" onClick={() => dispatch({ type: 'waitingSpread' })}>
              {words.spread}
            </button>
          ) : null}
        </p>
      )}
      {isReadOnly ? null : search}
    </TripSection>
  )
})
