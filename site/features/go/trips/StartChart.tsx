import { languages } from '#contract/languages.ts'
import { listGroundNames } from '#site/content/model/list-ground-names.ts'
import { type Trail, trailOf } from '#site/content/model/open-data/trail-facts.ts'
import type { TripType } from '#site/content/model/trip-queries.ts'
import { listVillages } from '#site/content/model/village-queries.ts'
import { type ChartFrame, placeOnChart, sizeOfChart } from '#site/domain/geography/chart.ts'
import { distanceBetween, formatDistance } from '#site/domain/geography/distance-between.ts'
import { frameAround } from '#site/domain/geography/frame-around.ts'
import { placeChartLabels, villagesOnChart } from '#site/domain/geography/place-chart-labels.ts'
import { positionOf } from '#site/domain/geography/trail-line.ts'
import { ChartCaption } from '#site/features/map/ChartCaption.tsx'
import { ChartName } from '#site/features/map/ChartName.tsx'
import { CoastChart } from '#site/features/map/CoastChart.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { translator } from '#site/i18n/translate.ts'
import { round } from './draw-slope.ts'
import type { TripProps } from './trip-props.ts'

/** Degrees of latitude north and south of the middle: boats and cars need more of the coast than walkers. */
const reach: Record<TripType, number> = { hike: 0.045, boat: 0.1, drive: 0.16 }

export function StartChart({ trip, copy, language }: TripProps) {
  const { facts, words } = trip
  const start = facts.coordinates
  const { summit } = facts
  const goal = listVillages().find(({ name }) => name === facts.driveTo)
  // A drive follows the roads of the chart; on foot and by boat a straight line shows where it leads.
  const end = summit ? { name: summit.name, position: summit.coordinates } : goal && { name: goal.name, position: goal }
  const trail = trailOf(trip.id)
  // Where the path swings out, the chart reaches as far.
  const ends = [start, ...(end ? [end.position] : [])]
  const listOthers = (within: ChartFrame) =>
    villagesOnChart(listVillages(), within, ends).filter(({ name }) => name !== words.startName && name !== end?.name)
  // A single name does not show where one is.
  const frames = [1, 1.6, 2.5].map((wider) => frameAround(ends, reach[facts.type] * wider))
  const frame = frames.find((each) => end || listOthers(each).length > 0) ?? frameAround(ends, reach[facts.type])
  const size = sizeOfChart(frame)
  const dots = [
    { name: words.startName, kind: 'start' as const, isOptional: false, ...placeOnChart(start, frame) },
    ...(end ? [{ name: end.name, kind: 'top' as const, isOptional: false, ...placeOnChart(end.position, frame) }] : []),
    ...listOthers(frame).map((village) => ({
      name: village.name,
      kind: 'village' as const,
      isOptional: true,
      ...placeOnChart(village, frame),
    })),
  ]
  const grounds = listGroundNames(language, frame).filter(({ name }) => dots.every((dot) => dot.name !== name))
  const [from, to] = dots
  const path = trail && drawTrail(trail, frame)
  // Labels must not cover the line of sight, so points along it are dots without a name.
  const line =
    from && to && summit
      ? [0.2, 0.35, 0.5, 0.65, 0.8].map((part) => ({
          name: '',
          x: from.x + (to.x - from.x) * part,
          y: from.y + (to.y - from.y) * part,
        }))
      : []
  // Labels keep the order: marks, the line of sight, and what gives way to both.
  const labels = placeChartLabels(
    [...dots, ...line, ...grounds].map((dot) => ({ ...dot, numbers: '' })),
    size,
  )
  return (
    <figure className="point-chart">
      <CoastChart frame={frame} label={fillGaps(copy.start.chartLabel, { name: words.startName })}>
        {path ? <path className="trail" d={path} /> : null}
        {from && to && summit && !path ? (
          <path className="line-of-sight" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        ) : null}
        {dots.map((dot, index) => {
          const label = labels[index]
          return label ? (
            <ChartName
              key={`${dot.kind} ${dot.name}`}
              name={dot.name}
              kind={dot.kind}
              x={dot.x}
              y={dot.y}
              label={label}
            />
          ) : null
        })}
        {grounds.map((ground, index) => {
          const label = labels[dots.length + line.length + index]
          return label ? (
            <ChartName
              key={`${ground.kind} ${ground.name}`}
              name={ground.name}
              kind={ground.kind}
              x={ground.x}
              y={ground.y}
              label={label}
            />
          ) : null
        })}
      </CoastChart>
      <ChartCaption kind="trips" id={trip.id} language={language}>
        {trail
          ? translator(language)('openData.trail')
          : summit
            ? fillGaps(facts.ascent ? copy.start.sight : copy.start.sightEnd, {
                distance: formatDistance(
                  distanceBetween(start, summit.coordinates),
                  languages[language].locale,
                  start.isApproximate || summit.coordinates.isApproximate,
                ),
              })
            : undefined}
      </ChartCaption>
    </figure>
  )
}

function drawTrail({ line }: Trail, frame: ChartFrame): string {
  return line
    .map((point, index) => {
      const { x, y } = placeOnChart(positionOf(point), frame)
      return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`
    })
    .join('')
}
