import { z } from 'zod'
import { fill, stroke } from '#pictures/drawing/paths.ts'
import type { Palette } from '#pictures/light/palette.ts'
import { defineForeground, placeEach, turnedSpot } from './foreground.ts'

/** 88 tall, its foot at the origin; no particular make. */
export function drawChargingPost(palette: Palette): string {
  const seen = (colour: string) => palette.painted(colour, 0.6)
  return (
    fill('M-15 0V-84q0-4 4-4H9q4 0 4 4V0z', seen('#f2efe4')) +
    fill('M6-88h3q4 0 4 4V0H6z', palette.dim('#d3d2c6')) +
    fill('M-19 0h36v4H-19z', palette.dim('#3a474e')) +
    fill('M-11-82H3v18h-14z', '#1c3440') +
    fill('M-3-80l-5 8h4l-2 6 6-8h-4z', '#f0c14b') +
    fill('M-15-56H13v5H-15z', seen('#b3372b')) +
    stroke('M13-44c16 0 4 36 12 34', '#1b262c', 2.6, { isRound: true })
  )
}

export const chargingPost = defineForeground(
  z.strictObject({ at: z.array(turnedSpot).min(1) }),
  ({ palette }, { at }) => placeEach(at, () => drawChargingPost(palette)),
)
