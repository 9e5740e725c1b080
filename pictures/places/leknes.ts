// Leknes: the flat green middle of Vestvågøya, its short runway, its farms; Himmeltindan in the north.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { fill, type Point, path, place, stroke } from '#pictures/drawing/paths.ts'
import { drawRunway } from '#pictures/foregrounds/plane.ts'
import { placeCabin } from '#pictures/foregrounds/rorbuer.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { drawBirches, drawBirchWood } from '#pictures/nature/birch.ts'
import { drawGroundShadow } from '#pictures/nature/ground-shadow.ts'
import { drawGrass, drawHill } from '#pictures/nature/shore.ts'
import { frame, type Sector, skylineIn } from '#pictures/nature/skyline.ts'
import type { Place, Stage } from '#pictures/stage.ts'

const line = 606
const sector: Sector = { from: 315, to: 375, waterline: line, top: 376 }
const crest = skylineIn(sector)
// Holandsmelen, Rødlikollen, Molheia, Himmeltindan, Stortinden, Akseltinden, Krikktindan.
const range = crest`-80,560 60,540^ 220,556 380,510 334°0.68 600,520 680,470 730,440 344°0.78 346.5°0.86 348.5°1 930,440
  1000,500 1080,540 359°0.5 1240,530 362.5°0.56 1360,540 369°0.48 1560,550 1680,540`

function drawFields(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('farms')
  const greens = [
    palette.meadow,
    mix(palette.meadow, palette.meadowShade, 0.45),
    mix(palette.meadow, palette.lit('#dcd68a'), palette.isSnowedIn ? 0.1 : 0.35),
  ]
  const [plain = '', dark = '', pale = ''] = greens
  return (
    drawHill(points`-40,590 300,584 700,592 1100,584 1660,590`, mix(plain, palette.haze, 0.28)) +
    drawBirchWood({ from: -10, to: 1610, top: () => 596, deep: 12, many: 16, small: 10, large: 18 }, stage, random) +
    drawVillage(
      [
        ...strewHouses(30, 720, () => 606, random, { width: 15, height: 11, gap: 40, scatter: 80 }),
        ...strewHouses(860, 1600, () => 604, random, { width: 15, height: 11, gap: 40, scatter: 80 }),
      ],
      palette,
      random,
      0.14,
    ) +
    drawHill(points`-40,622 400,614 900,620 1660,612`, dark) +
    fill('M-20 650L520 628 760 634 300 676-20 684z', pale) +
    fill('M880 634L1640 618V656L1120 678 800 666z', plain) +
    fill('M-20 700L420 668 820 682 620 730-20 748z', plain, 0.9) +
    fill('M1080 690L1640 664V716L1240 742z', pale, 0.8)
  )
}

function drawAirport(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('airport')
  const wall = palette.tone('#ece8dc', 0.7)
  const glass = palette.lamp ?? palette.tone('#3d5360')
  return (
    drawFields(stage) +
    drawHill(points`-40,742 400,716 900,700 1660,676`, palette.meadow) +
    drawRunway(points`170,900 760,912 1560,694 1490,690`, palette) +
    fill('M1090 706h150v-24h-150zM1252 706h28v-58h-28z', wall) +
    fill('M1246 648h40l-5-20h-30z', glass) +
    fill('M1086 680h158v-5h-158zM1243 626h46v-4h-46z', palette.dim('#6a7678')) +
    fill('M1104 698h18v-9h-18zM1136 698h18v-9h-18zM1168 698h18v-9h-18zM1200 698h18v-9h-18z', glass) +
    stroke('M1010 770V724', palette.dim('#56636b'), 3) +
    fill('M1010 724l44 5v8l-44 4z', palette.tone('#d5632f', 0.5)) +
    drawHill(points`880,930 1080,858 1300,812 1660,782`, mix(palette.meadow, palette.meadowShade, 0.45)) +
    drawGrass(
      { from: 920, to: 1620, top: (x) => 900 - (x - 900) * 0.15, deep: 60, many: 70, tall: 30 },
      palette,
      random,
    )
  )
}

function drawFarm(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('hay')
  const swath = mix(palette.meadow, palette.lit('#e0d98f'), palette.isSnowedIn ? 0.05 : 0.5)
  let bales = ''
  const list: [number, number, number][] =
    spots`760,716,0.7 860,704,0.6 1010,722,0.8 1180,712,0.7 560,770,1.2 1300,776,1.3 240,846,2.1 420,866,2.3`
  for (const [x, y, scale] of list)
    bales +=
      drawGroundShadow(stage, x, y, { width: 40 * scale, height: 30 * scale }) +
      place(
        fill('M-20 0q-4-30 20-31t20 31z', palette.isSnowedIn ? palette.snowLit : palette.lit('#f1efe4')) +
          fill('M2 0q-3-29 4-31 18 6 14 31z', palette.dim('#cdd2c8')) +
          stroke('M-12-26q-6 14-3 26', palette.dim('#cdd2c8'), 1.2),
        x,
        y,
        scale,
        !(stage.light < 0),
      )
  const rows: Point[][] = [
    points`-20,790 520,700 530,703 -20,802`,
    points`-20,830 640,704 652,708 -20,846`,
    points`120,910 800,708 814,712 160,910`,
    points`500,910 980,706 996,708 556,910`,
    points`900,910 1160,702 1176,704 960,910`,
    points`1300,910 1340,700 1354,700 1364,910`,
    points`1640,880 1500,700 1512,698 1640,846`,
  ]
  return (
    drawFields(stage) +
    drawHill(points`-40,722 400,704 900,700 1660,692`, palette.meadow) +
    fill(rows.map((row) => path(row)).join(''), swath, 0.7) +
    drawGroundShadow(stage, 1450, 720, { width: 200, height: 90 }) +
    placeCabin(paintHouse(palette, 'red'), [1250, 720, 0.92], {
      long: 190,
      gable: 80,
      wall: 46,
      rise: 44,
      windows: 4,
      hasChimney: false,
    }) +
    placeCabin(paintHouse(palette, 'white'), [1090, 716, 0.86], { long: 74, gable: 62, wall: 56, rise: 34 }) +
    drawBirches(spots`1066,718,90 1236,716,70 1540,718,110`, stage, random) +
    bales +
    drawGrass({ from: -20, to: 1620, top: () => 884, deep: 40, many: 54, tall: 34 }, palette, random)
  )
}

const drawRange = (stage: Stage): string =>
  stage.ridge({ seed: 38, air: 0.26, ribs: 0.5, glints: 0.6, rough: 0.18, depth: 2 }, range) +
  stage.mist(line - 110, 112, 0.5)

export const leknes: Place = {
  views: {
    airport: { ...frame(sector), focus: 0.3, drawLand: drawRange, water: false, drawShore: drawAirport },
    plain: { ...frame(sector), focus: 0.7, drawLand: drawRange, water: false, drawShore: drawFarm },
  },
}
