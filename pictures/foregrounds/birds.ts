import { z } from 'zod'
import { fill } from '#pictures/drawing/paths.ts'
import { drawGulls } from '#pictures/nature/sky.ts'
import { defineForeground, placeEach, turnedSpot } from './foreground.ts'
import { dress } from './people.ts'

/** Returns a flying sea eagle, 120 wide, head to the right. */
export function drawEagle(seen: (colour: string) => string): string {
  return (
    fill('M-8-1Q-24-2-35 4L-33 8Q-20 8-7 5z', seen('#f4efe2')) +
    fill('M2-2Q8-24 20-34L30-46 32-38 42-43 38-33 46-35 38-26Q28-12 12 2z', seen('#4a3829')) +
    fill('M-9 0Q4-8 20-5L27-4Q30-1 26 1 14 8-6 6z', seen('#6a5038')) +
    fill('M20-6Q26-9 31-6 33-3 29 0L22 1z', seen('#c9ab7c')) +
    fill('M31-6Q36-6 37-1 33-2 30-2z', seen('#e3b23c')) +
    fill('M-4 2Q-12-18-26-28L-42-40-40-32-52-35-46-27-57-26-48-20-55-16-44-13Q-26 0-2 6 8 8 10 2z', seen('#6a5038')) +
    fill('M-10-2Q-22-14-34-20L-48-20-55-16-44-13Q-26 0-2 6z', seen('#3f3024'))
  )
}

export const eagles = defineForeground(
  z.strictObject({ at: z.array(turnedSpot).min(1).describe('x and y of the breast, and scale: 1 spans 100 units') }),
  (stage, { at }) => placeEach(at, () => drawEagle(dress(stage))),
)

export const gulls = defineForeground(
  z.strictObject({
    at: z
      .array(z.tuple([z.number(), z.number(), z.number().positive().max(60)]))
      .min(1)
      .describe('x, y and half the span of each'),
  }),
  ({ palette }, { at }) => {
    const { isDark } = palette
    return drawGulls(
      at,
      isDark ? palette.lit('#dfe8ea') : palette.hour === 'midnight' ? palette.dim('#5b5a66') : palette.tone('#fdf9ee'),
      0.92,
    )
  },
)
