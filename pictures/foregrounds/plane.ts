import { z } from 'zod'
import { mix } from '#pictures/drawing/colours.ts'
import { interpolate } from '#pictures/drawing/numbers.ts'
import { fill, type Point, path, stroke } from '#pictures/drawing/paths.ts'
import type { Palette } from '#pictures/light/palette.ts'
import { defineForeground, placeAt, turnedSpot } from './foreground.ts'

/** Side view, 200 long, nose to the right, around its middle. */
export function drawPropellerPlane(palette: Palette): string {
  const seen = (colour: string) => palette.painted(colour, 0.7)
  const glass = palette.lamp ?? '#3d5360'
  return (
    fill('M-98-6L-96-46H-80L-62-10z', seen('#2f6f8a')) +
    fill('M-106-44H-70L-68-49H-104z', seen('#2f6f8a')) +
    fill('M-96-4Q-60-14 60-13 88-12 97-1 88 9 60 10H-20Q-70 8-96-4z', seen('#fbfaf4')) +
    fill('M-92-3Q-60 2 97-1 88 9 60 10H-20Q-70 8-92-3z', palette.dim('#d5dad6')) +
    fill('M74-9L86-8 90-4H74z', glass) +
    stroke('M-48-5H64', glass, 4).replace('/>', ' stroke-dasharray="4 5"/>') +
    fill('M-18-15H26L20-20H-10z', seen('#c3cbca')) +
    fill('M-14-18Q10-21 44-15 50-11 44-8 10-7-8-11z', seen('#e9e8e0')) +
    fill('M48-30q5 20 0 38-4-18 0-38z', glass, 0.5) +
    stroke('M4 8L0 24M10 8L12 24M74 9V24', '#2d373b', 2.2) +
    fill('M-5 22h12v7h-12zM7 22h12v7h-12zM70 23h9v6h-9z', '#2d373b')
  )
}

/** Corners: near left, near right, far right, far left. */
export function drawRunway(corners: readonly Readonly<Point>[], palette: Palette): string {
  const between = (from: Readonly<Point>, to: Readonly<Point>, t: number): Point => [
    interpolate(from[0], to[0], t),
    interpolate(from[1], to[1], t),
  ]
  const at = (across: number, along: number): Point => {
    const [nearLeft, nearRight, farRight, farLeft] = corners
    if (!nearLeft || !nearRight || !farRight || !farLeft) throw new Error('A runway has four corners.')
    // Perspective: nearer lengths look longer.
    const t = along ** 0.6
    return between(between(nearLeft, farLeft, t), between(nearRight, farRight, t), across)
  }
  const patch = (left: number, right: number, from: number, to: number) =>
    path([at(left, from), at(right, from), at(right, to), at(left, to)], true, 2)
  const asphalt = palette.isSnowedIn
    ? mix(palette.meadowShade, palette.lit('#87929a'), 0.6)
    : mix(palette.tone('#7d8789'), palette.shade, 0.15)
  let marks = patch(0.03, 0.05, 0, 1) + patch(0.95, 0.97, 0, 1)
  for (let bar = 0; bar < 8; bar++) marks += patch(0.12 + bar * 0.1, 0.17 + bar * 0.1, 0.006, 0.022)
  for (let dash = 0; dash < 9; dash++) marks += patch(0.485, 0.515, 0.05 + dash * 0.1, 0.1 + dash * 0.1)
  return fill(path(corners), asphalt) + fill(marks, palette.lit('#f0eee4'))
}

export const plane = defineForeground(
  z.strictObject({
    at: turnedSpot,
    turn: z.number().min(-40).max(40).default(-7).describe('Degrees; a climbing plane has negative ones'),
  }),
  ({ palette }, { at, turn }) => placeAt(at, drawPropellerPlane(palette), at[3] ? -turn : turn),
)
