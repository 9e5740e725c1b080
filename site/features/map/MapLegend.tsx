import type { ReactNode } from 'react'
import type { MapCopy } from '#site/content/model/pages/map-copy.ts'
import './MapLegend.css'

type Sign = Exclude<keyof MapCopy['legend'], 'title'>

/** Each sign as the map draws it (leaflet/drawing), on 44 × 20 pixels. */
const samples: Record<Sign, ReactNode> = {
  mainRoad: (
    <>
      <path className="legend-casing" d="M0 13q22 -10 44 -3" strokeWidth={5.5} />
      <path className="legend-main" d="M0 13q22 -10 44 -3" strokeWidth={3.5} />
    </>
  ),
  road: <path className="legend-road" d="M0 13q22 -10 44 -3" strokeWidth={2} />,
  tunnel: <path className="legend-main" d="M0 10h44" strokeWidth={3.5} strokeDasharray="4.5 3.5" />,
  bridge: (
    <>
      <path className="legend-rail" d="M8 10h28" strokeWidth={6.5} />
      <path className="legend-casing" d="M8 10h28" strokeWidth={5} />
      <path className="legend-main" d="M0 10h44" strokeWidth={3.5} />
    </>
  ),
  ferry: <path className="legend-ferry" d="M0 10h44" strokeWidth={1.5} strokeDasharray="6 4" />,
  contour: (
    <>
      <path className="legend-hill" d="M0 20q10 -14 22 -14t22 14z" />
      <path className="legend-hill" d="M10 20q6 -8 12 -8t12 8z" />
      <path className="legend-contour" d="M0 20q10 -14 22 -14t22 14M10 20q6 -8 12 -8t12 8" strokeWidth={1} />
    </>
  ),
  builtUp: <path className="legend-built-up" d="M8 3l22 2 8 7-6 6-24 -2z" />,
  group: (
    <>
      <circle className="legend-group" cx={22} cy={10} r={9} />
      <text className="legend-count" x={22} y={14}>
        5
      </text>
    </>
  ),
}

/** The signs of the guide's own map with what each means. */
export function MapLegend({ copy }: { copy: MapCopy['legend'] }) {
  return (
    <section className="map-legend needs-script" aria-labelledby="map-legend-title">
      <h2 id="map-legend-title">{copy.title}</h2>
      <ul>
        {(Object.keys(samples) as Sign[]).map((sign) => (
          <li key={sign}>
            <svg viewBox="0 0 44 20" width={44} height={20} aria-hidden="true">
              {samples[sign]}
            </svg>
            {copy[sign]}
          </li>
        ))}
      </ul>
    </section>
  )
}
