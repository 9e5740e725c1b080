import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawOverviewCoast } from './draw-overview-coast.ts'
import { OverviewChart } from './OverviewChart.tsx'
import { placeOnOverview, startView } from './shown-point.ts'

/** As in Leaflet 1.9: SphericalMercator.project, the transformation of EPSG3857, and its scale of a zoom level. */
function projectLikeLeaflet(latitude: number, longitude: number, zoom: number): { x: number; y: number } {
  const radius = 6378137
  const sine = Math.sin((latitude * Math.PI) / 180)
  const x = (radius * longitude * Math.PI) / 180
  const y = (radius * Math.log((1 + sine) / (1 - sine))) / 2
  const scale = 256 * 2 ** zoom
  const part = 0.5 / (Math.PI * radius)
  return { x: scale * (part * x + 0.5), y: scale * (-part * y + 0.5) }
}

describe('OverviewChart', () => {
  const html = renderToStaticMarkup(<OverviewChart language="en" />)

  it.each([
    ['the middle of the map', startView.latitude, startView.longitude],
    ['Svolvær', 68.2322, 14.5646],
    ['Å', 67.8796, 12.984],
    ['Røst', 67.5172, 12.1169],
    ['Evenes', 68.4913, 16.6781],
  ])('has %s on the pixel where Leaflet has it', (_name, latitude, longitude) => {
    const leaflet = projectLikeLeaflet(latitude, longitude, startView.zoom)
    const middle = projectLikeLeaflet(startView.latitude, startView.longitude, startView.zoom)
    const { x, y } = placeOnOverview({ latitude, longitude })
    expect(x).toBeCloseTo(660 + leaflet.x - middle.x, 6)
    expect(y).toBeCloseTo(310 + leaflet.y - middle.y, 6)
  })

  it('shows coast, road and names, and has a text alternative', () => {
    expect(html).toMatch(
      /^<div class="overview-chart"><img src="[^"]*overview-coast\.svg" alt="" width="1320" height="620"/,
    )
    expect(html).toMatch(/<svg [^>]*role="img" aria-label="Overview map of Lofoten/)
    expect(html.match(/<path /g)).toHaveLength(3)
    expect(html).toContain('>Svolvær</text>')
    expect(html).toContain('>Norwegian Sea</text>')
    expect(html).not.toMatch(/NaN|undefined|Infinity|style=/)
  })

  it('weighs at most nine kilobytes with its land', () => {
    const weights = [html, drawOverviewCoast()].map((part) => brotliCompressSync(part).length)
    expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(9000)
  })
})
