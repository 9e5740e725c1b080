import type { Language } from '#contract/languages.ts'
import { listMapNames } from '#site/content/model/map-name-queries.ts'
import { type ChosenName, chooseNames } from '#site/domain/geography/choose-names.ts'
import { translator } from '#site/i18n/translate.ts'
import { drawOverviewGround } from './draw-overview-coast.ts'
import coastAddress from './overview-coast.svg?url'
import { overviewSize, placeOnOverview, startView } from './shown-point.ts'
import './OverviewChart.css'

/** Offsets and anchors of names by side; on the map leaflet/drawing/place-names.ts does the same. */
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
  const names = chooseNames(listMapNames(language), startView.zoom)
    .map((name) => ({ ...name, ...placeOnOverview(name) }))
    .filter(isSeen)
  const { e10, ferries } = drawOverviewGround()
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
        <path className="ferry" d={ferries} />
        <path className="road-edge" d={e10} />
        <path className="road" d={e10} />
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
