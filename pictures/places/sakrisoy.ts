// Sakrisøy: ochre cabins on their islet before Olstinden, and the quay toward Reine.
import { points, spots } from '#pictures/drawing/lists.ts'
import { boats } from '#pictures/foregrounds/boats.ts'
import { drawHall, drawQuay, paintQuay } from '#pictures/foregrounds/quay.ts'
import { rorbuer } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { drawPeaks } from '#pictures/nature/peaks.ts'
import { colourRock, drawHill, drawRock } from '#pictures/nature/shore.ts'
import type { Sector } from '#pictures/nature/skyline.ts'
import { frame, peaks, skyline } from '#pictures/nature/skyline.ts'
import type { Place, View } from '#pictures/stage.ts'

const northWest: Sector = { from: 284, to: 348, waterline: 622, top: 250 }

const yellowCabins: View = {
  ...frame(northWest),
  focus: 0.5,
  drawLand: (stage) =>
    drawPeaks(stage, northWest, [
      {
        peaks: peaks`Trollhovudet 290 0.24, Storskiva 296 0.36, Stamprevtinden 304 0.32, Breiflogtinden 309 0.24`,
        seed: 6,
        air: 0.58,
        left: skyline`-60,560`,
        mist: [110, 0.5],
      },
      {
        peaks: peaks`Segltinden 331 0.46, Litlklokktinden 341 0.66, Klokktinden 346 0.64`,
        seed: 23,
        air: 0.34,
        right: skyline`1660,400`,
        mist: [120, 0.4],
      },
      {
        peaks: peaks`Olstinden 320.5 1, Rostadtindan 326 0.7`,
        seed: 21,
        air: 0.06,
        sink: 0.7,
        left: skyline`560,622 640,566 700,530^ 756,480 812,388 848,366^ 880,316`,
        right: skyline`1096,420 1150,486^ 1230,540 1300,590^ 1390,622`,
        form: { depth: 3, steep: 3.2, spur: 0.7, ribs: 0.9 },
      },
    ]) + stage.mist(560, 64, 0.25),
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('shore')
    const rocks = colourRock(palette)
    return (
      drawRock(1250, 668, 460, 38, rocks, random, 11) +
      rorbuer.draw(stage, { colour: 'ochre', at: spots`1362,642,0.56 1466,646,0.6`, long: 70, feet: 668 }) +
      drawRock(-120, 800, 1010, 74, rocks, random, 20) +
      drawHill(points`-20,762 120,748 330,744 520,752 660,772 740,786`, palette.meadow, 790) +
      rorbuer.draw(stage, { colour: 'ochre', at: [[560, 766, 0.92]], long: 84, feet: 796 }) +
      rorbuer.draw(stage, { colour: 'ochre', at: [[318, 766, 1.22]], long: 80, feet: 800 }) +
      rorbuer.draw(stage, { colour: 'ochre', at: [[-30, 780, 1.75]], long: 88, feet: 824 })
    )
  },
}

const southWest: Sector = { from: 222, to: 302, waterline: 604, top: 330 }

const quayside: View = {
  ...frame(southWest),
  focus: 0.76,
  drawLand: (stage) =>
    drawPeaks(stage, southWest, [
      {
        peaks: peaks`Støvla 244 0.5, Hermannsdalstinden 273 0.62, Klokkaåttetinden 279 0.5, Brynliskartinden 284 0.54`,
        seed: 5,
        air: 0.58,
        right: skyline`1500,560 1660,540`,
        mist: [120, 0.5],
      },
      {
        peaks: peaks`Munken 256 0.84, Veinestinden 262 0.78, Navaren 267.5 1, Tennestinden 274 0.7`,
        seed: 59,
        air: 0.26,
        sink: 0.5,
        mist: [80, 0.4],
      },
      {
        peaks: peaks`Reinebringen 226.5 0.92`,
        seed: 33,
        air: 0.14,
        left: skyline`-90,420`,
        right: skyline`150,396 190,420^ 260,480 330,500^ 430,560 540,604`,
      },
    ]),
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('shore')
    const rocks = colourRock(palette)
    return (
      drawRock(-60, 628, 420, 22, rocks, random, 9) +
      drawRock(430, 884, 300, 26, rocks, random, 8) +
      drawRock(900, 868, 820, 40, rocks, random, 14) +
      drawQuay(840, 1690, 752, 856, paintQuay(palette), random, 44) +
      drawHall(
        1010,
        750,
        { gable: 176, long: 470, wall: 108, rise: 86, windows: 5, doors: spots`22,54,72 104,44,66` },
        paintHouse(palette, 'ochre'),
      ) +
      boats.draw(stage, { at: [[640, 760, 1.5]], hull: 'blue' })
    )
  },
}

export const sakrisoy: Place = { views: { 'yellow-rorbuer': yellowCabins, quay: quayside } }
