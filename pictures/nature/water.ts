import { interpolate, tenth, whole } from '#pictures/drawing/numbers.ts'
import { band, fill, sheetHeight, sheetWidth, stroke, wholes } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import { again, type Kept, type Sheet, type Stop } from '#pictures/drawing/sheet.ts'
import type { Palette } from '#pictures/light/palette.ts'

export interface RippleOptions {
  left?: number
  right?: number
  least?: number
  most?: number
  /** x around which ripples gather, as under a light. */
  focus?: number
  spread?: number
}

/** Wider and farther apart toward the viewer. */
export function outlineRipples(
  top: number,
  bottom: number,
  many: number,
  random: Random,
  { left = 0, right = sheetWidth, least = 10, most = 190, focus, spread = 230 }: RippleOptions = {},
): string {
  let drawn = ''
  for (let ripple = 0; ripple < many; ripple++) {
    const t = random() ** 1.6
    const y = interpolate(top + 3, bottom, t)
    const width = whole((interpolate(least, most, t) * (0.3 + random() * 0.9)) / 2) * 2
    const height = tenth(0.7 + t * 4.2)
    const x =
      focus === undefined
        ? interpolate(left, right, random())
        : focus + (random() + random() + random() - 1.5) * interpolate(22, spread, t)
    drawn += `M${whole(x - width / 2)} ${whole(y)}q${width / 2}-${height} ${width} 0q-${width / 2} ${height}-${width} 0`
  }
  return drawn
}

/** Draws ripples three times, mirrored and shifted, to save bytes. */
export function repeatRipples(sheet: Sheet, d: string, colour: string, opacity: number, shift = 330): string {
  const id = sheet.name()
  return `<g fill="${colour}" opacity="${opacity}"><path id="${id}" d="${d}"/>${again(id, [-1, 0, 0, 1, sheetWidth - shift, 7])}${again(id, [1, 0, 0, 1, shift, -5])}</g>`
}

/** Mirrors in the line `y`, squeezed to `squash` of the height. */
export function mirror(kept: Kept, y: number, squash: number, opacity: number): string {
  return again(kept.id, [1, 0, 0, -squash, 0, y * (1 + squash)], Math.round(opacity * 100) / 100)
}

export interface WaterOptions {
  y: number
  /** Mirrored in the water. */
  land?: Kept
  /** 1 mirrors, 0 is a breeze without reflection; default: the weather's. */
  calm?: number
  squash?: number
  bottom?: number
  /** Per kind. */
  many?: number
  /** Default: the hour's. */
  sea?: readonly Stop[]
  random: Random
}

export function drawWater(
  sheet: Sheet,
  palette: Palette,
  {
    y,
    land,
    calm = palette.calm,
    squash = 0.5,
    random,
    bottom = sheetHeight,
    many = 30,
    sea = palette.sea,
  }: WaterOptions,
): string {
  const under = sheet.vertical(sea, y, bottom)
  const reflection =
    land && calm > 0 ? sheet.cut(mirror(land, y, squash, calm * 0.62), 0, y, sheetWidth, bottom - y) : ''
  // Reflection fades toward the viewer, who looks into nearer water more steeply.
  const depth = reflection
    ? band(
        y,
        bottom - y,
        sheet.vertical(
          [
            [0, sea[1]?.[1] ?? '#000000', 0.06],
            [0.4, sea[2]?.[1] ?? '#000000', 0.42],
            [1, sea.at(-1)?.[1] ?? '#000000', 0.92],
          ],
          y,
          bottom,
        ),
      )
    : ''
  // In a storm rows of waves are drawn instead.
  const breeze = palette.weather === 'storm' ? 0.3 : 1 - calm * 0.45
  return (
    band(y, bottom - y, under) +
    reflection +
    depth +
    repeatRipples(sheet, outlineRipples(y + 3, bottom, whole(many * breeze), random), palette.dark, 0.34) +
    repeatRipples(
      sheet,
      outlineRipples(y + 2, bottom, whole(many * 0.7 * breeze), random, { most: 170 }),
      palette.light,
      0.4,
      460,
    )
  )
}

/** Returns a low sun's or moon's path on the water below (x, y). */
export function drawGlitter(
  y: number,
  x: number,
  random: Random,
  { bottom = sheetHeight, many = 80, colour = '#fff3cf', opacity = 0.85, spread = 200 } = {},
): string {
  return fill(outlineRipples(y - 1, bottom, many, random, { focus: x, least: 26, most: 150, spread }), colour, opacity)
}

/** Returns window light on the water; empty without lamps. */
export function drawLampLight(
  list: readonly (readonly [x: number, y: number, width: number, many?: number])[],
  lamp: string | undefined,
  random: Random,
  opacity = 0.45,
): string {
  if (!lamp) return ''
  let drawn = ''
  for (const [x, y, width, many = 5] of list)
    for (let stripe = 0; stripe < many; stripe++)
      drawn += wholes`M${x - width / 2 + random() * width * 0.4} ${y + stripe * (width * 0.13 + 3)}h${width * (0.45 + random() * 0.45)}`
  return stroke(drawn, lamp, 2.2, { opacity, isRound: true })
}
