// Svolvær: the harbour under Fløya and the Goat, the Goat itself from close by, the racks, the town at the blue hour.
import { mix } from '#pictures/drawing/colours.ts'
import { boxes, points, spots } from '#pictures/drawing/lists.ts'
import { interpolate, whole } from '#pictures/drawing/numbers.ts'
import { band, fill, type Point, path, place, stroke } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import { drawPerson, lookOf } from '#pictures/foregrounds/people.ts'
import { drawVillage, type FarHouse, strewHouses } from '#pictures/foregrounds/village.ts'
import { type Palette, type RidgeColours, through } from '#pictures/light/palette.ts'
import { drawBirchWood } from '#pictures/nature/birch.ts'
import { colourRock, drawBoulders, drawGrass, drawHill, drawIslet, drawRock } from '#pictures/nature/shore.ts'
import { frame, peaks, type Sector, skyline, skylineIn, skylineThrough, standOf } from '#pictures/nature/skyline.ts'
import { outlineRipples, repeatRipples } from '#pictures/nature/water.ts'
import type { Place, Stage } from '#pictures/stage.ts'

/** Two horns on a pillar, 100 tall, its foot at the origin. */
function drawFarGoat(colours: RidgeColours, light: -1 | 1): string {
  const body = path(
    points`-34,16 -26,-22 -21,-52 -17,-60 -14,-86 -9,-101 -5,-99 -3,-80 0,-70 4,-72 7,-88 12,-92 16,-80 19,-58 24,-40
      30,16`,
  )
  const shade = path(
    points`-6,-100 -3,-80 0,-70 -2,-52 4,-30 0,-8 8,16 30,16 24,-40 19,-58 16,-80 12,-92 9,-72 4,-62 -1,-66 -6,-80`,
  )
  return place(
    fill(body, colours.top) + fill(shade, colours.shade) + fill('M-16-54l5 20-4 22-4-20z', colours.rib, 0.7),
    0,
    0,
    1,
    light > 0,
  )
}

const harbourLine = 640
const harbour: Sector = { from: -15, to: 65, waterline: harbourLine, top: 250 }
const harbourCrest = skylineIn(harbour)
// Tuva, Rundfjellet, Blåtinden.
const harbourWest = harbourCrest`-60,520 -11°0.36 130,520 -5°0.54 270,500 352,410 396,352 7°0.84 470,372 540,450 640,560
  700,${harbourLine}`
// Jomfrutindan, Frosken, Fløya with the shoulder on which the Goat stands, Svolen.
const floya = harbourCrest`520,${harbourLine} 590,540 18.5°0.5 722,470 750,412 25°0.7 836,398 872,310 906,276 32°1
  968,292 992,284^ 1020,350 1056,424 1110,436 1160,470 45°0.52 1270,500 1340,472^ 1420,530 1500,506^ 1680,570`

function drawHarbourLand(stage: Stage): string {
  const { palette } = stage
  const y = harbourLine
  const random = stage.random('town')
  const slope = points`-40,610 180,604 380,612 600,600 820,590 1060,596 1300,606 1660,598`
  const height = (x: number) => interpolate(602, 596, x / 1600)
  return (
    stage.ridge({ seed: 6, air: 0.34, ribs: 0.7, depth: 2 }, harbourWest) +
    stage.mist(500, 142, 0.45) +
    place(drawFarGoat(through(palette, 0.12), stage.light), 1088, 440, 1.15) +
    stage.ridge({ seed: 19, air: 0.08, rough: 0.19, steep: 2.4, ribs: 0.6, glints: 0.5 }, floya) +
    stage.mist(y - 110, 100, 0.35) +
    drawHill(slope, palette.meadowShade, y + 8) +
    drawBirchWood({ from: -10, to: 1610, top: () => 592, deep: 18, many: 12, small: 16, large: 22 }, stage, random) +
    drawVillage(
      strewHouses(-10, 1600, height, random, {
        width: 15,
        height: 12,
        gap: 30,
        scatter: 40,
        colours: ['white', 'ochre', 'red', 'grey', 'white'],
      }),
      palette,
      random,
      0.14,
    ) +
    drawHill(points`-40,622 300,616 700,622 1100,618 1660,620`, palette.meadow, y + 4) +
    drawVillage(townBlocks(y, random), palette, random, 0.08) +
    fill(`M-20 ${y - 6}H1620V${y + 4}H-20z`, palette.dim('#6b6f6c'))
  )
}

