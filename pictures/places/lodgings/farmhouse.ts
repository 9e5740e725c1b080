// A farmhouse in the meadow.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { stroke, wholes } from '#pictures/drawing/paths.ts'
import { placeCabin } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { drawBirches, drawBirchWood } from '#pictures/nature/birch.ts'
import { drawGroundShadow } from '#pictures/nature/ground-shadow.ts'
import { drawGrass, drawHill } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'

const sea = 600

function drawMeadowHouse(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('meadow')
  const flowers = Array.from({ length: 70 }, () => wholes`M${random() * 1600} ${790 + random() ** 0.7 * 110}h0`).join(
    '',
  )
  return (
    drawHill(points`-40,614 300,596 700,610 1100,590 1660,604`, mix(palette.meadow, palette.haze, 0.25)) +
    drawBirchWood({ from: -10, to: 1610, top: () => 596, deep: 22, many: 40, small: 20, large: 36 }, stage, random) +
    drawHill(points`-40,690 300,664 620,650 980,664 1320,690 1660,676`, palette.meadow) +
    drawGroundShadow(stage, 560, 706, { width: 380, height: 150 }) +
    placeCabin(paintHouse(palette, 'ochre'), [320, 706, 2.5], {
      long: 100,
      gable: 66,
      wall: 62,
      rise: 38,
      windows: 4,
    }) +
    drawBirches(spots`250,716,230 830,706,170`, stage, random) +
    stroke(
      'M900 742V690M980 746V694M1060 750V698M1140 756V704M1220 760V708M1300 768V716M1380 776V724M1460 786V734M1540 796V744M880 704L1600 762M880 722L1600 782',
      palette.lit('#f1ead8'),
      5,
    ) +
    drawHill(points`-40,800 300,772 700,782 1100,800 1660,850`, mix(palette.meadow, palette.meadowShade, 0.4)) +
    drawGrass({ from: -20, to: 1620, top: () => 830, deep: 90, many: 110, tall: 50 }, palette, random) +
    (palette.isSnowedIn || palette.season === 'autumn'
      ? ''
      : stroke(flowers, palette.lit('#fbf7ea'), 7, { isRound: true }))
  )
}

export const farmhouse: View = {
  facing: 20,
  waterline: sea,
  tallest: 380,
  focus: 0.3,
  drawLand: (stage) =>
    stage.ridge(
      { seed: 44, air: 0.3, ribs: 0.6 },
      skyline`420,${sea} 560,540 700,470 800,390^ 860,420 940,350^ 1010,400 1100,430^ 1220,500 1340,480^ 1500,550
        1680,570`,
    ) + stage.mist(sea - 90, 92, 0.5),
  water: false,
  drawShore: drawMeadowHouse,
}
