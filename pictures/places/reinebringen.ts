// Reinebringen: down from the ridge on Reine's islands and bridges, and the stone steps from the side.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { tenth } from '#pictures/drawing/numbers.ts'
import { band, fill, path, stroke } from '#pictures/drawing/paths.ts'
import { drawVillage, type FarHouse, strewHouses } from '#pictures/foregrounds/village.ts'
import { drawPeaks } from '#pictures/nature/peaks.ts'
import { colourRock, drawBoulders, drawGrass, drawIslet, readHeight } from '#pictures/nature/shore.ts'
import type { Sector } from '#pictures/nature/skyline.ts'
import { peaks, skyline } from '#pictures/nature/skyline.ts'
import { outlineRipples } from '#pictures/nature/water.ts'
import type { Place, Stage, View } from '#pictures/stage.ts'

function drawIslands(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('islands')
  const rock = colourRock(palette)
  const sea = palette.sea[1]?.[1] ?? '#5fabbd'
  const islet = { ...rock, shallow: mix(sea, palette.lit('#d8f2e4'), 0.6), back: palette.meadow }
  const road = palette.isSnowedIn ? palette.lit('#dfe3e4') : palette.tone('#c6c4b8')
  const houses = (from: number, to: number, ground: (x: number) => number, size: number, gap: number): FarHouse[] =>
    strewHouses(from, to, ground, random, {
      width: size,
      height: size * 0.72,
      gap,
      scatter: gap * 1.6,
      colours: ['red', 'red', 'white', 'ochre', 'red', 'white'],
    })
  return (
    // Hamnøy, Sakrisøy and Reine, from far to near.
    drawIslet(1210, 470, 190, 22, islet, random, { points: 13 }) +
    drawIslet(1340, 500, 110, 16, islet, random, { back: 0.4, points: 11 }) +
    stroke('M1236 474Q1290 452 1352 492', road, 3.4) +
    stroke('M1360 498Q1400 506 1372 546', road, 4) +
    drawIslet(1330, 566, 250, 40, islet, random, { points: 17 }) +
    drawIslet(1530, 556, 90, 15, islet, random, { back: 0.4, points: 11 }) +
    drawVillage(
      [...houses(1140, 1270, () => 474, 9, 12), ...houses(1250, 1420, (x) => 568 + Math.sin(x / 22) * 6, 13, 15)],
      palette,
      random,
      0.1,
    ) +
    stroke('M1260 580Q1180 604 1150 650', road, 6) +
    drawIslet(930, 706, 640, 120, islet, random, { points: 25, back: 0.7 }) +
    drawIslet(1330, 690, 150, 26, islet, random, { back: 0.4, points: 11 }) +
    stroke('M1170 648Q1100 668 1020 690T760 716 690 690', road, 6) +
    drawVillage(
      [
        ...houses(690, 1150, (x) => 678 + Math.sin(x / 40) * 7, 17, 30),
        ...houses(700, 1180, (x) => 708 + Math.sin(x / 34) * 8, 20, 34),
        ...houses(760, 1120, (x) => 740 + Math.sin(x / 40) * 8, 22, 40),
      ].sort((one, other) => one[1] - other[1]),
      palette,
      random,
      0.03,
    )
  )
}

const sector: Sector = { from: -15, to: 65, waterline: 452, top: 190 }

const fromTheTop: View = {
  facing: 25,
  width: 80,
  waterline: 306,
  tallest: 190,
  focus: 0.6,
  openSea: [1180, 1600],
  drawLand: (stage) =>
    stage.ridge(
      { seed: 6, air: 0.6, base: 308, depth: 2, ribs: 0.4 },
      skyline`960,308 1060,280 1140,262^ 1220,284 1290,276^ 1380,296 1470,290^ 1600,302`,
    ),
  drawWater: (stage) => {
    const { palette, sheet } = stage
    const random = stage.random('fjord')
    return (
      band(306, 600, sheet.vertical(palette.sea, 306, 900)) +
      fill(outlineRipples(330, 880, 34, random, { left: 300, most: 110 }), palette.light, 0.36) +
      fill(outlineRipples(330, 880, 22, random, { left: 300, most: 110 }), palette.dark, 0.3) +
      drawPeaks(stage, sector, [
        {
          peaks: peaks`Rostadtindan -7 0.86, Litlklokktinden 0.5 0.9, Klokktinden 5 0.88, Molhøgtinden 16 0.72,
            Bukkskinntinden 22 0.74`,
          seed: 24,
          air: 0.36,
          sink: 0.5,
          left: skyline`-60,300`,
          form: { base: 400 },
        },
        {
          peaks: peaks`Lilandstinden 27 0.8, Festhæltinden 37.4 0.56`,
          seed: 77,
          air: 0.2,
          sink: 0.5,
          left: skyline`720,452 770,400`,
          right: skyline`1110,360 1150,410^ 1230,452`,
        },
        {
          peaks: peaks`Olstinden 1.5 1`,
          seed: 29,
          air: 0.08,
          left: skyline`30,486 110,420 170,372^ 230,290 276,246^`,
          right: skyline`390,262 436,318^ 500,372 560,404^ 640,452 720,486`,
          form: { base: 486, depth: 3, steep: 3 },
        },
      ])
    )
  },
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('ridge')
    const rim = points`-20,548 90,560 170,600 236,612 300,664 352,676 410,740 470,770 520,846 560,920`
    return (
      drawIslands(stage) +
      fill(path([...rim, [-20, 920]]), palette.meadow) +
      fill(
        'M170 600L236 612 300 664 290 740 230 800 190 910H80L120 760 150 690zM352 676L410 740 470 770 520 846 560 920H430L440 830 390 780z',
        palette.meadowShade,
        0.9,
      ) +
      fill(
        'M236 612L300 664 296 700 256 690zM410 740L470 770 476 812 424 790zM90 560L170 600 160 632 110 610z',
        palette.shoreLit,
      ) +
      fill('M300 664L296 700 256 690 270 730 310 716zM470 770L476 812 424 790 450 830 500 830z', palette.shore) +
      drawGrass({ from: -10, to: 500, top: readHeight(rim), deep: 240, many: 44, tall: 24 }, palette, random)
    )
  },
}

