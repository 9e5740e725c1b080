// Å, where the E10 ends: the village under its wall, and the harbour that opens on Vestfjorden.
import { points, spots } from '#pictures/drawing/lists.ts'
import { boats } from '#pictures/foregrounds/boats.ts'
import { drawHall, drawQuay, paintQuay } from '#pictures/foregrounds/quay.ts'
import { rorbuer } from '#pictures/foregrounds/rorbuer.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { drawPeaks } from '#pictures/nature/peaks.ts'
import { colourRock, drawHill, drawRock, readHeight } from '#pictures/nature/shore.ts'
import { frame, peaks, type Sector, skyline } from '#pictures/nature/skyline.ts'
import type { Place, View } from '#pictures/stage.ts'

const fromSea: Sector = { from: 258, to: 350, waterline: 622, top: 262 }

const shelf = points`-40,600 140,588 330,592 520,576 760,582 980,572 1180,584 1330,606 1420,624`

const village: View = {
  ...frame(fromSea),
  focus: 0.6,
  water: { squash: 0.45 },
  drawLand: (stage) =>
    drawPeaks(stage, fromSea, [
      {
        peaks: peaks`Mannen 265.5 0.56, Gjerdtindan 276 0.48, Mengelsdalstinden 301 0.72, Smallidalstindan 311 0.5,
          Trolldalstinden 318 0.48, Ertenhelltinden 328 0.5, Støvla 338 0.74`,
        seed: 17,
        air: 0.4,
        left: skyline`-70,480`,
        right: skyline`1680,440`,
        mist: [130, 0.45],
      },
      {
        peaks: peaks`Stor-Andstabben 267 0.72`,
        seed: 35,
        air: 0.16,
        left: skyline`-60,470`,
        right: skyline`230,400 300,440^ 390,520 480,540^ 620,622`,
      },
      {
        peaks: peaks`Tinddalstinden 323.5 0.9, Tindstinden 341 1`,
        seed: 63,
        air: 0.06,
        sink: 0.55,
        left: skyline`690,622 780,560 850,520^ 920,500 986,424^ 1040,400 1084,344^`,
        right: skyline`1500,330 1560,320^ 1690,430`,
        form: { depth: 2, steep: 2.8 },
      },
    ]) + stage.mist(566, 58, 0.25),
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('village')
    const rocks = colourRock(palette)
    const houses = strewHouses(120, 1260, (x) => readHeight(shelf)(x) + 6, random, {
      width: 16,
      height: 13,
      gap: 34,
      scatter: 80,
      colours: ['white', 'red', 'ochre', 'white', 'red'],
    })
    return (
      drawHill(shelf, palette.meadow, 640) +
      drawVillage(houses, palette, random, 0.08) +
      drawRock(-60, 662, 1500, 34, rocks, random, 22) +
      drawQuay(150, 452, 638, 666, paintQuay(palette), random, 20) +
      rorbuer.draw(stage, { at: spots`486,640,0.78 640,646,0.86 812,641,0.8`, long: 84, feet: 670 }) +
      drawHall(
        176,
        637,
        { gable: 66, long: 172, wall: 50, rise: 36, windows: 4, doors: [[20, 24, 32]] },
        paintHouse(palette, 'white'),
      ) +
      drawRock(1040, 872, 700, 46, rocks, random, 16) +
      drawRock(900, 884, 160, 18, rocks, random, 7)
    )
  },
}

const harbourMouth: View = {
  facing: 118,
  width: 70,
  waterline: 560,
  tallest: 470,
  focus: 0.5,
  openSea: [640, 1060],
  drawLand: (stage) =>
    stage.ridge({ seed: 9, air: 0.55, depth: 1, ribs: 0.2 }, skyline`380,560 470,546 560,540^ 640,552 690,560`),
  water: { many: 22, squash: 0.5 },
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('quays')
    const rocks = colourRock(palette)
    return (
      drawRock(1000, 588, 260, 34, rocks, random, 9) +
      drawRock(430, 586, 200, 26, rocks, random, 8) +
      rorbuer.draw(stage, { at: [[610, 584, 0.5, 'mirrored']], long: 66, feet: 602 }) +
      rorbuer.draw(stage, { colour: 'white', at: [[1080, 590, 0.62]], long: 72, feet: 612 }) +
      drawRock(1190, 668, 560, 60, rocks, random, 13) +
      rorbuer.draw(stage, { at: [[1236, 642, 1.2]], long: 80, feet: 690 }) +
      drawQuay(-40, 520, 690, 760, paintQuay(palette), random, 36) +
      drawHall(
        -30,
        689,
        { gable: 170, long: 290, wall: 104, rise: 92, windows: 4, doors: spots`26,50,70 98,46,66` },
        paintHouse(palette, 'red'),
      ) +
      drawRock(1060, 862, 700, 92, rocks, random, 15) +
      rorbuer.draw(stage, { at: [[1290, 800, 2.2]], long: 92, feet: 870 }) +
      boats.draw(stage, { at: [[690, 650, 0.8]] }) +
      boats.draw(stage, { type: 'dinghy', hull: 'wood', at: [[820, 790, 1.9, 'mirrored']] })
    )
  },
}

export const a: Place = { views: { 'from-the-sea': village, harbour: harbourMouth } }
