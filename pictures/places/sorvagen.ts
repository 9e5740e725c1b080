// Sørvågen: the lake behind the village, where the path to Munkebu begins. No summit is named here; all ridges are drawn.
import { points, spots } from '#pictures/drawing/lists.ts'
import { fill, type Point, smooth } from '#pictures/drawing/paths.ts'
import { drawVillage } from '#pictures/foregrounds/village.ts'
import { colourRock, drawBoulders, drawGrass, drawHill, readHeight } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Place, View } from '#pictures/stage.ts'

const line = 560

/** The mountains at the head of the valley. */
const head = skyline`420,${line} 520,470 610,392^ 660,410 740,318^ 800,352 860,300^ 930,380 1010,420^ 1120,500
  1240,${line}`

/** The steep side over the lake's western shore. */
const west = skyline`-80,210 10,150^ 90,196 180,172^ 260,270 330,302^ 400,400 470,430^ 560,520 640,${line}`

const east = skyline`960,${line} 1050,510 1130,452^ 1190,470 1290,372^ 1350,398 1440,330^ 1520,366 1680,300`

/** The path: from the shore in the foreground along the eastern bank toward the head of the valley. */
const path = points`1180,910 1240,850 1330,800 1350,756 1290,716 1210,684 1190,656 1230,632 1270,612`

const lake: View = {
  facing: 330,
  width: 70,
  waterline: line,
  tallest: 150,
  focus: 0.6,
  water: { squash: 0.5 },
  drawLand: (stage) =>
    stage.ridge({ seed: 31, air: 0.46, rough: 0.17, steep: 2.4, ribs: 0.7 }, head) +
    stage.mist(line - 90, 80, 0.4) +
    stage.ridge({ seed: 44, air: 0.24, base: line + 16, rough: 0.16, steep: 2.2, ribs: 0.8 }, east) +
    stage.ridge({ seed: 12, air: 0.08, base: line + 24, rough: 0.18, steep: 2.6, ribs: 1, spur: 0.6 }, west),
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('bank')
    const bank = points`820,930 900,862 1010,800 1100,740 1110,690 1090,650 1150,616 1290,590 1460,578 1680,560`
    const near = points`-40,808 120,822 300,848 480,880 620,930`
    const topOfBank = readHeight(bank.filter(([x], index) => index === 0 || x > (bank[index - 1]?.[0] ?? 0)))
    const topOfNear = readHeight(near)
    return (
      drawHill(
        bank.map(([x, y]): Point => [x - 10, y + 8]),
        palette.shore,
      ) +
      fill(smooth(bank, 'L1680 930z'), palette.meadow) +
      fill(
        smooth(points`1330,930 1420,830 1500,740 1440,680 1500,630 1680,600`, 'L1680 930z'),
        palette.meadowShade,
        0.55,
      ) +
      `<path d="${smooth(path)}" fill="none" stroke="${palette.isSnowedIn ? palette.meadowShade : palette.lit('#c9b78c')}" stroke-width="9" stroke-linecap="round"/>` +
      drawVillage(
        [
          [1500, 622, 26, 18, 'red'],
          [1570, 610, 22, 16, 'white'],
        ],
        palette,
        random,
        0.06,
      ) +
      drawBoulders(spots`1010,838,24 1066,856,15 1150,716,11 1420,792,16 1128,668,8`, colourRock(palette), random) +
      drawGrass(
        { from: 940, to: 1600, top: (x) => topOfBank(x) + 40, deep: 150, many: 70, tall: 18 },
        palette,
        random,
      ) +
      drawHill(
        near.map(([x, y]): Point => [x + 26, y - 10]),
        palette.shore,
      ) +
      drawHill(near, palette.meadow) +
      drawBoulders(spots`90,846,26 160,866,16`, colourRock(palette), random) +
      drawGrass({ from: -20, to: 520, top: (x) => topOfNear(x) + 4, deep: 70, many: 70, tall: 30 }, palette, random)
    )
  },
}

export const sorvagen: Place = { views: { lake: lake } }
