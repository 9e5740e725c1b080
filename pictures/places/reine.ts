// Reine from Reinehalsen, looking north-west over the village to the ring of peaks.
import { mix } from '#pictures/drawing/colours.ts'
import { spots } from '#pictures/drawing/lists.ts'
import { fill } from '#pictures/drawing/paths.ts'
import { drawLampPosts, drawQuay, paintQuay } from '#pictures/foregrounds/quay.ts'
import { rorbuer } from '#pictures/foregrounds/rorbuer.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { drawPeaks } from '#pictures/nature/peaks.ts'
import { colourRock, drawRock } from '#pictures/nature/shore.ts'
import {
  frame,
  massif,
  type PeakSpot,
  peaks,
  type Sector,
  skyline,
  skylineThrough,
  standOf,
} from '#pictures/nature/skyline.ts'
import { drawLampLight } from '#pictures/nature/water.ts'
import type { Place, Stage, View } from '#pictures/stage.ts'

const waterline = 676
const sector: Sector = { from: 268, to: 368, waterline, top: 250 }
const lineThrough = (list: readonly PeakSpot[]) =>
  skylineThrough(
    list.map((peak) => standOf(peak, sector)),
    { waterline, hasEnds: false },
  )

const distant = lineThrough(peaks`Trollhovudet 306 0.12, Helvetestinden 320 0.2, Stamprevtinden 323.5 0.26,
  Breiflogtinden 331 0.19, Segltinden 341 0.24`)
const behind = lineThrough(peaks`Rostadtindan 343.5 0.4, Litlklokktinden 353.5 0.42, Klokktinden 358.5 0.39`)
const munken = lineThrough(peaks`Munken 267 0.66, Veinestinden 278 0.6`)
const olstinden = standOf(['Olstinden', 348.7, 0.66], sector)
const navaren = standOf(['Navaren', 288, 0.91], sector)
const flank = massif(navaren, { left: 330, right: 380, waterline, shoulder: 0.42 })

function drawMountains(stage: Stage): string {
  return (
    stage.ridge(
      { seed: 3, air: 0.55, ribs: 0.3, glints: 0.3, depth: 1 },
      skyline`330,${waterline} 410,656 452,640^ 500,652 ${distant} 1240,640 1320,${waterline}`,
    ) +
    stage.mist(waterline - 110, 114, 0.5) +
    stage.ridge(
      { seed: 22, air: 0.3, ribs: 0.4, glints: 0.4, depth: 2, rough: 0.2 },
      skyline`1040,${waterline} 1090,600 1130,560 ${behind} 1500,556 1548,500^ 1600,548 1660,520`,
    ) +
    stage.mist(waterline - 110, 112, 0.35) +
    stage.ridge(
      { seed: 21, air: 0.1, steep: 4, spur: 0.6, ribs: 0.7, glints: 0.6, depth: 2, rough: 0.2 },
      massif(olstinden, { left: 300, right: 210, waterline, shoulder: 0.4 }),
    ) +
    stage.mist(waterline - 60, 62, 0.3) +
    stage.ridge(
      { seed: 58, air: 0.16, ribs: 0.4, glints: 0.4, depth: 1, rough: 0.2 },
      skyline`-60,400 ${munken} 300,420 380,${waterline}`,
    ) +
    stage.ridge(
      { seed: 57, air: 0.02, base: waterline + 2, steep: 3.4, spur: 0.7, glints: 0.4, ribs: 0.6, depth: 2, rough: 0.2 },
      skyline`${flank.slice(0, 6)} ${navaren[0] + 62},382 ${navaren[0] + 84},376^ ${flank.slice(6, 8)} 628,640^
        720,${waterline + 2}`,
    )
  )
}

function drawSpit(stage: Stage): string {
  const { palette } = stage
  const y = waterline
  const random = stage.random('village')
  const houses = strewHouses(486, 1010, () => y - 4, random, {
    gap: 26,
    scatter: 50,
    colours: ['red', 'red', 'white', 'ochre', 'red', 'white', 'red'],
  })
  const shore = fill(
    `M404 ${y + 5}l46-7 24-9 40 2 34-8 52 3 60-6 44 4 70-7 60 5 58-4 90 6 60-3 58 9 30 2 44 8-60 4-260 3-340-1z`,
    palette.dim('#33444c'),
  )
  const meadow = fill(
    `M452 ${y - 3}l24-7 40 2 34-8 52 3 60-6 44 4 70-7 60 5 58-4 90 6 60-3 50 8-70-1-52 4-80-4-66 5-90-3-74 5-70-3-60 4z`,
    palette.meadow,
  )
  const wall = palette.lamp && palette.hour !== 'midnight' ? mix('#f2efe6', '#123048', 0.2) : palette.tone('#f4f1e6')
  const church =
    fill(`M700 ${y - 8}v-16l6-22 6 22v16z`, wall) + fill(`M712 ${y - 8}h22v-12l-4-6h-18z`, mix(wall, '#33505f', 0.25))
  const lamps = drawLampLight(
    houses.filter((_, index) => index % 2).map(([x]) => [x + 6, y + 8, 9, 4] as const),
    palette.lamp,
    random,
    0.5,
  )
  return shore + meadow + drawVillage(houses, palette, random, 0.1) + church + lamps
}

