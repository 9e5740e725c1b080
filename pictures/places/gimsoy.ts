// Gimsøy: the plain with the road and Hoven alone, the northern flat at midnight, and the strait in the October storm.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import type { Kept } from '#pictures/drawing/sheet.ts'
import { drawBridge, lineOfBridge, paintBridge } from '#pictures/foregrounds/bridge.ts'
import { drawPerch, paintLight } from '#pictures/foregrounds/lighthouse.ts'
import {
  drawCarFromBehind,
  drawMarkerPosts,
  drawRoad,
  followRoad,
  paintRoad,
  type RoadPoint,
} from '#pictures/foregrounds/road.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { colourSand, drawBeach } from '#pictures/nature/beach.ts'
import { drawBirches } from '#pictures/nature/birch.ts'
import { drawGreatWave } from '#pictures/nature/great-wave.ts'
import { colourRock, drawGrass, drawHill, drawRock } from '#pictures/nature/shore.ts'
import { massif, skyline } from '#pictures/nature/skyline.ts'
import { drawSpray } from '#pictures/nature/surf.ts'
import { colourWaves, repeatSea } from '#pictures/nature/waves.ts'
import type { Place, Stage } from '#pictures/stage.ts'

const plain = 566
const way: readonly RoadPoint[] = spots`430,940,520 560,800,290 640,722,160 760,676,92 930,648,56 1010,628,36 960,610,23
  850,600,15 800,594,9`

function drawPlain(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('plain')
  const at = followRoad(way)
  const [carX, carY, carWidth] = at(0.34)
  const straw = mix(palette.meadow, palette.meadowShade, 0.5)
  const pool = (d: string) => fill(d, palette.sea[0]?.[1] ?? '#ffffff', 0.85)
  return (
    drawHill(
      points`-40,${plain + 4} 300,${plain - 4} 800,${plain + 2} 1200,${plain - 6} 1660,${plain}`,
      mix(palette.meadow, palette.haze, 0.3),
    ) +
    drawVillage(
      [
        ...strewHouses(60, 520, () => plain + 12, random, { width: 15, height: 11, gap: 40, scatter: 70 }),
        ...strewHouses(1330, 1600, () => plain + 10, random, { width: 15, height: 11, gap: 40, scatter: 60 }),
      ],
      palette,
      random,
      0.16,
    ) +
    drawHill(points`-40,600 400,590 900,596 1660,588`, palette.meadow) +
    pool('M120 628q120-10 260-4 60 6-40 12-160 8-220-8zM1180 640q150-14 330-4 40 8-120 14-140 4-210-10z') +
    drawHill(points`-40,668 300,650 620,660 900,690 1200,676 1660,700`, straw, 910, 0.75) +
    drawHill(points`820,930 960,820 1160,752 1400,716 1660,706`, palette.meadow) +
    drawRoad(way, paintRoad(palette), { dashes: 15 }) +
    drawMarkerPosts(
      spots`884,690,20 776,724,30 722,800,46 566,690,24 452,760,40 1024,662,14 960,664,14`,
      palette.isSnowedIn ? '#c8452f' : palette.lit('#f2efe4'),
    ) +
    place(
      drawCarFromBehind(palette.tone('#a93526', 0.6), palette.lamp !== undefined),
      carX + carWidth * 0.2,
      carY,
      1.15,
    ) +
    drawBirches(spots`1290,812,170 1420,850,260 1560,800,190`, stage, random) +
    drawGrass(
      { from: 960, to: 1620, top: (x) => 880 - (x - 960) * 0.06, deep: 60, many: 60, tall: 34 },
      palette,
      random,
    ) +
    drawGrass({ from: -20, to: 330, top: () => 800, deep: 100, many: 60, tall: 34 }, palette, random)
  )
}

const farRange = skyline`-60,500 60,452^ 150,490 250,430^ 330,470 430,440^ 520,500 640,486^ 760,520 860,512^
  980,${plain}`

// The northern flat: fairways down to the beach, the open sea, a flag in the wind.
const north = 508

