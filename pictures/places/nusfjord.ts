// Nusfjord: a narrow harbour between steep sides, from its mouth and from the road above.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { interpolate } from '#pictures/drawing/numbers.ts'
import { band, fill, type Point, path, smooth, stroke } from '#pictures/drawing/paths.ts'
import { again } from '#pictures/drawing/sheet.ts'
import { boats } from '#pictures/foregrounds/boats.ts'
import { paintQuay } from '#pictures/foregrounds/quay.ts'
import { drawCabin, drawStilts } from '#pictures/foregrounds/rorbuer.ts'
import { drawVillage, type FarHouse } from '#pictures/foregrounds/village.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { drawPeaks } from '#pictures/nature/peaks.ts'
import { colourRock, drawHill, drawRock } from '#pictures/nature/shore.ts'
import { frame, peaks, type Sector, skyline } from '#pictures/nature/skyline.ts'
import { drawLampLight, outlineRipples } from '#pictures/nature/water.ts'
import type { Place, Stage, View } from '#pictures/stage.ts'

const inland: Sector = { from: 250, to: 322, waterline: 612, top: 250 }

/** Growing toward the viewer. */
function drawRow(stage: Stage, side: -1 | 1): string {
  const { palette, sheet } = stage
  const random = stage.random(`row${side}`)
  const red = paintHouse(palette)
  const ochre = paintHouse(palette, 'ochre')
  const rocks = colourRock(palette)
  const kept = [red, ochre].map((paint) => sheet.keep(drawCabin(paint, { long: 82 })))
  for (const { svg } of kept) sheet.define(svg)
  const steps = side < 0 ? [0, 0.16, 0.4, 0.74] : [0.04, 0.26, 0.55, 1]
  const lamps: [number, number, number][] = []
  let drawn = ''
  steps.forEach((step, index) => {
    const scale = interpolate(0.36, 1.72, step ** 1.35)
    const foot = interpolate(634, 822, step ** 1.25)
    const x = side < 0 ? interpolate(590, 30, step ** 0.9) : interpolate(930, 1380, step ** 0.9)
    const width = 142 * scale
    const left = side < 0 ? x - width * 0.4 : x
    const isOchre = side > 0 ? index === 1 : index === 2
    drawn +=
      drawRock(left - 60 * scale, foot + 22 * scale, width + 120 * scale, 34 * scale, rocks, random, 6) +
      drawStilts(
        left - 6 * scale,
        left + width + 8 * scale,
        foot - 12 * scale,
        () => foot + 18 * scale,
        scale * 0.8,
        isOchre ? ochre : red,
        random,
        40,
      ) +
      again(kept[isOchre ? 1 : 0]?.id ?? '', [
        side < 0 ? -scale : scale,
        0,
        0,
        scale,
        side < 0 ? left + width : left,
        foot - 12 * scale,
      ])
    lamps.push([left + width / 2, foot + 32 * scale, 46 * scale])
  })
  return drawn + drawLampLight(lamps, palette.lamp, random, 0.45)
}

const fromTheMouth: View = {
  ...frame(inland),
  tallest: 190,
  focus: 0.84,
  drawLand: (stage) =>
    drawPeaks(stage, inland, [
      { peaks: peaks`Masstinden 281.5 0.6, Litljordtinden 286 0.4`, seed: 12, air: 0.46, mist: [120, 0.5] },
      {
        peaks: peaks`Stjerntinden 299 0.82, Stjernhauet 305 1, Bjørntinden 310 0.86`,
        seed: 44,
        air: 0.2,
        sink: 0.5,
        left: skyline`870,612 940,560 990,500^ 1030,470`,
        right: skyline`1390,300 1460,214^ 1520,190 1680,90`,
      },
      {
        peaks: [],
        seed: 41,
        air: 0.05,
        left: skyline`-80,130 -10,150^ 60,214 110,206 170,178^ 226,262 270,300 312,290^ 380,390 424,408^`,
        right: skyline`490,492 560,560^ 660,612`,
        form: { steep: 2.3, ribs: 0.55, glints: 0.6 },
      },
    ]) + stage.mist(548, 66, 0.3),
  water: { squash: 0.55, many: 13 },
  drawShore: (stage) => {
    const bank = mix(stage.palette.shore, stage.palette.meadow, 0.35)
    return (
      fill(
        'M-20 606L300 604 560 608 650 618 600 632 520 640 430 668 330 690 210 742 60 800-20 822zM1620 600L1240 604 960 608 890 616 930 630 1010 642 1090 668 1180 688 1290 742 1420 790 1620 850z',
        bank,
      ) +
      fill(
        'M-20 606L300 604 560 608 520 620 380 636 240 676 90 726-20 742zM1620 600L1240 604 960 608 1000 620 1120 636 1240 674 1400 716 1620 748z',
        stage.palette.meadow,
        0.9,
      ) +
      drawRow(stage, 1) +
      drawRow(stage, -1)
    )
  },
}

const basin = points`640,420 560,462 430,520 360,580 400,650 540,706 760,730 960,716 1080,664 1090,600 1010,540 960,490
  1010,450 1120,420`

