import { disc } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRain, paintRidge, paintSky, paintSteam, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const book: Vignette = (stage) => {
  const { art, sheet } = stage
  const outside =
    paintSky(stage, 176) +
    paintRidge(
      stage,
      { seed: 10, air: 0.25, base: 180 },
      skyline`-10,120 40,78^ 90,130 150,100^ 206,160 280,140^ 340,96^ 410,150`,
    ) +
    paintWater(stage, 178, stage.random('water'), { bottom: 270, many: 12 }) +
    paintRain(60, stage.random('rain'))
  const glow = sheet.radial(318, 150, 230, [
    [0, '#ffe2a0', 0.75],
    [0.4, '#ffcf7e', 0.26],
    [1, '#ffcf7e', 0],
  ])
  sheet.put(
    sheet.cut(outside, 0, 0, 400, 270),
    art('rain', 'frame', 'sill'),
    disc(318, 150, 230, glow),
    art('lamp', 'book', 'mug'),
    paintSteam(76, 202, 90, '#ffffff', 0.45, 12),
  )
}
