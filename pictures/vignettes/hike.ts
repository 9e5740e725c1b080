import { points } from '#pictures/drawing/lists.ts'
import { interpolate } from '#pictures/drawing/numbers.ts'
import { disc, fill, type Point, place, tenths } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

const turns = points`88,404 182,368 150,338 216,312 192,284 240,260 224,234 258,210 247,186 270,162 265,140 280,112
  286,84`

function outlineSteps(): string {
  let steps = ''
  const legs = turns.length - 1
  for (let leg = 0; leg < legs; leg++) {
    const [from, to]: [Point, Point] = [turns[leg] ?? [0, 0], turns[leg + 1] ?? [0, 0]]
    const many = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / interpolate(11, 6, leg / legs)))
    for (let step = 0; step < many; step++) {
      const t = step / many
      const width = interpolate(19, 3.4, (leg + t) / legs)
      const [x, y] = [interpolate(from[0], to[0], t), interpolate(from[1], to[1], t)]
      steps += tenths`M${x - width / 2} ${y}h${width}l${-width * 0.12} ${width * 0.32}h${-width * 0.8}z`
    }
  }
  return steps
}

function drawWalker(coat: string, pack: string): string {
  return (
    fill('M-5 0L-4-17H4L6 0H2L0-12-2 0z', '#2b3338') +
    fill('M-6-16Q-8-32-3-35H4Q9-32 7-16z', coat) +
    fill('M-4-33H4Q7-24 5-18H-5Q-7-26-4-33z', pack) +
    disc(0.5, -39, 3.8, '#4a3a30')
  )
}

export const hike: Vignette = (stage) => {
  const { art, sheet, palette } = stage
  sheet.put(
    paintSky(stage, 206),
    paintRidge(
      stage,
      { seed: 3, air: 0.55, base: 208, ribs: 0.5 },
      skyline`-10,160 40,124^ 90,168 132,138^ 190,182 250,166^ 410,200`,
    ),
    paintWater(stage, 206, stage.random('water'), { many: 24 }),
    fill('M0 236q40-12 74-4 20 8 4 14-42 8-78 4zM20 284q34-8 60 0-30 8-60 0z', palette.meadowShade),
    paintRidge(
      stage,
      { seed: 31, air: 0, base: 424, rough: 0.17, depth: 4, spur: 0.35, glints: 0.5 },
      skyline`50,404 126,330 196,236 246,150 286,82^ 320,130 344,110^ 378,160 420,180`,
    ),
    fill(outlineSteps(), '#33483a', 0.4),
    `<g transform="translate(-1.500 -2)">${fill(outlineSteps(), palette.lit('#e6e1cf'))}</g>`,
    place(drawWalker('#b3372b', '#e0a33a'), 196, 318, 0.98),
    place(drawWalker('#2c5f78', '#d8d0ba'), 214, 300, 0.84),
    art('cairn'),
  )
}