const vika: Sector = { from: 275, to: 329, waterline: 628, top: 236 }

const navarenOverTheVillage: View = {
  ...frame(vika),
  focus: 0.5,
  water: { squash: 0.6 },
  drawLand: (stage) =>
    drawPeaks(stage, vika, [
      {
        peaks: peaks`Hermannsdalstinden 284.5 0.56, Brynliskartinden 294 0.5, Trollhovudet 309 0.3,
          Helvetestinden 320 0.36, Stamprevtinden 324 0.4`,
        seed: 4,
        air: 0.5,
        right: skyline`1660,560`,
        mist: [120, 0.45],
      },
      {
        peaks: peaks`Munken 279 0.84, Veinestinden 288.5 0.72`,
        seed: 58,
        air: 0.22,
        left: skyline`-80,420`,
        mist: [80, 0.35],
      },
      {
        peaks: peaks`Navaren 302 1`,
        seed: 57,
        air: 0.04,
        left: skyline`380,628 470,566 540,540^ 600,470 660,400^ 712,350`,
        right: skyline`836,306 868,336 892,330^ 950,430 1010,470^ 1090,548 1150,574^ 1250,628`,
        form: { depth: 3, steep: 3, spur: 0.7 },
      },
    ]),
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('vika')
    const rows = (from: number, to: number, y: number, size: number) =>
      strewHouses(from, to, () => y, random, {
        width: size,
        height: size * 0.8,
        gap: size * 1.7,
        scatter: size * 2.4,
        colours: ['red', 'white', 'red', 'ochre', 'red', 'white', 'red'],
      })
    const houses = [...rows(150, 1420, 630, 16), ...rows(90, 1480, 648, 22)]
    const lamps = drawLampLight(
      houses.filter(([, y], index) => y > 636 && index % 2).map(([x]) => [x + 14, 672, 20, 5] as const),
      palette.lamp,
      random,
      0.5,
    )
    return (
      fill('M-20 640l120-10 160-10 260-4 300 2 330-4 210 8 150 14 90 14-140 12-720 6-760-6z', palette.meadow) +
      fill('M-20 650l200 2 400 4 420-2 330 4 270-8-130 18-660 6-830-6z', palette.dim('#33444c')) +
      drawVillage(houses, palette, random, 0.05) +
      lamps +
      drawRock(-80, 880, 520, 52, colourRock(palette), random, 13)
    )
  },
}

const fjord: Sector = { from: 322, to: 386, waterline: 572, top: 318 }

const intoTheFjord: View = {
  ...frame(fjord),
  focus: 0.5,
  water: { squash: 0.6 },
  drawLand: (stage) =>
    drawPeaks(stage, fjord, [
      {
        peaks: peaks`Stamprevtinden 329 0.36, Segltinden 338 0.44, Litlklokktinden 355.5 0.72, Klokktinden 359.5 0.7,
          Molhøgtinden 369 0.56`,
        seed: 19,
        air: 0.42,
        left: skyline`-60,520`,
        mist: [110, 0.4],
      },
      {
        peaks: peaks`Bukkskinntinden 375.5 0.66, Lilandstinden 381 0.84`,
        seed: 32,
        air: 0.16,
        left: skyline`1170,572 1220,530 1270,470`,
        right: skyline`1540,400 1690,440`,
      },
      {
        peaks: peaks`Rostadtindan 344.5 0.66, Olstinden 350.5 1`,
        seed: 21,
        air: 0.08,
        sink: 0.6,
        left: skyline`300,572 380,530 440,500^ 500,446`,
        right: skyline`770,400 810,436^ 860,490 920,520^ 1010,572`,
        form: { depth: 3, steep: 3 },
      },
    ]),
  drawShore: (stage) => {
    const random = stage.random('skerries')
    const rocks = colourRock(stage.palette)
    return (
      drawRock(1240, 604, 420, 22, rocks, random, 11) +
      drawRock(120, 640, 200, 16, rocks, random, 8) +
      drawRock(-110, 884, 520, 60, rocks, random, 13)
    )
  },
}

const wall: Sector = { from: 222, to: 292, waterline: 650, top: 60 }

