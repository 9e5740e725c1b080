import { z } from 'zod'
import { disc, fill, stroke } from '#pictures/drawing/paths.ts'
import { defineForeground, placeEach, turnedSpot } from './foreground.ts'

const suit = '#1b242a'
const head = '#2c2420'

/** To the right, about 32 tall. */
export function drawRidingSurfer(board: string): string {
  return (
    fill('M-20 2Q0-3 22-3L25-5 22 0Q0 5-20 4z', board) +
    fill('M-7 0L-4-9-9-15-4-17 3-10 3-6 9-1 6 0-1-5-3 1zM-8-15L-3-27 4-26 6-22 2-20 1-15-3-13z', suit) +
    stroke('M2-24L14-21M-4-24L-15-29', suit, 2.6, { isRound: true }) +
    disc(4, -29, 3, head)
  )
}

export function drawPaddlingSurfer(board: string): string {
  return (
    fill('M-18 1Q0-3 20-2L22-3 20 2Q0 4-18 3z', board) +
    fill('M-15-1L2-4 9-5 11-3 3 0-14 1z', suit) +
    disc(12, -6, 2.4, head) +
    stroke('M7-3L13 3', suit, 2, { isRound: true })
  )
}

export function drawWalkingSurfer(board: string): string {
  return (
    fill('M0 0L1-9 4-9 5 0 7 0 6-11 6-18-1-18-1-11-2 0z', suit) +
    disc(2.6, -21, 2.6, head) +
    fill('M-16-9Q0-15 24-12.500L26-11.500 24-10.500Q2-6-14-8z', board) +
    fill('M6-18L9-11 7-9 4-15z', suit) +
    stroke('M-10-9Q4-12 22-11.500', '#a33a2a', 0.9)
  )
}

const kinds = { riding: drawRidingSurfer, paddling: drawPaddlingSurfer, walking: drawWalkingSurfer }

export const surfers = defineForeground(
  z.strictObject({ type: z.enum(['riding', 'paddling', 'walking']), at: z.array(turnedSpot).min(1) }),
  ({ palette }, { type, at }) => placeEach(at, () => kinds[type](palette.tone('#f3ead2', 0.5))),
)
