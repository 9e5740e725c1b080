// Bunes: the wide beach under the sheer wall of Helvetestinden. Bearings are those of the map, rises are relative.
import type { Point } from '#site/pictures/drawing/paths.ts'
import { colourSand, drawBeach } from '#site/pictures/nature/beach.ts'
import { drawPeaks } from '#site/pictures/nature/peaks.ts'
import { colourGrass, drawGrass, drawHill, readHeight } from '#site/pictures/nature/shore.ts'
import type { Sector } from '#site/pictures/nature/skyline.ts'
import type { Place, View } from '#site/pictures/stage.ts'

const north: Sector = { from: 316, to: 386, waterline: 566, top: 150 }

const edge: Point[] = [
  [1190, 570],
  [1080, 584],
  [900, 604],
  [700, 640],
  [470, 700],
  [250, 780],
  [60, 870],
  [-60, 940],
]

const beach: View = {
  facing: 351,
  width: 70,
  waterline: north.waterline,
  tallest: north.top,
  focus: 0.74,
  openSea: [0, 760],
  squash: 0.3,
  drawLand: (stage) =>
    drawPeaks(stage, north, [
      {
        peaks: [['Moltbærtinden', 4, 0.62]],
        seed: 18,
        air: 0.44,
        left: [
          [700, 566],
          [760, 540],
          [820, 470, 1],
          [880, 440],
          [940, 380, 1],
        ],
        right: [[1320, 400]],
        mist: [110, 0.4],
      },
      {
        peaks: [['Helvetestinden', 8.5, 1]],
        seed: 91,
        air: 0.06,
        left: [
          [1010, 566],
          [1034, 500],
          [1060, 430],
          [1084, 350, 1],
          [1108, 300],
          [1136, 216],
          [1158, 186, 1],
        ],
        right: [
          [1240, 190],
          [1280, 216, 1],
          [1330, 292],
          [1384, 302, 1],
          [1440, 330],
          [1510, 340, 1],
          [1690, 430],
        ],
        form: { depth: 3, steep: 4.4, spur: 0.35, ribs: 1.3 },
      },
    ]),
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('grass')
    const line = edge.slice().reverse()
    const back: Point[] = [
      [420, 920],
      [620, 840],
      [860, 752],
      [1080, 690],
      [1320, 640],
      [1660, 600],
    ]
    return (
      drawBeach(line, colourSand(palette), 22) +
      drawHill(
        [
          [1000, 590],
          [1160, 570],
          [1360, 560],
          [1660, 540],
        ],
        palette.meadow,
        640,
      ) +
      drawHill(back, palette.meadow) +
      drawHill(
        back.map(([x, y]): Point => [x + 120, y + 70]),
        palette.meadowShade,
        910,
        0.5,
      ) +
      drawGrass(
        { from: 640, to: 1620, top: readHeight(back), deep: 170, many: 80, tall: 22 },
        colourGrass(palette),
        random,
      )
    )
  },
}

export const bunes: Place = { views: { stranda: beach } }
