import { z } from 'zod'
import { points } from '#pictures/drawing/lists.ts'
import { interpolate, tenth } from '#pictures/drawing/numbers.ts'
import { fill, type Point, path, place, stroke, tenths, wholes } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import { again, type Sheet } from '#pictures/drawing/sheet.ts'
import { type HousePaint, houseColours, paintHouse } from '#pictures/light/paint.ts'
import { drawLampLight } from '#pictures/nature/water.ts'
import { defineForeground, turnedSpot } from './foreground.ts'

const shape = (points: readonly Point[]) => path(points, true, 10)

function drawWindow(x: number, y: number, width: number, height: number, paint: HousePaint): string {
  const pane = points`${x},${y} ${x + width},${y} ${x + width},${y - height} ${x},${y - height}`
  const bars = `M${x} ${y}h${width}v${-height}h${-width}zM${tenth(x + width / 2)} ${y}v${-height}M${x} ${tenth(y - height / 2)}h${width}`
  return fill(shape(pane), paint.glass) + stroke(bars, paint.trim, 1.7)
}

export interface CabinForm {
  long?: number
  gable?: number
  wall?: number
  rise?: number
  windows?: number
  hasDoor?: boolean
  hasChimney?: boolean
}

/** Lower left gable corner at the origin, long wall to the right. */
export function drawCabin(
  paint: HousePaint,
  { long = 92, gable = 60, wall = 36, rise = 30, windows, hasDoor = true, hasChimney = true }: CabinForm = {},
): string {
  const end = gable + long
  const farTop = -wall * 0.93
  const farRidge = -(wall + rise) * 0.93 - 0.4
  const farFoot = -wall * 0.021
  const side = points`${gable},0 ${end},${farFoot} ${end},${farTop} ${gable},${-wall}`
  const front = points`0,0 ${gable},0 ${gable},${-wall} ${gable / 2},${-wall - rise} 0,${-wall}`
  let boards = ''
  for (let x = 5; x < gable; x += 5)
    boards += `M${x} 0V${tenth(-wall - rise * (1 - Math.abs(x - gable / 2) / (gable / 2)))}`
  for (let x = gable + 6; x < end; x += 7) {
    const t = (x - gable) / long
    boards += `M${x} ${tenth(farFoot * t)}V${tenth(interpolate(-wall, farTop, t))}`
  }
  let drawn =
    fill(shape(side), paint.side) +
    fill(shape(front), paint.gable) +
    `<path d="${boards}" stroke="#000" stroke-opacity=".13" stroke-width=".8"/>` +
    drawWindow(tenth(gable * 0.16), -11, 12, 14, paint) +
    drawWindow(tenth(gable * 0.63), -11, 12, 14, paint) +
    drawWindow(tenth(gable * 0.41), -wall - 3, 10, 12, paint)
  const many = windows ?? Math.max(2, Math.floor(long / 30))
  for (let index = 0; index < many; index++) {
    const x = tenth(gable + 10 + (index * (long - 14)) / many)
    const door = points`${x},0 ${x + 11},0 ${x + 11},-25 ${x},-25`
    drawn += index === 1 && hasDoor ? fill(shape(door), paint.door) : drawWindow(x, -11, 11, 14, paint)
  }
  const roof: Point[] = [
    [gable / 2, -wall - rise - 1],
    [end - gable / 2 + 4 + (gable / 2 - 4) * 0.12, farRidge],
    [end + 4, farTop + 4],
    [gable + 4, -wall + 4],
  ]
  let lines = ''
  for (let line = 1; line < 5; line++) {
    const t = line / 5
    lines += tenths`M${interpolate(gable / 2, gable + 4, t)} ${interpolate(-wall - rise - 1, -wall + 4, t)}L${interpolate(end - gable / 2 + 6, end + 4, t)} ${interpolate(farRidge, farTop + 4, t)}`
  }
  drawn +=
    fill(shape(roof), paint.roof) +
    `<path d="${lines}" stroke="${paint.roofLine}" stroke-opacity=".35" stroke-width=".7"/>` +
    stroke(
      `M-4 ${-wall + 5}L${gable / 2} ${-wall - rise - 1} ${gable + 4} ${-wall + 5}M1 0V${-wall + 2}M${gable} 0V${-wall + 4}`,
      paint.trim,
      2.3,
    )
  if (hasChimney) {
    const x = tenth(gable / 2 + long * 0.42)
    drawn += fill(`M${x} ${-wall - rise - 10}h7v13h-7z`, paint.chimney)
  }
  return drawn
}

