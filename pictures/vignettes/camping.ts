import { stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintSteam, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const camping: Vignette = (stage) => {
  const { art, sheet, palette } = stage
  sheet.put(
    paintSky(stage, 190),
    paintRidge(
      stage,
      { seed: 21, air: 0.26, base: 194 },
      skyline`-10,166 40,140^ 90,172 160,186 230,150 280,88^ 310,124 344,70^ 380,118 410,104`,
    ),
    paintWater(stage, 192, stage.random('water'), { bottom: 270, many: 18 }),
    art('meadow', 'tent', 'flat-stone', 'pot'),
    paintSteam(140, 180, 150, '#ffffff', 0.5, 20),
    paintSteam(178, 182, 120, '#ffffff', 0.4, -16),
    art('cup'),
    stroke(
      'M20 320l5-20M32 324l7-24M44 320l4-18M270 330l5-20M282 336l7-24M376 330l5-20M388 336l7-24',
      palette.leaves[2],
      3.4,
      { isRound: true },
    ),
  )
}
