// Reine from Reinehalsen, looking north-west over the village to the ring of peaks. Bearings are those of the map, rises
// are relative and stretched; the ridges between are drawn.
import { mix } from '#site/pictures/drawing/colours.ts'
import { fill } from '#site/pictures/drawing/paths.ts'
import { drawVillage, strewHouses } from '#site/pictures/foregrounds/village.ts'
import { colourRock, drawRock } from '#site/pictures/nature/shore.ts'
import { massif, type Sector, skylineThrough, standOf } from '#site/pictures/nature/skyline.ts'
import { drawLampLight, drawWater } from '#site/pictures/nature/water.ts'
import type { Place, Stage } from '#site/pictures/stage.ts'

const waterline = 676
const sector: Sector = { from: 268, to: 368, waterline, top: 250 }
const stand = (name: string, bearing: number, rise: number) => standOf({ name, bearing, rise }, sector)

const distant = skylineThrough(
  [
    stand('Trollhovudet', 306, 0.12),
    stand('Helvetestinden', 320, 0.2),
    stand('Stamprevtinden', 323.5, 0.26),
    stand('Breiflogtinden', 331, 0.19),
    stand('Segltinden', 341, 0.24),
  ],
  { waterline },
).slice(1, -1)
const behind = skylineThrough(
  [stand('Rostadtindan', 343.5, 0.4), stand('Litlklokktinden', 353.5, 0.42), stand('Klokktinden', 358.5, 0.39)],
  { waterline },
).slice(1, -1)
const olstinden = stand('Olstinden', 348.7, 0.66)
const navaren = stand('Navaren', 288, 0.91)
const munken = skylineThrough([stand('Munken', 267, 0.66), stand('Veinestinden', 278, 0.6)], {
  waterline,
  hasEnds: false,
})
const flank = massif(navaren, { left: 330, right: 380, waterline, shoulder: 0.42 })

function drawMountains(stage: Stage): string {
  return (
    stage.ridge(
      {
        seed: 3,
        base: waterline,
        points: [[330, waterline], [410, 656], [452, 640, 1], [500, 652], ...distant, [1240, 640], [1320, waterline]],
        ribs: 0.4,
        depth: 2,
      },
      0.55,
    ) +
    stage.mist(waterline - 110, 114, 0.5) +
    stage.ridge(
      {
        seed: 22,
        base: waterline,
        points: [
          [1040, waterline],
          [1090, 600],
          [1130, 560],
          ...behind,
          [1500, 556],
          [1548, 500, 1],
          [1600, 548],
          [1660, 520],
        ],
        ribs: 0.5,
        depth: 2,
        rough: 0.2,
      },
      0.3,
    ) +
    stage.mist(waterline - 110, 112, 0.35) +
    stage.ridge(
      {
        seed: 21,
        base: waterline,
        points: massif(olstinden, { left: 300, right: 210, waterline, shoulder: 0.4 }),
        steep: 4,
        spur: 0.6,
        depth: 2,
        rough: 0.2,
      },
      0.1,
    ) +
    stage.mist(waterline - 60, 62, 0.3) +
    stage.ridge(
      {
        seed: 58,
        base: waterline,
        points: [[-60, 400], ...munken, [300, 420], [380, waterline]],
        ribs: 0.4,
        glints: 0.5,
        depth: 2,
        rough: 0.2,
      },
      0.16,
    ) +
    stage.ridge(
      {
        seed: 57,
        base: waterline + 2,
        points: [
          ...flank.slice(0, 6),
          [navaren[0] + 62, 382],
          [navaren[0] + 84, 376, 1],
          ...flank.slice(6, 8),
          [628, 640, 1],
          [720, waterline + 2],
        ],
        steep: 3.4,
        spur: 0.7,
        glints: 0.4,
        ribs: 0.7,
        rough: 0.2,
      },
      0.02,
    )
  )
}

/** The low spit with the village and its white church. */
function drawSpit(stage: Stage): string {
  const { palette } = stage
  const y = waterline
  const random = stage.random('village')
  const houses = strewHouses(486, 1010, () => y - 4, random, {
    gap: 20,
    scatter: 46,
    colours: ['red', 'red', 'white', 'ochre', 'red', 'white', 'red'],
  })
  const shore = fill(
    `M404 ${y + 5}l46-7 24-9 40 2 34-8 52 3 60-6 44 4 70-7 60 5 58-4 90 6 60-3 58 9 30 2 44 8-60 4-260 3-340-1z`,
    palette.dim('#33444c'),
  )
  const meadow = fill(
    `M452 ${y - 3}l24-7 40 2 34-8 52 3 60-6 44 4 70-7 60 5 58-4 90 6 60-3 50 8-70-1-52 4-80-4-66 5-90-3-74 5-70-3-60 4z`,
    palette.meadow,
  )
  const wall = palette.lamp && palette.hour !== 'midnight' ? mix('#f2efe6', '#123048', 0.2) : palette.tone('#f4f1e6')
  const church =
    fill(`M700 ${y - 8}v-16l6-22 6 22v16z`, wall) + fill(`M712 ${y - 8}h22v-12l-4-6h-18z`, mix(wall, '#33505f', 0.25))
  const lamps = palette.lamp
    ? drawLampLight(
        houses.filter((_, index) => index % 2).map(([x]) => [x + 6, y + 8, 9, 4] as const),
        palette.lamp,
        random,
        0.5,
      )
    : ''
  return shore + meadow + drawVillage(houses, palette, random, 0.1) + church + lamps
}

export const reine: Place = {
  views: {
    'fra-reinehalsen': {
      facing: 318,
      width: 100,
      waterline,
      tallest: 280,
      focus: 0.72,
      squash: 0.62,
      peaks: [
        { name: 'Navaren', x: 20.1, y: 32.1, leader: 2.2 },
        { name: 'Stamprevtinden', x: 55.5, y: 63.1, leader: 3.2 },
        { name: 'Olstinden', x: 80.7, y: 43.5, leader: 2.4 },
        { name: 'Klokktinden', x: 90.7, y: 54.8, leader: 4.4 },
      ],
      bearings: [268, 285, 301, 318, 335, 351],
      drawLand: drawMountains,
      drawWater: (stage, land) =>
        drawWater(stage.sheet, stage.palette, {
          y: waterline,
          land,
          squash: 0.62,
          random: stage.random('water'),
          many: 14,
        }),
      drawShore: (stage) => {
        const random = stage.random('rocks')
        const rocks = colourRock(stage.palette)
        return (
          drawSpit(stage) +
          drawRock(1150, 846, 600, 62, rocks, random, 15) +
          drawRock(1020, 862, 170, 22, rocks, random, 7)
        )
      },
    },
  },
}
