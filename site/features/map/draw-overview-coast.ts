import { drawRing } from '#site/geography/chart.ts'
import { cutCoast } from '#site/geography/coast.ts'
import { unprojectFromPixels } from '#site/geography/web-mercator.ts'
import { readColour } from '#site/styles/read-colour.ts'
import { overviewCorner, overviewSize, placeOnOverview } from './overview-frame.ts'
import { startView } from './shown-point.ts'

/** In pixels: finer bends are hardly visible and would make the file larger. */
const tolerance = 1.3
const marginInPixels = 4

/** Returns the land of the overview as an SVG document in the light and dark colours of tokens.css. */
export function drawOverviewCoast(): string {
  const { width, height } = overviewSize
  const paint = (set: 'light' | 'dark') => ({ fill: readColour('land', set), stroke: readColour('land-line', set) })
  const light = paint('light')
  const dark = paint('dark')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    // A standalone image does not see the page’s custom properties.
    `<style>@media(prefers-color-scheme:dark){path{fill:${dark.fill};stroke:${dark.stroke}}}</style>`,
    `<path fill="${light.fill}" stroke="${light.stroke}" stroke-linejoin="round" d="${drawLand()}"/></svg>\n`,
  ].join('')
}

function drawLand(): string {
  const { x, y } = overviewCorner
  const northWest = unprojectFromPixels({ x: x - marginInPixels, y: y - marginInPixels }, startView.zoom)
  const southEast = unprojectFromPixels(
    { x: x + overviewSize.width + marginInPixels, y: y + overviewSize.height + marginInPixels },
    startView.zoom,
  )
  const box = {
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
    south: southEast.latitude,
  }
  const pixel = (box.north - box.south) / (overviewSize.height + 2 * marginInPixels)
  return cutCoast(box, { tolerance: tolerance * pixel, smallest: (3 * pixel) ** 2 })
    .map((ring) => drawRing(ring.map(([longitude, latitude]) => placeOnOverview({ latitude, longitude }))))
    .join('')
}