/** Mostly small houses, a few warehouses and blocks. */
function townBlocks(y: number, random: Random): FarHouse[] {
  const small = strewHouses(-16, 1600, () => y - 4, random, {
    width: 19,
    height: 15,
    gap: 34,
    scatter: 36,
    colours: ['red', 'white', 'ochre', 'white', 'red'],
  })
  const large: FarHouse[] = [
    [120, y - 4, 54, 30, 'white'],
    [520, y - 4, 40, 34, 'grey'],
    [706, y - 4, 58, 26, 'red'],
    [1140, y - 4, 46, 38, 'white'],
    [1370, y - 4, 60, 28, 'ochre'],
  ]
  return [...small.filter(([x]) => large.every(([at, , width]) => x < at - 22 || x > at + width * 1.7)), ...large]
}

// The Goat from the terrace behind it: one looks past the horns down on the town and far over the sea.
const goatHorizon = 452

function drawGoatLand(stage: Stage): string {
  const far = skylineThrough(points`180,396 330,372 430,350 520,392 640,404`, { waterline: goatHorizon, sink: 0.2 })
  return stage.ridge({ seed: 8, air: 0.5, ribs: 0.5, depth: 2 }, far) + stage.mist(goatHorizon - 40, 42, 0.5)
}

function drawSeaFromAbove(stage: Stage): string {
  const { sheet, palette } = stage
  const random = stage.random('below')
  const rock = colourRock(palette)
  const islet = {
    ...rock,
    shallow: mix(palette.sea[1]?.[1] ?? '#5fabbd', palette.lit('#cfe9df'), 0.5),
    back: palette.meadow,
  }
  const near = mix(palette.sea[2]?.[1] ?? '#2f8199', palette.sea[1]?.[1] ?? '#459fb2', 0.3)
  const sea = band(
    goatHorizon,
    450,
    sheet.vertical(
      [
        [0, palette.sea[0]?.[1] ?? near],
        [0.3, palette.sea[1]?.[1] ?? near],
        [1, near],
      ],
      goatHorizon,
      900,
    ),
  )
  const waves = repeatRipples(
    sheet,
    outlineRipples(goatHorizon + 4, 760, 26, random, { most: 110 }),
    palette.light,
    0.3,
  )
  const islets =
    boxes`760,480,90,7 930,488,120,8 640,500,130,10 1420,496,130,9 1300,520,170,14 470,528,150,13 1500,548,220,20`
      .map(([x = 0, y = 0, width = 0, height = 0]) => drawIslet(x, y, width, height, islet, random, { points: 11 }))
      .join('')
  const town = points`-40,610 120,604 220,622 330,606 430,626 380,650 500,640 640,656 560,680 700,700 640,730 780,770
    820,920 -40,920`
  const basin = points`-40,690 120,676 250,690 330,716 250,734 90,728 -40,742`
  const rows = spots`20,330,622 20,420,650 380,600,664 300,640,700 400,690,742`.flatMap(
    ([from = 0, to = 0, y = 0], row) =>
      strewHouses(from, to, () => y, random, {
        width: 9 + row * 1.6,
        height: 7 + row * 1.2,
        gap: 15 + row * 2,
        scatter: 26,
        colours: ['white', 'red', 'ochre', 'white', 'grey'],
      }),
  )
  return (
    sea +
    waves +
    islets +
    fill(path(town.map(([x, y]) => [x + 8, y + 6])), palette.wet, 0.7) +
    fill(path(town), palette.meadow) +
    fill(path(basin), palette.sea[1]?.[1] ?? near) +
    stroke('M60 700h70M170 706l40 6M90 722h50', palette.lit('#f3f0e6'), 3, { isRound: true }) +
    drawVillage(rows, palette, random, 0.12)
  )
}

