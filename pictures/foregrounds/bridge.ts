import { z } from 'zod'
import { interpolate, tenth } from '#pictures/drawing/numbers.ts'
import { fill, type Point, path, stroke } from '#pictures/drawing/paths.ts'
import type { Palette } from '#pictures/light/palette.ts'
import { defineForeground, point } from './foreground.ts'
import { drawLampPosts } from './quay.ts'

export type BridgePaint = ReturnType<typeof paintBridge>

export function paintBridge(palette: Palette) {
  const { isDark } = palette
  return {
    deck: palette.dim('#a9adaa'),
    edge: isDark ? palette.lit('#eef1ef') : palette.tone('#e9e7dd'),
    pier: palette.lit('#c4c4bb'),
    pierShade: palette.dim('#868d8f'),
  }
}

/** The form of a bridge. */
export interface BridgeForm {
  from: Readonly<Point>
  to: Readonly<Point>
  /** Rise of the middle above the ends. */
  crown: number
  /** Positions from 0 to 1 of the main piers and of the approach piers. */
  main: readonly number[]
  side: readonly number[]
  /** y of the main piers' foot, and of the others' by position. */
  water: number
  foot?: (share: number) => number
  thick?: number
}

/** Returns the point of the roadway at a share of its length. */
export function lineOfBridge({ from, to, crown }: Pick<BridgeForm, 'from' | 'to' | 'crown'>): (share: number) => Point {
  return (share) => [
    interpolate(from[0], to[0], share),
    interpolate(from[1], to[1], share) - crown * Math.sin(Math.PI * share) ** 1.25,
  ]
}

/** Returns a cantilever bridge with a deck that is deepest over the main piers. */
export function drawBridge(form: BridgeForm, paint: BridgePaint): string {
  const { main, side, water, foot = () => water, thick = 1 } = form
  const at = lineOfBridge(form)
  const top: Point[] = []
  const under: Point[] = []
  for (let step = 0; step <= 36; step++) {
    const share = step / 36
    const [x, y] = at(share)
    const depth = main.reduce((deepest, pier) => Math.max(deepest, 30 - Math.abs(share - pier) * 260), 7)
    top.push([x, y])
    under.push([x, y + thick * depth])
  }
  let piers = ''
  let shades = ''
  const addPier = (share: number, floor: number, width: number) => {
    const [x, roadway] = at(share)
    const y = roadway + 4
    const flare = tenth(width * 0.15)
    piers += `M${tenth(x - width / 2)} ${tenth(y)}h${tenth(width)}l${flare} ${tenth(floor - y)}h${tenth(-width * 1.3)}z`
    shades += `M${tenth(x)} ${tenth(y)}h${tenth(width / 2)}l${flare} ${tenth(floor - y)}h${tenth(-width * 0.6)}z`
  }
  for (const share of side) addPier(share, foot(share), 6 * thick)
  for (const share of main) addPier(share, water, 11 * thick)
  const rail = top.filter((_, index) => index % 2 === 0).map(([x, y]): Point => [x, y - 6 * thick])
  return (
    fill(piers, paint.pier) +
    fill(shades, paint.pierShade) +
    fill(path([...top, ...under.reverse()], true, 2), paint.deck) +
    stroke(
      path(
        top.slice().sort(([one], [other]) => one - other),
        false,
        2,
      ),
      paint.edge,
      2.4 * Math.max(0.7, thick),
    ) +
    stroke(path(rail, false, 2), paint.edge, 0.9)
  )
}

export const bridge = defineForeground(
  z.strictObject({
    from: point,
    to: point,
    crown: z.number(),
    main: z.array(z.number()).default([0.4, 0.6]),
    side: z.array(z.number()).default([0.1, 0.2, 0.3, 0.7, 0.8, 0.9]),
    water: z.number().describe('y where the main piers meet the water'),
    foot: z.number().optional().describe('y where the other piers stand'),
    thick: z.number().positive().default(1),
    lamps: z.array(z.number()).default([]).describe('Where along it lamp posts stand'),
  }),
  ({ palette }, { lamps, foot, ...form }) => {
    const at = lineOfBridge(form)
    return (
      drawBridge({ ...form, ...(foot === undefined ? {} : { foot: () => foot }) }, paintBridge(palette)) +
      drawLampPosts(
        lamps.map((share) => [...at(share), 32 * form.thick] as const),
        palette.dim('#56636b'),
        palette.lamp,
      )
    )
  },
)
