// Henningsvær: islets and the football pitch from above, the harbour between the houses, and the storm against the
// mole. Festvågtinden stands left of Vågakallen.
import { mix } from '#pictures/drawing/colours.ts'
import { whole } from '#pictures/drawing/numbers.ts'
import { fill, type Point, path, place, stroke, wholes } from '#pictures/drawing/paths.ts'
import { again } from '#pictures/drawing/sheet.ts'
import { drawBridge, paintBridge } from '#pictures/foregrounds/bridge.ts'
import { drawBeacon, paintLight } from '#pictures/foregrounds/lighthouse.ts'
import { drawQuay, paintQuay } from '#pictures/foregrounds/quay.ts'
import { drawRack, paintRack } from '#pictures/foregrounds/racks.ts'
import { type CabinForm, drawCabin } from '#pictures/foregrounds/rorbuer.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { type HouseColour, paintHouse } from '#pictures/light/paint.ts'
import type { Palette } from '#pictures/light/palette.ts'
import { colourRock, drawIslet, drawRock } from '#pictures/nature/shore.ts'
import { frame, massif, type Sector, skyline, standOf } from '#pictures/nature/skyline.ts'
import { drawSpray } from '#pictures/nature/surf.ts'
import { drawLampLight, outlineRipples } from '#pictures/nature/water.ts'
import { colourWaves, repeatSea } from '#pictures/nature/waves.ts'
import type { Place, Stage } from '#pictures/stage.ts'

const above = 470
const sector: Sector = { from: 12, to: 68, waterline: above, top: 214 }
const festvag = standOf(['Festvågtinden', 31, 0.9], sector)
const kallen = standOf(['Vågakallen', 45.5, 1], sector)
const kallenFlank = massif(kallen, { left: 330, right: 560, waterline: above, shoulder: 0.36 })
const festvagFlank = massif(festvag, { left: 330, right: 280, waterline: above, shoulder: 0.5 })

const bigPeaks = skyline`${kallenFlank.slice(0, 5)} ${kallen[0] + 44},${kallen[1] + 44} ${kallen[0] + 70},${
  kallen[1] + 34
}^ ${kallen[0] + 130},${kallen[1] + 104} ${kallen[0] + 190},${kallen[1] + 92}^ ${kallen[0] + 300},${
  kallen[1] + 170
} ${kallen[0] + 370},${kallen[1] + 160}^ ${kallen[0] + 520},${kallen[1] + 216} 1700,${above}`
const nearPeak = skyline`${festvagFlank.slice(0, 5)} ${festvag[0] + 36},${festvag[1] + 40} ${
  festvag[0] + 74
},${festvag[1] + 30}^ ${festvag[0] + 120},${festvag[1] + 96} ${festvagFlank.slice(7)}`

function drawPitch(x: number, y: number, palette: Palette): string {
  const at = (across: number, back: number): Point => [
    x + (across - 0.5) * (340 - back * 96) + back * 44,
    y - back * 92,
  ]
  const patch = (left: number, near: number, right: number, far: number) =>
    path([at(left, near), at(right, near), at(right, far), at(left, far)])
  let mown = ''
  for (let strip = 0; strip < 10; strip += 2) mown += patch(strip / 10, 0, (strip + 1) / 10, 1)
  const [left, right] = [at(0.02, 0.42), at(0.98, 0.42)].map(([px, py]) => wholes`${px} ${py}`)
  const [middleX, middleY] = at(0.5, 0.47)
  const lines =
    patch(0.02, 0.03, 0.98, 0.97) +
    path([at(0.5, 0.03), at(0.5, 0.97)], false) +
    patch(0.02, 0.22, 0.16, 0.78) +
    patch(0.84, 0.22, 0.98, 0.78) +
    `M${left}v-12l4-12v10M${right}v-12l-4-12v10M${whole(middleX - 26)} ${whole(middleY)}a26 11 0 1 0 52 0a26 11 0 1 0-52 0`
  const green = palette.isSnowedIn ? palette.meadow : palette.lit('#4f9a4c')
  const stripe = palette.isSnowedIn ? mix(palette.meadow, palette.meadowShade, 0.2) : palette.lit('#65ad57')
  return (
    fill(patch(-0.05, -0.07, 1.05, 1.06), palette.lit('#8b9379')) +
    fill(patch(0, 0, 1, 1), green) +
    fill(mown, stripe, 0.85) +
    stroke(lines, palette.isSnowedIn ? palette.meadowShade : palette.lit('#f4f7ec'), 2)
  )
}

const islets = [
  [520, 522, 300, 20, 0],
  [960, 516, 400, 20, 0],
  [250, 562, 330, 32, 1],
  [760, 574, 430, 40, 1],
  [1250, 572, 420, 40, 1],
  [1560, 632, 280, 44, 2],
  [480, 648, 330, 46, 2],
  [1140, 680, 340, 50, 2],
] as const

