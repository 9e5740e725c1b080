// Bunes: the wide beach under the sheer wall of Helvetestinden.
import { points } from '#pictures/drawing/lists.ts'
import { fill, type Point, smooth } from '#pictures/drawing/paths.ts'
import { colourSand, drawBeach } from '#pictures/nature/beach.ts'
import { drawPeaks } from '#pictures/nature/peaks.ts'
import { drawGrass, drawHill, readHeight } from '#pictures/nature/shore.ts'
import { frame, peaks, type Sector, skyline } from '#pictures/nature/skyline.ts'
import type { Place, View } from '#pictures/stage.ts'

const north: Sector = { from: 316, to: 386, waterline: 566, top: 104 }

const edge = points`1700,556 1190,570 1080,584 900,604 700,640 470,700 250,780 60,870 -60,940`

const beach: View = {
  ...frame(north),
  focus: 0.74,
  openSea: [0, 760],
  water: { squash: 0.3 },
  drawLand: (stage) =>
    drawPeaks(stage, north, [
      {
        peaks: peaks`Moltbærtinden 4 0.3`,
        seed: 18,
        air: 0.46,
        left: skyline`850,566 900,540 950,500^ 1000,480 1040,440^`,
        right: skyline`1320,440`,
        mist: [90, 0.4],
      },
      {
        peaks: peaks`Helvetestinden 8.5 1`,
        seed: 91,
        air: 0.05,
        left: skyline`1056,566 1072,500 1082,420 1096,340^ 1108,262 1130,206 1150,140^ 1172,124`,
        right: skyline`1240,128 1290,150^ 1340,232 1392,244^ 1440,300 1510,296^ 1690,380`,
        form: { depth: 3, steep: 4.4, spur: 0.3, ribs: 1.3 },
      },
    ]),
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('grass')
    const line = edge.slice().reverse()
    const back = points`420,920 620,840 860,752 1080,690 1320,640 1660,600`
    return (
      drawBeach(line, colourSand(palette), 22) +
      fill(
        smooth(points`1096,584 1200,562 1360,550 1700,524 1700,650 1320,650 1200,612 1096,584`, 'z'),
        palette.meadowShade,
      ) +
      drawHill(back, palette.meadow) +
      drawHill(
        back.map(([x, y]): Point => [x + 120, y + 70]),
        palette.meadowShade,
        910,
        0.5,
      ) +
      drawGrass({ from: 640, to: 1620, top: readHeight(back), deep: 170, many: 80, tall: 22 }, palette, random)
    )
  },
}

export const bunes: Place = { views: { beach: beach } }
