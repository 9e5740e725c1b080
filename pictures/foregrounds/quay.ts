import { z } from 'zod'
import { tenth, whole } from '#pictures/drawing/numbers.ts'
import { disc, fill, path, stroke, wholes } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import { type HousePaint, houseColours, paintHouse } from '#pictures/light/paint.ts'
import type { Palette } from '#pictures/light/palette.ts'
import { drawLampLight } from '#pictures/nature/water.ts'
import { defineForeground, spot } from './foreground.ts'

export type QuayPaint = ReturnType<typeof paintQuay>

export function paintQuay(palette: Palette) {
  const seen = palette.painted
  return {
    deck: palette.dim('#6f6152'),
    edge: palette.isSnowedIn ? palette.lit('#f0f2f0') : seen('#b3a48a'),
    post: palette.dim('#493f36'),
    under: palette.dim('#20262a'),
    tyre: palette.dim('#1d262b'),
  }
}

/** Deck at `y`, piles down to `floor`. */
export function drawQuay(
  from: number,
  to: number,
  y: number,
  floor: number,
  { deck, edge, post, under, tyre }: QuayPaint,
  random: Random,
  step = 26,
): string {
  let posts = ''
  let tyres = ''
  for (let x = from + 6; x < to - 2; x += step) {
    posts += wholes`M${x} ${y}V${floor + random() * 3}`
    if (random() < 0.22) tyres += wholes`M${x + step / 2} ${y + step * 0.5}v${step * 0.22}`
  }
  const wide = to - from
  return (
    fill(`M${from} ${y}h${wide}V${tenth(floor - step * 0.22)}h${-wide}z`, under, 0.7) +
    stroke(posts, post, step * 0.23) +
    stroke(tyres, tyre, step * 0.42, { isRound: true }) +
    fill(`M${from - 5} ${y - 3}h${wide + 10}v${tenth(step * 0.34)}h${-wide - 10}z`, deck) +
    fill(`M${from - 5} ${y - 3}h${wide + 10}v${tenth(step * 0.1)}h${-wide - 10}z`, edge)
  )
}

/** Gable to the left, long side to the right. */
export interface HallForm {
  gable: number
  long: number
  wall: number
  rise: number
  /** x from the gable's left corner. */
  doors?: readonly (readonly [x: number, width: number, height: number])[]
  /** On the long side. */
  windows?: number
}

/** (x, y): lower left corner. */
export function drawHall(
  x: number,
  y: number,
  { gable, long, wall, rise, doors = [], windows = 0 }: HallForm,
  paint: HousePaint,
): string {
  const corner = x + gable
  const side = path([
    [corner, y],
    [corner + long, y - 2],
    [corner + long, y - wall * 0.95],
    [corner, y - wall],
  ])
  const front = path([
    [x, y],
    [corner, y],
    [corner, y - wall],
    [x + gable / 2, y - wall - rise],
    [x, y - wall],
  ])
  const roof = path([
    [x + gable / 2, y - wall - rise - 1],
    [x + gable / 2 + long, y - (wall + rise) * 0.96],
    [corner + long + 3, y - wall * 0.95 + 3],
    [corner + 3, y - wall + 3],
  ])
  let boards = ''
  for (let board = 1; board < 12; board++) boards += wholes`M${corner + (long * board) / 12} ${y - 1}v${-wall * 0.96}`
  let glass = ''
  for (let index = 0; index < windows; index++)
    glass += `M${whole(corner + (long * (index + 0.4)) / windows)} ${whole(y - wall * 0.42)}h${whole(wall * 0.24)}v${whole(-wall * 0.26)}h${-whole(wall * 0.24)}z`
  const openings = doors.map(([at, width, height]) => `M${x + at} ${y}h${width}v${-height}h${-width}z`).join('')
  return (
    fill(side, paint.side) +
    fill(front, paint.gable) +
    `<path d="${boards}" stroke="#000" stroke-opacity=".13" stroke-width="1"/>` +
    fill(roof, paint.roof) +
    stroke(
      `M${x - 3} ${tenth(y - wall + 4)}L${tenth(x + gable / 2)} ${tenth(y - wall - rise)}L${corner + 3} ${tenth(y - wall + 4)}`,
      paint.trim,
      Math.max(1.4, wall * 0.035),
    ) +
    fill(openings, paint.side === paint.gable ? paint.roofLine : '#26313a') +
    (glass && `<path d="${glass}" fill="${paint.glass}" stroke="${paint.trim}" stroke-width="1.6"/>`)
  )
}

/** Returns lamp posts, arms to the right; `light`: colour of lit lamps. */
export function drawLampPosts(
  list: readonly (readonly [x: number, y: number, height: number])[],
  colour: string,
  light?: string,
): string {
  return list
    .map(([x, y, height]) => {
      const arm = tenth(height * 0.12)
      return (
        stroke(
          `M${tenth(x)} ${tenth(y)}v${tenth(-height)}q0-${arm} ${tenth(arm * 1.3)}-${arm}`,
          colour,
          Math.max(1, height * 0.035),
        ) +
        (light
          ? disc(x + arm * 1.4, y - height - arm, height * 0.16, light, 0.25) +
            disc(x + arm * 1.4, y - height - arm, height * 0.05, light)
          : '')
      )
    })
    .join('')
}

const hall = z.strictObject({
  colour: z.enum(houseColours).default('red'),
  at: z.tuple([z.number(), z.number()]).describe('Its lower left corner'),
  gable: z.number().positive(),
  long: z.number().positive(),
  wall: z.number().positive(),
  rise: z.number().positive(),
  doors: z.array(z.tuple([z.number(), z.number(), z.number()])).default([]),
  windows: z.number().int().min(0).max(8).default(0),
})

export const quay = defineForeground(
  z.strictObject({
    from: z.number(),
    to: z.number(),
    y: z.number().describe('The deck'),
    floor: z.number().describe('y where the piles stand in the water'),
    step: z.number().positive().default(26).describe('From pile to pile; the scale of everything'),
    halls: z.array(hall).default([]),
    lamps: z.array(spot).default([]).describe('x, y and height of lamp posts, the height in tens of units'),
  }),
  ({ palette, random }, { from, to, y, floor, step, halls, lamps }) => {
    const chance = random(`quay-${from}`)
    const light = drawLampLight(
      halls.map(({ at: [x], gable, long }) => [x + (gable + long) / 2, floor + 14, (gable + long) * 0.4] as const),
      palette.lamp,
      chance,
      0.4,
    )
    return (
      drawQuay(from, to, y, floor, paintQuay(palette), chance, step) +
      halls.map(({ colour, at: [x, foot], ...form }) => drawHall(x, foot, form, paintHouse(palette, colour))).join('') +
      drawLampPosts(
        lamps.map(([x, foot, height]) => [x, foot, height * 10]),
        palette.dim('#4c565c'),
        palette.lamp,
      ) +
      light
    )
  },
)
