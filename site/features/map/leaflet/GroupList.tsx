import { useEffect, useRef } from 'react'
import { colourClassOf, emojiOfCategory } from '#site/features/map/categories.ts'
import type { MapWords } from '#site/features/map/map-words.ts'
import type { ShownPoint } from '#site/features/map/shown-point.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { PopupBox } from './PointPopup.tsx'
import type { Means } from './show-markers.ts'

interface Props {
  points: readonly ShownPoint[]
  words: MapWords
  /** The list was opened by keyboard. */
  takesFocus: boolean
  onSelect: (id: string, by: Means) => void
  onClose: (by: Means) => void
}

export function GroupList({ points, words, takesFocus, onSelect, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [takesFocus])
  const title = fillGaps(words['map.group.list'], { count: points.length })
  return (
    <PopupBox label={title} className="is-list" words={words} onClose={onClose}>
      <p className="map-popup-title">{title}</p>
      <ul ref={list}>
        {points.map(({ id, name, category }) => (
          <li key={id}>
            <button type="button" onClick={({ detail }) => onSelect(id, detail === 0 ? 'keyboard' : 'pointer')}>
              <span className={`map-popup-dot ${colourClassOf(category)}`} aria-hidden="true">
                {emojiOfCategory(category)}
              </span>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </PopupBox>
  )
}
