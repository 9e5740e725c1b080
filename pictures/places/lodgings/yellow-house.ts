// A yellow house on a quay, half of it behind the mist.
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { drawQuay, paintQuay } from '#pictures/foregrounds/quay.ts'
import { placeCabin } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { drawGableFront } from './gable-front.ts'

function drawYellowHouse(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('yellow')
  return (
    drawQuay(-30, 980, 724, 800, paintQuay(palette), random, 46) +
    placeCabin(paintHouse(palette, 'red'), [720, 724, 1.7], {
      long: 60,
      gable: 50,
      wall: 34,
      rise: 26,
      hasChimney: false,
    }) +
    place(
      drawGableFront(paintHouse(palette, 'ochre'), {
        width: 400,
        wall: 270,
        rise: 150,
        rows: [
          [0.2, 0.8],
          [0.2, 0.5, 0.8],
        ],
        door: 0.5,
      }),
      210,
      724,
      1,
    ) +
    fill('M60 724v-46h70v46zM64 678v-40h62v40z', palette.tone('#8a6a44')) +
    stroke('M60 700h70M64 658h62', palette.dim('#5a432c'), 3)
  )
}

export const yellowHouse: View = {
  facing: 130,
  waterline: 650,
  tallest: 380,
  focus: 0.15,
  drawLand: (stage) =>
    stage.ridge(
      { seed: 16, air: 0.4, ribs: 0.6, depth: 2 },
      skyline`820,650 940,560 1040,486^ 1130,500 1210,430^ 1300,490 1370,460^ 1470,540 1560,500^ 1680,550`,
    ) + stage.mist(560, 92, 0.5),
  drawShore: drawYellowHouse,
}
