import { drawE10 } from '#site/editorial/course-queries.ts'
import type { Hotel } from '#site/editorial/hotel-queries.ts'
import type { HotelsCopy } from '#site/editorial/pages/hotels-copy.ts'
import { type ChartFrame, drawCoast, placeOnChart, sizeOfChart } from '#site/geography/chart.ts'
import { gapInLabel, placeChartLabels } from '#site/geography/place-chart-labels.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import './LocatorChart.css'

/** From Å to Svolvær, with room for the names of the waters. */
const frame: ChartFrame = { west: 12.72, east: 14.86, south: 67.82, north: 68.42, unitsPerDegree: 1200 }

/** One village of the chart: its hotels share a dot and a label. */
export interface ChartVillage {
  name: string
  numbers: number[]
  x: number
  y: number
}

interface Props {
  hotels: Hotel[]
  copy: HotelsCopy['chart']
}

/** The villages of hotels with the numbers that these have in the list, in the list's order. */
export function groupByVillage(hotels: readonly Pick<Hotel, 'facts'>[]): ChartVillage[] {
  const villages = new Map<string, ChartVillage>()
  for (const [index, { facts }] of hotels.entries()) {
    const known = villages.get(facts.village)
    if (known) known.numbers.push(index + 1)
    else
      villages.set(facts.village, {
        name: facts.village,
        numbers: [index + 1],
        ...placeOnChart(facts.coordinates, frame),
      })
  }
  return [...villages.values()]
}

/** A small chart in the margin: the coast, the E10 and the hotels by the numbers of the list. */
export function LocatorChart({ hotels, copy }: Props) {
  const { width, height } = sizeOfChart(frame)
  const villages = groupByVillage(hotels)
  const labels = placeChartLabels(
    villages.map((village) => ({ ...village, numbers: village.numbers.join(', ') })),
    { width, height },
  )
  const places = villages.map(({ name, numbers }) => `${numbers.join(', ')} ${name}`).join('; ')
  return (
    <figure className="locator">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={fillGaps(copy.label, { places })}
      >
        <path className="land" d={drawCoast(frame)} />
        <path className="road" d={drawE10(frame)} />
        <text className="water" x="40" y="150">
          {copy.openSea}
        </text>
        <text className="water" x={width - 300} y={height - 120}>
          {copy.shelteredSea}
        </text>
        {villages.map((village, index) => {
          const at = labels[index]
          return (
            <g key={village.name}>
              <circle cx={village.x} cy={village.y} r="13" />
              <text x={at?.x} y={at?.y}>
                <tspan className="number">{village.numbers.join(', ')}</tspan>
                <tspan dx={gapInLabel}>{village.name}</tspan>
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
