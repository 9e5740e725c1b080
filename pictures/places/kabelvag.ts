// Kabelvåg: the wooden church against the evening, Vågakallen far behind; and Storvågan with its old white main house.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { fill, type Point, place, stroke, wholes } from '#pictures/drawing/paths.ts'
import { drawWoodenChurch, paintChurch } from '#pictures/foregrounds/church.ts'
import { placeCabin } from '#pictures/foregrounds/rorbuer.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { type HousePaint, paintHouse } from '#pictures/light/paint.ts'
import { drawBirches, drawBirchWood } from '#pictures/nature/birch.ts'
import { drawGroundShadow } from '#pictures/nature/ground-shadow.ts'
import { colourRock, drawBoulders, drawGrass, drawHill, drawRock, readHeight } from '#pictures/nature/shore.ts'
import { frame, type Sector, skyline, skylineIn } from '#pictures/nature/skyline.ts'
import type { Place, Stage } from '#pictures/stage.ts'

const line = 690
const sector: Sector = { from: 240, to: 300, waterline: line, top: 400 }
const crest = skylineIn(sector)

// Vågakallen alone in the south-west; Bretten, Stortinden and Varden to the right of it.
const kallen = crest`-80,610 20,560 110,520 180,462 249°0.92 270,452 300,446^ 350,520 410,516^ 480,570 580,610
  700,${line}`
const northWest = crest`560,${line} 680,610 780,570 272°0.58 920,560 1010,520 281°0.74 1140,500 1180,456 286°1 1290,452
  1380,446 294°0.96 1500,480 1560,520 1680,500`

function drawLand(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('village')
  const slope = points`-40,670 200,664 500,676 800,672 1100,662 1400,650 1660,640`
  const top = readHeight(slope)
  return (
    stage.ridge({ seed: 31, air: 0.42, ribs: 0.7, steep: 2.8, rough: 0.2 }, kallen) +
    stage.mist(560, 132, 0.4) +
    stage.ridge({ seed: 7, air: 0.26, ribs: 0.6, rough: 0.19 }, northWest) +
    stage.mist(560, 132, 0.5) +
    drawHill(slope, mix(palette.meadow, palette.haze, 0.25)) +
    drawVillage(
      strewHouses(-10, 760, (x) => top(x) + 14, random, { width: 17, height: 13, gap: 24, scatter: 44 }),
      palette,
      random,
      0.16,
    ) +
    drawBirchWood(
      { from: -20, to: 1620, top: (x) => top(x) + 10, deep: 40, many: 46, small: 22, large: 40, clearing: [780, 1420] },
      stage,
      random,
    )
  )
}

function drawChurchyard(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('yard')
  const near = points`-40,846 300,856 700,846 1100,838 1660,850`
  let stones = ''
  for (let stone = 0; stone < 15; stone++) {
    const [x, y, size] = [260 + stone * 36 + random() * 14, 786 + random() * 26, 0.8 + random() * 0.5]
    stones += wholes`M${x} ${y}v${-15 * size}q4-6 8 0v${15 * size}z`
  }
  return (
    drawHill(points`-40,744 300,752 640,768 900,772 1200,760 1660,738`, palette.meadow) +
    drawGroundShadow(stage, 1140, 806, { width: 470, height: 90 }) +
    place(drawWoodenChurch(paintChurch(palette, '#dcae57', '#a97a33')), 900, 806, 1.62) +
    fill(stones, palette.dim('#77767a')) +
    fill(`M918 806h44l30 40H880z`, palette.isSnowedIn ? palette.meadowShade : palette.lit('#dccba2')) +
    drawHill(
      points`-40,822 300,826 640,818 900,812 1300,818 1660,806`,
      palette.isSnowedIn ? palette.meadow : mix(palette.meadow, palette.meadowShade, 0.4),
    ) +
    fill(wall(near), palette.shore) +
    fill(wall(near.map(([x, y]) => [x, y - 8])), palette.shoreLit) +
    drawHill(near, palette.meadowShade) +
    drawBirches(spots`64,896,420 250,876,190 1530,880,250`, stage, random) +
    drawGrass({ from: -20, to: 1620, top: () => 872, deep: 40, many: 44, tall: 24 }, palette, random)
  )
}

function wall(points: readonly Point[]): string {
  const below = points.map(([x, y]): Point => [x, y + 16]).reverse()
  return `M${[...points.map(([x, y]): Point => [x, y - 10]), ...below].map(([x, y]) => `${x} ${y}`).join('L')}z`
}

const bay = 610
// Seen from the bay's mouth, looking south-west.
const bayHills = skyline`-80,470 20,440^ 100,486 190,452 268,396^ 330,440 400,424^ 500,500 620,540 740,${bay}`
const bayPeak = skyline`940,${bay} 1060,540 1140,470 1210,388 1266,316^ 1304,356 1338,346^ 1400,432 1470,420^ 1560,500
  1680,520`

