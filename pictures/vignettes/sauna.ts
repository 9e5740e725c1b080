import { stroke } from '#pictures/drawing/paths.ts'
import { again } from '#pictures/drawing/sheet.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintSteam, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const sauna: Vignette = (stage) => {
  const { art, sheet, palette } = stage
  const land = sheet.keep(
    paintRidge(
      stage,
      { seed: 11, air: 0.14, base: 232 },
      skyline`-20,160 30,116^ 80,160 136,66^ 176,120 216,96^ 286,166 340,130^ 420,186`,
    ),
  )
  let clapboard = ''
  for (let y = 222; y < 304; y += 13) clapboard += `M104 ${y}h166`
  sheet.put(
    paintSky(stage, 230),
    land.svg,
    paintWater(stage, 230, stage.random('water'), { many: 26 }),
    sheet.cut(again(land.id, [1, 0, 0, -0.6, 0, 368], 0.32), 0, 231, 400, 90),
    paintSteam(250, 140, 126, palette.lit('#f3f5f6'), 0.6, -16),
    art('raft'),
    stroke(clapboard, '#5f3f2a', 2.2),
    art('hut', 'bather'),
  )
}
