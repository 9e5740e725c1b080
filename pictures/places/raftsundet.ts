// Raftsundet: the mouth of Trollfjorden, two walls and a strip of water between them.
import { points } from '#pictures/drawing/lists.ts'
import { fill, path, place, stroke } from '#pictures/drawing/paths.ts'
import { colourRock, drawRock } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Place, Stage } from '#pictures/stage.ts'

const line = 690
const left = skyline`-80,40 10,20 90,70^ 180,96 270,150^ 350,230 420,262^ 470,350 520,430^ 556,520 590,610 620,${line}`
const right = skyline`800,${line} 826,620 850,540 890,470^ 930,400 990,330^ 1060,290 1130,190^ 1200,170 1290,90^ 1370,70
  1480,10^ 1680,-30`
const buttress = skyline`1010,${line} 1040,600 1080,500 1120,470^ 1180,380 1250,300^ 1320,290 1400,200^ 1500,190
  1680,90`
const end = skyline`480,${line} 560,520 620,440 670,330 712,270^ 744,312 790,296^ 850,380 900,470 960,${line}`

/** Waterfalls, or ice, down both walls. */
function drawFalls(stage: Stage): string {
  const { palette } = stage
  const ice = palette.isSnowedIn ? palette.lit('#dcecf2') : palette.foam
  return stroke(
    'M330 250q6 90-6 170t8 180M1120 260q-10 110 4 210t-8 170M440 380q4 70-2 140',
    ice,
    palette.isSnowedIn ? 7 : 4,
    { opacity: 0.75, isRound: true },
  )
}

/** About 120 wide. */
export function drawEagle(body: string, tail: string): string {
  return (
    fill(
      path(
        points`0,-6 -14,-16 -40,-26 -62,-20 -70,-8 -66,-10 -66,-2 -60,-6 -58,2 -52,-4 -48,4 -40,-2 -24,4 -8,8 0,12 8,8
          24,4 40,-2 48,4 52,-4 58,2 60,-6 66,-2 66,-10 70,-8 62,-20 40,-26 14,-16`,
      ),
      body,
    ) +
    fill('M-7 9L-11 26 0 30 11 26 7 9z', tail) +
    fill('M-5-8q5-10 10 0l-2 8h-6z', body) +
    fill('M-1-12l2-3 3 3-2 3z', '#d9a441')
  )
}

export const raftsundet: Place = {
  views: {
    trollfjorden: {
      facing: 275,
      width: 50,
      waterline: line,
      tallest: 60,
      focus: 0.42,
      drawLand: (stage) =>
        stage.ridge({ seed: 21, air: 0.46, rough: 0.2, ribs: 0.6, depth: 2 }, end) +
        stage.mist(line - 260, 262, 0.5) +
        stage.ridge({ seed: 34, air: 0.16, rough: 0.16, steep: 3.4, ribs: 0.8, glints: 0.8, depth: 2 }, right) +
        stage.mist(line - 130, 132, 0.3) +
        stage.ridge({ seed: 90, air: 0.08, rough: 0.16, steep: 3.2, ribs: 0.8, glints: 0.8, depth: 2 }, buttress) +
        stage.ridge({ seed: 63, air: 0.03, rough: 0.16, steep: 3.4, ribs: 0.8, glints: 0.8, depth: 2 }, left) +
        drawFalls(stage),
      water: { squash: 0.4, many: 16 },
      drawShore: (stage) => {
        const random = stage.random('shore')
        const isDark = stage.palette.hour === 'night'
        return (
          drawRock(1180, 884, 520, 90, colourRock(stage.palette), random, 12) +
          (isDark
            ? ''
            : place(drawEagle(stage.palette.dim('#4a3a2c'), stage.palette.lit('#f4f0e4')), 980, 560, 1.5, false, -14))
        )
      },
    },
  },
}