const fromTheRoad: View = {
  facing: 150,
  width: 64,
  waterline: 330,
  tallest: 250,
  focus: 0.5,
  openSea: [0, 1600],
  drawLand: (stage) =>
    stage.ridge(
      { seed: 3, air: 0.72, base: 331, depth: 1, ribs: 0.2 },
      skyline`1180,331 1260,316 1330,300^ 1400,312 1470,296^ 1560,310 1680,304`,
    ),
  drawWater: (stage) => {
    const { sheet, palette } = stage
    const random = stage.random('sea')
    return (
      band(330, 600, sheet.vertical(palette.sea, 330, 800)) +
      fill(outlineRipples(334, 520, 40, random, { most: 90 }), palette.light, 0.4) +
      fill(outlineRipples(334, 520, 30, random, { most: 90 }), palette.dark, 0.3) +
      fill(outlineRipples(520, 720, 14, random, { left: 420, right: 1060, most: 70 }), palette.light, 0.4)
    )
  },
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('harbour')
    const rocks = colourRock(palette)
    // No wet foot on dry land.
    const dry = { ...rocks, wet: rocks.body }
    const quay = paintQuay(palette)
    const ground = palette.meadow
    const road = palette.isSnowedIn ? mix(palette.meadowShade, palette.shore, 0.3) : palette.tone('#8a8c86')
    const slope = palette.isSnowedIn ? palette.meadowShade : mix(palette.meadow, palette.shore, 0.3)
    // Land with the harbour cut out and a narrow mouth to the sea.
    const west: Point[] = [
      ...points`-20,440 180,436 400,430 520,416 640,420`,
      ...basin.slice(1, 8),
      ...points`1000,910 -20,910`,
    ]
    const east: Point[] = [
      ...points`1120,420 1240,410 1400,420 1620,400 1620,910 900,910 960,716`,
      ...basin.slice(8, 13),
    ]
    const edge = smooth(basin)
    const house = (x: number, y: number, size: number, colour: FarHouse[4]): FarHouse => [
      x,
      y,
      size,
      size * 0.8,
      colour,
    ]
    const far = [
      house(596, 446, 15, 'red'),
      house(556, 462, 16, 'red'),
      house(508, 478, 17, 'ochre'),
      house(1010, 462, 16, 'red'),
      house(1052, 450, 14, 'white'),
      house(974, 482, 17, 'red'),
      house(452, 506, 20, 'red'),
      house(1006, 524, 21, 'red'),
      house(398, 540, 22, 'red'),
      house(1062, 566, 24, 'ochre'),
      house(1120, 540, 20, 'red'),
      house(340, 512, 18, 'white'),
    ]
    const near = [
      house(344, 604, 30, 'red'),
      house(1102, 630, 32, 'red'),
      house(1180, 600, 28, 'white'),
      house(270, 570, 26, 'ochre'),
      house(372, 664, 36, 'red'),
      house(1096, 700, 38, 'red'),
      house(478, 726, 42, 'red'),
      house(1190, 690, 36, 'red'),
      house(1004, 752, 44, 'ochre'),
      house(612, 770, 48, 'red'),
      house(770, 790, 50, 'red'),
    ]
    return (
      fill(path(west), ground) +
      fill(path(east), ground) +
      stage.ridge(
        { seed: 67, air: 0.1, base: 470, depth: 2, steep: 2.2 },
        skyline`-80,130 -20,160^ 60,214 110,206^ 180,270 240,290^ 320,340 400,352^ 480,392 560,410^ 640,428 560,466
          500,470`,
      ) +
      stage.ridge(
        { seed: 68, air: 0.06, base: 470, depth: 2, steep: 2.2 },
        skyline`1030,470 1060,440 1110,416 1180,380^ 1240,376 1310,320^ 1370,316 1440,236^ 1500,240 1580,160^ 1690,130`,
      ) +
      drawHill(points`-20,452 120,462 260,444 360,456 424,486`, ground, 530) +
      drawHill(points`1090,462 1160,456 1260,446 1400,456 1520,440 1640,448`, ground, 540) +
      drawHill(points`-20,600 120,590 240,640 330,720 380,800 420,910`, slope, 910, 0.5) +
      stroke('M1360 930C1330 850 1420 800 1400 742S1250 690 1190 676 1150 640 1130 620', road, 15, { isRound: true }) +
      stroke('M1130 620C1110 590 1100 570 1040 520', road, 8, { isRound: true }) +
      drawRock(150, 520, 130, 20, dry, random, 8) +
      drawRock(40, 650, 170, 30, dry, random, 9) +
      drawRock(1450, 600, 170, 26, dry, random, 9) +
      drawRock(1470, 850, 260, 60, dry, random, 11) +
      stroke(edge, palette.wet, 9) +
      stroke(smooth(basin.slice(2, 13).map(([x, y]): Point => [x, y - 5])), quay.deck, 5) +
      stroke(smooth(basin.slice(2, 13).map(([x, y]): Point => [x, y - 8])), quay.edge, 2) +
      drawVillage(far, palette, random, 0.1) +
      drawVillage(near, palette, random, 0.02) +
      drawLampLight(
        spots`430,590,26 470,640,30 560,672,34 700,690,36 860,690,36 1000,664,34 1050,612,28 560,500,18 960,512,18`,
        palette.lamp,
        random,
        0.5,
      ) +
      drawRock(690, 430, 130, 16, rocks, random, 8) +
      drawRock(880, 414, 90, 10, rocks, random, 6) +
      boats.draw(stage, {
        at: [
          [700, 612, 0.5],
          [880, 650, 0.56, 'mirrored'],
        ],
      }) +
      boats.draw(stage, { type: 'dinghy', hull: 'wood', at: [[560, 640, 0.7]] })
    )
  },
}

export const nusfjord: Place = { views: { 'from-the-inlet': fromTheMouth, 'from-the-road': fromTheRoad } }
