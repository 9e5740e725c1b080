// Haukland from the slope above the beach: the bay in all its greens, white sand, Mannen on its far side.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { band, fill, type Point, smooth } from '#pictures/drawing/paths.ts'
import { drawVillage } from '#pictures/foregrounds/village.ts'
import { colourSand } from '#pictures/nature/beach.ts'
import { colourRock, drawBoulders, drawGrass, drawHill, readHeight } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { outlineRipples, repeatRipples } from '#pictures/nature/water.ts'
import type { Place, Stage } from '#pictures/stage.ts'

const line = 430
// Seen toward the south-west: Offersøykammen far across the strait, Veggen and Mannen falling into the sea on the right.
const islands = skyline`380,${line} 440,414 500,398^ 560,410 620,384^ 700,404 760,${line}`
const offersoy = skyline`-60,360 20,330^ 80,352 150,300^ 200,322 270,350 330,396 420,${line}`
const mannen = skyline`820,${line} 880,396 930,340 980,268 1030,208^ 1074,236 1110,226^ 1160,300 1230,330 1290,300
  1350,232 1408,148^ 1450,170 1510,130^ 1660,150`

/** The waterline around the bay. */
const edge = points`1660,476 1500,478 1330,488 1180,508 1060,540 980,590 950,650 972,716 1040,776 1160,830 1330,880
  1500,930`

function shift(points: readonly Point[], right: number, down: number): Point[] {
  return points.map(([x, y]): Point => [x + right, y + down])
}

/** Fills the land's side of a curve. */
function inland(points: readonly Point[], colour: string, opacity?: number): string {
  return fill(smooth(points, 'L1660 930V470z'), colour, opacity)
}

function drawBay(stage: Stage): string {
  const { sheet, palette } = stage
  const random = stage.random('bay')
  const sea = palette.sea.map(([, colour]) => colour)
  const [far = '#5fabbd', upper = far, deep = far] = sea
  // Shell sand below clear water shines only with sun.
  const isSunny = palette.weather === 'clear' || palette.weather === 'fair'
  const pale = mix(deep, palette.lit('#dff6e8'), isSunny ? 0.84 : 0.55)
  const turquoise = mix(mix(upper, palette.lit('#43c3bd'), isSunny ? 0.62 : 0.25), deep, 0.08)
  const body = band(
    line,
    480,
    sheet.vertical(
      [
        [0, far],
        [0.1, upper],
        [0.34, mix(deep, turquoise, 0.3)],
        [1, mix(deep, turquoise, 0.16)],
      ],
      line,
      910,
    ),
  )
  const shoals = spots`-640,-30,0.1 -480,-20,0.16 -340,-12,0.24 -230,-6,0.34 -150,0,0.46 -90,3,0.6 -42,4,0.75`
    .map(([right = 0, down = 0, opacity = 0.5]) =>
      inland(shift(edge, right, down), mix(turquoise, pale, (right + 640) / 640), opacity + 0.1),
    )
    .join('')
  const reef = fill(
    smooth(points`330,560 450,548 570,560 640,584 560,600 430,596 350,582 330,560`, 'z') +
      smooth(points`560,700 660,690 760,706 780,738 690,752 590,738 560,700`, 'z') +
      smooth(points`120,660 250,650 340,672 270,696 150,690 120,660`, 'z'),
    mix(deep, palette.dark, 0.3),
    0.42,
  )
  const bars = fill(
    smooth(points`420,500 620,486 860,490 1010,504 860,516 640,516 420,500`, 'z') +
      smooth(points`300,640 430,622 560,636 640,664 500,676 380,666 300,640`, 'z'),
    pale,
    0.4,
  )
  return (
    body +
    shoals +
    reef +
    bars +
    repeatRipples(sheet, outlineRipples(line + 3, 760, 26, random, { right: 900, most: 90 }), palette.light, 0.42) +
    fill(outlineRipples(line + 2, 600, 30, random, { most: 80, right: 1100 }), palette.dark, 0.26)
  )
}

function drawSandAndSlope(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('slope')
  const sand = colourSand(palette)
  const foam = (right: number, down: number, width: number, opacity: number) =>
    `<path d="${smooth(shift(edge, right, down))}" fill="none" stroke="${palette.foam}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
  const meadow = points`1660,508 1500,512 1380,528 1260,560 1180,604 1150,656 1186,716 1290,776 1440,820 1660,850`
  const near = points`-40,700 80,716 190,764 280,820 400,858 560,880 760,900 880,930`
  const top = readHeight(near)
  return (
    inland(edge, sand.wet) +
    inland(shift(edge, 12, 2), sand.damp) +
    inland(shift(edge, 34, 4), sand.dry) +
    foam(-4, 0, 5, 0.95) +
    foam(-26, -2, 2.4, 0.7) +
    foam(-52, 0, 1.6, 0.5) +
    foam(16, 2, 1.6, 0.6) +
    fill(smooth(meadow, 'L1660 508z'), palette.meadow) +
    fill(
      smooth(
        meadow.map(([x, y]): Point => [x + (y > 640 ? 40 : 60), y + (y > 640 ? 14 : 12)]),
        'L1660 520z',
      ),
      palette.meadowShade,
      0.5,
    ) +
    `<path d="M1640 532q-150-6-250 26t-96 76 50 70 170 34" fill="none" stroke="${palette.isSnowedIn ? palette.meadowShade : palette.lit('#d9cfae')}" stroke-width="7"/>` +
    drawVillage(
      [
        [1470, 556, 24, 18, 'red'],
        [1540, 548, 20, 15, 'white'],
        [1400, 600, 22, 16, 'ochre'],
        [1590, 590, 30, 20, 'red'],
      ],
      palette,
      random,
      0.04,
    ) +
    fill(
      'M1420 716h26v-15h-19l-7 7zM1458 722h26v-15h-19l-7 7zM1502 730h22v-12h-16l-6 6z',
      palette.tone('#f4f1e6', 0.5),
    ) +
    drawBoulders(spots`1010,566,13 1040,552,9 1100,800,16 1076,786,10`, colourRock(palette), random) +
    drawHill(
      near.map(([x, y]): Point => [x + 30, y - 12]),
      palette.shore,
    ) +
    drawHill(near, palette.meadow) +
    drawHill(
      near.map(([x, y]): Point => [x - 130, y + 50]),
      palette.meadowShade,
    ) +
    drawBoulders(spots`150,772,34 232,812,22 60,750,24 470,884,26`, colourRock(palette), random) +
    drawGrass({ from: -20, to: 700, top: (x) => top(x) + 6, deep: 90, many: 90, tall: 34 }, palette, random)
  )
}

export const haukland: Place = {
  views: {
    bay: {
      facing: 290,
      width: 80,
      waterline: line,
      tallest: 140,
      focus: 0.66,
      openSea: [0, 800],
      drawLand: (stage) =>
        stage.ridge({ seed: 2, air: 0.6, ribs: 0.3, depth: 2 }, islands) +
        stage.ridge({ seed: 13, air: 0.4, ribs: 0.6, depth: 2 }, offersoy) +
        stage.mist(line - 50, 52, 0.4) +
        stage.ridge({ seed: 26, air: 0.04, base: line + 56, rough: 0.16, steep: 2.6, ribs: 1, spur: 0.7 }, mannen),
      drawWater: drawBay,
      drawShore: drawSandAndSlope,
    },
  },
}