function drawGoatNear(stage: Stage): string {
  const { palette } = stage
  const colours = through(palette, 0)
  const random = stage.random('goat')
  const pillar = points`812,930 846,800 838,742 872,640 880,560 906,500 902,452 926,402 930,330 950,262 962,190 984,148
    1004,130 1026,134 1040,168 1046,236 1062,292 1078,316 1100,318 1112,300 1122,246 1146,196 1170,182 1192,196 1206,244
    1210,316 1236,380 1242,462 1276,540 1290,640 1340,740 1372,930`
  const shade = points`1026,134 1040,168 1046,236 1062,292 1078,316 1064,372 1084,430 1062,520 1096,600 1074,690
    1110,780 1090,930 1372,930 1340,740 1290,640 1276,540 1242,462 1236,380 1210,316 1206,244 1192,196 1176,184 1164,240
    1172,300 1150,352 1118,372 1092,352 1078,316 1050,300 1026,230 1014,168`
  const cracks = [
    points`952,270 966,330 950,400 962,470 944,400 956,330`,
    points`990,160 1000,230 984,300 1004,380 990,470 996,380 976,300 992,230`,
    points`900,560 930,620 914,700 938,800 922,900 926,800 902,700 918,630`,
    points`980,500 1006,590 990,680 1020,790 1004,900 1006,790 976,680 994,590`,
    points`910,460 960,440 1010,470 1056,448 1010,478 960,452`,
  ] as Point[][]
  const glints = [
    points`1150,210 1178,230 1186,300 1172,250`,
    points`1120,400 1160,470 1150,560 1140,480`,
    points`1180,420 1214,520 1220,620 1200,530`,
    points`1130,600 1180,690 1190,800 1166,700`,
    points`1230,600 1270,700 1290,800 1256,710`,
  ] as Point[][]
  const ledge = points`-40,846 90,826 200,842 300,872 420,930 -40,930`
  const right = points`1180,930 1250,846 1330,806 1420,790 1500,744 1560,736 1660,690 1660,930`
  const climber = (x: number, y: number, coat: string, isMirrored = false) =>
    place(drawPerson(lookOf(stage, coat)), x, y, 0.95, isMirrored)
  return (
    drawSeaFromAbove(stage) +
    stage.mist(560, 340, 0.12) +
    fill(
      path(pillar),
      stage.sheet.vertical(
        [
          [0, colours.top],
          [0.55, colours.mid],
          [1, colours.foot],
        ],
        130,
        930,
      ),
    ) +
    fill(
      path(shade),
      stage.sheet.vertical(
        [
          [0, colours.shade],
          [1, mix(colours.shade, colours.foot, 0.35)],
        ],
        150,
        930,
      ),
    ) +
    fill(cracks.map((line) => path(line)).join(''), colours.rib, 0.7) +
    fill(glints.map((line) => path(line)).join(''), colours.glint, 0.5) +
    (stage.palette.isSnowedIn || stage.snowline
      ? ''
      : fill('M870 642l30 10 40-8 30 16-60 12-46-4zM842 744l60 6 50-12 34 20-80 14-56-4z', palette.meadowShade, 0.8)) +
    stroke('M1022 132Q1080 236 1150 192', palette.lit('#f5efe0'), 1.4) +
    climber(1000, 131, '#c8402f') +
    climber(1168, 183, '#e0a33a', true) +
    climber(934, 400, '#2f6f8a') +
    fill(path(right), palette.shore) +
    fill(
      path(points`1250,846 1330,806 1420,790 1500,744 1560,736 1660,690 1660,736 1540,780 1420,826 1330,846`),
      palette.shoreLit,
    ) +
    fill(path(ledge), palette.meadowShade) +
    drawBoulders(spots`120,850,26 250,880,34`, colourRock(palette), random) +
    drawGrass(
      { from: -20, to: 380, top: (x) => 842 + Math.max(0, x - 200) * 0.35, deep: 60, many: 60, tall: 30 },
      palette,
      random,
    )
  )
}

// The racks stand on a low snow-covered point; behind them the wall across the fjord.
const rackLine = 560
const rackSector: Sector = { from: -30, to: 75, waterline: rackLine, top: 308 }
const rackCrest = skylineIn(rackSector)
// Botntinden, Tuva, Blåtinden, Jomfrutindan, Frosken, Fløya, Svolen, Langstrandtindan: one wall with few gaps.
const rackWall = rackCrest`-60,470 -24°0.42 170,500 -11°0.3 340,500 -4°0.5 470,440 530,400 7°0.94 610,380 660,420
  18.5°0.56 780,400 25°0.74 880,366 920,330 32°1 986,336 1010,330^ 1060,420 1120,412^ 1200,470 54°0.42 1360,440 63°0.66
  1490,420 1560,380^ 1660,430`

function drawRackLand(stage: Stage): string {
  const y = rackLine
  return (
    stage.ridge({ seed: 44, air: 0.2, rough: 0.2, ribs: 0.6, glints: 0.5, steep: 2.2, depth: 2 }, rackWall) +
    stage.mist(y - 90, 92, 0.5) +
    drawHill(
      points`560,${y + 2} 760,${y - 8} 1000,${y - 6} 1300,${y - 12} 1660,${y - 8}`,
      stage.palette.meadowShade,
      y + 6,
    ) +
    drawVillage(
      strewHouses(640, 1600, () => y - 4, stage.random('far'), { width: 9, height: 7, gap: 14, scatter: 30 }),
      stage.palette,
      stage.random('lamps'),
      0.3,
    )
  )
}

function drawRackShore(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('point')
  const edge = points`-40,612 180,616 420,634 700,676 960,700 1240,742 1460,800 1660,820`
  const drifts = points`-40,700 240,726 560,770 900,790 1240,846 1660,880`
  return (
    drawRock(640, 690, 420, 24, colourRock(palette), random, 12) +
    drawRock(1120, 762, 460, 34, colourRock(palette), random, 12) +
    drawHill(edge, palette.meadow) +
    drawHill(drifts, mix(palette.meadow, palette.meadowShade, 0.35)) +
    drawHill(points`-40,830 300,812 760,850 1100,900 1300,930`, palette.meadow) +
    drawGrass({ from: 240, to: 1500, top: (x) => 660 + x * 0.11, deep: 40, many: 40, tall: 18 }, palette, random)
  )
}

