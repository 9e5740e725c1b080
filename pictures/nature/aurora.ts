// No blur filter: over half a picture it is slow on phones.
import { interpolate, tenth, whole } from '#pictures/drawing/numbers.ts'
import type { Point } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import type { Kept, Sheet } from '#pictures/drawing/sheet.ts'

function follow(curve: readonly Readonly<Point>[]): (t: number) => Point {
  return (t) => {
    const index = Math.min(curve.length - 2, Math.floor(t * (curve.length - 1)))
    const share = t * (curve.length - 1) - index
    const [from, to] = [curve[index] ?? [0, 0], curve[index + 1] ?? [0, 0]]
    return [interpolate(from[0], to[0], share), interpolate(from[1], to[1], share * share * (3 - 2 * share))]
  }
}

export type AuroraColours = readonly [hem: string, middle: string, top: string]

const green: AuroraColours = ['#86efb0', '#58cf9f', '#3b9c93']

/** Defines a ray of unit size that fades upward and to both sides; returns its id. */
function defineRay(sheet: Sheet, [hem, middle, top]: AuroraColours): string {
  const id = sheet.name()
  const stops = [
    [0, top, 0],
    [0.4, middle, 0.1],
    [0.78, hem, 0.24],
    [0.92, '#dcffd8', 0.34],
    [1, hem, 0],
  ]
  const gradient = stops
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')
  // Nested strips give soft edges without a mask.
  const strips = [0, 0.14, 0.26, 0.37].map(
    (inset) => `M${inset} 0h${tenth((1 - 2 * inset) * 10) / 10}v1h-${tenth((1 - 2 * inset) * 10) / 10}z`,
  )
  sheet.define(
    `<linearGradient id="${id}g" x2="0" y2="1">${gradient}</linearGradient><g id="${id}" fill="url(#${id}g)">${strips.map((d) => `<path d="${d}"/>`).join('')}</g>`,
  )
  return id
}

export interface CurtainOptions {
  many?: number
  /** 0 to 1. */
  strength?: number
  colours?: AuroraColours
}

/** Returns a curtain along `curve` (left to right), `rise` high. */
export function drawCurtain(
  sheet: Sheet,
  curve: readonly Readonly<Point>[],
  rise: number,
  random: Random,
  { many = 30, strength = 1, colours = green }: CurtainOptions = {},
): string {
  const id = defineRay(sheet, colours)
  const at = follow(curve)
  const step = ((curve.at(-1)?.[0] ?? 0) - (curve[0]?.[0] ?? 0)) / many
  let drawn = ''
  for (let ray = 0; ray < many; ray++) {
    const t = ray / many
    const [x, y] = at(t)
    const ends = Math.min(1, t * 6, (1 - t) * 4 + 0.3)
    const fold = 0.5 + 0.5 * Math.sin(t * 19 + 0.7) * Math.sin(t * 6.1)
    const height = rise * (0.4 + 0.42 * fold + random() * 0.28) * (0.4 + 0.6 * ends)
    const width = step * 2.6
    const slope = at(Math.min(1, t + 2.6 / many))[1] - y
    const opacity = Math.round(Math.min(1, strength * ends * (0.42 + 0.5 * fold + random() * 0.2)) * 100) / 100
    drawn += `<use href="#${id}" transform="matrix(${whole(width)} ${whole(slope)} ${whole(height * 0.05)} ${whole(height)} ${whole(x)} ${whole(y - height)})" opacity="${opacity}"/>`
  }
  return drawn
}

/** Kept, so that water can mirror them. */
export function keepAurora(sheet: Sheet, curtains: readonly string[]): Kept {
  return sheet.keep(curtains.join(''))
}
