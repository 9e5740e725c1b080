// SVG paths and shapes in units of the 1600 × 900 sheet unless scaled.
import { tenth, whole } from './numbers.ts'

export type Point = [number, number]

export const sheetWidth = 1600
export const sheetHeight = 900

/** `.5` instead of `0.5`. */
function short(n: number): string {
  return String(n).replace(/^0\./, '.').replace(/^-0\./, '-.')
}

/** Joins numbers with the fewest separators SVG allows. */
function join(numbers: readonly number[]): string {
  return numbers.map((n, index) => (index > 0 && n >= 0 ? ` ${short(n)}` : short(n))).join('')
}

/** Tag that rounds inserted numbers to whole units: `M${x} ${y}q${reach / 2}-7 ${reach} 0`. */
export function wholes(text: TemplateStringsArray, ...numbers: readonly number[]): string {
  return String.raw({ raw: text }, ...numbers.map(whole))
}

/** Tag that rounds inserted numbers to tenths. */
export function tenths(text: TemplateStringsArray, ...numbers: readonly number[]): string {
  return String.raw({ raw: text }, ...numbers.map(tenth))
}

/** Returns a relative path through `points`; `grain` 1 rounds to whole units, 10 to tenths. */
export function path(points: readonly Readonly<Point>[], isClosed = true, grain = 1): string {
  const snap = (n: number) => Math.round(n * grain) / grain
  const [first, ...others] = points
  if (!first) return ''
  let [x, y] = [snap(first[0]), snap(first[1])]
  const start = `M${join([x, y])}l`
  const steps: number[] = []
  for (const point of others) {
    steps.push(snap(snap(point[0]) - x), snap(snap(point[1]) - y))
    x = snap(point[0])
    y = snap(point[1])
  }
  return start + join(steps) + (isClosed ? 'z' : '')
}

/** Returns a point of a quadratic Bézier curve. */
export function bend(a: Point, b: Point, c: Point, t: number): Point {
  const along = (axis: 0 | 1) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * b[axis] + t ** 2 * c[axis]
  return [along(0), along(1)]
}

/** Returns a smooth curve through `points`, with `close` appended. */
export function smooth(points: readonly Readonly<Point>[], close = ''): string {
  const at = (index: number): Readonly<Point> => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  let [x, y] = at(0).map(whole) as Point
  let drawn = `M${join([x, y])}c`
  const steps: number[] = []
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const [endX, endY] = [whole(to[0]), whole(to[1])]
    steps.push(
      whole(from[0] + (to[0] - before[0]) / 6 - x),
      whole(from[1] + (to[1] - before[1]) / 6 - y),
      whole(to[0] - (after[0] - from[0]) / 6 - x),
      whole(to[1] - (after[1] - from[1]) / 6 - y),
      endX - x,
      endY - y,
    )
    x = endX
    y = endY
  }
  drawn += join(steps)
  return drawn + close
}

function opacityOf(opacity: number | undefined): string {
  return opacity === undefined || opacity === 1 ? '' : ` opacity="${short(Math.round(opacity * 100) / 100)}"`
}

/** Empty for an empty path. */
export function fill(d: string, colour: string, opacity?: number): string {
  return d && `<path d="${d}" fill="${colour}"${opacityOf(opacity)}/>`
}

export function stroke(
  d: string,
  colour: string,
  width: number,
  { opacity, isRound = false }: { opacity?: number; isRound?: boolean } = {},
): string {
  return (
    d &&
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(tenth(width))}"${isRound ? ' stroke-linecap="round"' : ''}${opacityOf(opacity)}/>`
  )
}

export function band(y: number, height: number, colour: string, opacity?: number, x = 0, width = sheetWidth): string {
  return `<path d="M${join([whole(x), whole(y)])}h${whole(width)}v${whole(height)}h${-whole(width)}z" fill="${colour}"${opacityOf(opacity)}/>`
}

export function disc(x: number, y: number, radius: number, colour: string, opacity?: number): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${colour}"${opacityOf(opacity)}/>`
}

export function ring(x: number, y: number, radius: number, colour: string, width: number, opacity?: number): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}"${opacityOf(opacity)}/>`
}

export function oval(x: number, y: number, radiusX: number, radiusY: number, colour: string, opacity?: number): string {
  return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(radiusX)}" ry="${tenth(radiusY)}" fill="${colour}"${opacityOf(opacity)}/>`
}

/** Returns `content` moved to (x, y), scaled, mirrored, and turned by `turn` degrees. */
export function place(content: string, x: number, y: number, scale = 1, isMirrored = false, turn = 0): string {
  const turned = turn ? ` rotate(${turn})` : ''
  const scaled = isMirrored ? ` scale(${-scale} ${scale})` : scale === 1 ? '' : ` scale(${scale})`
  return content && `<g transform="translate(${tenth(x)} ${tenth(y)})${turned}${scaled}">${content}</g>`
}
