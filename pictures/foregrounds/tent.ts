import { z } from 'zod'
import { fill, stroke } from '#pictures/drawing/paths.ts'
import type { Palette } from '#pictures/light/palette.ts'
import { shadedGrounds } from '#pictures/nature/ground-shadow.ts'
import { defineForeground, drawShadows, placeAt, turnedSpot } from './foreground.ts'

export type TentPaint = ReturnType<typeof paintTent>

const cloths = { ochre: ['#d08b2c', '#93601f'], red: ['#b8412f', '#7d2922'], green: ['#7d9155', '#4f6140'] } as const

/** After dark it glows from inside. */
export function paintTent(palette: Palette, colour: keyof typeof cloths = 'ochre') {
  const { isDark, painted: seen } = palette
  const [cloth, shade] = cloths[colour]
  return {
    cloth: seen(cloth),
    shade: seen(shade),
    door: isDark ? (palette.lamp ?? '#ffcf6e') : palette.tone('#3a2f24'),
    rope: palette.dim('#8a8272'),
  }
}

/** 80 wide, 36 high, door to the left, standing on the origin. */
export function drawTent({ cloth, shade, door, rope }: TentPaint): string {
  return (
    stroke('M-38-4L-56 4M36-12L56 4M-6-36L-20 5', rope, 0.9) +
    fill('M-40 0Q-34-32-6-36L30-20 42 0z', cloth) +
    fill('M-6-36L30-20 42 0H4z', shade) +
    fill('M-32 0Q-28-22-14-28L-8 0z', door) +
    stroke('M-6-36L4 0', cloth, 1.4)
  )
}

export const tent = defineForeground(
  z.strictObject({
    at: z.array(turnedSpot).min(1),
    colour: z.enum(['ochre', 'red', 'green']).default('ochre'),
    ground: z.enum(shadedGrounds).default('meadow').describe('What its shadow lies on'),
  }),
  (stage, { at, colour, ground }) => {
    const drawn = drawTent(paintTent(stage.palette, colour))
    return at
      .map((spot) => drawShadows(stage, [spot], { width: 76, height: 30, ground }) + placeAt(spot, drawn))
      .join('')
  },
)
