import { drawRing, drawSteps } from '#site/geography/chart.ts'
import { type ChosenName, chooseNames } from '#site/geography/choose-names.ts'
import { cutCoast } from '#site/geography/coast.ts'
import type { Position } from '#site/geography/distance-between.ts'
import { projectToPixels, unprojectFromPixels } from '#site/geography/web-mercator.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { listMapGround } from './list-map-ground.ts'
import { startView } from './shown-point.ts'

/** Pixels: wider and higher than the frame of the map, which shows its middle. */
const size = { width: 1320, height: 620 }
/** In pixels: bends thinner than this are hardly seen, and the picture is to be light. */
const tolerance = 1.3
const marginInPixels = 4

const middle = projectToPixels(startView, startView.zoom)
const corner = { x: middle.x - size.width / 2, y: middle.y - size.height / 2 }

/** Where a position stands on the overview: pixels from its upper left corner, at the scale of the map when it opens. */
export function placeOnOverview(position: Position): { x: number; y: number } {
  const { x, y } = projectToPixels(position, startView.zoom)
  return { x: x - corner.x, y: y - corner.y }
}

function drawLand(): string {
  const northWest = unprojectFromPixels({ x: corner.x - marginInPixels, y: corner.y - marginInPixels }, startView.zoom)
  const southEast = unprojectFromPixels(
    { x: corner.x + size.width + marginInPixels, y: corner.y + size.height + marginInPixels },
    startView.zoom,
  )
  const box = {
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
    south: southEast.latitude,
  }
  const pixel = (box.north - box.south) / (size.height + 2 * marginInPixels)
  return cutCoast(box, { tolerance: tolerance * pixel, smallest: (3 * pixel) ** 2 })
    .map((ring) => drawRing(ring.map(([longitude, latitude]) => placeOnOverview({ latitude, longitude }))))
    .join('')
}

/** Where the words begin or, for `middle`, where their middle is; as map-coast.css moves them on the map. */
const offsets: Record<ChosenName['side'], { x: number; y: number; anchor: 'start' | 'middle' | 'end' }> = {
  right: { x: 8, y: 4, anchor: 'start' },
  left: { x: -8, y: 4, anchor: 'end' },
  below: { x: 0, y: 20, anchor: 'middle' },
  above: { x: 0, y: -11, anchor: 'middle' },
  middle: { x: 0, y: 8, anchor: 'middle' },
}

function isSeen({ x, y }: { x: number; y: number }): boolean {
  return x > 0 && y > 0 && x < size.width && y < size.height
}

/**
 * All Lofoten at the scale and in the middle of the map when it opens, so that it stands in the frame before the map comes and
 * nothing moves; without script it is the picture. Centre it in a frame of any size: it does not scale.
 */
export function OverviewChart({ language }: { language: Language }) {
  const ground = listMapGround(language)
  const names = chooseNames(ground.names, startView.zoom)
    .map((name) => ({ ...name, ...placeOnOverview(name) }))
    .filter(isSeen)
  const road = drawSteps(ground.road.map(placeOnOverview))
  return (
    <svg
      className="overview-chart"
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      role="img"
      aria-label={translator(language)('map.overview')}
    >
      <path className="land" d={drawLand()} />
      <path className="road-edge" d={road} />
      <path className="road" d={road} />
      {names.map(({ name, kind, side, x, y }) => {
        const offset = offsets[side]
        return (
          <g key={`${kind} ${name}`}>
            {kind === 'village' ? <circle cx={Math.round(x)} cy={Math.round(y)} r="3.5" /> : null}
            <text className={kind} x={Math.round(x + offset.x)} y={Math.round(y + offset.y)} textAnchor={offset.anchor}>
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
