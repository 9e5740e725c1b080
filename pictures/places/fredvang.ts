// Fredvang: two arched bridges from islet to islet under Volandstinden.
import { mix } from '#pictures/drawing/colours.ts'
import { points } from '#pictures/drawing/lists.ts'
import { band, fill, smooth, stroke } from '#pictures/drawing/paths.ts'
import { drawBridge, paintBridge } from '#pictures/foregrounds/bridge.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { drawPeaks } from '#pictures/nature/peaks.ts'
import { colourRock, drawIslet } from '#pictures/nature/shore.ts'
import { frame, peaks, type Sector, skyline } from '#pictures/nature/skyline.ts'
import type { Place, View } from '#pictures/stage.ts'

const east: Sector = { from: 78, to: 168, waterline: 520, top: 262 }

const bridges: View = {
  ...frame(east),
  focus: 0.28,
  drawLand: (stage) =>
    drawPeaks(stage, east, [
      {
        peaks: peaks`Pilten 106 0.84, Stabben 114 0.78, Sautinden 124.5 0.68, Bjørntinden 134 0.5, Masstinden 141 0.34`,
        seed: 11,
        air: 0.42,
        mist: [120, 0.45],
      },
      {
        peaks: peaks`Moltinden 83.5 0.94, Stortinden 97.5 1`,
        seed: 17,
        air: 0.22,
        left: skyline`-60,360`,
        mist: [80, 0.35],
      },
      {
        peaks: peaks`Volandstinden 151.5 0.95`,
        seed: 53,
        air: 0.07,
        left: skyline`1010,520 1080,480 1130,452^ 1190,410 1240,350`,
        right: skyline`1352,330 1400,392 1436,396^ 1500,452 1690,500`,
        form: { depth: 3, steep: 2.6 },
      },
    ]),
  water: { squash: 0.36, many: 20, calm: (usual) => usual * 0.8 },
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('islets')
    const rock = colourRock(palette)
    const sea = palette.sea[1]?.[1] ?? '#5fabbd'
    const islet = { ...rock, shallow: mix(sea, palette.lit('#d8f2e4'), 0.7), back: palette.meadow }
    const road = palette.isSnowedIn ? palette.lit('#d5dbde') : palette.tone('#7b8084')
    const paint = paintBridge(palette)
    const houses = strewHouses(1180, 1580, () => 520, random, { width: 11, height: 8, gap: 26, scatter: 70 })
    const shoals =
      smooth(points`560,724 700,700 860,716 980,690 1130,700 1210,722 1080,742 960,738 820,760 640,752 560,724`, 'z') +
      smooth(points`980,640 1090,622 1240,628 1380,616 1470,634 1350,652 1180,660 1060,652 980,640`, 'z') +
      smooth(points`80,596 240,584 420,592 520,602 380,618 200,614 80,596`, 'z')
    return (
      band(514, 10, palette.meadow, 1, 1120, 500) +
      drawVillage(houses, palette, random, 0.14) +
      fill(shoals, mix(sea, palette.lit('#cdeedd'), 0.6), 0.55) +
      drawIslet(930, 560, 330, 30, islet, random, { points: 17 }) +
      drawBridge(
        {
          from: [960, 552],
          to: [1240, 522],
          crown: 46,
          main: [0.4, 0.62],
          side: [0.16, 0.28, 0.78, 0.9],
          water: 552,
          foot: () => 544,
          thick: 0.44,
        },
        paint,
      ) +
      stroke('M822 574C880 560 920 556 962 553', road, 4) +
      drawIslet(330, 690, 560, 84, islet, random, { points: 21 }) +
      drawIslet(1210, 640, 150, 22, islet, random, { back: 0.4 }) +
      stroke('M-20 800C60 740 170 700 330 690', road, 13) +
      drawBridge(
        {
          from: [320, 690],
          to: [830, 572],
          crown: 132,
          main: [0.38, 0.6],
          side: [0.1, 0.2, 0.29, 0.72, 0.82, 0.92],
          water: 668,
          foot: (share) => 704 - share * 126,
          thick: 0.9,
        },
        paint,
      ) +
      drawIslet(1340, 806, 520, 84, islet, random, { back: 0.5, points: 19 })
    )
  },
}

export const fredvang: Place = { views: { bridges: bridges } }
