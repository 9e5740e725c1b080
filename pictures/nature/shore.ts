import { mix } from '#pictures/drawing/colours.ts'
import { interpolate, whole } from '#pictures/drawing/numbers.ts'
import { fill, type Point, path, sheetHeight, smooth, wholes } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import type { Palette } from '#pictures/light/palette.ts'

export type RockColours = ReturnType<typeof colourRock>

export function colourRock(palette: Palette) {
  return { body: palette.shore, lit: palette.shoreLit, wet: palette.wet }
}

/** Returns a rock or skerry with its left end at `x`, standing at `y`. */
export function drawRock(
  x: number,
  y: number,
  width: number,
  height: number,
  colours: RockColours,
  random: Random,
  corners = 9,
): string {
  const top: Point[] = []
  for (let corner = 0; corner <= corners; corner++) {
    const t = corner / corners
    const edge = Math.min(1, Math.min(t, 1 - t) * 3.2)
    top.push([x + width * t, y - height * edge ** 0.8 * (0.62 + random() * 0.38)])
  }
  const low = top.map(([px, py], corner): Point => {
    const down = (corner % 2 ? 0.2 : 0.48) + random() * 0.16
    return [px + (random() - 0.3) * width * 0.03, Math.min(y - 1, interpolate(py, y, down))]
  })
  let faces = ''
  const step = width / corners
  for (const [ax, ay] of top.slice(1, -1))
    if (random() < 0.7)
      faces += path([
        [ax, ay],
        [ax + step * 0.5, interpolate(ay, y, 0.5)],
        [ax + step * 0.2, y],
        [ax - step * 0.25, interpolate(ay, y, 0.6)],
      ])
  const at = (across: number, down: number): Point => [x + width * across, y + height * down]
  const body = path([...top, at(0.985, 0.06), at(0.9, 0.1), at(0.1, 0.1), at(0.015, 0.06)])
  const wet = path([at(0.005, -0.05), at(0.995, -0.05), at(0.975, 0.07), at(0.88, 0.12), at(0.1, 0.12), at(0.02, 0.07)])
  return (
    fill(body, colours.body) +
    fill(path([...top, ...low.reverse()]), colours.lit) +
    fill(faces, colours.body, 0.75) +
    fill(wet, colours.wet)
  )
}

export function drawBoulders(
  list: readonly (readonly [x: number, y: number, radius: number])[],
  colours: RockColours,
  random: Random,
): string {
  let body = ''
  let cap = ''
  let foot = ''
  for (const [x, y, radius] of list) {
    const flat = 0.62 + random() * 0.2
    const half = radius * (0.8 + random() * 0.4)
    const up = (share: number) => y - radius * flat * share
    body += path([
      [x - half, y],
      [x - half * 0.86, up(0.7)],
      [x - half * 0.3, up(1.12)],
      [x + half * 0.4, up(1)],
      [x + half * 0.9, up(0.5)],
      [x + half, y],
    ])
    cap += path([
      [x - half * 0.86, up(0.7)],
      [x - half * 0.3, up(1.12)],
      [x + half * 0.4, up(1)],
      [x + half * 0.1, up(0.62)],
      [x - half * 0.4, up(0.5)],
    ])
    foot += path([
      [x - half, y],
      [x - half * 0.2, y - radius * 0.2],
      [x + half, y],
      [x + half * 0.8, y + radius * 0.08],
      [x - half * 0.8, y + radius * 0.08],
    ])
  }
  return fill(body, colours.body) + fill(cap, colours.lit) + fill(foot, colours.wet)
}

/** From `top(x)` to `deep` below. */
export function drawGrass(
  {
    from,
    to,
    top,
    deep,
    many,
    tall = 30,
  }: { from: number; to: number; top: (x: number) => number; deep: number; many: number; tall?: number },
  palette: Palette,
  random: Random,
): string {
  const [dark, pale] = colourGrass(palette)
  let shaded = ''
  let lit = ''
  for (let blade = 0; blade < many; blade++) {
    const x = interpolate(from, to, random())
    const y = top(x) + random() * deep
    const height = tall * (0.5 + random())
    const lean = 5 + random() * tall * 0.5
    const d = wholes`M${x} ${y}q${lean * 0.2} ${-height * 0.7} ${lean} ${-height}q${-lean * 0.5} ${height * 0.4} ${-lean + 3} ${height}z`
    if (random() < 0.5) shaded += d
    else lit += d
  }
  return fill(shaded, dark) + fill(lit, pale)
}

/** Straw above snow, green in summer. */
function colourGrass(palette: Palette): [string, string] {
  if (palette.isSnowedIn) return [palette.dim('#8a7a5c'), palette.lit('#c9b98f')]
  return [palette.meadowShade, mix(palette.meadow, palette.lit('#e9dfa0'), 0.45)]
}

export function drawGround(
  points: readonly Point[],
  colour: string,
  floor = sheetHeight + 10,
  opacity?: number,
): string {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? fill(path([...points, [last[0], floor], [first[0], floor]]), colour, opacity) : ''
}

export function drawHill(points: readonly Point[], colour: string, floor = sheetHeight + 10, opacity?: number): string {
  const [first] = points
  return first ? fill(smooth(points, `V${floor}H${whole(first[0])}z`), colour, opacity) : ''
}

/** Returns a polyline's y by x. */
export function readHeight(points: readonly Point[]): (x: number) => number {
  return (x) => {
    const index = Math.max(0, Math.min(points.length - 2, points.findIndex((point) => point[0] > x) - 1))
    const [from, to] = [points[index], points[index + 1]]
    if (!from || !to) return from?.[1] ?? 0
    return interpolate(from[1], to[1], Math.min(1, Math.max(0, (x - from[0]) / (to[0] - from[0]))))
  }
}

export interface IsletColours extends RockColours {
  shallow: string
  back: string
}

/** Seen from above; (x, y): middle; `back`: covered share. */
export function drawIslet(
  x: number,
  y: number,
  width: number,
  height: number,
  colours: IsletColours,
  random: Random,
  { back = 0.62, points = 15 } = {},
): string {
  const rim: Point[] = []
  for (let corner = 0; corner < points; corner++) {
    const angle = (corner / points) * Math.PI * 2
    const reach = (corner % 2 ? 0.84 : 0.96) + random() * 0.16
    rim.push([x + Math.cos(angle) * (width / 2) * reach, y + Math.sin(angle) * (height / 2) * reach])
  }
  const grow = (share: number, down = 0) =>
    path(rim.map(([px, py]): Point => [x + (px - x) * share, y + (py - y) * share + down]))
  return (
    fill(grow(1.12, height * 0.06), colours.shallow, 0.4) +
    fill(grow(1, height * 0.03 + 4), colours.wet) +
    fill(grow(1), colours.body) +
    fill(grow(0.93, -height * 0.03), colours.lit) +
    (back ? fill(grow(back, -height * 0.05), colours.back) : '')
  )
}
