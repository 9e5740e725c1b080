// Borg: the long house on its hill, curved like a boat upside down, the flat and the mountains in the north-west behind.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { interpolate } from '#pictures/drawing/numbers.ts'
import { fill, type Point, path, place, stroke } from '#pictures/drawing/paths.ts'
import { drawVillageChurch, paintChurch } from '#pictures/foregrounds/church.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { drawBirchWood } from '#pictures/nature/birch.ts'
import { drawGroundShadow } from '#pictures/nature/ground-shadow.ts'
import { colourRock, drawBoulders, drawGrass, drawHill, readHeight } from '#pictures/nature/shore.ts'
import { frame, type Sector, skylineIn } from '#pictures/nature/skyline.ts'
import type { Place, Stage } from '#pictures/stage.ts'

const line = 640
const sector: Sector = { from: 285, to: 345, waterline: line, top: 440 }
const crest = skylineIn(sector)
// Svartdalstinden, Hunden, Meian, Utdalsheia, then Jellvollstinden apart.
const range = crest`-80,590 60,560^ 200,580 330,540 302°0.84 470,500 303.5°0.96 520,490 306°0.82 308.5°0.92 700,510
  800,560 900,530 322°1 1040,490 1090,500^ 1180,560 1300,590 1420,570^ 1680,610`

/** 900 wide, 130 tall, its left end at the origin. */
function drawLongHouse(stage: Stage): string {
  const { palette } = stage
  const seenAs = (colour: string) => palette.painted(colour, 0.6)
  const roofAt = (t: number) => -78 - 54 * Math.sin(Math.PI * (0.12 + t * 0.76)) ** 0.8
  const eaveAt = (t: number) => -26 - 12 * Math.sin(Math.PI * t) ** 0.7
  const ridge: Point[] = []
  const eaves: Point[] = []
  for (let step = 0; step <= 18; step++) {
    const t = step / 18
    ridge.push([interpolate(26, 874, t), roofAt(t)])
    eaves.push([interpolate(-6, 906, t), eaveAt(t)])
  }
  const wall: Point[] = [...eaves.map(([x, y]): Point => [Math.min(892, Math.max(8, x)), y + 4]), [892, 4], [8, 4]]
  const roof = palette.isSnowedIn ? palette.lit('#eef1ee') : seenAs('#55504a')
  const shingle = palette.isSnowedIn ? palette.dim('#9fb4c2') : seenAs('#3c3833')
  let rows = ''
  for (let row = 1; row < 5; row++) {
    const share = row / 5
    rows += path(
      ridge.map(
        ([x, y], index): Point => [
          interpolate(x, eaves[index]?.[0] ?? x, share),
          interpolate(y, eaves[index]?.[1] ?? y, share),
        ],
      ),
      false,
    )
  }
  let boards = ''
  for (let x = 18; x < 890; x += 16) boards += `M${x} 2v-34`
  const head = (x: number, side: -1 | 1) =>
    stroke(
      `M${x} ${roofAt(0) + 6}q${side * 12}-26 ${side * 30}-32q${side * 14}-2 ${side * 12} 8`,
      seenAs('#3a2c20'),
      5,
      { isRound: true },
    )
  const doors = [150, 420, 700].map((x) => `M${x} 4v-30q12-12 24 0v30z`).join('')
  return (
    fill(path(wall), seenAs('#7a5c3c')) +
    stroke(boards, '#000', 1.2, { opacity: 0.18 }) +
    fill(doors, palette.lamp ?? seenAs('#2e241c')) +
    fill(path([...ridge, ...eaves.slice().reverse()]), roof) +
    stroke(rows, shingle, 1.6, { opacity: 0.6 }) +
    stroke(path(ridge, false), shingle, 5) +
    head(28, -1) +
    head(872, 1) +
    fill('M430-130l10-14h22l10 14z', shingle) +
    fill(
      'M0 2Q450-10 900 2L940 16H-40z',
      palette.isSnowedIn ? palette.snowLit : mix(palette.meadow, palette.meadowShade, 0.3),
    )
  )
}

function drawHillWithHouse(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('hill')
  const hill = points`-40,742 160,700 330,646 480,606 700,586 980,580 1260,590 1420,620 1660,660`
  const near = points`-40,830 300,806 700,828 1100,800 1660,850`
  const top = readHeight(hill)
  return (
    drawHill(
      points`-40,${line + 6} 200,${line} 500,${line + 8} 900,${line + 14}`,
      mix(palette.meadow, palette.haze, 0.25),
      760,
    ) +
    drawVillage(
      strewHouses(10, 380, () => line + 12, random, { width: 14, height: 10, gap: 30, scatter: 50 }),
      palette,
      random,
      0.16,
    ) +
    drawHill(hill, palette.meadow) +
    drawGroundShadow(stage, 930, 590, { width: 860, height: 60 }) +
    place(drawLongHouse(stage), 500, 596, 0.98) +
    place(drawVillageChurch(paintChurch(palette, '#f5f1e6', '#c5c9c6')), 150, 706, 0.62) +
    drawHill(
      points`-40,790 200,752 520,700 820,690 1160,730 1660,770`,
      mix(palette.meadow, palette.meadowShade, 0.35),
    ) +
    stroke(
      'M1660 800C1440 784 1400 732 1240 738S900 776 770 736 640 670 660 606',
      palette.isSnowedIn ? palette.meadowShade : palette.lit('#dcc79c'),
      10,
      { isRound: true },
    ) +
    drawBoulders(spots`1430,690,18 1480,700,12 1220,690,11`, colourRock(palette), random) +
    drawBirchWood(
      { from: 900, to: 1640, top: (x) => top(x) + 120, deep: 30, many: 12, small: 54, large: 80 },
      stage,
      random,
    ) +
    drawHill(near, palette.meadowShade) +
    drawGrass({ from: -20, to: 1620, top: () => 840, deep: 70, many: 120, tall: 36 }, palette, random)
  )
}

export const borg: Place = {
  views: {
    longhouse: {
      ...frame(sector),
      focus: 0.8,
      drawLand: (stage) =>
        stage.ridge({ seed: 11, air: 0.36, rough: 0.18, ribs: 0.6, depth: 2 }, range) + stage.mist(line - 90, 92, 0.5),
      water: { bottom: 720, many: 10, squash: 0.5 },
      drawShore: drawHillWithHouse,
    },
  },
}
