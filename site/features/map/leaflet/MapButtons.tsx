import { useId, useState } from 'react'
import type { MapWords } from '#site/features/map/map-words.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowDown, arrowLeft, arrowRight, arrowsOutCardinal, arrowUp, minus, plus } from '#site/ui/icons.ts'
import { deepestZoom } from './group-points.ts'

const directions = [
  { key: 'map.move.north', icon: arrowUp, side: 'is-north', east: 0, south: -1 },
  { key: 'map.move.west', icon: arrowLeft, side: 'is-west', east: -1, south: 0 },
  { key: 'map.move.east', icon: arrowRight, side: 'is-east', east: 1, south: 0 },
  { key: 'map.move.south', icon: arrowDown, side: 'is-south', east: 0, south: 1 },
] as const

interface Props {
  words: MapWords
  zoom: number
  onZoom: (levels: 1 | -1) => void
  onMove: (stepsEast: number, stepsSouth: number) => void
}

/** Zoom buttons and four unfolding arrows, for visitors who can neither drag nor use two fingers. */
export function MapButtons({ words, zoom, onZoom, onMove }: Props) {
  const [isUnfolded, unfold] = useState(false)
  const arrowsId = useId()
  const zoomButton = (levels: 1 | -1, label: string, icon: string, isPossible: boolean) => (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the button keeps the focus.
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) onZoom(levels)
      }}
    >
      <Icon svg={icon} />
    </button>
  )
  return (
    <div className="map-buttons">
      <div className="map-button-bar">
        {zoomButton(1, words['map.zoomIn'], plus, zoom < deepestZoom)}
        {zoomButton(-1, words['map.zoomOut'], minus, zoom > 0)}
        <button
          type="button"
          aria-label={words['map.move']}
          aria-expanded={isUnfolded}
          aria-controls={arrowsId}
          onClick={() => unfold(!isUnfolded)}
        >
          <Icon svg={arrowsOutCardinal} />
        </button>
      </div>
      <div className="map-arrows" id={arrowsId} hidden={!isUnfolded}>
        {directions.map(({ key, icon, side, east, south }) => (
          <button type="button" className={side} aria-label={words[key]} key={key} onClick={() => onMove(east, south)}>
            <Icon svg={icon} />
          </button>
        ))}
      </div>
    </div>
  )
}
