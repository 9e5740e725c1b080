import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const ferry: Vignette = (stage) => {
  const { art, sheet } = stage
  sheet.put(
    paintSky(stage, 206),
    paintRidge(
      stage,
      { seed: 36, air: 0.34, base: 210 },
      skyline`-10,170 24,132^ 60,168 120,200 280,200 330,150^ 356,172 384,128^ 410,150`,
    ),
    paintWater(stage, 208, stage.random('water'), { bottom: 348, many: 22 }),
    art('hull', 'visor', 'ramp', 'car', 'boards'),
  )
}
