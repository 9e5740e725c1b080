import { fill } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const horse: Vignette = (stage) => {
  const { art, sheet, palette } = stage
  sheet.put(
    paintSky(stage, 206),
    paintRidge(
      stage,
      { seed: 19, air: 0.16, base: 210 },
      skyline`-10,120 26,80^ 60,122 96,106^ 160,196 250,206 330,176^ 370,190 410,160`,
    ),
    paintWater(stage, 208, stage.random('water'), { bottom: 290, many: 20 }),
    fill('M0 270Q120 252 240 268T410 262V300H0z', palette.foam),
    fill('M0 278Q120 260 240 276T410 270V404H0z', palette.isSnowedIn ? palette.meadow : palette.lit('#eaddb8')),
    fill('M0 288Q130 272 250 288T410 282V404H0z', palette.isSnowedIn ? palette.snowLit : palette.lit('#f4ecd2')),
    art('hoof-prints', 'neck', 'head', 'muzzle', 'eye', 'mane', 'halter'),
  )
}
