import { memo } from 'react'
import { sayDistance } from '#site/geography/distance-between.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { languages } from '#site/i18n/languages.ts'
import { CategoryDot } from './CategoryDot.tsx'
import { CopyButton } from './CopyButton.tsx'
import { colourClassOf } from './categories.ts'
import { sayRoad, type Voice } from './say-points.ts'
import type { ShownPoint } from './shown-point.ts'
import './PointRow.css'

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
function PointMeasure({ point, distance, voice }: Pick<Props, 'point' | 'distance' | 'voice'>) {
  const { words, language } = voice
  if (distance !== undefined) {
    const short = sayDistance(distance, languages[language].locale, point.isApproximate)
    return <Measure short={short} full={fillGaps(words['map.distance'], { distance: short })} />
  }
  return point.kilometre === undefined ? null : <Measure {...sayRoad(point.kilometre, voice)} />
}

/** A measure in a few signs for the eye and in full for the ear. */
function Measure({ short, full }: { short: string; full: string }) {
  return (
    <span className="point-measure num">
      <span aria-hidden="true">{short}</span>
      <span className="vh">{full}</span>
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