function drawGolf(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('links')
  const sand = colourSand(palette)
  const edge = points`-40,586 200,566 430,580 640,616 900,628 1160,604 1400,566 1660,548`
  const green = palette.isSnowedIn ? palette.meadow : mix(palette.meadow, palette.lit('#a9d468'), 0.75)
  const holes: [string, number][] = [
    ['M180 700q160-34 380-10 60 30-90 44-240 14-290-34z', 1],
    ['M1010 690q140-20 270 2 30 20-80 28-160 6-190-30z', 1],
  ]
  return (
    drawBeach(edge, sand, 18) +
    drawRock(1250, 596, 190, 20, colourRock(palette), random, 9) +
    drawHill(
      points`-40,640 200,622 460,640 720,664 980,664 1240,636 1660,596`,
      mix(palette.meadow, palette.meadowShade, 0.5),
    ) +
    drawHill(points`-40,668 240,650 600,676 960,684 1300,660 1660,630`, palette.meadow) +
    holes.map(([d]) => fill(d, green)).join('') +
    fill('M620 742q70-26 150-2-20 24-80 22-56-2-70-20zM1330 690q50-16 110 0-16 18-60 16-40-2-50-16z', sand.damp) +
    fill('M620 742q70-26 150-2-74-14-150 2zM1330 690q50-16 110 0-54-10-110 0z', palette.meadowShade) +
    drawHill(points`-40,820 260,780 620,800 1000,772 1300,790 1660,764`, palette.meadow) +
    fill('M700 850q240-60 620-18 120 26-40 52-260 30-480 4-150-18-100-38z', green) +
    fill('M1040 846q14-6 28 0-14 7-28 0z', palette.dim('#2a3a2c')) +
    stroke('M1054 846V690', palette.tone('#f6f3ea'), 4) +
    fill('M1056 690l66 18-66 22z', palette.tone('#c8402f', 0.5)) +
    drawGrass({ from: -20, to: 620, top: () => 810, deep: 90, many: 90, tall: 36 }, palette, random)
  )
}

// The strait: the bridge high above a running sea.
const strait = 640
const span = { from: [150, 622], to: [1470, 612], crown: 170 } as const

function drawStrait(stage: Stage): string {
  const { palette } = stage
  const left = skyline`-80,420 20,380^ 90,430 160,416^ 250,500 320,510^ 420,580 520,616 600,${strait}`
  const right = skyline`1010,${strait} 1090,616 1170,560 1230,470 1286,380^ 1330,420 1378,362^ 1440,440 1500,404^
    1660,480`
  const far = skyline`380,${strait} 520,590 640,560^ 740,586 850,548^ 960,580 1100,560^ 1240,${strait}`
  const random = stage.random('ends')
  return (
    stage.ridge({ seed: 4, air: 0.55, depth: 1, ribs: 0 }, far) +
    stage.ridge({ seed: 19, air: 0.2, rough: 0.2, ribs: 0.25, glints: 0.3, depth: 2 }, left) +
    stage.ridge({ seed: 27, air: 0.12, base: strait + 4, rough: 0.2, ribs: 0.3, glints: 0.3, depth: 2 }, right) +
    fill(
      `M-20 ${strait - 26}l120-4 90 8 70 10 60 14v6H-20zM1300 ${strait + 8}l60-18 100-14 160-6v40z`,
      palette.meadowShade,
    ) +
    drawVillage(
      [
        [1500, strait - 22, 22, 16, 'red'],
        [1556, strait - 22, 18, 14, 'white'],
        [20, strait - 26, 20, 15, 'white'],
      ],
      palette,
      random,
      0.14,
    )
  )
}

function drawStraitBridge(stage: Stage): string {
  const { palette } = stage
  const [x, y] = lineOfBridge({ from: [...span.from], to: [...span.to], crown: span.crown })(0.57)
  return (
    drawBridge(
      {
        from: [...span.from],
        to: [...span.to],
        crown: span.crown,
        main: [0.4, 0.6],
        side: [0.08, 0.15, 0.22, 0.3, 0.7, 0.78, 0.85, 0.92],
        water: 676,
        foot: (share) => (share < 0.2 || share > 0.8 ? 640 : 660),
        thick: 1.15,
      },
      paintBridge(palette),
    ) +
    fill(`M${Math.round(x)} ${Math.round(y) - 2}v-9l4-7h15l7 7h6v9z`, palette.tone('#a83428', 0.4)) +
    (palette.lamp ? fill(`M${Math.round(x) + 31} ${Math.round(y) - 8}l96 0-2 22-94-17z`, '#fff1c4', 0.4) : '')
  )
}

