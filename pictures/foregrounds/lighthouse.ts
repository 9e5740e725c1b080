import { z } from 'zod'
import { tenth } from '#pictures/drawing/numbers.ts'
import { disc, fill, stroke } from '#pictures/drawing/paths.ts'
import type { Sheet } from '#pictures/drawing/sheet.ts'
import type { Palette } from '#pictures/light/palette.ts'
import { defineForeground, placeAt, turnedSpot } from './foreground.ts'

export type LightPaint = ReturnType<typeof paintLight>

export function paintLight(palette: Palette) {
  const seen = palette.painted
  return {
    red: seen('#b93a2b'),
    redShade: palette.dim('#7e2420'),
    white: seen('#f6f2e8'),
    whiteShade: palette.dim('#b9c3c8'),
    glass: palette.lamp ?? '#e9f0e6',
    dark: palette.dim('#2b3338'),
  }
}

/** Red with two white belts, 161 tall, its foot at the origin. */
export function drawIronTower(paint: LightPaint): string {
  const edge = (y: number) => 20 - (y / 118) * 8
  const belt = (low: number, high: number) =>
    `M${tenth(-edge(low))} ${-low}L${tenth(-edge(high))} ${-high}H${tenth(edge(high))}L${tenth(edge(low))} ${-low}z`
  const shade = (low: number, high: number) =>
    `M${tenth(edge(low) * 0.25)} ${-low}L${tenth(edge(high) * 0.25)} ${-high}H${tenth(edge(high))}L${tenth(edge(low))} ${-low}z`
  return (
    fill(belt(0, 118), paint.red) +
    fill(belt(34, 56) + belt(80, 100), paint.white) +
    fill(shade(0, 118), paint.redShade, 0.62) +
    fill(shade(34, 56) + shade(80, 100), paint.whiteShade) +
    fill('M-17-118H17v-5H-17z', paint.white) +
    stroke('M-17-123v-9H17v9M-9-123v-9M0-123v-9M9-123v-9', paint.white, 1.4) +
    fill('M-9-123V-142H9v19z', paint.glass) +
    stroke('M-9-142V-123M-3-142V-123M3-142V-123M9-142V-123', paint.redShade, 1.4) +
    fill('M-12-141H12L5-152H-5z', paint.red) +
    fill('M2-152h3L12-141H6z', paint.redShade) +
    stroke('M0-152v-9', paint.redShade, 1.6) +
    fill('M-5 0v-15h9v15zM-3-66h5v8h-5z', paint.dark)
  )
}

/** A white hut with a red top, 26 tall. */
export function drawBeacon(paint: LightPaint): string {
  return (
    fill('M-7 0v-16H7V0z', paint.white) +
    fill('M1 0v-16h6V0z', paint.whiteShade) +
    fill('M-9-16H9L0-26z', paint.red) +
    fill('M-2-10h4v4h-4z', paint.glass)
  )
}

/** A post with a ball on a skerry, 70 tall. */
export function drawPerch(colour: string): string {
  return stroke('M0 4V-58M-9 4L0-34 9 4', colour, 3) + fill('M-6-56h12v-16h-12z', colour)
}

/** Returns the beams of a lantern at (x, y). */
export function drawBeams(sheet: Sheet, x: number, y: number, colour: string, reach = 520): string {
  const light = sheet.radial(x, y, reach, [
    [0, colour, 0.55],
    [1, colour, 0],
  ])
  return (
    fill(
      `M${x} ${y - 2}L${x - reach} ${y - 46}v70L${x} ${y + 2}zM${x} ${y - 2}L${x + reach} ${y - 30}v64L${x} ${y + 2}z`,
      light,
    ) + disc(x, y, 5, '#fffbe6')
  )
}

export const lighthouse = defineForeground(
  z.strictObject({ type: z.enum(['tower', 'beacon', 'perch']).default('tower'), at: turnedSpot }),
  ({ sheet, palette }, { type, at }) => {
    const [x, y, scale] = at
    const paint = paintLight(palette)
    const drawn =
      type === 'tower' ? drawIronTower(paint) : type === 'beacon' ? drawBeacon(paint) : drawPerch(paint.dark)
    const isLit = type === 'tower' && palette.isDark
    const beams = isLit && palette.lamp ? drawBeams(sheet, x, Math.round(y - 132 * scale), palette.lamp, 520) : ''
    return beams + placeAt(at, drawn)
  },
)
