import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import { listVillages } from '#site/editorial/village-queries.ts'
import { placeOnChart, sizeOfChart } from '#site/geography/chart.ts'
import { distanceBetween, sayDistance } from '#site/geography/distance-between.ts'
import { gapInLabel, placeChartLabels } from '#site/geography/place-chart-labels.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { type Language, languages } from '#site/i18n/languages.ts'
import { CoastChart } from './CoastChart.tsx'
import { frameOfTrip, isOnChart } from './frame-of-trip.ts'

interface Props {
  trip: Trip
  copy: TripsCopy
  language: Language
}

/** Closer than this two names would stand on one spot: in degrees of latitude, about 400 metres. */
const tooNear = 0.004

/** Where a trip begins: coast, road, start, and the line of sight to its top where that is known. */
export function StartChart({ trip, copy, language }: Props) {
  const { facts, words } = trip
  const start = facts.coordinates
  const summit = facts.summit?.coordinates
  const frame = frameOfTrip(facts.type, [start, ...(summit ? [summit] : [])])
  const size = sizeOfChart(frame)
  const villages = listVillages().filter(
    (village) =>
      isOnChart(village, frame) &&
      [start, ...(summit ? [summit] : [])].every(
        ({ latitude, longitude }) =>
          Math.hypot(village.latitude - latitude, (village.longitude - longitude) * 0.37) > tooNear,
      ),
  )
  const dots = [
    { name: words.startName, kind: 'start', ...placeOnChart(start, frame) },
    ...(facts.summit
      ? [{ name: facts.summit.name, kind: 'top', ...placeOnChart(facts.summit.coordinates, frame) }]
      : []),
    ...villages.map((village) => ({ name: village.name, kind: 'village', ...placeOnChart(village, frame) })),
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
    <figure>
      <CoastChart frame={frame} label={fillGaps(copy.start.chartLabel, { name: words.startName })}>
        {to?.kind === 'top' && from ? <path className="sl" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} /> : null}
        {dots.map((dot, index) => (
          <g key={`${dot.kind} ${dot.name}`}>
            <circle className={`dot-${dot.kind}`} cx={dot.x} cy={dot.y} r={dot.kind === 'village' ? 9 : 16} />
            <text className="nm" x={(labels[index]?.x ?? dot.x) + gapInLabel} y={labels[index]?.y}>
              {dot.name}
            </text>
          </g>
        ))}
      </CoastChart>
      <figcaption className="cap">
        {summit
          ? fillGaps(copy.start.sight, {
              distance: sayDistance(
                distanceBetween(start, summit),
                languages[language].locale,
                start.isApproximate || summit.isApproximate,
              ),
            })
          : null}{' '}
        {copy.start.caption} {copy.start.coast}
      </figcaption>
    </figure>
  )
}