/** A trading post's main house from the front; 250 wide, 118 tall. */
function drawMainHouse(paint: HousePaint): string {
  const window = (x: number, y: number) => `M${x} ${y}h15v22h-15z`
  const xs = [16, 46, 78, 157, 189, 219]
  const panes = xs.flatMap((x) => [window(x, -68), window(x, -30)]).join('') + window(118, -68)
  return (
    fill('M0 0V-78H250V0z', paint.gable) +
    fill('M176 0V-78H250V0z', paint.side, 0.4) +
    fill('M-8-76L34-124H216L258-76z', paint.roof) +
    stroke('M20-106H230M10-92H242', paint.roofLine, 1, { opacity: 0.4 }) +
    fill('M102-76L125-102 148-76z', paint.gable) +
    stroke('M98-74L125-104 152-74', paint.trim, 3) +
    fill('M64-124h10v-14H64zM174-124h10v-14h-10z', paint.chimney) +
    `<path d="${panes}" fill="${paint.glass}" stroke="${paint.trim}" stroke-width="2.6"/>` +
    fill('M116 0V-30h18V0z', paint.door) +
    fill('M106-32h38l-6-10h-26z', paint.roof) +
    stroke('M108 0V-32M142 0V-32', paint.trim, 2.6) +
    fill('M-2 0H252v6H-2z', paint.post, 0.6)
  )
}

export const kabelvag: Place = {
  views: {
    church: { ...frame(sector), focus: 0.72, drawLand, water: false, drawShore: drawChurchyard },
    storvagan: {
      facing: 220,
      width: 70,
      waterline: bay,
      tallest: 320,
      focus: 0.6,
      water: { squash: 0.5 },
      drawLand: (stage) => {
        const { palette } = stage
        const random = stage.random('bay')
        const white = paintHouse(palette, 'white')
        const mound = points`420,${bay + 4} 520,${bay - 6} 640,${bay - 28} 780,${bay - 44} 960,${bay - 46} 1120,${
          bay - 34
        } 1240,${bay - 16} 1420,${bay - 8} 1660,${bay - 14}`
        return (
          stage.ridge({ seed: 12, air: 0.5, ribs: 0.6, depth: 2 }, bayHills) +
          stage.ridge({ seed: 61, air: 0.24, ribs: 0.7, rough: 0.2, steep: 2.8 }, bayPeak) +
          stage.mist(bay - 120, 122, 0.5) +
          drawHill(
            points`-40,${bay - 20} 160,${bay - 26} 380,${bay - 12} 560,${bay + 4}`,
            palette.meadowShade,
            bay + 6,
          ) +
          drawVillage(
            strewHouses(-10, 380, () => bay - 16, random, { width: 16, height: 12, gap: 26, scatter: 40 }),
            palette,
            random,
            0.14,
          ) +
          drawBirchWood(
            { from: 640, to: 1600, top: () => bay - 52, deep: 18, many: 30, small: 26, large: 46 },
            stage,
            random,
          ) +
          drawHill(mound, palette.meadow, bay + 8) +
          place(drawMainHouse(white), 760, bay - 34, 1.02) +
          placeCabin(paintHouse(palette, 'ochre'), [1080, bay - 24, 0.9], { long: 60, gable: 44, wall: 30, rise: 22 }) +
          placeCabin(paintHouse(palette, 'white'), [1240, bay - 12, 0.95], {
            long: 46,
            gable: 40,
            wall: 28,
            rise: 22,
          }) +
          stroke(`M640 ${bay - 22}V${bay - 190}`, palette.tone('#f3f0e6'), 3.4) +
          fill(`M642 ${bay - 188}q18 8 40-2-10 10-40 12z`, palette.tone('#b3372b', 0.5)) +
          fill(`M520 ${bay - 2}l120-12 160-4 300 2 240 6 320-4v20H500z`, palette.shore) +
          fill(`M520 ${bay - 2}l120-12 160-4 300 2 240 6 320-4v7l-320 2-240-4-300-4-160 5z`, palette.shoreLit)
        )
      },
      drawShore: (stage) => {
        const random = stage.random('skerry')
        const rock = colourRock(stage.palette)
        return (
          drawRock(-120, 850, 470, 92, rock, random, 12) +
          drawRock(280, 872, 240, 34, rock, random, 8) +
          drawBoulders(spots`420,880,18 470,888,12`, rock, random) +
          drawGrass({ from: -20, to: 230, top: () => 780, deep: 14, many: 26, tall: 26 }, stage.palette, random)
        )
      },
    },
  },
}
