import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintSteam, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const coffee: Vignette = (stage) => {
  const { art, sheet } = stage
  sheet.put(
    paintSky(stage, 164),
    paintRidge(
      stage,
      { seed: 6, air: 0.42, base: 166 },
      skyline`-10,140 50,96^ 100,132 170,74^ 206,116 280,86^ 336,134 380,110^ 420,128`,
    ),
    paintWater(stage, 164, stage.random('water'), { bottom: 190, many: 8 }),
    art('window', 'light'),
    paintSteam(112, 192, 130, '#ffffff', 0.55, 20),
    paintSteam(158, 188, 110, '#ffffff', 0.45, -18),
    art('plate', 'bun'),
  )
}
