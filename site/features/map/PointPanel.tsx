import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { CategoryDot } from './CategoryDot.tsx'
import { type CategoryChoice, colourClassOf } from './categories.ts'
import type { FoundPoints } from './filter-points.ts'
import { formatCategory, formatPoints, type Voice } from './format-points.ts'
import { PointGroups } from './PointGroups.tsx'
import { rowIdOf } from './PointRow.tsx'
import { PointRows } from './PointRows.tsx'
import type { ShownPoint } from './shown-point.ts'
import './PointPanel.css'

interface Props {
  category: CategoryChoice
  found: FoundPoints
  isFiltered: boolean
  /** Distances are measured: one list, the nearest first. */
  isByDistance: boolean
  selected: ShownPoint | undefined
  onSelect: (id: string) => void
  onClearFilter: () => void
  voice: Voice
  children?: ReactNode
}

/** The list beside the map. When a card is closed, the focus returns to the point’s row. */
export function PointPanel(props: Props) {
  const { category, found, isFiltered, selected, onClearFilter, voice, children } = props
  const { words } = voice
  const heading = useFocusBack(selected?.id)
  const count = found.points.length
  return (
    <section
      className={category === 'all' ? 'point-panel' : `point-panel ${colourClassOf(category)}`}
      aria-labelledby="point-panel-heading"
      data-covered={selected !== undefined || undefined}
    >
      <header>
        {category === 'all' ? null : <CategoryDot category={category} />}
        <h2 id="point-panel-heading" tabIndex={-1} ref={heading}>
          {formatCategory(category, words)}
        </h2>
        <span className="num">{formatPoints(count, voice)}</span>
      </header>
      {children}
      {count === 0 ? (
        <div className="point-none">
          <p>{words['map.list.empty']}</p>
          {isFiltered ? (
            <button
              type="button"
              className="btn btn-2 btn-sm"
              onClick={() => {
                onClearFilter()
                // The pressed button disappears.
                heading.current?.focus({ preventScroll: true })
              }}
            >
              {words['map.filter.resetAll']}
            </button>
          ) : null}
        </div>
      ) : (
        <PointList {...props} />
      )}
    </section>
  )
}

function PointList({ category, found, isFiltered, isByDistance, selected, ...others }: Props) {
  const { onSelect, voice } = useSteady(others)
  if (category === 'all' && !isByDistance)
    return (
      <PointGroups
        key={isFiltered ? 'found' : 'all'}
        found={found}
        selected={selected}
        startsOpen={isFiltered}
        onSelect={onSelect}
        voice={voice}
      />
    )
  return (
    <PointRows
      found={found}
      selectedId={selected?.id}
      showsKind={category === 'all'}
      onSelect={onSelect}
      voice={voice}
    />
  )
}

/** Returns stable references, so that moving the map does not re-render hundreds of rows. */
function useSteady({ onSelect, voice: { words, language } }: Pick<Props, 'onSelect' | 'voice'>) {
  const latest = useRef(onSelect)
  useEffect(() => {
    latest.current = onSelect
  })
  return {
    onSelect: useCallback((id: string) => latest.current(id), []),
    voice: useMemo(() => ({ words, language }), [words, language]),
  }
}

/** Returns the focus of a closed card to the row of its point, or to the heading if there is no such row. */
function useFocusBack(selectedId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastId = useRef<string>(undefined)
  useEffect(() => {
    const closedId = lastId.current
    lastId.current = selectedId
    if (selectedId !== undefined || closedId === undefined) return
    const row = document.getElementById(rowIdOf(closedId)) ?? heading.current
    const panel = row?.closest('.point-panel')
    if (row && returnFocus(row) && panel) scrollWithin(panel, row)
  }, [selectedId])
  return heading
}

function scrollWithin(panel: Element, row: Element): void {
  const frame = panel.getBoundingClientRect()
  const { top, bottom } = row.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) panel.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2
}

/** Moves a lost focus to an element; returns whether it did. Scrolls for keyboard users only. */
export function returnFocus(element: HTMLElement | null): boolean {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (!element?.isConnected || !isLost) return false
  element.focus({ preventScroll: true })
  if (document.activeElement !== element) return false
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' })
  return true
}
