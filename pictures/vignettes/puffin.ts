import { points } from '#pictures/drawing/lists.ts'
import { disc } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const puffin: Vignette = (stage) => {
  const { art, sheet, palette } = stage
  sheet.put(
    paintSky(stage, 236),
    paintRidge(
      stage,
      { seed: 27, air: 0.42, base: 240, ribs: 0.6 },
      skyline`220,240 270,206 300,172^ 330,200 362,150^ 410,186`,
    ),
    paintWater(stage, 238, stage.random('water'), { many: 34 }),
    art('rock'),
    ...points`293,308 315,300 336,310`.flatMap(([x, y]) => [
      disc(x, y, 8, palette.lit('#d97f9a')),
      disc(x - 2, y - 2, 4.4, palette.lit('#eeabc0')),
    ]),
    art('shadow', 'feet', 'body', 'collar', 'bill', 'eye'),
  )
}
