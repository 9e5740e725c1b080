import { place } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const fishingRod: Vignette = (stage) => {
  const { art, sheet } = stage
  sheet.put(
    paintSky(stage, 134),
    paintRidge(
      stage,
      { seed: 24, air: 0.28, base: 138 },
      skyline`-10,118 30,92^ 70,116 130,58^ 168,96 200,76^ 256,120 330,104^ 410,128`,
    ),
    paintWater(stage, 136, stage.random('water'), { bottom: 300, many: 26 }),
    art('boat', 'rowlock'),
    place(art('cod'), 188, 352, 1.06, false, -4),
    art('tackle-box', 'rod'),
  )
}
