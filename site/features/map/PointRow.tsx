import { memo } from 'react'
import { languages } from '#contract/languages.ts'
import { refOfMapPoint } from '#site/content/model/stop-reference.ts'
import { formatDistance } from '#site/domain/geography/distance-between.ts'
import { AddLink } from '#site/features/trip/AddLink.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { CategoryDot } from './CategoryDot.tsx'
import { CopyButton } from './CopyButton.tsx'
import { colourClassOf } from './categories.ts'
import type { PointOpening } from './filter-points.ts'
import { formatOpening, formatRoad, type Voice } from './format-points.ts'
import type { ShownPoint } from './shown-point.ts'
import './PointRow.css'

export function rowIdOf(pointId: string): string {
  return `point-row-${pointId}`
}

interface Props {
  point: ShownPoint
  distance: number | undefined
  opening: PointOpening | undefined
  isSelected: boolean
  showsKind: boolean
  onSelect: (id: string) => void
  voice: Voice
}

function PointMeasure({ point, distance, voice }: Pick<Props, 'point' | 'distance' | 'voice'>) {
  const { words, language } = voice
  if (distance !== undefined) {
    const short = formatDistance(distance, languages[language].locale, point.isApproximate)
    return <Measure short={short} full={fillGaps(words['map.distance'], { distance: short })} />
  }
  return point.kilometre === undefined ? null : <Measure {...formatRoad(point.kilometre, voice)} />
}

function Measure({ short, full }: { short: string; full: string }) {
  return (
    <span className="point-measure num small muted">
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{full}</span>
    </span>
  )
}

export const PointRow = memo(function PointRow({
  point,
  distance,
  opening,
  isSelected,
  showsKind,
  onSelect,
  voice,
}: Props) {
  const { words } = voice
  const state = formatOpening(opening, words)
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
        <span className="point-where small muted">
          {point.isApproximate ? <i>{words['entry.approximate']}</i> : null}
          {point.address ?? point.description}
        </span>
        {state ? (
          <span className="point-opening small" data-status={opening}>
            {state}
          </span>
        ) : null}
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
      <AddLink stop={refOfMapPoint(point)} name={point.name} isBare />
    </li>
  )
})
