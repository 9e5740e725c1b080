import { useEffect, useRef, useState } from 'react'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { FoundPoints } from './filter-points.ts'
import { formatCount, type Voice } from './format-points.ts'
import { PointRow } from './PointRow.tsx'
import './PointPanel.css'

/** Rows rendered at first, and added by each «Vis flere». */
const rowsAtOnce = 50

interface Props {
  found: FoundPoints
  selectedId: string | undefined
  showsKind: boolean
  onSelect: (id: string) => void
  voice: Voice
}

export function PointRows({ found, selectedId, showsKind, onSelect, voice }: Props) {
  const { points, distances, openings } = found
  const [shown, setShown] = useState({ points, count: rowsAtOnce })
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number>(undefined)
  // A new list starts at its top.
  if (shown.points !== points) setShown({ points, count: rowsAtOnce })
  useEffect(() => {
    if (firstNew.current === undefined) return
    list.current?.children.item(firstNew.current)?.querySelector('button')?.focus()
    firstNew.current = undefined
  })
  const { words, language } = voice
  const rows = points.slice(0, shown.count)
  const showMore = () => {
    firstNew.current = rows.length
    setShown({ points, count: shown.count + rowsAtOnce })
  }
  return (
    <>
      <ul className="point-rows" ref={list}>
        {rows.map((point) => (
          <PointRow
            key={point.id}
            point={point}
            distance={distances.get(point.id)}
            opening={openings.get(point.id)}
            isSelected={point.id === selectedId}
            showsKind={showsKind}
            onSelect={onSelect}
            voice={voice}
          />
        ))}
      </ul>
      {rows.length === points.length ? null : (
        <p className="point-more small muted">
          <button type="button" className="btn btn-2 btn-sm" onClick={showMore}>
            {words['map.list.more']}
          </button>
          <span className="num">
            {fillGaps(words['map.list.shown'], {
              shown: formatCount(rows.length, language),
              count: formatCount(points.length, language),
            })}
          </span>
        </p>
      )}
    </>
  )
}
