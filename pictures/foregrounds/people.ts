import { z } from 'zod'
import { disc, fill, place } from '#pictures/drawing/paths.ts'
import { shadedGrounds } from '#pictures/nature/ground-shadow.ts'
import type { Stage } from '#pictures/stage.ts'
import { defineForeground, drawShadows, placeEach, turnedSpot } from './foreground.ts'

const jacket = 'M-.4-7H6.4L6.2-9C6.6-12 6.6-15.4 4.6-16.2 3.6-16.6 2.6-16.6 1.6-16.2-.4-15.4-.6-12-.2-9z'
const legs = 'M0 0L1.2-8 3.4-8 4.4 0 5.8 0 6.2-9H-.2L-1.4 0z'
const striding = 'M-2.6 0L.6-8.6 3.2-8.6 6.4-.8 8-1.4 6.2-9.4H-.2L-4.2-.6z'
const seated = 'M-.2-3.4L-.2 0 2.6 0 9-.2 9-2.2 3-3.4z'

const coats = ['#b3372b', '#274b5c', '#c98a2c', '#3f5b46', '#e8e0cc'] as const

export function coatOf(index: number): string {
  return coats[index % coats.length] ?? coats[0]
}

export type PersonLook = ReturnType<typeof lookOf>

/** Returns a function that applies the light to clothes: dark against a low sun. */
export function dress(stage: Stage): (colour: string) => string {
  const { palette, sun } = stage
  if (sun.isBefore && sun.height > 0 && sun.height < 6) return (colour) => palette.dim(palette.dim(colour))
  return palette.painted
}

export function lookOf(stage: Stage, coat: string) {
  const seen = dress(stage)
  return { coat: seen(coat), trousers: seen('#2b3338'), skin: seen('#4a3a30') }
}

/** About 20 tall, left foot at the origin. */
export function drawPerson(
  { coat, trousers, skin }: PersonLook,
  pose: 'standing' | 'walking' | 'seated' = 'standing',
): string {
  if (pose === 'seated')
    return place(fill(jacket, coat), 0, 5.6) + fill(seated, trousers) + disc(3.1, -11.6, 1.75, skin)
  return fill(jacket, coat) + fill(pose === 'walking' ? striding : legs, trousers) + disc(3.1, -18.3, 1.75, skin)
}

export const people = defineForeground(
  z.strictObject({
    at: z.array(turnedSpot).min(1),
    pose: z.enum(['standing', 'walking', 'seated']).default('standing'),
    ground: z.enum(shadedGrounds).default('meadow').describe('What their shadows lie on'),
  }),
  (stage, { at, pose, ground }) =>
    drawShadows(stage, at, { width: 6, height: 19, ground, aside: 2.4 }) +
    placeEach(at, (index) => drawPerson(lookOf(stage, coatOf(index)), pose)),
)
