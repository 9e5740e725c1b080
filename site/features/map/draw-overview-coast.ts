import { type Corners, decodeSurroundings } from '#site/domain/geography/decode-map-level.ts'
import { drawGround, type Ground } from '#site/domain/geography/draw-ground.ts'
import { drawRing } from '#site/domain/geography/draw-steps.ts'
import { mapSheet } from '#site/domain/geography/join-levels.ts'
import surroundingsFile from '#site/domain/geography/own-map/surroundings.json' with { type: 'json' }
import { cutToBox, type Point, simplifyRing } from '#site/domain/geography/rings.ts'
import { readColour } from '#site/styles/read-colour.ts'
import { overviewCorner, overviewSize, placeOnOverview, startView } from './shown-point.ts'

/** In pixels: finer bends are hardly visible and would make the file larger. */
const leastBend = 2
/** Degrees of longitude that the coarse land laps over the map: three pixels. */
const edge = 0.018
const worldSize = 256 * 2 ** startView.zoom

const place = (x: number, y: number): Point => ({
  x: x * worldSize - overviewCorner.x,
  y: y * worldSize - overviewCorner.y,
})

let drawn: Ground | undefined

/** Draws the ground of the overview, in pixels from its upper left corner. */
export function drawOverviewGround(): Ground {
  drawn ??= drawGround({ ...overviewSize, level: 'overview', place, leastBend, heights: [400, 800] })
  return drawn
}

/** Returns the land outside the map's own sheet, coarse, as the `d` of a path. */
function drawSurroundings(): string {
  const box = { left: -4, right: overviewSize.width + 4, top: -4, bottom: overviewSize.height + 4 }
  const toPoints = (line: Corners) =>
    Array.from({ length: line.length / 2 - 1 }, (_, index) => place(line[index * 2] ?? 0, line[index * 2 + 1] ?? 0))
  return decodeSurroundings(surroundingsFile)
    .flatMap(({ lines }) => lines.map((line) => simplifyRing(cutToBox(toPoints(line), box), leastBend)))
    .filter((ring) => ring.length > 2)
    .map(drawRing)
    .join('')
}

/** Returns the land of the overview as an SVG document in the light and dark colours of tokens.css. */
export function drawOverviewCoast(): string {
  const { width, height } = overviewSize
  const colours = (set: 'light' | 'dark') => {
    const [land, line, water] = [readColour('land', set), readColour('land-line', set), readColour('shallow', set)]
    return `.l{fill:${land};stroke:${line}}.h{fill:${line};fill-opacity:.32}.w{fill:${water};stroke:${line};stroke-opacity:.6}`
  }
  const { land, hills, lakes } = drawOverviewGround()
  const sheet = mapSheet.map(([latitude, longitude]) => placeOnOverview({ latitude, longitude: longitude - edge }))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    // A standalone image does not see the page’s custom properties.
    `<style>${colours('light')}@media(prefers-color-scheme:dark){${colours('dark')}}</style>`,
    // Coarse land would show beside the coast of the map: it stands where that ends, over its cut edge.
    `<clipPath id="a"><path clip-rule="evenodd" d="M0 0H${width}V${height}H0z${drawRing(sheet)}"/></clipPath>`,
    `<g stroke-linejoin="round"><path class="l" d="${land}"/>`,
    `<path class="l" clip-path="url(#a)" d="${drawSurroundings()}"/>`,
    ...hills.map(({ d }) => `<path class="h" fill-rule="evenodd" d="${d}"/>`),
    `<path class="w" d="${lakes}"/></g></svg>\n`,
  ].join('')
}
