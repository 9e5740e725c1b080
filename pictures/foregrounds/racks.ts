import { z } from 'zod'
import { points } from '#pictures/drawing/lists.ts'
import { interpolate, tenth, whole } from '#pictures/drawing/numbers.ts'
import { fill, type Point, path, stroke, wholes } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import type { Palette } from '#pictures/light/palette.ts'
import type { Stage } from '#pictures/stage.ts'
import { defineForeground } from './foreground.ts'

export type RackPaint = ReturnType<typeof paintRack>

export function paintRack(palette: Palette) {
  return { pole: palette.dim('#4d3d30'), fish: palette.dim('#a88d68'), fishFar: palette.dim('#7d6a54') }
}

export type RackEnd = readonly [x: number, y: number, height: number]

const rails = points`0.96,0 0.66,-0.165 0.36,-0.29 0.66,0.15 0.36,0.27`

export function drawRack(
  from: RackEnd,
  to: RackEnd,
  paint: RackPaint,
  random: Random,
  { frames = 9, isBare = false, crowding = 1 }: { frames?: number; isBare?: boolean; crowding?: number } = {},
): string {
  const at = (share: number) => ({
    x: interpolate(from[0], to[0], share),
    y: interpolate(from[1], to[1], share),
    height: interpolate(from[2], to[2], share),
  })
  let poles = ''
  for (let frame = 0; frame < frames; frame++) {
    const { x, y, height } = at((frame / (frames - 1)) ** 0.9)
    const half = height * 0.4
    poles += `M${whole(x - half)} ${whole(y)}L${tenth(x + half * 0.22)} ${tenth(y - height * 1.12)}M${whole(x + half)} ${whole(y - height * 0.02)}L${tenth(x - half * 0.22)} ${tenth(y - height * 1.12)}`
  }
  let lines = ''
  let near = ''
  let far = ''
  const many = isBare ? 0 : Math.round((Math.abs(to[0] - from[0]) / ((from[2] + to[2]) / 2)) * 6.4 * crowding)
  for (const [up, aside] of rails) {
    const [start, end] = [at(0), at(1)]
    lines += wholes`M${start.x + start.height * aside} ${start.y - start.height * up}L${end.x + end.height * aside} ${end.y - end.height * up}`
    for (let hung = 0; hung < many; hung++) {
      const { x, y, height } = at((hung + 0.3 + random() * 0.4) / many)
      if (random() < 0.06) continue
      const length = height * (0.19 + random() * 0.06)
      const width = height * 0.028
      // Narrow at the tail by which it hangs.
      const round = height > 90 ? whole : tenth
      const fish = `M${round(x + height * aside)} ${round(y - height * up)}l${round(width)} ${round(length)} ${round(-2.1 * width)}-${round(length * 0.06)}z`
      if (aside > 0) far += fish
      else near += fish
    }
  }
  return (
    fill(far, paint.fishFar) +
    stroke(lines, paint.pole, Math.max(0.8, from[2] * 0.014)) +
    stroke(poles, paint.pole, Math.max(1, from[2] * 0.026), { isRound: true }) +
    fill(near, paint.fish)
  )
}

function drawRackShadow(stage: Stage, from: RackEnd, to: RackEnd): string {
  const aside = stage.shadowOf(1)
  if (aside === 0) return ''
  const fall = (height: number) => -Math.min(Math.abs(aside), 2) * height * 0.16
  const corners: Point[] = [
    [from[0] - from[2] * 0.3, from[1]],
    [to[0] - to[2] * 0.3, to[1]],
    [to[0] + to[2] * aside * 0.7, to[1] + fall(to[2])],
    [from[0] + from[2] * aside * 0.7, from[1] + fall(from[2])],
  ]
  return fill(path(corners), stage.shadowOn(stage.palette.meadow), 0.4)
}

const end = z.tuple([z.number(), z.number(), z.number().positive()])

export const racks = defineForeground(
  z.strictObject({
    lines: z
      .array(z.strictObject({ from: end, to: end, frames: z.number().int().min(2).max(30).default(9) }))
      .min(1)
      .describe('Each rack from [x, y, height] to [x, y, height], the farthest first'),
    isBare: z.boolean().default(false).describe('No fish: June to January'),
    crowding: z.number().min(0.2).max(1.5).default(1).describe('How densely the fish hang'),
  }),
  (stage, { lines, isBare, crowding }) =>
    lines
      .map(
        ({ from, to, frames }) =>
          drawRackShadow(stage, from, to) +
          drawRack(from, to, paintRack(stage.palette), stage.random(`rack-${from[0]}`), { frames, isBare, crowding }),
      )
      .join(''),
)
