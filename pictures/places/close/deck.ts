// Along the rail of a line boat: a skrei comes over the roller.
import { fill, place } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { lightNear } from './near.ts'

const waterline = 470

function drawBoat(stage: Stage): string {
  const { palette } = stage
  const { seen, shade } = lightNear(stage)
  const art = stage.art('places/close/deck', { seen, shade })
  const cod = art('skrei')
  const glass = palette.lamp ?? shade('#2f4a58')
  return (
    art('wheelhouse') +
    fill('M30 236H150V380H30zM176 236H262L276 380H176z', glass) +
    art('wheelhouse-windows', 'lifebuoy', 'deck', 'bulwark', 'tub') +
    place(cod, 560, 690, 0.62, false, -84) +
    place(cod, 700, 700, 0.66, false, -100) +
    place(cod, 640, 668, 0.62, true, 80) +
    place(cod, 760, 676, 0.6, true, 94) +
    art('tub-front', 'hauler') +
    place(cod, 1404, 496, 1.08, false, -5) +
    art('hook', 'gaff')
  )
}

export const deck: View = {
  facing: 330,
  waterline,
  tallest: 250,
  focus: 0.9,
  water: { squash: 0.3 },
  drawLand: (stage) =>
    stage.ridge(
      { seed: 95, air: 0.3 },
      skyline`300,470 400,400 480,330^ 540,372 620,290^ 680,350 760,310^ 840,380 930,256^ 990,320 1080,290^ 1170,370
        1270,330^ 1380,400 1470,366^ 1660,420`,
    ) + stage.mist(waterline - 90, 92, 0.5),
  drawShore: drawBoat,
}
