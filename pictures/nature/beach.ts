import { mix } from '#pictures/drawing/colours.ts'
import { fill, type Point, sheetHeight, smooth, stroke } from '#pictures/drawing/paths.ts'
import type { Palette } from '#pictures/light/palette.ts'

export type SandColours = ReturnType<typeof colourSand>

/** White shell sand; in winter it looks grey beside the snow. */
export function colourSand(palette: Palette) {
  const sea = palette.sea[1]?.[1] ?? '#5fabbd'
  const isSnowedIn = palette.isSnowedIn
  return {
    shallow: mix(sea, palette.lit('#d6f0e4'), 0.62),
    wet: mix(palette.lit(isSnowedIn ? '#c2bfae' : '#d6d6c4'), sea, 0.16),
    damp: palette.lit(isSnowedIn ? '#d6d1bf' : '#e8dfc4'),
    dry: palette.lit(isSnowedIn ? '#e9e4d6' : '#f6efdd'),
    foam: palette.foam,
  }
}

function lowered(edge: readonly Readonly<Point>[], by: number): Point[] {
  return edge.map(([x, y], index): Point => [x, y + by * (0.8 + 0.4 * (index / edge.length))])
}

function fillBelow(edge: readonly Readonly<Point>[], colour: string, opacity?: number): string {
  const [first] = edge
  return first ? fill(smooth(edge, `V${sheetHeight + 10}H${Math.round(first[0])}z`), colour, opacity) : ''
}

/** `edge`: waterline; `depth`: reach of the wet sand. */
export function drawBeach(edge: readonly Readonly<Point>[], colours: SandColours, depth = 26): string {
  return (
    fillBelow(lowered(edge, -depth * 0.55), colours.shallow, 0.75) +
    fillBelow(edge, colours.wet) +
    fillBelow(lowered(edge, depth * 0.55), colours.damp) +
    fillBelow(lowered(edge, depth * 1.6), colours.dry) +
    stroke(smooth(edge), colours.foam, 4.5, { isRound: true }) +
    stroke(smooth(lowered(edge, -depth * 0.34).slice(1, -1)), colours.foam, 2, { opacity: 0.7, isRound: true }) +
    stroke(smooth(lowered(edge, depth * 0.5)), colours.foam, 1.8, { opacity: 0.5 })
  )
}
