// A small cabin, a large mountain.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { fill } from '#pictures/drawing/paths.ts'
import { placeCabin } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { drawBirchWood } from '#pictures/nature/birch.ts'
import { drawGroundShadow } from '#pictures/nature/ground-shadow.ts'
import { colourRock, drawBoulders, drawGrass, drawHill } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'

const great = skyline`-80,560 100,520 240,470 340,380 430,350 500,260 560,236^ 610,190 680,96^ 730,150 780,140^ 850,250
  910,270^ 990,370 1080,420 1180,500 1330,540 1500,600 1680,640`

function drawCabinBelow(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('heath')
  return (
    drawHill(points`-40,690 300,664 700,672 1100,650 1660,664`, palette.meadow) +
    drawBirchWood(
      { from: -10, to: 1610, top: () => 664, deep: 44, many: 54, small: 26, large: 52, clearing: [1060, 1330] },
      stage,
      random,
    ) +
    fill('M-20 740q300-30 640-6t380 50q-240 50-560 40T-20 790z', palette.sea[0]?.[1] ?? '#ffffff', 0.9) +
    fill('M-20 752q300-24 600-2t330 40q-240 36-520 28T-20 786z', palette.sea[1]?.[1] ?? '#ffffff', 0.55) +
    drawGroundShadow(stage, 1200, 722, { width: 130, height: 60 }) +
    placeCabin(paintHouse(palette, 'grey'), [1130, 722, 1.35], {
      long: 56,
      gable: 44,
      wall: 28,
      rise: 24,
      windows: 2,
    }) +
    drawHill(
      points`-40,850 300,830 700,836 1000,800 1300,780 1660,800`,
      mix(palette.meadow, palette.meadowShade, 0.5),
    ) +
    drawBoulders(spots`1420,830,44 1500,850,28 180,860,36`, colourRock(palette), random) +
    drawGrass({ from: -20, to: 1620, top: () => 840, deep: 60, many: 120, tall: 34 }, palette, random)
  )
}

export const cabin: View = {
  facing: 340,
  waterline: 690,
  tallest: 96,
  focus: 0.74,
  drawLand: (stage) =>
    stage.ridge({ seed: 58, air: 0.1, base: 700, rough: 0.18, steep: 2.2, ribs: 1 }, great) +
    stage.mist(580, 122, 0.35),
  water: false,
  drawShore: drawCabinBelow,
}