/** From near to far, with the width of the stones. */
const stair: readonly (readonly [x: number, y: number, width: number])[] =
  spots`716,915,46 800,846,40 826,792,35 905,716,31 930,668,27 1010,580,24 1036,528,21 1116,432,18 1140,384,15
    1212,290,12 1236,244,10 1304,150,7`

/** Lit treads over dark risers. */
function drawStair(treadColour: string, riserColour: string): string {
  let treads = ''
  let risers = ''
  stair.slice(0, -1).forEach(([x, y, width], index) => {
    const [toX, toY, toWidth] = stair[index + 1] ?? [x, y, width]
    const many = Math.max(4, Math.round((y - toY) / (width * 0.3)))
    for (let step = 0; step < many; step++) {
      const share = step / many
      const atX = x + (toX - x) * share
      const atY = y + (toY - y) * share
      const wide = width + (toWidth - width) * share
      treads += `M${Math.round(atX - wide / 2)} ${Math.round(atY)}h${Math.round(wide)}l${tenth(wide * 0.1)} ${tenth(wide * 0.13)}h${-Math.round(wide)}z`
      risers += `M${Math.round(atX - wide * 0.4)} ${tenth(atY + wide * 0.13)}h${Math.round(wide)}v${tenth(wide * 0.15)}h${-Math.round(wide)}z`
    }
  })
  return fill(risers, riserColour) + fill(treads, treadColour)
}

const beside: View = {
  facing: 20,
  width: 70,
  waterline: 640,
  tallest: 380,
  focus: 0.66,
  drawLand: (stage) =>
    drawPeaks(stage, { from: -15, to: 55, waterline: 640, top: 360 }, [
      {
        peaks: peaks`Litlklokktinden -1 0.74, Klokktinden 4.5 0.72, Molhøgtinden 16 0.56, Lilandstinden 27 0.66`,
        seed: 24,
        air: 0.42,
        left: skyline`-60,560`,
        mist: [120, 0.45],
      },
      {
        peaks: peaks`Olstinden 1 1`,
        seed: 26,
        air: 0.14,
        left: skyline`60,640 140,590 210,530^ 270,486 320,410^`,
        right: skyline`416,430 470,490^ 540,540 600,570^ 720,640`,
      },
    ]),
  water: { squash: 0.5, many: 18 },
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('stairs')
    const rock = colourRock(palette)
    return (
      stage.sheet.cutTo(
        stage.ridge(
          { seed: 37, air: 0, base: 1010, rough: 0.16, depth: 2, steep: 2.4, spur: 1.2, ribs: 0.6, glints: 0.5 },
          skyline`330,940 420,880 500,816^ 560,800 640,700 720,640^ 770,622 850,500 910,440^ 960,420 1040,290 1100,236^
            1150,220 1230,110 1300,60^ 1380,84 1470,30^ 1700,60`,
        ),
        'M330 910L400 870 490 798 560 786 630 690 712 622 770 606 842 486 902 424 956 406 1032 276 1092 220 1146 206 1226 92 1300 40 1384 66 1470 10 1700 40V910z',
      ) +
      drawStair(
        palette.isSnowedIn ? palette.snowLit : palette.lit('#d9d5c6'),
        palette.isSnowedIn ? palette.meadowShade : palette.dim('#7d7b70'),
      ) +
      drawBoulders(spots`610,894,30 960,800,26 1040,660,18 790,706,14 1330,420,16 1400,760,34`, rock, random) +
      drawGrass(
        { from: 560, to: 1620, top: (x) => 900 - (x - 560) * 0.5, deep: 420, many: 44, tall: 20 },
        palette,
        random,
      )
    )
  },
}

export const reinebringen: Place = { views: { 'from-the-top': fromTheTop, stairs: beside } }