function drawIslets(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('islets')
  const rocks = colourRock(palette)
  const colours = {
    ...rocks,
    lit: mix(rocks.lit, palette.lit('#cfc7ae'), 0.4),
    shallow: mix(palette.sea[1]?.[1] ?? '#459fb2', palette.lit('#c8efe2'), 0.5),
    back: palette.meadow,
  }
  let drawn = ''
  for (const [x, y, width, height, row] of islets)
    drawn +=
      drawIslet(x, y, width, height, colours, random, { back: 0.66, points: 9 + row * 2 }) +
      drawVillage(
        strewHouses(x - width * 0.38, x + width * 0.32, () => y - height * 0.04, random, {
          width: 8 + row * 3,
          height: 6.5 + row * 2.6,
          gap: 34 + row * 14,
          scatter: 34,
          colours: ['white', 'red', 'white', 'ochre', 'grey'],
        }),
        palette,
        random,
        0.12 - row * 0.03,
      )
  const bridge = drawBridge(
    { from: [930, 566], to: [1075, 570], crown: 18, main: [0.36, 0.64], side: [0.15, 0.85], water: 582, thick: 0.45 },
    paintBridge(palette),
  )
  const rack = paintRack(palette)
  return (
    drawn +
    bridge +
    drawIslet(640, 800, 960, 190, colours, random, { back: 0.66, points: 18 }) +
    drawPitch(590, 846, palette) +
    drawRack([884, 850, 46], [1050, 800, 32], rack, random, { frames: 5, isBare: true }) +
    drawIslet(1390, 850, 300, 60, colours, random, { back: 0.5 })
  )
}

// Between the houses: the harbour as one narrow street of water, Festvågtinden at its end.
const street = 600

const bankHouses: readonly (readonly [HouseColour, CabinForm])[] = [
  ['white', { long: 78, gable: 54, wall: 58, rise: 36, windows: 3, hasDoor: false }],
  ['ochre', { long: 78, gable: 54, wall: 40, rise: 30, windows: 3 }],
  ['red', { long: 78, gable: 54, wall: 50, rise: 30, windows: 3 }],
]

/** From near to far; each kind of house is written once. */
function drawBanks(stage: Stage): string {
  const { palette, sheet } = stage
  const kinds = bankHouses.map(([colour, form]) => {
    const kept = sheet.keep(drawCabin(paintHouse(palette, colour), form))
    sheet.define(kept.svg)
    return kept.id
  })
  const paint = paintQuay(palette)
  const drawn: string[] = []
  const lamps: [number, number, number, number][] = []
  for (let house = 0; house < 5; house++)
    for (const side of [-1, 1] as const) {
      const random = stage.random(`bank-${side}-${house}`)
      const scale = 3.3 * 0.68 ** house
      const inner = 800 + side * (128 + 560 * 0.64 ** house)
      const y = street + 8 + 150 * 0.6 ** house
      const floor = y + 21 * scale
      const [from, to] =
        side < 0 ? [inner - 152 * scale, inner + 10 * scale] : [inner - 10 * scale, inner + 152 * scale]
      const kind = kinds[(house + (side < 0 ? 0 : 2)) % 3] ?? ''
      drawn.unshift(
        drawQuay(Math.max(-30, from), Math.min(1630, to), y, floor, paint, random, 30 * scale) +
          again(kind, [-side * scale, 0, 0, scale, inner + side * 132 * scale, y]),
      )
      lamps.push([inner - side * (10 + 12 * scale), floor + 10, 24 * scale, 6])
    }
  return drawn.join('') + drawLampLight(lamps, palette.lamp, stage.random('lamps'), 0.5)
}

const streetPeak = skyline`300,${street} 420,540 520,470 600,380 660,300 716,236^ 752,268 784,254^ 830,330 900,420
  960,440^ 1060,510 1180,540^ 1340,${street}`
const streetBehind = skyline`760,${street} 880,470 960,400 1020,330 1070,290^ 1120,340 1190,396^ 1300,480 1500,540
  1660,560`

// The storm: the mole and its light, houses behind it, a sea that breaks over both.
const moleLine = 610

