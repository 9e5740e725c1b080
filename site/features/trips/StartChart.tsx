import { type Language, languages } from '#contract/languages.ts'
import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import type { Trip, TripType } from '#site/editorial/trip-queries.ts'
import { listVillages } from '#site/editorial/village-queries.ts'
import { ChartCaption } from '#site/features/map/ChartCaption.tsx'
import { CoastChart } from '#site/features/map/CoastChart.tsx'
import { placeOnChart, sizeOfChart } from '#site/geography/chart.ts'
import { distanceBetween, sayDistance } from '#site/geography/distance-between.ts'
import { frameAround } from '#site/geography/frame-around.ts'
import { gapInLabel, placeChartLabels } from '#site/geography/place-chart-labels.ts'
import { villagesOnChart } from '#site/geography/villages-on-chart.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'

interface Props {
  trip: Trip
  copy: TripsCopy
  language: Language
}

/** Degrees of latitude north and south of the middle: a boat or a car needs more of the coast than a walker. */
const reach: Record<TripType, number> = { hike: 0.045, boat: 0.1, drive: 0.16 }

/** Where a trip begins: coast, road, start, and the line of sight to its top where that is known. */
export function StartChart({ trip, copy, language }: Props) {
  const { facts, words } = trip
  const start = facts.coordinates
  const summit = facts.summit?.coordinates
  const ends = [start, ...(summit ? [summit] : [])]
  const frame = frameAround(ends, reach[facts.type])
  const size = sizeOfChart(frame)
  const dots = [
    { name: words.startName, kind: 'start', isOptional: false, ...placeOnChart(start, frame) },
    ...(facts.summit
      ? [{ name: facts.summit.name, kind: 'top', isOptional: false, ...placeOnChart(facts.summit.coordinates, frame) }]
      : []),
    ...villagesOnChart(listVillages(), frame, ends).map((village) => ({
      name: village.name,
      kind: 'village',
      isOptional: true,
      ...placeOnChart(village, frame),
    })),
  ]
  const [from, to] = dots
  // No name is to cover the line of sight, so points along it are dots without a name.
  const line =
    from && to?.kind === 'top'
      ? [0.2, 0.35, 0.5, 0.65, 0.8].map((part) => ({
          name: '',
          x: from.x + (to.x - from.x) * part,
          y: from.y + (to.y - from.y) * part,
        }))
      : []
  const labels = placeChartLabels(
    [...dots, ...line].map((dot) => ({ ...dot, numbers: '' })),
    size,
  )
  return (
    <figure className="point-chart">
      <CoastChart frame={frame} label={fillGaps(copy.start.chartLabel, { name: words.startName })}>
        {to?.kind === 'top' && from ? <path className="sl" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} /> : null}
        {dots.map((dot, index) => {
          const label = labels[index]
          if (!label) return null
          return (
            <g key={`${dot.kind} ${dot.name}`}>
              <circle className={`dot-${dot.kind}`} cx={dot.x} cy={dot.y} r={dot.kind === 'village' ? 9 : 16} />
              <text className="nm" x={label.x + gapInLabel} y={label.y}>
                {dot.name}
              </text>
            </g>
          )
        })}
      </CoastChart>
      <ChartCaption kind="trips" id={trip.id} frame={frame} language={language}>
        {summit
          ? fillGaps(copy.start.sight, {
              distance: sayDistance(
                distanceBetween(start, summit),
                languages[language].locale,
                start.isApproximate || summit.isApproximate,
              ),
            })
          : undefined}
      </ChartCaption>
    </figure>
  )
}
