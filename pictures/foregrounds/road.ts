import { z } from 'zod'
import { mix } from '#pictures/drawing/colours.ts'
import { interpolate, tenth } from '#pictures/drawing/numbers.ts'
import { disc, fill, type Point, path } from '#pictures/drawing/paths.ts'
import type { Palette } from '#pictures/light/palette.ts'
import { defineForeground, placeAt, turnedSpot } from './foreground.ts'

/** Middle and width of the road. */
export type RoadPoint = readonly [x: number, y: number, width: number]

export type RoadPaint = ReturnType<typeof paintRoad>

/** In winter packed snow between grey tracks. */
export function paintRoad(palette: Palette) {
  if (palette.isSnowedIn)
    return {
      asphalt: mix(palette.meadowShade, palette.lit('#8d98a0'), 0.5),
      line: palette.lit('#dfe6e8'),
      verge: palette.lit('#f7f6f0'),
    }
  const isWet = palette.weather === 'rain' || palette.weather === 'storm'
  return {
    asphalt: mix(palette.tone(isWet ? '#4b565c' : '#646d70'), palette.shade, 0.22),
    line: palette.lit('#f0ece0'),
    verge: mix(palette.meadowShade, palette.lit('#b3a684'), 0.35),
  }
}

/** Returns a smooth road's point by share, 0 (near) to 1 (far). */
export function followRoad(spine: readonly RoadPoint[]): (t: number) => RoadPoint {
  const point = (index: number): RoadPoint => spine[Math.max(0, Math.min(spine.length - 1, index))] ?? [0, 0, 0]
  return (t) => {
    const index = Math.min(spine.length - 2, Math.floor(t * (spine.length - 1)))
    const share = t * (spine.length - 1) - index
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const at = (axis: 0 | 1 | 2) =>
      0.5 *
      (2 * from[axis] +
        (to[axis] - before[axis]) * share +
        (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * share ** 2 +
        (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * share ** 3)
    return [at(0), at(1), at(2)]
  }
}

export function drawRoad(spine: readonly RoadPoint[], paint: RoadPaint, { dashes = 16, hasLines = true } = {}): string {
  const at = followRoad(spine)
  const strip = (left: number, right: number, start = 0, end = 1, steps = 36) => {
    const one: Point[] = []
    const other: Point[] = []
    for (let step = 0; step <= steps; step++) {
      const [x, y, width] = at(interpolate(start, end, step / steps))
      one.push([x + width * left, y])
      other.push([x + width * right, y])
    }
    return path([...one, ...other.reverse()], true, 2)
  }
  let middle = ''
  for (let dash = 0; dash < dashes; dash++) {
    const start = (dash / dashes) ** 0.8
    middle += strip(-0.012, 0.012, start, Math.min(1, start + 0.42 / dashes), 2)
  }
  const lines = hasLines ? fill(strip(-0.46, -0.44) + strip(0.44, 0.46), paint.line) + fill(middle, paint.line) : ''
  return fill(strip(-0.6, 0.6), paint.verge) + fill(strip(-0.5, 0.5), paint.asphalt) + lines
}

/** 60 long, facing right, wheels on y = 0. */
export function drawCar(colour: string, glass = '#22343d', rim = '#a9b2b3'): string {
  return (
    fill('M-29-5Q-30-12-24-13L-16-14-8-22Q-5-24 0-24H9Q14-24 17-21L23-14 28-12Q31-11 30-5z', colour) +
    fill('M-29-6H30v2.500H-28z', '#16222a', 0.3) +
    fill('M-13-14L-7-20H0v6zM3-20H9q3 0 5 2l4 4H3z', glass) +
    fill('M27-11l3 1v3h-3zM-29-11h3v3h-3z', '#f3ead0', 0.8) +
    [-17, 18].map((x) => disc(x, -4, 5.4, '#1b252b') + disc(x, -4, 2.4, rim)).join('')
  )
}

/** 40 wide, wheels 4 below the origin. */
export function drawCarFromBehind(colour: string, isLit = false): string {
  return (
    fill('M-18 0h8v4h-8zM10 0h8v4h-8z', '#151d22') +
    fill('M-20 0V-14Q-19-19-15-20L-11-31Q0-34 11-31L15-20Q19-19 20-14V0z', colour) +
    fill('M-12-21L-9-29Q0-31 9-29L12-21z', '#22343d') +
    fill('M-20-15h7v5h-6zM20-15h-7v5h6z', isLit ? '#ff5a43' : '#c8402f') +
    fill('M-6-9H6v4H-6z', '#f2efe4') +
    fill('M-20-3H20V1H-20z', '#20292e')
  )
}

export function drawMarkerPosts(list: readonly (readonly [number, number, number])[], colour: string): string {
  const posts = list.map(([x, y, height]) => {
    const across = tenth(height * 0.09)
    return `M${tenth(x)} ${tenth(y)}h${across}v${-tenth(height)}h${-across}z`
  })
  const bands = list.map(([x, y, height]) => {
    const across = tenth(height * 0.09)
    return `M${tenth(x)} ${tenth(y - height * 0.8)}h${across}v${tenth(height * 0.16)}h${-across}z`
  })
  return fill(posts.join(''), colour) + fill(bands.join(''), '#2a3238')
}

const carColours = { blue: '#2f6f8a', red: '#b23c2c', white: '#f1eee4', grey: '#7d8789' } as const

export const cars = defineForeground(
  z.strictObject({
    from: z.enum(['side', 'behind']).default('side'),
    at: turnedSpot,
    colour: z.enum(['blue', 'red', 'white', 'grey']).default('blue'),
  }),
  ({ palette }, { from, at, colour }) => {
    const paint = palette.tone(carColours[colour], 0.6)
    const drawn = from === 'side' ? drawCar(paint) : drawCarFromBehind(paint, palette.lamp !== undefined)
    return placeAt(at, drawn)
  },
)

export const road = defineForeground(
  z.strictObject({
    along: z
      .array(z.tuple([z.number(), z.number(), z.number().positive()]))
      .min(2)
      .describe('Points of the middle from near to far: x, y and the width of the road there'),
    posts: z
      .array(z.tuple([z.number(), z.number(), z.number().positive()]))
      .default([])
      .describe('x, y and height of marker posts'),
  }),
  ({ palette }, { along, posts }) =>
    drawRoad(along, paintRoad(palette)) + drawMarkerPosts(posts, palette.isSnowedIn ? '#c8452f' : '#f2efe4'),
)
