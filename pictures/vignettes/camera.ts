import { points } from '#pictures/drawing/lists.ts'
import { fill } from '#pictures/drawing/paths.ts'
import { drawCurtain } from '#pictures/nature/aurora.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintStars, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const camera: Vignette = (stage) => {
  const { art, sheet } = stage
  const curve: [number, number][] = points`-30,168 50,132 130,150 210,96 300,110 370,56 440,30`
  sheet.put(
    paintSky(stage, 268),
    paintStars(34, 230, stage.random('stars')),
    drawCurtain(
      sheet,
      curve.map(([x, y]) => [x, y - 42]),
      92,
      stage.random('far'),
      { many: 14, strength: 0.7, colours: ['#6fd8ad', '#47b79d', '#2f7f8a'] },
    ),
    drawCurtain(sheet, curve, 130, stage.random('near'), { many: 22, strength: 1 }),
    paintRidge(
      stage,
      { seed: 29, air: 0.1, base: 272 },
      skyline`-10,210 34,166^ 70,206 120,236 250,250 300,208 340,152^ 366,186 410,160`,
    ),
    paintWater(stage, 270, stage.random('water'), { bottom: 330, many: 16 }),
    art('snow', 'tripod', 'camera'),
    fill(
      'M131 127h102v66H131z',
      sheet.vertical(
        [
          [0, '#0c2a44'],
          [0.6, '#2f8f86'],
          [1, '#123a52'],
        ],
        127,
        193,
      ),
    ),
    art('screen'),
  )
}