/** x and y of the gable corner. */
export type CabinSpot = readonly [x: number, y: number, scale: number, mirrored?: 'mirrored']

export function placeCabin(paint: HousePaint, [x, y, scale, mirrored]: CabinSpot, form: CabinForm): string {
  return place(drawCabin(paint, form), x, y, scale, mirrored === 'mirrored')
}

/** Returns equal cabins; the shape is written once. */
export function drawCabins(sheet: Sheet, paint: HousePaint, form: CabinForm, spots: readonly CabinSpot[]): string {
  const kept = sheet.keep(drawCabin(paint, form))
  sheet.define(kept.svg)
  return spots.map(([x, y, scale, mirrored]) => again(kept.id, [mirrored ? -scale : scale, 0, 0, scale, x, y])).join('')
}

/** Deck at `y`, posts down to `foot(x)`. */
export function drawStilts(
  from: number,
  to: number,
  y: number,
  foot: (x: number) => number,
  scale: number,
  paint: HousePaint,
  random: Random,
  step = 22,
): string {
  let posts = ''
  let braces = ''
  let before: readonly [number, number] | undefined
  for (let x = from + 4 * scale; x <= to - 3 * scale; x += step * scale) {
    const low = foot(x) + random() * 4
    posts += wholes`M${x} ${y}V${low}`
    if (before && random() < 0.5) braces += wholes`M${before[0]} ${y + 3 * scale}L${x} ${Math.min(before[1], low) - 3}`
    before = [x, low]
  }
  const deck = tenths`M${from - 5 * scale} ${y}H${to + 6 * scale}v${4.5 * scale}H${from - 5 * scale}z`
  return stroke(posts, paint.post, 3.2 * scale) + stroke(braces, paint.post, 1.6 * scale) + fill(deck, paint.deck)
}

export const rorbuer = defineForeground(
  z.strictObject({
    colour: z.enum(houseColours).default('red'),
    at: z.array(turnedSpot).min(1),
    long: z.number().min(40).max(220).default(84).describe('Length of the long wall; the gable is 60'),
    feet: z
      .number()
      .optional()
      .describe('y where the stilts stand, in water or on rock; without it the cabins stand on the ground'),
    hasLampLight: z.boolean().default(true).describe('Lit windows lay stripes on the water'),
  }),
  ({ sheet, palette, random }, { colour, at, long, feet, hasLampLight }) => {
    const paint = paintHouse(palette, colour)
    const chance = random(`rorbuer-${colour}-${at[0]?.[0]}`)
    const width = 60 + long
    let stilts = ''
    const lamps: [number, number, number][] = []
    for (const [x, y, scale, mirrored] of at) {
      const [from, to] = mirrored ? [x - width * scale, x] : [x, x + width * scale]
      if (feet !== undefined) {
        stilts += drawStilts(from - 8 * scale, to + 10 * scale, y, () => feet, scale, paint, chance)
        lamps.push([(from + to) / 2 - 10 * scale, feet + 12, 40 * scale])
      }
    }
    const light = palette.lamp && hasLampLight ? drawLampLight(lamps, palette.lamp, chance, 0.42) : ''
    return stilts + drawCabins(sheet, paint, { long }, at) + light
  },
)
