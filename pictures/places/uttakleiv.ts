// Uttakleiv: round boulders in the surf, the black flank of Himmeltindan, the sea to the north-west.
import { mix } from '#pictures/drawing/colours.ts'
import { boxes, points } from '#pictures/drawing/lists.ts'
import { band, fill, type Point, path, stroke } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import { drawRoller } from '#pictures/nature/rollers.ts'
import { drawGrass, drawHill } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { drawFoamNet, drawSurf } from '#pictures/nature/surf.ts'
import { colourWaves } from '#pictures/nature/waves.ts'
import type { Place, Stage } from '#pictures/stage.ts'

const line = 560
const flank = skyline`-80,90 -10,76^ 60,130 130,120^ 200,214 260,236^ 320,330 380,372^ 440,456 500,500 560,530
  620,${line}`
const far = skyline`1330,${line} 1400,520 1460,482^ 1510,500 1570,450^ 1680,480`

function drawRoundStone(stage: Stage, x: number, y: number, width: number, height: number, random: Random): string {
  const { palette, light } = stage
  const at = (across: number, up: number): Point => [x + (light > 0 ? across : 1 - across) * width, y - up * height]
  const wobble = () => (random() - 0.5) * 0.05
  const rim = [
    at(0.02, 0.02),
    at(-0.01 + wobble(), 0.36),
    at(0.1, 0.68 + wobble()),
    at(0.28, 0.9 + wobble()),
    at(0.5, 1),
    at(0.72, 0.93 + wobble()),
    at(0.9, 0.7),
    at(1.01 + wobble(), 0.36),
    at(0.98, 0.02),
  ]
  const curve = (points: Point[]) =>
    `M${points[0]?.map(Math.round).join(' ')}${points
      .slice(1)
      .map((point, index, all) => {
        const next = all[index + 1]
        return next
          ? `Q${point.map(Math.round).join(' ')} ${Math.round((point[0] + next[0]) / 2)} ${Math.round((point[1] + next[1]) / 2)}`
          : `L${point.map(Math.round).join(' ')}`
      })
      .join('')}z`
  const body = mix(palette.shore, palette.wet, 0.35)
  return (
    fill(curve(rim), body) +
    fill(
      curve([
        at(0.36, 0.86),
        at(0.5, 1),
        at(0.72, 0.93),
        at(0.9, 0.7),
        at(0.97, 0.42),
        at(0.84, 0.6),
        at(0.6, 0.78),
        at(0.42, 0.8),
      ]),
      palette.shoreLit,
      0.9,
    ) +
    fill(
      curve([at(0.02, 0.02), at(0.0, 0.26), at(0.2, 0.16), at(0.5, 0.22), at(0.8, 0.16), at(1, 0.26), at(0.98, 0.02)]),
      palette.wet,
    ) +
    stroke(
      `M${at(0.3, 0.5).map(Math.round).join(' ')}Q${at(0.5, 0.6).map(Math.round).join(' ')} ${at(0.72, 0.46).map(Math.round).join(' ')}`,
      palette.wet,
      Math.max(1, height * 0.02),
      { opacity: 0.5, isRound: true },
    )
  )
}

const stones: readonly (readonly [number, number, number, number])[] =
  boxes`640,690,90,44 520,724,130,66 900,742,170,84 1470,770,260,120 120,776,220,110 1150,812,190,84 640,850,330,160
    -90,890,340,150 1010,906,260,110 1330,926,330,150`

function drawStones(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('stones')
  let drawn = ''
  for (const [x, y, width, height] of stones) {
    const ring: Point[] = [
      [x - width * 0.16, y + 4],
      [x + width * 0.1, y + 12 + random() * 6],
      [x + width * 0.4, y + 8],
      [x + width * 0.7, y + 16],
      [x + width * 1.18, y + 4],
    ]
    drawn +=
      drawRoundStone(stage, x, y, width, height, random) + drawSurf(ring, 8 + height * 0.14, palette.foam, random)
  }
  return drawn
}

export const uttakleiv: Place = {
  views: {
    'bare-rock': {
      facing: 300,
      width: 80,
      waterline: line,
      drawsOwnWaves: true,
      tallest: 80,
      focus: 0.52,
      openSea: [560, 1400],
      drawLand: (stage) =>
        stage.ridge({ seed: 18, air: 0.46, depth: 2, ribs: 0.3, glints: 0.4 }, far) +
        stage.mist(line - 50, 52, 0.3) +
        stage.ridge(
          { seed: 47, air: 0.03, base: line + 20, rough: 0.18, steep: 2.3, ribs: 0.4, glints: 0.4, depth: 2 },
          flank,
        ),
      water: { calm: 0.3, many: 8, squash: 0.5 },
      drawShore: (stage) => {
        const { palette, sheet } = stage
        const random = stage.random('surf')
        const colours = colourWaves(palette, 0.4)
        const wash = mix(palette.sea[2]?.[1] ?? '#557a86', palette.foam, 0.18)
        return (
          drawRoller(sheet, { from: 560, to: 1500, y: 640, height: 34, broken: 0.34, peak: 0.4 }, colours, random) +
          band(
            690,
            220,
            sheet.vertical(
              [
                [0, wash, 0],
                [1, wash, 0.7],
              ],
              690,
              900,
            ),
          ) +
          drawFoamNet({ left: -20, right: 1620, top: 670, bottom: 900, many: 18 }, palette.foam, random, 0.55) +
          drawStones(stage) +
          drawHill(
            points`-40,604 120,598 300,612 420,640 300,652 100,660 -40,668`,
            mix(palette.meadow, palette.meadowShade, 0.4),
            690,
          ) +
          fill(path(points`-40,660 160,654 330,642 430,640 380,672 220,690 -40,700`), palette.shore) +
          drawGrass({ from: -20, to: 330, top: () => 606, deep: 20, many: 30, tall: 12 }, palette, random)
        )
      },
    },
  },
}
