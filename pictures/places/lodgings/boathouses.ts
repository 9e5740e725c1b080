// Boathouses, gable by gable, mirrored.

import { place, tenths } from '#pictures/drawing/paths.ts'
import { drawQuay, paintQuay } from '#pictures/foregrounds/quay.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { drawGableFront } from './gable-front.ts'

const row = [
  [-90, 250, 128, 96, 'red'],
  [190, 220, 116, 90, 'ochre'],
  [440, 270, 136, 104, 'red'],
  [742, 210, 112, 84, 'white'],
  [984, 256, 130, 98, 'red'],
  [1272, 228, 118, 90, 'grey'],
  [1532, 240, 126, 92, 'red'],
] as const

function drawBoathouses(stage: Stage): string {
  const { palette } = stage
  const y = 660
  const random = stage.random('quay')
  return (
    row
      .map(([x, width, wall, rise, colour], index) => {
        const paint = paintHouse(palette, colour)
        const gate = tenths`M${width * 0.2} 0V${-wall * 0.66}H${width * 0.8}V0zM${width * 0.5} 0V${-wall * 0.66}`
        return place(
          drawGableFront(paint, { width, wall, rise, rows: [[], [0.5]], door: 0 }) +
            (index % 2
              ? `<path d="${gate}" fill="${paint.side}" stroke="${paint.trim}" stroke-width="4"/>`
              : `<path d="${gate}" fill="${paint.door}" stroke="${paint.post}" stroke-width="3"/>`),
          x,
          y - 14,
        )
      })
      .join('') + drawQuay(-30, 1630, y - 14, y + 4, paintQuay(palette), random, 54)
  )
}

export const boathouses: View = {
  facing: 300,
  waterline: 664,
  tallest: 330,
  focus: 0.36,
  drawLand: (stage) =>
    stage.ridge(
      { seed: 31, air: 0.3, base: 660, rough: 0.18, ribs: 0.5, depth: 2 },
      skyline`-80,430 60,400 200,330^ 280,370 420,360^ 560,430 760,470 960,420 1100,350^ 1180,390 1290,310^ 1400,400
        1680,450`,
    ) +
    stage.mist(520, 142, 0.5) +
    drawBoathouses(stage),
  water: { squash: 0.8, many: 14 },
}
