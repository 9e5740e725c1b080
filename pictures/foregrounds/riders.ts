import { z } from 'zod'
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { shadedGrounds } from '#pictures/nature/ground-shadow.ts'
import { defineForeground, drawShadows, placeEach, turnedSpot } from './foreground.ts'
import { coatOf, drawPerson, dress, lookOf } from './people.ts'

/** Walks to the right, 40 long, 28 tall. */
export function drawHorse(seen: (colour: string) => string, coat: string, mane: string): string {
  return (
    stroke('M-11-8L-8-4-9 0M10-8L7-4 8 0', seen('#3a2c22'), 2.6) +
    fill('M-16-14Q-20-13-20-4L-17-3Q-15-8-14-12z', seen(mane)) +
    fill(
      'M-16-14Q-16-19-9-19 0-17 8-19L15-27Q18-30 20-28L26-22Q27-19 24-19L18-21 15-14Q13-9 8-9 0-7-8-9-16-8-16-14z',
      seen(coat),
    ) +
    stroke('M-13-10L-15-5-13 0M12-11L14-5 13 0', seen(coat), 3) +
    fill('M7-19L14-28Q18-32 20-28 16-25 13-17 10-15 7-19z', seen(mane)) +
    fill('M16-29l1-4 2 4z', seen(coat))
  )
}

const horses = [
  ['#8a5a34', '#e9d9b4'],
  ['#4a372b', '#2a211b'],
  ['#d8cdb8', '#f4efe2'],
  ['#a8763e', '#5b3d24'],
] as const

export const riders = defineForeground(
  z.strictObject({
    at: z.array(turnedSpot).min(1),
    ground: z.enum(shadedGrounds).default('sand').describe('What their shadows lie on'),
  }),
  (stage, { at, ground }) =>
    drawShadows(stage, at, { width: 34, height: 36, ground }) +
    placeEach(at, (index) => {
      const seen = dress(stage)
      const [coat, mane] = horses[index % horses.length] ?? horses[0]
      const rider = place(drawPerson(lookOf(stage, coatOf(index))), -3.4, -13)
      return drawHorse(seen, coat, mane) + rider + fill('M-1-19Q4-18 4-12L5-7 2-7 0-13z', seen('#2b3338'))
    }),
)
