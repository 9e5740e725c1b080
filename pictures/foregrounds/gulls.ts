import { z } from 'zod'
import { drawGulls } from '#pictures/nature/sky.ts'
import { defineForeground } from './foreground.ts'

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
