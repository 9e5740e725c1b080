// Ryten and Kvalvika: down from the edge on the beach, and up from the beach at the edge. Bearings are those of the map,
// rises are relative; the ridges between are drawn.
import { mix } from '#site/pictures/drawing/colours.ts'
import { band, fill, type Point, path, smooth, stroke } from '#site/pictures/drawing/paths.ts'
import { colourSand, drawBeach } from '#site/pictures/nature/beach.ts'
import { drawPeaks } from '#site/pictures/nature/peaks.ts'
import { colourGrass, colourRock, drawBoulders, drawGrass, drawHill, readHeight } from '#site/pictures/nature/shore.ts'
import type { Sector } from '#site/pictures/nature/skyline.ts'
import { outlineRipples } from '#site/pictures/nature/water.ts'
import type { Place, View } from '#site/pictures/stage.ts'

const ledge: Point[] = [
  [1660, 540],
  [1500, 566],
  [1380, 590],
  [1240, 640],
  [1150, 652],
  [1060, 690],
  [1010, 694],
  [984, 730],
  [1010, 780],
  [960, 830],
  [930, 910],
]

const downOnKvalvika: View = {
  facing: 222,
  width: 72,
  waterline: 330,
  tallest: 190,
  focus: 0.6,
  openSea: [900, 1600],
  drawLand: (stage) =>
    stage.ridge(
      {
        seed: 18,
        base: 334,
        points: [
          [700, 334],
          [790, 316],
          [850, 292, 1],
          [910, 312],
          [980, 304, 1],
          [1080, 334],
        ],
        depth: 2,
        ribs: 0.4,
      },
      0.62,
    ),
  drawWater: (stage) => {
    const { palette, sheet } = stage
    const random = stage.random('sea')
    const [horizon, , deep] = palette.sea.map(([, colour]) => colour)
    const sea = horizon ?? '#5fabbd'
    const shallow = mix(sea, palette.lit('#8fdccb'), 0.55)
    const bright = mix(sea, palette.lit('#d6f2e2'), 0.7)
    const sand = colourSand(palette)
    return (
      band(
        330,
        580,
        sheet.vertical(
          [
            [0, mix(sea, palette.haze, 0.45)],
            [0.14, sea],
            [0.6, mix(sea, deep ?? sea, 0.7)],
            [1, deep ?? sea],
          ],
          330,
          900,
        ),
      ) +
      fill(outlineRipples(336, 880, 60, random, { left: 560, most: 120 }), palette.light, 0.4) +
      fill(outlineRipples(338, 880, 40, random, { left: 560, most: 120 }), palette.dark, 0.32) +
      fill(
        smooth(
          [
            [180, 640],
            [420, 650],
            [640, 672],
            [830, 664],
            [960, 610],
            [1000, 560],
            [940, 540],
            [800, 590],
            [420, 600],
            [180, 640],
          ],
          'z',
        ),
        shallow,
        0.7,
      ) +
      fill(
        smooth(
          [
            [240, 630],
            [460, 636],
            [640, 654],
            [800, 640],
            [900, 594],
            [930, 562],
            [800, 590],
            [430, 600],
            [240, 630],
          ],
          'z',
        ),
        bright,
        0.8,
      ) +
      stage.ridge(
        {
          seed: 13,
          base: 610,
          points: [
            [-80, 250],
            [0, 206, 1],
            [70, 270],
            [150, 236, 1],
            [230, 300],
            [330, 198, 1],
            [390, 256],
            [470, 240, 1],
            [560, 330],
            [640, 322, 1],
            [730, 410],
            [800, 430, 1],
            [880, 500],
            [930, 560],
          ],
          rough: 0.19,
          steep: 2.3,
        },
        0.14,
      ) +
      fill(
        smooth(
          [
            [60, 616],
            [240, 598],
            [430, 592],
            [600, 600],
            [740, 604],
            [860, 580],
            [930, 552],
            [944, 566],
            [880, 606],
            [760, 634],
            [600, 636],
            [420, 624],
            [240, 626],
            [60, 650],
          ],
          'z',
        ),
        sand.dry,
      ) +
      stroke(
        smooth([
          [300, 632],
          [430, 630],
          [600, 642],
          [760, 640],
          [884, 610],
          [946, 570],
        ]),
        sand.foam,
        4,
        { isRound: true },
      ) +
      stroke(
        smooth([
          [420, 644],
          [600, 656],
          [780, 652],
          [910, 616],
        ]),
        sand.foam,
        2,
        { opacity: 0.7, isRound: true },
      ) +
      fill(
        smooth(
          [
            [-20, 560],
            [120, 570],
            [300, 586],
            [470, 584],
            [600, 594],
            [420, 604],
            [240, 608],
            [60, 626],
            [-20, 640],
          ],
          'z',
        ),
        palette.meadow,
      )
    )
  },
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('ledge')
    const rim = ledge.slice(0, 8).reverse()
    const top = readHeight(rim)
    return (
      // The near slope on the left, in its own shade, then the edge one stands on.
      drawHill(
        [
          [-40, 690],
          [120, 720],
          [300, 770],
          [480, 830],
          [640, 920],
        ],
        palette.meadowShade,
      ) +
      drawHill(
        [
          [-40, 740],
          [120, 772],
          [280, 820],
          [420, 870],
          [520, 930],
        ],
        palette.meadow,
        910,
        0.8,
      ) +
      fill(path([...ledge, [1660, 910]]), palette.meadow) +
      fill('M1060 690L1010 694 984 730 1010 780 960 830 930 910H1040L1070 820 1052 760z', palette.shore) +
      fill('M1060 690L1010 694 984 730 1010 780 1034 752 1040 716z', palette.shoreLit) +
      fill(
        path([
          [1660, 690],
          [1400, 730],
          [1200, 800],
          [1100, 910],
          [1660, 910],
        ]),
        palette.meadowShade,
        0.6,
      ) +
      drawGrass({ from: 1080, to: 1620, top, deep: 260, many: 90, tall: 24 }, colourGrass(palette), random)
    )
  },
}

