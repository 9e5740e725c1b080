// A house alone on a headland.
import { mix } from '#pictures/drawing/colours.ts'
import { points } from '#pictures/drawing/lists.ts'
import { band, fill, type Point, path, stroke } from '#pictures/drawing/paths.ts'
import { placeCabin } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { drawGroundShadow } from '#pictures/nature/ground-shadow.ts'
import { colourRock, drawGrass, drawHill, drawRock } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'

function drawHeadland(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('headland')
  const top = points`700,930 760,810 840,740 930,690 1060,640 1200,606 1360,590 1500,600 1660,580`
  return (
    drawRock(420, 800, 260, 30, colourRock(palette), random, 9) +
    fill(
      path(points`640,930 690,830 770,770 800,720 880,690 940,660 1060,620 1200,590 1360,574 1660,566 1660,930`),
      palette.shore,
    ) +
    fill(
      path(points`690,830 770,770 800,720 880,690 940,660 980,690 900,740 880,800 800,850 770,910 650,930`),
      palette.shoreLit,
    ) +
    drawHill(
      top.map(([x, y]): Point => [x + 40, y - 8]),
      mix(palette.meadow, palette.meadowShade, 0.3),
    ) +
    drawGroundShadow(stage, 1300, 596, { width: 190, height: 100 }) +
    placeCabin(paintHouse(palette, 'white'), [1210, 596, 1.5], {
      long: 84,
      gable: 60,
      wall: 54,
      rise: 36,
      windows: 3,
    }) +
    stroke('M1140 604V470', palette.tone('#f3f0e6'), 5) +
    drawHill(points`860,930 1000,820 1200,740 1420,712 1660,720`, mix(palette.meadow, palette.meadowShade, 0.65)) +
    stroke(
      'M1290 600q-20 50 60 80t60 90-120 150',
      palette.isSnowedIn ? palette.meadowShade : mix(palette.meadow, palette.lit('#e5d6ae'), 0.6),
      11,
      { isRound: true },
    ) +
    drawGrass(
      { from: 900, to: 1620, top: (x) => 860 - (x - 900) * 0.12, deep: 100, many: 100, tall: 38 },
      palette,
      random,
    )
  )
}

export const headland: View = {
  facing: 350,
  waterline: 560,
  tallest: 480,
  focus: 0.84,
  openSea: [0, 900],
  drawLand: (stage) =>
    stage.ridge({ seed: 9, air: 0.5, depth: 2, ribs: 0.4 }, skyline`-60,520 60,500^ 150,520 260,506^ 400,560`),
  drawWater: (stage, land) =>
    stage.water(land, { calm: 0.35, many: 30, squash: 0.5 }) + band(560, 3, stage.palette.light, 0.3),
  drawShore: drawHeadland,
}
