import type { Hotel } from '#site/content/model/hotel-queries.ts'
import type { HotelsCopy } from '#site/content/model/pages/hotels-copy.ts'
import { type ChartFrame, placeOnChart, sizeOfChart } from '#site/domain/geography/chart.ts'
import { gapInLabel, placeChartLabels } from '#site/domain/geography/place-chart-labels.ts'
import { ChartGround } from '#site/features/map/ChartGround.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import './LocatorChart.css'

/** From Å to Svolvær, with room for the names of the seas. */
const frame: ChartFrame = { west: 12.72, east: 14.86, south: 67.82, north: 68.42, unitsPerDegree: 1200 }

/** Returns the villages with hotels and the numbers these have in the list, in the list’s order. */
export function numberByVillage(hotels: readonly Pick<Hotel, 'facts'>[]) {
  const numbered = hotels.map(({ facts }, index) => ({ facts, number: index + 1 }))
  return [...Map.groupBy(numbered, ({ facts }) => facts.village)].flatMap(([name, ofVillage]) => {
    const [first] = ofVillage
    return first
      ? [{ name, numbers: ofVillage.map(({ number }) => number), ...placeOnChart(first.facts.coordinates, frame) }]
      : []
  })
}

export function LocatorChart({ hotels, copy }: { hotels: Hotel[]; copy: HotelsCopy['chart'] }) {
  const { width, height } = sizeOfChart(frame)
  const villages = numberByVillage(hotels)
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
        <ChartGround frame={frame} />
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