function drawRoughStrait(stage: Stage): string {
  const { palette, sheet } = stage
  const random = stage.random('sea')
  return (
    fill(`M0 ${strait}H1600V910H0z`, palette.sea[1]?.[1] ?? '#6e8487') +
    repeatSea(sheet, { y: strait + 12, height: 8, step: 90, breaking: 0 }, colourWaves(palette, 0.2), random) +
    drawStraitBridge(stage) +
    repeatSea(sheet, { y: strait + 44, height: 18, step: 200, breaking: 0.4 }, colourWaves(palette, 0.34), random)
  )
}

function drawCalmStrait(stage: Stage, land: Kept): string {
  const water = stage.water(land, { many: 24, squash: 0.5 })
  return water + drawStraitBridge(stage)
}

function drawSkerry(stage: Stage): string {
  const { palette } = stage
  return (
    drawRock(1090, 774, 250, 52, colourRock(palette), stage.random('skerry'), 10) +
    place(drawPerch(paintLight(palette).dark), 1268, 730, 1.1)
  )
}

function drawStorm(stage: Stage): string {
  const { palette, sheet } = stage
  const random = stage.random('storm')
  const row = (near: number) => colourWaves(palette, near)
  return (
    drawSpray({ x: 1190, y: 764, width: 260, height: 210, lean: 0.36 }, palette.foam, random) +
    drawSkerry(stage) +
    drawSpray({ x: 1140, y: 782, width: 110, height: 64, lean: 0.3 }, palette.foam, random) +
    repeatSea(sheet, { y: 770, height: 46, step: 400, breaking: 0.6 }, row(0.5), random) +
    drawGreatWave({ x: -190, y: 872, width: 1320, height: 340 }, row(0.72), random) +
    repeatSea(sheet, { y: 868, height: 70, step: 520, breaking: 0.7 }, row(0.86), random)
  )
}

export const gimsoy: Place = {
  views: {
    plain: {
      facing: 320,
      width: 60,
      waterline: plain,
      tallest: 330,
      focus: 0.5,
      drawLand: (stage) =>
        stage.ridge({ seed: 11, air: 0.5, ribs: 0.5, depth: 2 }, farRange) +
        stage.mist(plain - 80, 82, 0.5) +
        stage.ridge(
          { seed: 4, air: 0.16, steep: 3, rough: 0.19 },
          massif([1100, 330], { left: 330, right: 400, waterline: plain, shoulder: 0.62 }),
        ) +
        stage.mist(plain - 50, 52, 0.3),
      water: false,
      drawShore: drawPlain,
    },
    hov: {
      facing: 350,
      width: 80,
      waterline: north,
      tallest: 430,
      focus: 0.64,
      openSea: [330, 1600],
      drawLand: (stage) =>
        stage.ridge(
          { seed: 23, air: 0.16, rough: 0.2, steep: 2.6 },
          skyline`-60,300 40,280^ 110,340 170,330^ 240,420 320,470 430,${north}`,
        ),
      water: { calm: 0.3, bottom: 700, many: 26, squash: 0.5 },
      drawShore: drawGolf,
    },
    strait: {
      facing: 20,
      width: 70,
      waterline: strait,
      drawsOwnWaves: true,
      tallest: 362,
      focus: 0.3,
      drawLand: drawStrait,
      drawWater: (stage, land) =>
        stage.palette.weather === 'storm' ? drawRoughStrait(stage) : drawCalmStrait(stage, land),
      drawShore: (stage) => (stage.palette.weather === 'storm' ? drawStorm(stage) : drawSkerry(stage)),
    },
  },
}
