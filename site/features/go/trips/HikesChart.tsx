import type { TripsCopy } from '#site/content/model/pages/trips-copy.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { listVillages } from '#site/content/model/village-queries.ts'
import { type ChartFrame, placeOnChart } from '#site/domain/geography/chart.ts'
import { isOnChart } from '#site/domain/geography/frame-around.ts'
import { CoastChart } from '#site/features/map/CoastChart.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import './HikesByArea.css'

const frame: ChartFrame = { west: 12.75, east: 14.85, south: 67.83, north: 68.46, unitsPerDegree: 1200 }
const named = ['Svolvær', 'Leknes', 'Reine']

export function HikesChart({ hikes, copy }: { hikes: readonly Trip[]; copy: TripsCopy }) {
  const outside = hikes.filter(({ facts }) => !isOnChart(facts.coordinates, frame)).map(({ facts }) => facts.name)
  return (
    <figure className="hikes-chart">
      <CoastChart frame={frame} label={copy.hikes.chartLabel}>
        <text className="water" x="40" y="130">
          {copy.start.openSea}
        </text>
        <text className="water" x="560" y="640">
          {copy.start.shelteredSea}
        </text>
        {hikes.map(({ id, facts }) => {
          const { x, y } = placeOnChart(facts.coordinates, frame)
          return <circle className="dot-top" key={id} cx={x} cy={y} r="15" />
        })}
        {listVillages()
          .filter(({ name }) => named.includes(name))
          .map((village) => {
            const { x, y } = placeOnChart(village, frame)
            const isEast = x > 800
            return (
              <text
                className="name"
                key={village.name}
                x={isEast ? x - 40 : x + 26}
                y={y + 62}
                textAnchor={isEast ? 'middle' : 'start'}
              >
                {village.name}
              </text>
            )
          })}
      </CoastChart>
      <figcaption className="caption">
        {copy.hikes.chartCaption}{' '}
        {outside.length > 0 ? fillGaps(copy.hikes.outside, { names: outside.join(', ') }) : null}
      </figcaption>
    </figure>
  )
}
