import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const campervan: Vignette = (stage) => {
  const { art, sheet } = stage
  sheet.put(
    paintSky(stage, 256),
    paintRidge(
      stage,
      { seed: 17, air: 0.1, base: 260 },
      skyline`-20,190 40,122^ 90,172 150,76^ 196,134 236,112^ 300,200 350,176^ 420,220`,
    ),
    paintWater(stage, 256, stage.random('water'), { bottom: 276, many: 8 }),
    art('road', 'van', 'sign'),
  )
}
