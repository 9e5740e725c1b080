import { z } from 'zod'
import { fill, stroke } from '#pictures/drawing/paths.ts'
import type { Palette } from '#pictures/light/palette.ts'
import { outlineRipples } from '#pictures/nature/water.ts'
import { defineForeground, placeAt, turnedSpot } from './foreground.ts'

export type BoatPaint = ReturnType<typeof paintBoat>

export function paintBoat(palette: Palette, hull = '#f4efe1', rail = '#2f5d78') {
  const seen = palette.painted
  return {
    hull: seen(hull),
    rail: seen(rail),
    keel: seen('#a33a2a'),
    house: seen('#f8f4ea'),
    glass: palette.lamp ?? '#2f4a58',
    rig: palette.dim('#3f464a'),
  }
}

/** Returns a coastal fishing boat ("sjark"), about 90 long, bow to the right. */
export function drawFishingBoat(paint: BoatPaint): string {
  return (
    fill('M-46-3C-30 2 18 4 44-16L38 6C34 13 20 15-8 15H-38C-44 13-46 6-46-3z', paint.hull) +
    fill('M-46-3C-30 2 18 4 44-16L42-11C18 7-30 6-46 2z', paint.rail) +
    fill('M-39 13C-20 15 22 14 34 9L32 13C28 15 20 16-8 16H-36z', paint.keel) +
    fill('M-26-1V-24H-3L1-2z', paint.house) +
    fill('M-28-24H0L-2-28H-27z', paint.rail) +
    fill('M-22-20h7v7h-7zm10 0h6l2 7h-8z', paint.glass) +
    stroke('M-14-28V-54M-14-50L8-30M-14-52L-40-6M22-8V-30M22-28L-14-46', paint.rig, 1.3)
  )
}

/** Returns a rowing boat, 44 long. */
export function drawDinghy(paint: BoatPaint): string {
  return fill('M-22-5Q0 1 22-8L17 4H-16z', paint.hull) + fill('M-22-5Q0 1 22-8L21-5Q0 4-21-2z', paint.rail)
}

const wake = 'M-44 14q-60 6-150 22 60-4 96-4-30 8-70 20 90-20 170-24 30-2 30-8-30 2-76-6z'

export const boats = defineForeground(
  z.strictObject({
    type: z.enum(['fishing-boat', 'dinghy']).default('fishing-boat'),
    at: z.array(turnedSpot).min(1),
    hull: z.enum(['white', 'blue', 'red', 'wood']).default('white'),
    isUnderWay: z.boolean().default(false).describe('Draws a wake behind the boat'),
  }),
  ({ palette, random }, { type, at, hull, isUnderWay }) => {
    const hulls = {
      white: paintBoat(palette),
      blue: paintBoat(palette, '#2f6f8a', '#f3efe2'),
      red: paintBoat(palette, '#a33a2a', '#f4efe1'),
      wood: paintBoat(palette, '#a5753f', '#6d4a2a'),
    }
    const boat = type === 'dinghy' ? drawDinghy(hulls[hull]) : drawFishingBoat(hulls[hull])
    const chance = random(`boats-${at[0]?.[0]}`)
    return at
      .map((spot) => {
        const [x, y, scale] = spot
        const water = outlineRipples(y + 6 * scale, y + 46 * scale, 9, chance, {
          focus: x,
          spread: 100 * scale,
          most: 120 * scale,
        })
        const behind = isUnderWay ? placeAt(spot, fill(wake, palette.foam, 0.5)) : ''
        return behind + placeAt(spot, boat) + fill(water, palette.light, 0.5)
      })
      .join('')
  },
)
