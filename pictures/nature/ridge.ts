import { mix } from '#pictures/drawing/colours.ts'
import { clamp, interpolate, whole } from '#pictures/drawing/numbers.ts'
import { fill, type Point, path, wholes } from '#pictures/drawing/paths.ts'
import { type Random, seeded } from '#pictures/drawing/random.ts'
import type { Sheet, Stop } from '#pictures/drawing/sheet.ts'
import type { RidgeColours } from '#pictures/light/palette.ts'
import { type CrestPoint, heightAt, lowestBetween, roughen, type SkylinePoint } from './skyline.ts'

/** Independent of the light. */
export interface RidgeShape {
  points: readonly SkylinePoint[]
  base: number
  seed: number
  /** Amplitude and rounds of roughening. */
  rough?: number
  depth?: number
  /** Reach of shade faces down the mountain. */
  steep?: number
  /** Lean of spurs away from their summit. */
  spur?: number
  /** Density of ribs and glints; default 1. */
  ribs?: number
  glints?: number
}

export interface RidgeLook {
  colours: RidgeColours
  /** Side of the light: -1 left, 1 right. */
  light: -1 | 1
  /** Fading of shade into the foot's colour, 0 to 1. */
  haze?: number
  /** Colour of scree, grass or drifts at the foot. */
  fans?: string
  fansOpacity?: number
  /** y above which snow lies. */
  snowline?: number
  /** Colour of heath climbing from the foot. */
  heath?: string
  /** Outline only. */
  isFlat?: boolean
}

type Options = RidgeShape & RidgeLook

/** Returns a jagged descent from (x, y) to `floor`, ending `drift` to the side. */
function walkDown(x: number, y: number, floor: number, drift: number, random: Random, steps: number): Point[] {
  const walked: Point[] = [[x, y]]
  const height = floor - y
  let side = random() < 0.5 ? 1 : -1
  for (let step = 1; step <= steps; step++) {
    const t = Math.min(1, (step - 0.35 + random() * 0.5) / steps)
    side = -side
    walked.push([
      x + drift * t + side * height * (0.012 + random() * 0.045) * (1 - t * 0.6),
      step === steps ? floor : interpolate(y, floor, t),
    ])
  }
  return walked
}

function splinter(x: number, y: number, length: number, width: number, lean: number): string {
  return path([
    [x, y],
    [x + lean * 0.35 + width, y + length * 0.38],
    [x + lean, y + length],
    [x + lean * 0.5 - width * 0.4, y + length * 0.5],
  ])
}

/** Returns the jagged lower edge of a shade face, kept on the mountain. */
function tearEdge(
  [ax, ay]: Point,
  [bx, by]: Point,
  height: number,
  crest: readonly CrestPoint[],
  base: number,
  random: Random,
): Point[] {
  const teeth = Math.max(1, Math.round(Math.abs(ax - bx) / 34))
  const edge: Point[] = []
  const add = (t: number, shift: number) => {
    const x = interpolate(ax, bx, t)
    const y = interpolate(ay, by, t)
    const room = Math.min(y - heightAt(crest, x), base - y)
    edge.push([x, y + Math.sign(shift) * Math.min(Math.abs(shift), Math.max(0, room * 0.4))])
  }
  for (let tooth = 0; tooth < teeth; tooth++) {
    add((tooth + 0.3 + random() * 0.3) / teeth, height * (0.05 + random() * 0.09))
    add((tooth + 0.8) / teeth, -height * (0.05 + random() * 0.11))
  }
  return edge
}

/** Returns the shaded face of a summit: crest to col, gully, torn edge, spur. Ends where the face is steep. */
function drawShadeFace(
  crest: readonly CrestPoint[],
  at: number,
  valley: number,
  options: Options,
  random: Random,
): { spur: Point[]; drawn: string } {
  const summit = crest[at]
  const col = crest[valley]
  if (!summit || !col) return { spur: [], drawn: '' }
  const away = Math.sign(col.x - summit.x) || 1
  const height = options.base - summit.y
  const wide = Math.abs(col.x - summit.x)
  const reach = Math.min(
    height * interpolate(0.66, 0.95, random()),
    Math.max((col.y - summit.y) * 1.12, wide * (options.steep ?? 2.5) + height * 0.12),
  )
  const drift = away * wide * (0.1 + random() * 0.4) * (options.spur ?? 1)
  const spur = walkDown(summit.x, summit.y, summit.y + reach, drift, random, 4 + Math.round(reach / 60))
  const end = Math.min(options.base - 2, Math.max(col.y + 4, summit.y + reach * interpolate(0.7, 1, random())))
  const gully = walkDown(col.x, col.y, end, -away * wide * 0.08, random, 3)
  const edge = valley > at ? crest.slice(at, valley + 1) : crest.slice(valley, at + 1).reverse()
  const torn = tearEdge(
    gully.at(-1) ?? [col.x, end],
    spur.at(-1) ?? [summit.x, end],
    Math.min(height, wide * 1.6),
    crest,
    options.base,
    random,
  )
  const outline: Point[] = edge.map((point) => [point.x, point.y])
  return { spur, drawn: path([...outline, ...gully.slice(1), ...torn, ...spur.slice().reverse().slice(0, -1)]) }
}

