// Ryten and Kvalvika: down from the edge on the beach, and up from the beach at the edge.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { band, fill, type Point, path, smooth, stroke } from '#pictures/drawing/paths.ts'
import { colourSand, drawBeach } from '#pictures/nature/beach.ts'
import { drawPeaks } from '#pictures/nature/peaks.ts'
import { colourRock, drawBoulders, drawGrass, drawHill, drawRock, readHeight } from '#pictures/nature/shore.ts'
import type { Sector } from '#pictures/nature/skyline.ts'
import { frame, peaks, skyline } from '#pictures/nature/skyline.ts'
import { outlineRipples } from '#pictures/nature/water.ts'
import type { Place, View } from '#pictures/stage.ts'

const ledge = points`1660,540 1500,566 1380,590 1240,640 1150,652 1060,690 1010,694 984,730 1010,780 960,830 930,910`

const downOnKvalvika: View = {
  facing: 222,
  width: 72,
  waterline: 330,
  tallest: 190,
  focus: 0.6,
  openSea: [900, 1600],
  drawLand: (stage) =>
    stage.ridge(
      { seed: 18, air: 0.62, base: 334, depth: 2, ribs: 0.4 },
      skyline`700,334 790,316 850,292^ 910,312 980,304^ 1080,334`,
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
        smooth(points`800,560 1010,590 940,660 760,700 690,760 700,850 560,860 430,740 480,620 800,560`, 'z'),
        shallow,
        0.6,
      ) +
      fill(
        smooth(points`790,562 900,590 790,630 640,676 580,740 590,820 500,830 420,730 480,620 790,562`, 'z'),
        bright,
        0.75,
      ) +
      stage.ridge(
        { seed: 13, air: 0.14, base: 568, rough: 0.19, steep: 2.3 },
        skyline`-80,250 0,206^ 70,270 150,236^ 230,300 330,198^ 390,256 470,240^ 560,330 640,322^ 730,410 800,430^
          880,500 926,546 964,564 1000,568`,
      ) +
      fill(
        smooth(
          points`840,560 640,582 490,618 416,676 420,740 500,820 420,860 200,800 180,690 300,600 560,560 840,560`,
          'z',
        ),
        sand.dry,
      ) +
      fill(
        smooth(
          points`800,566 640,584 490,620 418,678 424,740 510,826 470,828 390,744 386,676 470,612 640,574 800,566`,
          'z',
        ),
        sand.damp,
      ) +
      stroke(smooth(points`830,562 640,583 490,619 417,677 422,740 505,822`), sand.foam, 4, { isRound: true }) +
      stroke(smooth(points`820,578 660,600 530,636 460,690 462,740 530,806`), sand.foam, 2, {
        opacity: 0.7,
        isRound: true,
      }) +
      fill(
        smooth(points`-40,540 200,560 420,562 560,566 400,590 280,650 250,720 280,800 140,860 -40,860`, 'z'),
        palette.meadow,
      ) +
      fill(smooth(points`-40,640 90,640 180,700 190,780 100,850 -40,860`, 'z'), palette.meadowShade, 0.5) +
      drawRock(556, 600, 110, 24, colourRock(palette), random, 7)
    )
  },
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('ledge')
    const rim = ledge.slice(0, 8).reverse()
    const top = readHeight(rim)
    return (
      drawHill(points`-40,800 120,786 300,806 460,850 580,930`, mix(palette.meadow, palette.meadowShade, 0.6)) +
      fill(path([...ledge, [1660, 910]]), palette.meadow) +
      fill('M1060 690L1010 694 984 730 1010 780 960 830 930 910H1040L1070 820 1052 760z', palette.shore) +
      fill('M1060 690L1010 694 984 730 1010 780 1034 752 1040 716z', palette.shoreLit) +
      fill(path(points`1660,690 1400,730 1200,800 1100,910 1660,910`), palette.meadowShade, 0.6) +
      drawGrass({ from: 1080, to: 1620, top, deep: 260, many: 90, tall: 24 }, palette, random)
    )
  },
}

const fromBeach: Sector = { from: 290, to: 376, waterline: 560, top: 270 }

const edge = points`-60,726 200,700 520,682 820,668 1080,642 1240,606 1340,586 1700,560`

const kvalvikaBeach: View = {
  ...frame(fromBeach),
  focus: 0.12,
  openSea: [0, 1000],
  water: { squash: 0.36 },
  drawLand: (stage) =>
    drawPeaks(stage, fromBeach, [
      {
        peaks: peaks`Fuglhuken 355.5 0.56`,
        seed: 7,
        air: 0.34,
        left: skyline`1010,560 1060,530 1100,476^ 1150,450`,
        right: skyline`1420,480`,
        mist: [70, 0.35],
      },
      {
        peaks: peaks`Ryten 8 1`,
        seed: 39,
        air: 0.06,
        left: skyline`1200,562 1240,520 1276,440^ 1310,410 1352,344^ 1390,330`,
        right: skyline`1520,300 1580,330^ 1690,380`,
        form: { depth: 3, steep: 3 },
      },
    ]) +
    stage.ridge({ seed: 16, air: 0.2, base: 562, depth: 2 }, skyline`-80,420 -10,452^ 60,500 104,508^ 170,546 220,562`),
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('beach')
    const dune = points`-40,742 140,754 340,782 560,830 760,880 900,940`
    return (
      drawBeach(edge, colourSand(palette), 24) +
      fill(
        smooth(points`1180,616 1300,588 1420,570 1700,556 1700,690 1400,690 1270,640 1180,616`, 'z'),
        mix(palette.meadow, palette.meadowShade, 0.5),
      ) +
      drawHill(dune, palette.meadow) +
      drawHill(
        dune.map(([x, y]): Point => [x - 120, y + 70]),
        palette.meadowShade,
        910,
        0.55,
      ) +
      drawBoulders(spots`620,872,26 690,884,16 1230,690,16 1280,694,10`, colourRock(palette), random) +
      drawGrass({ from: -10, to: 800, top: readHeight(dune), deep: 170, many: 100, tall: 26 }, palette, random)
    )
  },
}

export const ryten: Place = { views: { 'down-to-kvalvika': downOnKvalvika, 'from-the-beach': kvalvikaBeach } }
