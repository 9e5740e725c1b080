import type { Language } from '#contract/languages.ts'
import type { EntryKind } from '#site/editorial/kinds.ts'
import { mapPointIdOf } from '#site/editorial/kinds.ts'
import { listMapPoints } from '#site/editorial/map-point-queries.ts'
import { listVillages, type Village } from '#site/editorial/village-queries.ts'
import { type ChartFrame, placeOnChart, sizeOfChart } from '#site/geography/chart.ts'
import { distanceBetween, type Position } from '#site/geography/distance-between.ts'
import { frameAround } from '#site/geography/frame-around.ts'
import { gapInLabel, placeChartLabels } from '#site/geography/place-chart-labels.ts'
import { sayPosition } from '#site/geography/say-position.ts'
import { villagesOnChart } from '#site/geography/villages-on-chart.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { translator } from '#site/i18n/translate.ts'
import { ChartCaption } from './ChartCaption.tsx'
import { CoastChart } from './CoastChart.tsx'
import { emojiOfCategory } from './categories.ts'

interface Props {
  kind: EntryKind | 'places'
  id: string
  language: Language
}

/** Degrees of latitude to the north and south: about eight kilometres, and more where nobody lives. */
const reaches = [0.075, 0.11, 0.16, 0.24, 0.36]
/** Fewer names than this do not tell where one is. */
const fewestNames = 2
/** A point closer than this to a village lies in it and stands for its dot. Kilometres. */
const inVillage = 0.4
const markerRadius = 42

/** The smallest chart round a position that names enough villages. */
function frameWithNames(position: Position, villages: readonly Village[]): ChartFrame {
  const frames = reaches.map((reach) => frameAround([position], reach))
  const found = frames.find((frame) => villagesOnChart(villages, frame, []).length >= fewestNames)
  return found ?? frameAround([position], reaches.at(-1) ?? 0)
}

/**
 * Where a house or a place lies: coast, E10, the villages round it, and the marker that it has on the map, to which the chart
 * leads. Made at build time; it needs no script.
 */
export function PointChart({ kind, id, language }: Props) {
  const pointId = mapPointIdOf(kind, id)
  const point = listMapPoints(language).find((candidate) => candidate.id === pointId)
  if (!point) throw new Error(`The map has no point "${pointId}", but a page shows it on a chart.`)
  const { coordinates, category, name, isApproximate } = point
  const translate = translator(language)
  const villages = listVillages()
  const frame = frameWithNames(coordinates, villages)
  const own = villages.find((village) => distanceBetween(village, coordinates) <= inVillage)
  const marker = { name: own?.name ?? '', radius: markerRadius, ...placeOnChart(coordinates, frame) }
  const others = villagesOnChart(villages, frame, [coordinates]).map((village) => ({
    name: village.name,
    radius: undefined,
    isOptional: true,
    ...placeOnChart(village, frame),
  }))
  const labels = placeChartLabels(
    [marker, ...others].map((dot) => ({ ...dot, numbers: '' })),
    sizeOfChart(frame),
  )
  const rough = isApproximate ? ` (${translate('entry.approximate')})` : ''
  return (
    <figure className="point-chart">
      <CoastChart frame={frame} label={fillGaps(translate('map.chart.label'), { name })}>
        {[marker, ...others].map((dot, index) => {
          const label = labels[index]
          if (!label || !dot.name) return null
          return (
            <g key={dot.name}>
              {dot === marker ? null : <circle className="dot-village" cx={dot.x} cy={dot.y} r="9" />}
              <text className="nm" x={label.x + gapInLabel} y={label.y}>
                {dot.name}
              </text>
            </g>
          )
        })}
        <circle className="pin" cx={marker.x} cy={marker.y} r={markerRadius} fill={`var(--m-${category})`} />
        <text className="em" x={marker.x} y={marker.y}>
          {emojiOfCategory(category)}
        </text>
      </CoastChart>
      <ChartCaption kind={kind} id={id} frame={frame} language={language}>
        {`${sayPosition(coordinates, language)}${rough}.`}
      </ChartCaption>
    </figure>
  )
}