const fromBeach: Sector = { from: 290, to: 376, waterline: 560, top: 270 }

const edge: Point[] = [
  [-60, 930],
  [120, 836],
  [330, 756],
  [560, 700],
  [800, 662],
  [1040, 636],
  [1240, 606],
  [1340, 586],
  [1700, 560],
]

const kvalvikaBeach: View = {
  facing: 333,
  width: 86,
  waterline: fromBeach.waterline,
  tallest: fromBeach.top,
  focus: 0.7,
  openSea: [0, 1000],
  squash: 0.36,
  drawLand: (stage) =>
    drawPeaks(stage, fromBeach, [
      {
        peaks: [['Fuglhuken', 355.5, 0.56]],
        seed: 7,
        air: 0.34,
        left: [
          [1010, 560],
          [1060, 530],
          [1100, 476, 1],
          [1150, 450],
        ],
        right: [[1420, 480]],
        mist: [70, 0.35],
      },
      {
        peaks: [['Ryten', 8, 1]],
        seed: 39,
        air: 0.06,
        left: [
          [1200, 562],
          [1240, 520],
          [1276, 440, 1],
          [1310, 410],
          [1352, 344, 1],
          [1390, 330],
        ],
        right: [
          [1520, 300],
          [1580, 330, 1],
          [1690, 380],
        ],
        form: { depth: 3, steep: 3 },
      },
    ]) +
    stage.ridge(
      {
        seed: 16,
        base: 562,
        points: [
          [-80, 420],
          [-10, 452, 1],
          [60, 500],
          [104, 508, 1],
          [170, 546],
          [220, 562],
        ],
        depth: 2,
      },
      0.2,
    ),
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('beach')
    const dune: Point[] = [
      [420, 940],
      [620, 860],
      [860, 796],
      [1100, 742],
      [1330, 690],
      [1660, 640],
    ]
    return (
      drawBeach(edge, colourSand(palette), 24) +
      fill(
        smooth(
          [
            [1180, 616],
            [1300, 588],
            [1420, 570],
            [1700, 556],
            [1700, 690],
            [1400, 690],
            [1270, 640],
            [1180, 616],
          ],
          'z',
        ),
        palette.meadowShade,
      ) +
      drawHill(dune, palette.meadow) +
      drawHill(
        dune.map(([x, y]): Point => [x + 160, y + 66]),
        palette.meadowShade,
        910,
        0.55,
      ) +
      drawBoulders(
        [
          [1180, 752, 26],
          [1240, 744, 18],
          [820, 816, 16],
        ],
        colourRock(palette),
        random,
      ) +
      drawGrass(
        { from: 560, to: 1620, top: readHeight(dune), deep: 170, many: 100, tall: 26 },
        colourGrass(palette),
        random,
      )
    )
  },
}

export const ryten: Place = { views: { 'ned-paa-kvalvika': downOnKvalvika, 'fra-stranda': kvalvikaBeach } }
