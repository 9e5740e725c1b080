import { memo } from 'react'
import { sayDistance } from '#site/geography/distance-between.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { languages } from '#site/i18n/languages.ts'
import { CategoryDot } from './CategoryDot.tsx'
import { CopyButton } from './CopyButton.tsx'
import { colourClassOf } from './categories.ts'
import { sayCount, type Voice } from './say-points.ts'
import type { ShownPoint } from './shown-point.ts'

/** The id of the button of a point in the list. */
export function rowIdOf(pointId: string): string {
  return `point-row-${pointId}`
}

interface Props {
  point: ShownPoint
  /** Kilometres from the chosen place; undefined when none is chosen. */
  distance: number | undefined
  isSelected: boolean
  /** In a list of several kinds each point shows its own. */
  showsKind: boolean
  onSelect: (id: string) => void
  voice: Voice
}

/** How far it is, or where one leaves the E10 for it; nothing off the road. */
function PointMeasure({ point, distance, voice: { words, language } }: Pick<Props, 'point' | 'distance' | 'voice'>) {
  const isDistance = distance !== undefined
  if (!isDistance && point.kilometre === undefined) return null
  const kilometre = sayCount(Math.round(point.kilometre ?? 0), language)
  const shown = isDistance
    ? sayDistance(distance, languages[language].locale, point.isApproximate)
    : fillGaps(words['map.road'], { kilometre })
  const said = isDistance
    ? fillGaps(words['map.distance'], { distance: shown })
    : fillGaps(words['map.road.full'], { kilometre })
  return (
    <span className="point-measure num">
      <span aria-hidden="true">{shown}</span>
      <span className="vh">{said}</span>
    </span>
  )
}

/** A point of the list: a button that selects it, and one that copies its address where it has one. */
export const PointRow = memo(function PointRow({ point, distance, isSelected, showsKind, onSelect, voice }: Props) {
  const { words } = voice
  return (
    <li className={`point-row ${colourClassOf(point.category)}`} data-selected={isSelected || undefined}>
      <button
        type="button"
        className="point-choose"
        id={rowIdOf(point.id)}
        aria-current={isSelected || undefined}
        onClick={() => onSelect(point.id)}
      >
        {showsKind ? <CategoryDot category={point.category} /> : null}
        <b>{point.name}</b>
        <span className="point-where">
          {point.isApproximate ? <i>{words['entry.approximate']}</i> : null}
          {point.address ?? point.description}
        </span>
        <PointMeasure point={point} distance={distance} voice={voice} />
      </button>
      {point.address ? (
        <CopyButton
          text={point.address}
          what="address"
          label={fillGaps(words['map.copy.addressOf'], { name: point.name })}
          words={words}
        />
      ) : null}
    </li>
  )
})
