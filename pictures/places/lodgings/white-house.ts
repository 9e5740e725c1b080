// A white house in the snow, seen up a slope between bare birches.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { placeCabin } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { drawBirches } from '#pictures/nature/birch.ts'
import { drawGroundShadow } from '#pictures/nature/ground-shadow.ts'
import { drawHill } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { drawGableFront } from './gable-front.ts'

function drawWhiteHouse(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('drifts')
  const white = paintHouse(palette, 'white')
  const bank = mix(palette.meadow, palette.meadowShade, 0.4)
  return (
    drawHill(points`-40,650 260,640 560,610 860,590 1200,604 1660,650`, palette.meadow) +
    drawGroundShadow(stage, 900, 640, { width: 300, height: 150, ground: palette.isSnowedIn ? 'snow' : 'meadow' }) +
    fill('M972 338h24v70h-24z', white.chimney) +
    place(
      drawGableFront(white, {
        width: 260,
        wall: 190,
        rise: 110,
        rows: [
          [0.22, 0.78],
          [0.22, 0.5, 0.78],
        ],
        door: 0.5,
      }),
      790,
      640,
      1,
    ) +
    placeCabin(paintHouse(palette, 'red'), [1180, 656, 1.5], {
      long: 50,
      gable: 44,
      wall: 30,
      rise: 24,
      hasChimney: false,
    }) +
    fill('M860 640h120l20 14H840z', white.deck) +
    drawHill(points`-40,800 240,740 520,720 860,660 1060,670 1300,720 1660,700`, bank, 910, 0.7) +
    drawHill(points`-40,850 300,790 640,800 760,780 900,740 1000,760 1200,800 1660,770`, palette.meadow) +
    fill(
      'M905 654q10 40-60 90t-190 90-130 80h150q30-60 130-110t140-100 20-50z',
      mix(palette.meadow, palette.meadowShade, 0.75),
    ) +
    drawBirches(spots`110,870,560 330,830,320 1430,850,480 1560,800,300`, stage, random) +
    stroke('M420 800v-60M520 806v-60M620 806v-56M1040 778v-56M1140 796v-58M1240 806v-60', palette.dim('#6b5a48'), 6)
  )
}

export const whiteHouse: View = {
  facing: 310,
  waterline: 640,
  tallest: 300,
  focus: 0.58,
  drawLand: (stage) =>
    stage.ridge(
      { seed: 7, air: 0.3, base: 660, rough: 0.19, ribs: 0.7, depth: 2 },
      skyline`-80,420 80,340^ 200,420 330,330 420,270^ 500,340 620,430 760,520 1000,560 1200,500 1360,430^ 1460,480
        1560,420^ 1680,460`,
    ) + stage.mist(540, 122, 0.5),
  water: false,
  drawShore: drawWhiteHouse,
}
