import { z } from 'zod'
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { defineForeground, drawShadows, placeEach, turnedSpot } from './foreground.ts'

export interface Wool {
  wool: string
  shade: string
  face: string
}

/** 44 long, head to the right. */
export function drawEwe({ wool, shade, face }: Wool, isGrazing = false): string {
  return (
    stroke('M-12-9V0M-7-9V0M9-9V0M13-9V0', face, 2.6) +
    fill('M-20-14Q-22-27-10-28-4-32 3-29 12-31 15-25 21-18 16-11 8-5-2-7-14-5-20-14z', wool) +
    fill('M-20-14Q-14-10-4-12 8-9 18-17 19-13 16-11 8-5-2-7-14-5-20-14z', shade) +
    fill(
      isGrazing
        ? 'M14-20Q20-18 22-12L25-3Q23 0 20-1L13-12zM15-18l-5 3 3 2z'
        : 'M14-27Q20-30 25-26L27-19Q25-16 21-18L15-22zM16-27l-5-1 1 3z',
      face,
    )
  )
}

export function drawLamb({ wool, shade, face }: Wool, isLeaping = false): string {
  const body =
    stroke(isLeaping ? 'M-8-8L-14-3M-5-8L-10-1M6-9L13-6M8-10L15-9' : 'M-8-8V0M-5-8V0M5-8V0M8-8V0', face, 2) +
    fill('M-11-9Q-12-17-4-18 4-19 9-17 12-12 9-8 0-6-11-9z', wool) +
    fill('M-11-9Q-2-9 10-12 10-9 9-8 0-6-11-9z', shade) +
    fill('M7-18Q11-23 15-21L17-16Q15-14 12-15z', wool) +
    fill('M13-21l3 0 2 4-2 2-3-2zM9-21l-4-1 2 3z', face)
  return isLeaping ? place(body, 0, -9, 1, false, -12) : body
}

export const sheep = defineForeground(
  z
    .strictObject({
      at: z.array(turnedSpot).default([]).describe('Ewes; every second one grazes'),
      lambs: z.array(turnedSpot).default([]),
      hasLeapingLamb: z.boolean().default(false).describe('The first lamb leaps'),
    })
    .refine(({ at, lambs }) => at.length + lambs.length > 0, { message: 'name at least one ewe or lamb' }),
  (stage, { at, lambs, hasLeapingLamb }) => {
    const { palette } = stage
    const seen = palette.painted
    const ewes: Wool = { wool: seen('#f2eee0'), shade: palette.dim('#c9c6b4'), face: seen('#3a332e') }
    const young: Wool = { wool: seen('#faf7ec'), shade: palette.dim('#d5d1be'), face: seen('#4a413a') }
    return (
      drawShadows(stage, at, { width: 34, height: 26, ground: 'meadow' }) +
      drawShadows(stage, lambs, { width: 18, height: 18, ground: 'meadow' }) +
      placeEach(at, (index) => drawEwe(ewes, index % 2 === 0)) +
      placeEach(lambs, (index) => drawLamb(young, hasLeapingLamb && index === 0))
    )
  },
)
