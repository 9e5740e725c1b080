import type { Language } from '#contract/languages.ts'
import { drawSteps } from '#site/geography/chart.ts'
import { type ChosenName, chooseNames } from '#site/geography/choose-names.ts'
import { translator } from '#site/i18n/translate.ts'
import { listMapGround } from './list-map-ground.ts'
import coastAddress from './overview-coast.svg?url'
import { overviewSize, placeOnOverview } from './overview-frame.ts'
import { startView } from './shown-point.ts'
import './OverviewChart.css'

/** Offsets and anchors of names by side; on the map leaflet/coast-layer.css does the same. */
const offsets: Record<ChosenName['side'], { x: number; y: number; anchor: 'start' | 'middle' | 'end' }> = {
  right: { x: 8, y: 4, anchor: 'start' },
  left: { x: -8, y: 4, anchor: 'end' },
  below: { x: 0, y: 20, anchor: 'middle' },
  above: { x: 0, y: -11, anchor: 'middle' },
  middle: { x: 0, y: 8, anchor: 'middle' },
}

function isSeen({ x, y }: { x: number; y: number }): boolean {
  return x > 0 && y > 0 && x < overviewSize.width && y < overviewSize.height
}

/** All of Lofoten at the map’s start view and scale, so that nothing shifts when the map loads over it. */
export function OverviewChart({ language, loading = 'lazy' }: { language: Language; loading?: 'eager' | 'lazy' }) {
  const { width, height } = overviewSize
  const ground = listMapGround(language)
  const names = chooseNames(ground.names, startView.zoom)
    .map((name) => ({ ...name, ...placeOnOverview(name) }))
    .filter(isSeen)
  const road = drawSteps(ground.road.map(placeOnOverview))
  return (
    <div className="overview-chart">
      <img
        src={coastAddress}
        alt=""
        width={width}
        height={height}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : undefined}
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={translator(language)('mapPage.overview')}
      >
        <path className="road-edge" d={road} />
        <path className="road" d={road} />
        {names.map(({ name, kind, side, x, y }) => {
          const offset = offsets[side]
          return (
            <g key={`${kind} ${name}`}>
              {kind === 'village' ? <circle cx={Math.round(x)} cy={Math.round(y)} r="3.5" /> : null}
              <text
                className={kind}
                x={Math.round(x + offset.x)}
                y={Math.round(y + offset.y)}
                textAnchor={offset.anchor}
              >
                {name}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
