import { z } from 'zod'
import { disc, fill, ring, stroke } from '#pictures/drawing/paths.ts'
import { defineForeground, drawShadows, placeEach, turnedSpot } from './foreground.ts'
import { coatOf, dress } from './people.ts'

/** Faces right, about 32 tall, wheels on y = 0. */
export function drawCyclist(seen: (colour: string) => string, coat: string, luggage: string): string {
  const wheel = (x: number) => ring(x, -6.5, 6.2, seen('#22292d'), 1.1) + disc(x, -6.5, 1.2, seen('#22292d'))
  return (
    wheel(-11) +
    wheel(11) +
    stroke('M-11-6.5L-1-6.5-5-15M-1-6.5L7-15-5.5-14M6-18L11-6.5', seen('#1f5268'), 1.4) +
    stroke('M5-18.5Q9-20 10-17', seen('#22292d'), 1.2, { isRound: true }) +
    fill('M-15-13h8l-1 8h-6z', seen(luggage)) +
    stroke('M-5-17L1-12 -1-5', seen('#2b3338'), 2.8, { isRound: true }) +
    fill('M-7-16Q-7-25 0-27L4-25Q5-22 2-20L-1-15z', seen(coat)) +
    stroke('M1-24L7-19', seen(coat), 2.2, { isRound: true }) +
    disc(4.6, -28.6, 2.5, seen('#4a3a30')) +
    fill('M1.6-29Q3-33 7-31.4L7.6-29.4z', seen('#f4efe2'))
  )
}

const panniers = ['#b3372b', '#e0a33a', '#274b5c']

export const cyclists = defineForeground(
  z.strictObject({ at: z.array(turnedSpot).min(1) }),
  (stage, { at }) =>
    drawShadows(stage, at, { width: 26, height: 30, ground: 'rock' }) +
    placeEach(at, (index) => drawCyclist(dress(stage), coatOf(index + 2), panniers[index % 3] ?? '#b3372b')),
)
