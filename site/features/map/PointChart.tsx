import type { Language } from '#contract/languages.ts'
import { type EntryKind, mapPointIdOf } from '#site/content/model/kinds.ts'
import { listGroundNames } from '#site/content/model/list-ground-names.ts'
import { listMapPoints } from '#site/content/model/map-point-queries.ts'
import { listVillages, type Village } from '#site/content/model/village-queries.ts'
import { type ChartFrame, placeOnChart, sizeOfChart } from '#site/domain/geography/chart.ts'
import { distanceBetween, type Position } from '#site/domain/geography/distance-between.ts'
import { formatPosition } from '#site/domain/geography/format-position.ts'
import { frameAround } from '#site/domain/geography/frame-around.ts'
import { gapInLabel, placeChartLabels, villagesOnChart } from '#site/domain/geography/place-chart-labels.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { translator } from '#site/i18n/translate.ts'
import { ChartCaption } from './ChartCaption.tsx'
import { ChartName } from './ChartName.tsx'
import { CoastChart } from './CoastChart.tsx'
import { emojiOfCategory } from './categories.ts'

/** Degrees of latitude to the north and south: about eight kilometres, more in empty areas. */
const reaches = [0.075, 0.11, 0.16, 0.24, 0.36]
/** Fewer names do not show where one is. */
const fewestNames = 2
/** Kilometres: a point closer to a village replaces its dot. */
const inVillage = 0.4
const markerRadius = 42

/** The smallest chart around a position that names enough villages. */
function frameWithNames(position: Position, villages: readonly Village[]): ChartFrame {
  const frames = reaches.map((reach) => frameAround([position], reach))
  const found = frames.find((frame) => villagesOnChart(villages, frame, []).length >= fewestNames)
  return found ?? frameAround([position], reaches.at(-1) ?? 0)
}

/** The location of an entry or place with villages around it and its map marker; needs no script. */
export function PointChart({ kind, id, language }: { kind: EntryKind | 'places'; id: string; language: Language }) {
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
    kind: 'village' as const,
    isOptional: true,
    ...placeOnChart(village, frame),
  }))
  const named = [...others, ...listGroundNames(language, frame)]
  const labels = placeChartLabels(
    [marker, ...named].map((dot) => ({ ...dot, numbers: '' })),
    sizeOfChart(frame),
  )
  const rough = isApproximate ? ` (${translate('entry.approximate')})` : ''
  return (
    <figure className="point-chart">
      <CoastChart frame={frame} label={fillGaps(translate('mapPage.chart.label'), { name })}>
        {named.map(({ name: own, kind: mark, x, y }, index) => {
          const label = labels[index + 1]
          return label ? <ChartName key={`${mark} ${own}`} name={own} kind={mark} x={x} y={y} label={label} /> : null
        })}
        {marker.name && labels[0] ? (
          <text className="name own" x={labels[0].x + gapInLabel} y={labels[0].y}>
            {marker.name}
          </text>
        ) : null}
        <circle className="pin" cx={marker.x} cy={marker.y} r={markerRadius} fill={`var(--m-${category})`} />
        <text className="emoji" x={marker.x} y={marker.y}>
          {emojiOfCategory(category)}
        </text>
      </CoastChart>
      <ChartCaption kind={kind} id={id} language={language}>
        {`${formatPosition(coordinates, language)}${rough}.`}
      </ChartCaption>
    </figure>
  )
}