export const henningsvaer: Place = {
  views: {
    'from-the-air': {
      ...frame(sector),
      drawsOwnWaves: true,
      focus: 0.36,
      peaks: [
        { name: 'Festvågtinden', x: 33.9, y: 26.6, leader: 2.6 },
        { name: 'Vågakallen', x: 59.8, y: 23.8, leader: 2.6 },
      ],
      drawLand: (stage) =>
        stage.ridge(
          { seed: 5, air: 0.5, ribs: 0.3, depth: 2 },
          skyline`-40,${above} 20,420 80,386 150,414 230,380 310,424 420,446 520,${above}`,
        ) +
        stage.ridge({ seed: 29, air: 0.2, rough: 0.2, ribs: 0.45, glints: 0.5, steep: 3, depth: 2 }, bigPeaks) +
        stage.mist(above - 90, 92, 0.4) +
        stage.ridge({ seed: 37, air: 0.05, rough: 0.2, ribs: 0.6, glints: 0.5, steep: 3, depth: 2 }, nearPeak),
      drawWater: (stage, land) => {
        const { palette } = stage
        const water = stage.water(land, { calm: 0.25, squash: 0.3, many: 8 })
        if (palette.weather !== 'storm') return water
        // From above, rough sea shows as white horses.
        const random = stage.random('white-horses')
        return water + fill(outlineRipples(above + 8, 900, 24, random, { least: 8, most: 60 }), palette.foam, 0.75)
      },
      drawShore: drawIslets,
    },
    harbour: {
      facing: 30,
      width: 50,
      waterline: street,
      tallest: 236,
      focus: 0.29,
      water: { squash: 0.6 },
      drawLand: (stage) =>
        stage.ridge({ seed: 9, air: 0.34, rough: 0.2, ribs: 0.6, depth: 2 }, streetBehind) +
        stage.mist(street - 120, 122, 0.4) +
        stage.ridge({ seed: 33, air: 0.12, rough: 0.2, ribs: 0.7, steep: 3 }, streetPeak) +
        drawVillage(
          strewHouses(560, 1050, () => street - 2, stage.random('end'), {
            width: 18,
            height: 15,
            gap: 24,
            scatter: 26,
          }),
          stage.palette,
          stage.random('end-lamps'),
          0.18,
        ),
      drawShore: (stage) => drawBanks(stage),
    },
    breakwater: {
      facing: 60,
      width: 70,
      waterline: moleLine,
      drawsOwnWaves: true,
      tallest: 300,
      focus: 0.34,
      drawLand: (stage) => {
        const { palette } = stage
        const random = stage.random('behind')
        return (
          stage.ridge(
            { seed: 17, air: 0.42, rough: 0.2, ribs: 0.6 },
            skyline`700,${moleLine} 820,540 930,470 1040,372 1100,326^ 1150,380 1210,360^ 1300,450 1400,470^ 1520,540
              1660,560`,
          ) +
          fill(`M820 ${moleLine}l80-14 260-8 460-6v40H820z`, palette.shore) +
          drawVillage(
            strewHouses(900, 1600, () => moleLine - 14, random, {
              width: 40,
              height: 34,
              gap: 54,
              scatter: 50,
              colours: ['white', 'red', 'ochre', 'red', 'white'],
            }),
            palette,
            random,
            0.14,
          )
        )
      },
      drawWater: (stage, land) => {
        const { palette, sheet } = stage
        const random = stage.random('sea')
        if (palette.weather !== 'storm') return stage.water(land, { many: 26, squash: 0.5 })
        return (
          repeatSea(
            sheet,
            { y: moleLine + 4, height: 10, step: 90, breaking: 0.4 },
            colourWaves(palette, 0.22),
            random,
          ) +
          repeatSea(
            sheet,
            { y: moleLine + 30, height: 20, step: 150, breaking: 0.5 },
            colourWaves(palette, 0.36),
            random,
          )
        )
      },
      drawShore: (stage) => {
        const { palette } = stage
        const random = stage.random('mole')
        const rock = colourRock(palette)
        const foam = palette.foam
        const row = (near: number) => colourWaves(palette, near)
        const isRough = palette.weather === 'storm'
        const mole =
          drawRock(470, 730, 1250, 82, rock, random, 13) +
          fill('M560 664H1640v26H560z', palette.lit('#9a9b94')) +
          fill('M560 664H1640v8H560z', palette.lit('#c3c2b8')) +
          place(drawBeacon(paintLight(palette)), 650, 665, 4.2)
        if (!isRough) return mole
        return (
          drawSpray({ x: 520, y: 724, width: 560, height: 470, lean: 0.3 }, foam, random) +
          mole +
          drawSpray({ x: 430, y: 760, width: 330, height: 190, lean: 0.4 }, foam, random) +
          drawSpray({ x: 1130, y: 736, width: 170, height: 96, lean: 0.4 }, foam, random) +
          repeatSea(stage.sheet, { y: 768, height: 46, step: 300, breaking: 0.8 }, row(0.5), random) +
          repeatSea(stage.sheet, { y: 856, height: 74, step: 470, breaking: 0.7 }, row(0.84), random)
        )
      },
    },
  },
}
