import { interpolate, whole } from '#pictures/drawing/numbers.ts'
import { band, fill, sheetWidth, wholes } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import type { Sheet, Stop } from '#pictures/drawing/sheet.ts'

/** x, y, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** Returns a flat-bottomed bank of shallow bumps. */
export function outlineCloud([x, y, width, height]: Box, random: Random, bumps = 7): string {
  let drawn = wholes`M${x} ${y}`
  let [beforeX, beforeY] = [x, y]
  for (let bump = 0; bump <= bumps; bump++) {
    const t = bump / bumps
    const [atX, atY] = [x + width * t, y - Math.sin(Math.PI * t) ** 0.7 * height * (0.55 + random() * 0.6)]
    if (bump)
      drawn += wholes`Q${interpolate(beforeX, atX, 0.32)} ${Math.min(beforeY, atY) - height * 0.2} ${atX} ${atY}`
    ;[beforeX, beforeY] = [atX, atY]
  }
  return `${drawn}Q${whole(x + width * 0.8)} ${whole(y + height * 0.12)} ${whole(x + width * 0.5)} ${whole(y + height * 0.05)}T${whole(x)} ${whole(y)}z`
}

export function drawClouds(list: readonly Box[], colour: string, belly: string, random: Random): string {
  const outlines = list.map((box) => outlineCloud(box, random, Math.max(5, Math.round(box[2] / 60)))).join('')
  const bellies = list
    .map(([x, y, width, height]) => lens([x + width * 0.12, y - height * 0.02, width * 0.74, height * 0.2]))
    .join('')
  return fill(outlines, colour, 0.94) + fill(bellies, belly, 0.45)
}

/** Two arcs, for high clouds and fog. */
export function lens([x, y, width, height]: Box): string {
  return wholes`M${x} ${y}c${width * 0.2} ${-height} ${width * 0.55} ${-height * 1.25} ${width} ${-height * 0.15}c${-width * 0.32} ${height * 0.32} ${-width * 0.7} ${height * 0.5} ${-width} ${height * 0.15}z`
}

export function drawLenses(list: readonly Box[], colour: string, opacity?: number): string {
  return fill(list.map(lens).join(''), colour, opacity)
}

/** Thickens downward. */
export function drawMist(sheet: Sheet, y: number, height: number, colour: string, strength = 0.6): string {
  return drawVeil(sheet, y, height, [
    [0, colour, 0],
    [0.75, colour, strength],
    [1, colour, strength],
  ])
}

/** Thickest in its middle. */
export function drawFogBank(sheet: Sheet, y: number, height: number, colour: string, strength = 0.8): string {
  return drawVeil(sheet, y, height, [
    [0, colour, 0],
    [0.45, colour, strength],
    [0.7, colour, strength],
    [1, colour, 0],
  ])
}

function drawVeil(sheet: Sheet, y: number, height: number, stops: readonly Stop[]): string {
  return band(y, height, sheet.vertical(stops, y, y + height))
}

/** Low cloud from the upper edge down to about `y`. */
export function drawShelf(
  y: number,
  depth: number,
  colour: string,
  opacity: number,
  random: Random,
  step = 110,
): string {
  let drawn = wholes`M-20-10V${y}`
  for (let x = -20; x < sheetWidth + 40; ) {
    const width = step * (0.6 + random())
    const sag = depth * (0.4 + random())
    drawn += wholes`q${width * 0.3} ${sag} ${width * 0.55} ${sag * 0.55}t${width * 0.6} ${-sag * (0.3 + random() * 0.5)}`
    x += width * 1.15
  }
  return fill(`${drawn}V-10z`, colour, opacity)
}
