import { place } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const gallery: Vignette = (stage) => {
  const { art, sheet } = stage
  const view =
    paintSky(stage, 190) +
    paintRidge(stage, { seed: 7, air: 0.2, base: 194 }, skyline`-10,160 26,92^ 52,130 78,108^ 130,180`) +
    paintWater(stage, 192, stage.random('water'), { bottom: 250, many: 10 })
  // The painting sees the same mountain, more freely.
  const painting = art('painting')
  sheet.put(
    art('studio'),
    // Window.
    sheet.cut(view, 0, 36, 112, 214),
    art('window-frame', 'jar', 'easel', 'canvas'),
    place(painting, 170, 88, 1.01),
    art('easel-ledge', 'stool'),
  )
}
