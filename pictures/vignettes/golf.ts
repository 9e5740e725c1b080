import { fill, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { drawGlitter } from '#pictures/nature/water.ts'
import { paintRidge, paintSky, paintSun, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const golf: Vignette = (stage) => {
  const { art, sheet, palette } = stage
  const green = palette.meadow
  const dark = palette.meadowShade
  let dimples = ''
  for (let row = -3; row <= 3; row++)
    for (let at = -3; at <= 3; at++) {
      const [x, y] = [at * 15 + (row % 2 ? 7 : 0), row * 13]
      if (Math.hypot(x, y) < 44) dimples += `M${112 + x} ${314 + y}h0`
    }
  sheet.put(
    paintSky(stage, 196),
    paintSun(stage, 214, 172, 15, 210),
    paintRidge(stage, { seed: 23, air: 0.24, base: 200 }, skyline`286,200 330,178 362,140^ 384,158 410,128`),
    paintWater(stage, 196, stage.random('water'), { bottom: 280, many: 20 }),
    drawGlitter(198, 214, stage.random('glitter'), { bottom: 270, many: 34, spread: 60 }),
    // Skerries, the green, its fringe.
    fill('M-10 236Q40 216 92 228 120 240 104 246H-10zM300 238q40-14 110-6v16H300z', palette.shore),
    fill('M-10 404V252Q60 238 130 250 220 262 300 248 360 240 410 248V404z', dark),
    fill('M-10 404V276Q80 258 190 268 310 274 410 262V404z', green),
    fill('M-10 404V340Q120 300 240 314 340 320 410 306V404z', dark, 0.35),
    stroke(
      'M20 256l4-14M30 256l6-18M44 254l4-12M64 252l6-16M300 250l4-14M316 248l6-18M338 246l4-12M372 246l6-18M388 246l4-12',
      palette.leaves[1],
      3,
      { isRound: true },
    ),
    art('shadows', 'ball'),
    stroke(dimples, '#b7a6a6', 6.4, { isRound: true, opacity: 0.65 }),
    fill('M62 332A54 54 0 00162 332Q130 372 62 332z', '#8d7f88', 0.7),
    fill('M70 362l4-16 5 16zM88 368l3-12 5 12zM132 368l5-14 4 14zM152 358l5-16 4 16zM60 352l2-12 5 12z', green),
    fill('M84 404l5-22 6 22zM196 404l6-30 6 30zM222 404l4-20 6 20zM270 404l6-24 5 24zM350 404l5-28 6 28z', dark),
  )
}