const underReinebringen: View = {
  ...frame(wall),
  tallest: 110,
  focus: 0.6,
  water: { squash: 0.5 },
  drawLand: (stage) =>
    drawPeaks(stage, wall, [
      {
        peaks: peaks`Munken 284 0.56`,
        seed: 38,
        air: 0.34,
        left: skyline`1100,560`,
        right: skyline`1530,400 1590,430^ 1690,490`,
        mist: [130, 0.35],
      },
      {
        peaks: peaks`Reinebringen 257.5 1`,
        seed: 85,
        air: 0.05,
        left: skyline`-80,330 -10,290^ 70,300 150,210^ 220,232 300,150^ 380,178 460,96^ 540,124 640,60^ 720,88`,
        right: skyline`870,96 930,150^ 990,260 1050,300^ 1120,430 1190,486^ 1290,590 1400,650`,
        form: { depth: 2, steep: 3, spur: 0.6, ribs: 1.1 },
      },
    ]),
  drawShore: (stage) => {
    const random = stage.random('harbour')
    const rocks = colourRock(stage.palette)
    return (
      drawRock(380, 676, 1300, 30, rocks, random, 26) +
      rorbuer.draw(stage, {
        at: spots`470,656,0.5 590,658,0.52 716,655,0.5 1120,660,0.62 1270,664,0.7 1440,668,0.8`,
        long: 76,
        feet: 684,
      }) +
      rorbuer.draw(stage, { colour: 'white', at: spots`850,656,0.58 990,658,0.6`, long: 70, feet: 684 }) +
      drawQuay(-40, 330, 800, 872, paintQuay(stage.palette), random, 42) +
      drawLampPosts([[290, 798, 190]], stage.palette.dim('#3b464c'), stage.palette.lamp)
    )
  },
}

const flat: Sector = { from: 282, to: 372, waterline: 560, top: 300 }

const acrossTheDryingGround: View = {
  ...frame(flat),
  focus: 0.36,
  water: { squash: 0.4 },
  drawLand: (stage) =>
    drawPeaks(stage, flat, [
      {
        peaks: peaks`Trollhovudet 306 0.26, Helvetestinden 320 0.34, Stamprevtinden 324 0.4, Breiflogtinden 331 0.3`,
        seed: 3,
        air: 0.5,
        mist: [90, 0.4],
      },
      {
        peaks: peaks`Segltinden 341 0.44, Litlklokktinden 354 0.6, Klokktinden 358.5 0.58`,
        seed: 22,
        air: 0.32,
        right: skyline`1540,470 1660,480`,
        mist: [90, 0.35],
      },
      { peaks: peaks`Olstinden 349 0.76`, seed: 28, air: 0.14 },
      {
        peaks: peaks`Veinestinden 286 0.8, Navaren 301 1`,
        seed: 57,
        air: 0.06,
        sink: 0.5,
        left: skyline`-70,420`,
        right: skyline`380,366 410,362^ 470,450 530,480^ 640,560`,
        form: { steep: 3 },
      },
    ]),
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('field')
    const houses = strewHouses(820, 1500, () => 586, random, {
      width: 16,
      height: 12,
      gap: 24,
      scatter: 60,
      colours: ['red', 'ochre', 'red'],
    })
    return (
      fill('M740 590l120-12 400-6 400 4v60H700z', palette.meadow) +
      drawVillage(houses, palette, random, 0.08) +
      fill('M-20 640C200 610 520 604 820 606S1400 596 1620 604V910H-20z', palette.meadow) +
      fill('M-20 760C300 720 700 760 1000 740S1500 700 1620 710V910H-20z', palette.meadowShade, 0.22)
    )
  },
}

export const reine: Place = {
  views: {
    'from-reinehalsen': {
      ...frame(sector),
      tallest: 280,
      focus: 0.72,
      peaks: [
        { name: 'Navaren', x: 20.1, y: 32.1, leader: 2.2 },
        { name: 'Stamprevtinden', x: 55.5, y: 63.1, leader: 3.2 },
        { name: 'Olstinden', x: 80.7, y: 43.5, leader: 2.4 },
        { name: 'Klokktinden', x: 90.7, y: 54.8, leader: 4.4 },
      ],
      bearings: [268, 285, 301, 318, 335, 351],
      drawLand: drawMountains,
      water: { squash: 0.62, many: 14 },
      drawShore: (stage) => {
        const random = stage.random('rocks')
        const rocks = colourRock(stage.palette)
        return (
          drawSpit(stage) +
          drawRock(1150, 846, 600, 62, rocks, random, 15) +
          drawRock(1020, 862, 170, 22, rocks, random, 7)
        )
      },
    },
    cove: navarenOverTheVillage,
    fjord: intoTheFjord,
    'under-reinebringen': underReinebringen,
    'drying-racks': acrossTheDryingGround,
  },
}
