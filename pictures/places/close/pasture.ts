// A home field by the fjord in May. The sheep come with the scene.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { fill, stroke, wholes } from '#pictures/drawing/paths.ts'
import { drawCabins } from '#pictures/foregrounds/rorbuer.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { drawBirchWood } from '#pictures/nature/birch.ts'
import { colourRock, drawBoulders, drawGrass, drawHill, readHeight } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'

const waterline = 470

const bank = points`-40,566 300,552 640,560 1000,552 1300,536 1660,520`

function drawFields(stage: Stage): string {
  const { palette, sheet } = stage
  const random = stage.random('field')
  let stakes = ''
  let wire = ''
  for (let stake = 0; stake < 13; stake++) {
    const x = 760 + stake * 72
    const y = Math.round(664 + Math.sin(stake / 2) * 5 - stake * 1.4)
    stakes += `M${x} ${y}v-46`
    wire += `${stake ? 'L' : 'M'}${x} ${y - 40}`
  }
  let flowers = ''
  for (let flower = 0; flower < 44; flower++) flowers += wholes`M${random() * 1600} ${700 + random() * 190}h0`
  return (
    drawHill(points`-40,506 200,494 500,506 900,520 1300,504 1660,490`, palette.meadowShade) +
    drawVillage(
      strewHouses(90, 420, () => 508, random, { width: 18, height: 13, gap: 28, scatter: 56 }),
      palette,
      random,
      0.12,
    ) +
    drawHill(bank, palette.meadow) +
    drawBirchWood(
      { from: 1080, to: 1640, top: readHeight(bank), deep: 18, many: 8, small: 34, large: 49 },
      stage,
      random,
    ) +
    drawCabins(sheet, paintHouse(palette), { long: 150, windows: 4 }, [[1150, 606, 1.05]]) +
    drawCabins(sheet, paintHouse(palette, 'white'), { long: 52, windows: 2 }, [[1440, 596, 0.9]]) +
    drawHill(
      points`-40,640 400,626 800,650 1200,640 1660,626`,
      palette.isSnowedIn ? palette.snowLit : mix(palette.meadow, palette.meadowShade, 0.22),
    ) +
    stroke(stakes, palette.dim('#857a66'), 5) +
    stroke(wire, palette.dim('#857a66'), 1.4) +
    drawHill(
      points`-40,806 260,780 620,800 1000,836 1660,850`,
      palette.isSnowedIn ? palette.meadow : mix(palette.meadow, palette.meadowShade, 0.5),
    ) +
    drawBoulders(spots`1390,860,62 1480,884,90 1300,880,34`, colourRock(palette), random) +
    (palette.isSnowedIn || palette.season === 'autumn'
      ? ''
      : stroke(flowers, palette.lit('#f6df72'), 6, { isRound: true })) +
    drawGrass({ from: -20, to: 1620, top: () => 872, deep: 40, many: 34, tall: 30 }, palette, random) +
    (stage.shadowOf(1) ? fill('M1150 606l-30 14h330l20-14z', stage.shadowOn(palette.meadow), 0.6) : '')
  )
}

export const pasture: View = {
  facing: 330,
  waterline,
  tallest: 190,
  focus: 0.1,
  drawLand: (stage) =>
    stage.ridge({ seed: 62, air: 0.34 }, skyline`-60,400 60,330^ 140,380 260,300^ 330,350 430,400 560,440 680,470`) +
    stage.ridge(
      { seed: 64, air: 0.16, rough: 0.19 },
      skyline`620,470 760,420 880,330 980,196^ 1040,260 1110,214^ 1210,320 1330,280^ 1420,350 1540,310^ 1680,380`,
    ) +
    stage.mist(waterline - 90, 92, 0.4),
  drawShore: drawFields,
}