// The town from the mole, looking north-west; the Fisherman's Wife waves from her rock.
const moleLine = 556
const moleSector: Sector = { from: 285, to: 375, waterline: moleLine, top: 356 }
const moleWall = skylineThrough(
  peaks`Løva 290 0.72, Kongstindan 300 0.9, Rismålstindan 313 0.62, Botntinden 326 0.66, Torskmannen 331 0.6,
    Tuva 355 0.92, Blåtinden 367 1.2`.map((peak) => standOf(peak, moleSector)),
  { waterline: moleLine, hasEnds: false },
)

function drawMoleLand(stage: Stage): string {
  const { palette } = stage
  const y = moleLine
  const random = stage.random('town')
  const upper = strewHouses(120, 1560, (x) => y - 34 - Math.sin(x / 240) * 8, random, {
    width: 13,
    height: 11,
    gap: 22,
    scatter: 34,
    colours: ['white', 'red', 'ochre', 'white', 'grey'],
  })
  const lower = strewHouses(-10, 1600, () => y - 6, random, {
    width: 22,
    height: 18,
    gap: 30,
    scatter: 44,
    colours: ['red', 'white', 'ochre', 'red', 'white'],
  })
  return (
    stage.ridge(
      { seed: 71, air: 0.22, rough: 0.2, ribs: 0.6, steep: 2.4, depth: 2 },
      skyline`-60,420 ${moleWall} 1660,380`,
    ) +
    stage.mist(y - 120, 112, 0.4) +
    drawHill(
      points`-40,${y - 22} 240,${y - 36} 560,${y - 30} 900,${y - 44} 1240,${y - 30} 1660,${y - 40}`,
      palette.meadowShade,
      y + 4,
    ) +
    drawVillage(upper, palette, random, 0.16) +
    drawVillage(lower, palette, random, 0.06) +
    fill(`M-20 ${y - 6}H1620v8H-20z`, palette.dim('#4d5860'))
  )
}

/** Reflections of lamps on still water, broken into lenses. */
function drawLampColumns(xs: readonly number[], y: number, colour: string, random: Random): string {
  let drawn = ''
  for (const x of xs) {
    const long = 90 + random() * 150
    for (let down = 6; down < long; down += 8 + down * 0.09) {
      const width = whole((5 + down * 0.13) * (0.6 + random() * 0.7)) * 2
      drawn += `M${whole(x - width / 2 + (random() - 0.5) * down * 0.07)} ${whole(y + down)}q${width / 2}-3 ${width} 0q-${width / 2} 3-${width} 0`
    }
  }
  return fill(drawn, colour, 0.62)
}

function drawWaitingWoman(palette: Palette): string {
  const bronze = palette.dim('#2c3a3c')
  return (
    fill('M-8 0L-6-24-9-40-4-56 4-56 8-40 6-24 9 0z', bronze) +
    fill('M-3-56q-2-10 4-11t5 9l-3 4z', bronze) +
    stroke('M4-52L15-64 14-80M-5-50L-11-36-6-30', bronze, 3.4, { isRound: true }) +
    fill('M-16 0h32v10h-32z', palette.shore)
  )
}

export const svolvaer: Place = {
  views: {
    harbour: { ...frame(harbour), tallest: 252, focus: 0.62, water: { squash: 0.42 }, drawLand: drawHarbourLand },
    svolvaergeita: {
      facing: 225,
      width: 70,
      waterline: goatHorizon,
      tallest: 350,
      focus: 0.74,
      openSea: [0, 1600],
      drawLand: drawGoatLand,
      water: false,
      drawShore: drawGoatNear,
    },
    'drying-racks': {
      facing: 22,
      width: 105,
      waterline: rackLine,
      tallest: 308,
      focus: 0.3,
      drawLand: drawRackLand,
      drawShore: drawRackShore,
    },
    breakwater: {
      ...frame(moleSector),
      tallest: 330,
      focus: 0.97,
      drawLand: drawMoleLand,
      drawWater: (stage, land) => {
        const { palette } = stage
        const random = stage.random('columns')
        const xs = Array.from({ length: 14 }, (_, index) => 20 + index * 114 + random() * 80)
        return (
          stage.water(land, { squash: 0.7, many: 16 }) +
          (palette.lamp ? drawLampColumns(xs, moleLine, palette.lamp, random) : '')
        )
      },
      drawShore: (stage) => {
        const random = stage.random('rock')
        const rock = colourRock(stage.palette)
        return (
          drawRock(1180, 842, 330, 66, rock, random, 11) +
          drawRock(1060, 858, 150, 22, rock, random, 7) +
          place(drawWaitingWoman(stage.palette), 1330, 776, 1.55)
        )
      },
    },
  },
}
