// Laukvik: a low shore, one house, and the open sea to the north.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { fill, type Point, stroke } from '#pictures/drawing/paths.ts'
import { placeCabin } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { colourRock, drawBoulders, drawGrass, drawHill, drawRock } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Place } from '#pictures/stage.ts'

const line = 690
const langoya = skyline`-80,668 60,650^ 140,662 260,640^ 340,656 460,648^ 560,668 700,660^ 820,${line}`

export const laukvik: Place = {
  views: {
    north: {
      facing: 345,
      width: 80,
      waterline: line,
      tallest: 520,
      focus: 0.76,
      openSea: [760, 1600],
      drawLand: (stage) => stage.ridge({ seed: 3, air: 0.5, depth: 2, ribs: 0.3 }, langoya),
      water: { squash: 0.8, many: 26 },
      drawShore: (stage) => {
        const { palette } = stage
        const random = stage.random('shore')
        const ground = points`620,930 780,850 930,800 1080,772 1220,750 1400,746 1660,756`
        const light = palette.lamp
          ? fill('M1194 764l-150 60 330 6-60-66z', palette.lamp, palette.isSnowedIn ? 0.22 : 0.12)
          : ''
        return (
          drawRock(120, 800, 260, 26, colourRock(palette), random, 9) +
          drawRock(420, 842, 330, 36, colourRock(palette), random, 10) +
          drawRock(760, 812, 260, 40, colourRock(palette), random, 8) +
          drawHill(
            ground.map(([x, y]): Point => [x - 30, y + 4]),
            palette.shore,
          ) +
          drawHill(ground, palette.meadow) +
          light +
          placeCabin(paintHouse(palette, 'red'), [1190, 764, 1.15], {
            long: 70,
            gable: 58,
            wall: 46,
            rise: 34,
            windows: 3,
          }) +
          drawHill(points`900,930 1100,860 1340,836 1660,852`, mix(palette.meadow, palette.meadowShade, 0.45)) +
          stroke('M1240 764q-10 40 60 70t50 80', palette.isSnowedIn ? palette.meadowShade : palette.lit('#d9cba6'), 9, {
            isRound: true,
          }) +
          stroke(
            'M1420 836v-44M1480 838v-44M1540 842v-44M1600 848v-44M1420 800L1620 812M1420 814L1620 828',
            palette.dim('#5d4c3d'),
            3,
          ) +
          drawBoulders(spots`1010,856,20 960,880,30`, colourRock(palette), random) +
          drawGrass({ from: 900, to: 1620, top: () => 850, deep: 60, many: 60, tall: 26 }, palette, random)
        )
      },
    },
  },
}
