import { z } from 'zod'
import { disc, fill, stroke } from '#pictures/drawing/paths.ts'
import { outlineRipples } from '#pictures/nature/water.ts'
import { defineForeground, placeAt, turnedSpot } from './foreground.ts'
import { dress } from './people.ts'

/** 72 long, bow to the right; `seen` applies the light. */
export function drawKayak(seen: (colour: string) => string, hull = '#c8452f', coat = '#e0a33a'): string {
  return (
    fill('M-36-3Q-20 1 0 1T36-5Q22 5 0 5T-36-3z', seen(hull)) +
    fill('M-36-3Q-20 1 0 1T36-5Q22 3 0 3T-36-3z', seen('#f3ead2')) +
    fill('M-5 1V-8q0-6 4-6t4 6V1z', seen(coat)) +
    disc(-1, -17, 2.8, seen('#3a2c24')) +
    stroke('M-15-12L15-2', seen('#3a3733'), 1.4) +
    fill('M-21-15l8 1-1 4-7-2zM14-3l7 1-1 4-7-2z', seen('#f3ead2'))
  )
}

const hulls = ['#c8452f', '#e3b23c', '#2f7388']

export const kayak = defineForeground(z.strictObject({ at: z.array(turnedSpot).min(1) }), (stage, { at }) => {
  const { palette } = stage
  const random = stage.random(`kayak-${at[0]?.[0]}`)
  return at
    .map((spot, index) => {
      const [x, y, scale, mirrored] = spot
      const astern = mirrored ? 1 : -1
      const water = outlineRipples(y + 4 * scale, y + 26 * scale, 8, random, {
        focus: x + astern * 50 * scale,
        spread: 90 * scale,
        most: 80 * scale,
      })
      const coat = index % 2 ? '#274b5c' : '#e0a33a'
      return fill(water, palette.light, 0.5) + placeAt(spot, drawKayak(dress(stage), hulls[index % 3], coat))
    })
    .join('')
})
