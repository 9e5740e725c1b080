// Eggum: the open sea to the north, the stone tower on its mound, the mountain that falls to the shore.
import { mix } from '#pictures/drawing/colours.ts'
import { points } from '#pictures/drawing/lists.ts'
import { fill, type Point, path, stroke, wholes } from '#pictures/drawing/paths.ts'
import { drawVillage } from '#pictures/foregrounds/village.ts'
import { colourRock, drawBoulders, drawGrass, drawHill, drawRock, readHeight } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Place, Stage } from '#pictures/stage.ts'

const line = 590
// The flank of Mustaren comes down to the shore on the right.
const flank = skyline`1010,${line} 1080,560 1150,500 1210,420 1280,350 1340,262^ 1390,290 1440,232^ 1500,240 1560,176^
  1680,150`
const cape = skyline`800,${line} 880,560 960,540^ 1020,552 1100,520^ 1180,${line}`

/** About 120 wide. */
function drawTower(stage: Stage, x: number, y: number): string {
  const { palette } = stage
  const stone = mix(palette.shore, palette.lit('#8a8176'), 0.3)
  const lit = mix(palette.shoreLit, palette.lit('#cfb79a'), 0.3)
  const body: Point[] = [
    [x - 62, y + 4],
    [x - 60, y - 62],
    [x - 44, y - 66],
    [x - 40, y - 58],
    [x - 20, y - 62],
    [x - 14, y - 78],
    [x + 18, y - 80],
    [x + 24, y - 66],
    [x + 52, y - 64],
    [x + 60, y - 54],
    [x + 62, y + 4],
  ]
  const side = stage.light < 0 ? body.slice(0, 6).concat([[x - 20, y + 4]]) : body.slice(5).concat([[x + 4, y + 4]])
  let joints = ''
  const random = stage.random('stones')
  for (let stone = 0; stone < 22; stone++)
    joints += wholes`M${x - 56 + random() * 104} ${y - 4 - random() * 54}h${6 + random() * 8}`
  return (
    fill(path(body), stone) +
    fill(path(side), lit) +
    stroke(joints, palette.wet, 1.4, { opacity: 0.5 }) +
    fill(`M${x - 8} ${y + 4}v-30q9-10 18 0v30zM${x - 44} ${y - 34}h9v9h-9zM${x + 30} ${y - 38}h9v9h-9z`, palette.wet)
  )
}

function drawMeadow(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('meadow')
  const shore = points`-40,770 120,742 300,720 420,724 560,748 760,760 900,726 1060,676 1240,640 1440,606 1660,592`
  const near = points`-40,846 260,812 520,822 840,846 1160,806 1400,772 1660,752`
  const soft = mix(palette.meadow, palette.meadowShade, 0.15)
  const top = readHeight(shore)
  const stones = Array.from({ length: 17 }, (_, index): [number, number, number] => {
    const x = 480 + index * 38 + random() * 20
    return [x, top(x) - 4 + random() * 10, 8 + random() * 12]
  })
  return (
    drawRock(560, 724, 190, 26, colourRock(palette), random, 8) +
    drawHill(
      shore.map(([x, y]): Point => [x, y - 9]),
      palette.shore,
    ) +
    drawHill(shore, mix(palette.meadow, palette.meadowShade, 0.4)) +
    drawBoulders(stones, colourRock(palette), random) +
    drawVillage(
      [
        [1490, 622, 26, 20, 'red'],
        [1556, 616, 22, 17, 'white'],
        [1430, 626, 20, 16, 'white'],
      ],
      palette,
      random,
      0.06,
    ) +
    drawHill(points`-40,790 60,764 190,716 270,690 360,682 450,694 520,726 620,776 760,830`, soft) +
    drawTower(stage, 350, 688) +
    stroke('M1500 640q-200 30-330 90t-330 60-300 34', mix(palette.meadow, palette.lit('#e2d2ac'), 0.6), 9, {
      isRound: true,
      opacity: palette.isSnowedIn ? 0.4 : 0.9,
    }) +
    drawHill(near, palette.meadow) +
    drawGrass({ from: -20, to: 1620, top: () => 846, deep: 60, many: 90, tall: 30 }, palette, random)
  )
}

export const eggum: Place = {
  views: {
    borga: {
      facing: 8,
      width: 80,
      waterline: line,
      tallest: 170,
      focus: 0.23,
      openSea: [0, 1000],
      drawLand: (stage) =>
        stage.ridge({ seed: 14, air: 0.4, depth: 2, ribs: 0.4 }, cape) +
        stage.mist(line - 50, 52, 0.3) +
        stage.ridge({ seed: 52, air: 0.06, base: line + 30, rough: 0.17, steep: 2.4, ribs: 1 }, flank),
      water: { calm: 0.35, many: 34, squash: 0.5 },
      drawShore: drawMeadow,
    },
  },
}
