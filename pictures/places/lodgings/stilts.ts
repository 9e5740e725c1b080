// One cabin, close, over black water.
import { boxes } from '#pictures/drawing/lists.ts'
import { stroke } from '#pictures/drawing/paths.ts'
import { drawStilts, placeCabin } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { colourRock, drawRock } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { drawLampLight } from '#pictures/nature/water.ts'
import type { Stage, View } from '#pictures/stage.ts'

function drawStiltCabin(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('cabin')
  const paint = paintHouse(palette, 'red')
  const glow = drawLampLight(boxes`690,846,60,5 930,846,120,6 1180,850,130,6 1400,846,110,5`, palette.lamp, random, 0.5)
  return (
    drawRock(1240, 906, 480, 80, colourRock(palette), random, 10) +
    drawStilts(560, 1660, 700, () => 850, 3, paint, random, 30) +
    placeCabin(paint, [640, 700, 4.6], { long: 150, gable: 70, wall: 48, rise: 40, windows: 4 }) +
    stroke('M566 706V640H660M566 664H660M610 706V640', paint.post, 6) +
    glow
  )
}

export const stilts: View = {
  facing: 330,
  waterline: 690,
  tallest: 430,
  focus: 0.53,
  drawLand: (stage) =>
    stage.ridge(
      { seed: 25, air: 0.2, rough: 0.2, ribs: 0.6, depth: 2 },
      skyline`-80,560 60,500^ 180,560 300,460^ 380,500 480,430^ 600,540 760,600 900,690`,
    ),
  drawShore: drawStiltCabin,
}
