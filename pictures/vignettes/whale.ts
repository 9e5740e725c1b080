import { spots } from '#pictures/drawing/lists.ts'
import { fill, oval, stroke, wholes } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { outlineRipples } from '#pictures/nature/water.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const whale: Vignette = (stage) => {
  const { art, sheet, palette } = stage
  const chance = stage.random('water')
  let drops = ''
  for (const [x, from, many] of spots`60,160,3 104,190,5 140,212,6 262,212,6 300,186,5 344,156,3`)
    for (let drop = 0; drop < many; drop++)
      drops += wholes`M${x + chance() * 14 - 7} ${from + chance() * 70}v${2 + chance() * 7}`
  sheet.put(
    paintSky(stage, 246),
    paintRidge(
      stage,
      { seed: 33, air: 0.4, base: 250, ribs: 0.6 },
      skyline`-10,240 30,216^ 62,232 96,208^ 150,240 210,228^ 262,244 316,214^ 350,232 378,204^ 410,226`,
    ),
    paintWater(stage, 248, chance, { many: 40 }),
    // Rings around the tail.
    oval(202, 336, 148, 26, palette.light, 0.35),
    oval(202, 338, 118, 19, palette.sea[2]?.[1] ?? '#2f8199'),
    art('tail-stem', 'flukes'),
    stroke(drops, '#e9f3f2', 3, { isRound: true, opacity: 0.85 }),
    art('splash'),
    fill(outlineRipples(300, 396, 12, chance, { left: 20, right: 400, most: 110 }), palette.foam, 0.5),
  )
}