function pickFrom(crest: readonly CrestPoint[], from: number, to: number, random: Random): CrestPoint {
  const point = crest[from + Math.floor(random() * (to - from + 1))]
  return point ?? { x: 0, y: 0, isSummit: false }
}

function drawRibs(
  crest: readonly CrestPoint[],
  from: number,
  to: number,
  spur: readonly Point[],
  options: Options,
  random: Random,
): string {
  const span = Math.abs((crest[to]?.x ?? 0) - (crest[from]?.x ?? 0))
  const many = Math.max(2, Math.round((span / 17) * (options.ribs ?? 1)))
  let drawn = ''
  for (let rib = 0; rib < many; rib++) {
    const point = pickFrom(crest, from, to, random)
    const height = options.base - point.y
    drawn += splinter(
      point.x + (random() - 0.5) * 6,
      point.y + 2 + random() * height * 0.22,
      height * (0.12 + random() * 0.34),
      2 + random() * height * 0.035,
      options.light * height * (0.03 + random() * 0.1),
    )
  }
  for (const [x, y] of spur.slice(2, -1)) {
    const height = options.base - y
    if (random() < 0.8)
      drawn += splinter(
        x + options.light * height * 0.02,
        y,
        height * (0.16 + random() * 0.22),
        2 + height * 0.03 * random(),
        options.light * height * (0.07 + random() * 0.08),
      )
  }
  return drawn
}

function drawGlints(
  crest: readonly CrestPoint[],
  from: number,
  to: number,
  options: Options,
  random: Random,
): { light: string; deep: string } {
  const span = Math.abs((crest[to]?.x ?? 0) - (crest[from]?.x ?? 0))
  const many = Math.max(2, Math.round((span / 20) * (options.glints ?? 1)))
  let light = ''
  let deep = ''
  for (let glint = 0; glint < many; glint++) {
    const point = pickFrom(crest, from, to, random)
    const height = options.base - point.y
    light += splinter(
      point.x,
      point.y + 5 + random() * height * 0.34,
      height * (0.1 + random() * 0.26),
      2 + random() * height * 0.026,
      -options.light * height * (0.04 + random() * 0.12),
    )
    if (glint % 2)
      deep += splinter(
        point.x,
        point.y + 3,
        height * (0.14 + random() * 0.3),
        3 + random() * height * 0.045,
        -options.light * height * (0.02 + random() * 0.1),
      )
  }
  return { light, deep }
}

function drawWedges(crest: readonly CrestPoint[], options: Options, random: Random): string {
  let drawn = ''
  for (let index = 1; index < crest.length - 1; index++) {
    const [before, point, after] = [crest[index - 1], crest[index], crest[index + 1]]
    if (!before || !point || !after) continue
    const height = options.base - point.y
    if (point.isSummit || height < 60 || point.y >= before.y - 1 || point.y > after.y) continue
    const beside = crest[options.light < 0 ? Math.min(index + 2, crest.length - 1) : Math.max(index - 2, 0)] ?? point
    const fall = height * (0.14 + random() * 0.26)
    const lean = -options.light * height * (0.03 + random() * 0.07)
    drawn += path([
      [point.x, point.y],
      [beside.x, beside.y],
      [point.x + lean * 0.8, point.y + fall * 0.62],
      [point.x + lean, point.y + fall],
      [point.x + lean * 0.25, point.y + fall * 0.4],
    ])
  }
  return drawn
}

/** Low fans of scree, grass or snow. */
function drawFans(crest: readonly CrestPoint[], { base }: Options, random: Random): string {
  const from = crest[0]?.x ?? 0
  const to = crest.at(-1)?.x ?? 0
  let drawn = wholes`M${from} ${base}`
  for (let x = from; x < to; ) {
    const width = Math.min(130 + random() * 190, to - x + 1)
    const height = (base - heightAt(crest, x + width / 2)) * (0.05 + random() * 0.08)
    drawn += wholes`Q${x + width * 0.3} ${base - height} ${x + width * 0.5} ${base - height}T${x + width} ${base - height * 0.5}`
    x += width
  }
  return `${drawn}V${whole(base)}z`
}

