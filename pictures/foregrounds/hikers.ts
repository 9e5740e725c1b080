import { z } from 'zod'
import { fill, type Point, smooth, stroke } from '#pictures/drawing/paths.ts'
import { shadedGrounds } from '#pictures/nature/ground-shadow.ts'
import type { Stage } from '#pictures/stage.ts'
import { defineForeground, drawShadows, placeEach, point, turnedSpot } from './foreground.ts'
import { coatOf, drawPerson, dress, lookOf } from './people.ts'

const packs = ['#e0a33a', '#d9d3c0', '#31464f', '#a33a2a']

/** About 20 tall; a standing hiker is seen from behind. */
export function drawHiker(stage: Stage, coat: string, pack: string, pose: 'standing' | 'walking' | 'seated'): string {
  const carried = dress(stage)(pack)
  const person = drawPerson(lookOf(stage, coat), pose)
  if (pose === 'walking') return fill('M.8-15.6h-2.6q-2.4 1-2.2 4t2.4 3h2.4z', carried) + person
  return person + (pose === 'standing' ? fill('M.6-15.4h5v6.4q-2.5 1-5 0z', carried) : '')
}

export function drawTrail(line: readonly Readonly<Point>[], colour: string, width: number): string {
  return stroke(smooth(line), colour, width, { isRound: true })
}

export const hikers = defineForeground(
  z.strictObject({
    at: z.array(turnedSpot).min(1),
    pose: z.enum(['standing', 'walking', 'seated']).default('standing'),
    ground: z.enum(shadedGrounds).default('meadow').describe('What their shadows lie on'),
    trail: z.array(point).min(2).optional().describe('The path they walk on'),
    trailWidth: z.number().positive().default(5),
  }),
  (stage, { at, pose, ground, trail, trailWidth }) => {
    const { palette } = stage
    const worn = palette.isSnowedIn ? palette.meadowShade : palette.lit('#d8c69c')
    return (
      (trail ? drawTrail(trail, worn, trailWidth) : '') +
      drawShadows(stage, at, { width: 6, height: 19, ground, aside: 2.4 }) +
      placeEach(at, (index) => drawHiker(stage, coatOf(index % 4), packs[index % 4] ?? '#e0a33a', pose))
    )
  },
)
