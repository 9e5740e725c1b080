import { z } from 'zod'
import { colourRock, drawRock } from '#pictures/nature/shore.ts'
import { defineForeground } from './foreground.ts'

export const skerries = defineForeground(
  z.strictObject({
    at: z
      .array(z.tuple([z.number(), z.number(), z.number().positive(), z.number().positive()]))
      .min(1)
      .describe('Left end, waterline, width and height of each'),
  }),
  ({ palette, random }, { at }) => {
    const chance = random(`skerries-${at[0]?.[0]}`)
    return at
      .map(([x, y, width, height]) =>
        drawRock(x, y, width, height, colourRock(palette), chance, Math.max(6, Math.round(width / 46))),
      )
      .join('')
  },
)
