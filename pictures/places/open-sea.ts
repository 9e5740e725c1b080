// The open sea: north from a headland toward the midnight sun, and the outer coast where only skerries are left.
import { mix } from '#pictures/drawing/colours.ts'
import { points } from '#pictures/drawing/lists.ts'
import { fill, path, stroke } from '#pictures/drawing/paths.ts'
import { colourRock, drawGround, drawRock, readHeight } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Place, Stage, View } from '#pictures/stage.ts'

const headland = points`-20,806 70,772 160,760 236,774 318,806 420,838 560,866 760,886 1010,906`

function drawHeadland(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('headland')
  const rocks = colourRock(palette)
  const dark = mix(palette.shore, '#101c26', 0.45)
  const edge = readHeight(headland)
  let blades = ''
  for (let blade = 0; blade < 90; blade++) {
    const x = Math.round(random() * 700)
    blades += `M${x} ${Math.round(edge(x) + 2)}l${Math.round(2 + random() * 4)}-${Math.round(5 + random() * 12)}`
  }
  return (
    drawRock(300, 884, 520, 44, rocks, random, 12) +
    drawGround(headland, dark) +
    fill(
      'M-20 806L70 772 116 800 84 846-20 868zM160 760L236 774 262 812 200 808zM318 806L420 838 452 866 372 852z',
      mix(dark, palette.shoreLit, 0.22),
    ) +
    stroke(blades, mix(palette.meadow, palette.light, 0.3), 1.3, { opacity: 0.8, isRound: true }) +
    stroke(path(headland.slice(0, 8), false), palette.light, 1.6, { opacity: 0.5 }) +
    drawRock(1340, 892, 360, 40, rocks, random, 10)
  )
}

const towardMidnight: View = {
  facing: 0,
  width: 84,
  waterline: 640,
  tallest: 420,
  focus: 0.5,
  openSea: [420, 1180],
  drawLand: (stage) =>
    stage.ridge({ seed: 8, air: 0.66, depth: 1, ribs: 0 }, skyline`300,640 340,630 400,618^ 440,626 500,634 560,640`) +
    stage.ridge(
      { seed: 15, air: 0.2, depth: 2, rough: 0.2 },
      skyline`-60,410 -20,424^ 60,470 106,478^ 166,540 236,560^ 300,604 370,640`,
    ) +
    stage.ridge(
      { seed: 9, air: 0.1, depth: 2, rough: 0.2 },
      skyline`1230,640 1280,596 1340,560^ 1390,500 1440,460 1482,404^ 1524,440 1570,420^ 1660,470`,
    ),
  water: { squash: 0.5, many: 40 },
  drawShore: drawHeadland,
}

const outermost: View = {
  facing: 325,
  width: 60,
  waterline: 560,
  tallest: 520,
  focus: 0.5,
  openSea: [0, 1600],
  drawLand: (stage) =>
    stage.ridge(
      { seed: 4, air: 0.6, base: 561, depth: 1, ribs: 0, glints: 0 },
      skyline`1010,561 1060,552 1096,546^ 1130,552 1190,550^ 1260,561`,
    ),
  water: { squash: 0.6, many: 46, calm: (usual) => usual * 0.5 },
  drawShore: (stage) => {
    const random = stage.random('skerries')
    const rocks = colourRock(stage.palette)
    return (
      drawRock(1120, 584, 150, 9, rocks, random, 8) +
      drawRock(1290, 590, 60, 6, rocks, random, 5) +
      drawRock(330, 612, 210, 14, rocks, random, 9) +
      drawRock(560, 618, 70, 7, rocks, random, 5) +
      drawRock(980, 676, 360, 28, rocks, random, 12) +
      drawRock(880, 686, 84, 10, rocks, random, 6) +
      drawRock(1372, 690, 110, 12, rocks, random, 6) +
      drawRock(-120, 812, 700, 66, rocks, random, 17) +
      drawRock(600, 826, 150, 20, rocks, random, 7)
    )
  },
}

export const openSea: Place = { views: { 'toward-midnight-sun': towardMidnight, 'far-out': outermost } }