/** Higher where the skyline is high. */
function drawHeath(crest: readonly CrestPoint[], base: number, random: Random): string {
  const [first, last] = [crest[0], crest.at(-1)]
  if (!first || !last) return ''
  const upper: Point[] = []
  let isTongue = true
  for (let x = first.x; x < last.x; x += 12 + random() * 30) {
    const height = base - heightAt(crest, x)
    const reach = isTongue ? 0.3 + random() * 0.3 : 0.12 + random() * 0.14
    upper.push([x, base - height * reach])
    isTongue = !isTongue
  }
  return path([[first.x, base], ...upper, [last.x, base]])
}

/** Reaches lower in gullies. */
function drawSnow(crest: readonly CrestPoint[], line: number, base: number, random: Random): string {
  let drawn = ''
  let run: CrestPoint[] = []
  const close = () => {
    const [first, last] = [run[0], run.at(-1)]
    if (first && last && last.x - first.x > 14) {
      const deep = Math.min(46, (base - line) * 0.2)
      const lower: Point[] = []
      let isTongue = true
      for (let x = first.x + 4; x < last.x - 4; x += 9 + random() * 15) {
        const crestY = heightAt(crest, x)
        const y = isTongue ? line + deep * (0.25 + random() * 0.75) : line - deep * (0.2 + random() * 0.5)
        // A little below even a low crest and never above it.
        lower.push([x, clamp(y, crestY + 3, crestY + 12 + Math.max(0, y - crestY))])
        isTongue = !isTongue
      }
      if (lower.length > 1) drawn += path([...run.map((point): Point => [point.x, point.y]), ...lower.reverse()])
    }
    run = []
  }
  for (const point of crest) {
    if (point.y < line + 8) run.push(point)
    else close()
  }
  close()
  return drawn
}

export function drawRidge(sheet: Sheet, options: RidgeShape & RidgeLook): string {
  const { colours, base, light } = options
  const random = seeded(options.seed)
  const crest = roughen(options.points, options.rough ?? 0.17, options.depth ?? 3, random)
  const [first, last] = [crest[0], crest.at(-1)]
  if (!first || !last) return ''
  const top = Math.min(...crest.map((point) => point.y))
  const body: Stop[] = [
    [0, colours.top],
    [0.4, colours.mid],
    [0.95, colours.foot],
  ]
  const outline: Point[] = [...crest.map((point): Point => [point.x, point.y]), [last.x, base], [first.x, base]]
  let drawn = fill(path(outline), sheet.vertical(body, top, base))
  if (options.isFlat) return drawn
  if (options.heath) drawn += fill(drawHeath(crest, base, seeded(options.seed + 2000)), options.heath, 0.7)
  // A random series of its own, so that snow does not change the rock.
  if (options.snowline !== undefined && options.snowline > top && options.snowline < base)
    drawn += fill(drawSnow(crest, options.snowline, base, seeded(options.seed + 1000)), colours.snow, 0.94)
  const summits = crest.flatMap((point, index) => (point.isSummit ? [index] : []))
  let shade = ''
  let ribs = ''
  let lights = ''
  let deep = ''
  summits.forEach((at, index) => {
    const left = lowestBetween(crest, at, summits[index - 1] ?? 0)
    const right = lowestBetween(crest, at, summits[index + 1] ?? crest.length - 1)
    const [bright, dark] =
      light < 0
        ? ([
            [left, at],
            [at, right],
          ] as const)
        : ([
            [at, right],
            [left, at],
          ] as const)
    const face = drawShadeFace(crest, at, light < 0 ? right : left, options, random)
    shade += face.drawn
    ribs += drawRibs(crest, bright[0], bright[1], face.spur, options, random)
    const glints = drawGlints(crest, dark[0], dark[1], options, random)
    lights += glints.light
    deep += glints.deep
  })
  shade += drawWedges(crest, options, random)
  const shadeStops: Stop[] = [
    [0, colours.shade],
    [0.95, mix(colours.shade, colours.foot, options.haze ?? 0.8)],
  ]
  drawn += fill(shade, sheet.vertical(shadeStops, top, base))
  drawn += fill(ribs, colours.rib, 0.5) + fill(deep, colours.deep, 0.5) + fill(lights, colours.glint, 0.45)
  if (options.fans) drawn += fill(drawFans(crest, options, random), options.fans, options.fansOpacity ?? 0.8)
  return drawn
}
