import { band, disc, fill, oval, sheetHeight, sheetWidth, tenths, wholes } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import type { Sheet, Stop } from '#pictures/drawing/sheet.ts'

export function drawSky(sheet: Sheet, stops: readonly Stop[]): string {
  return band(0, sheetHeight, sheet.vertical(stops))
}

/** Above `floor`. */
export function drawStars(many: number, floor: number, random: Random, colour = '#e4f1f4'): string {
  let small = ''
  let large = ''
  for (let star = 0; star < many; star++) {
    const dot = wholes`M${random() * sheetWidth} ${random() ** 1.3 * floor}h0`
    if (random() < 0.16) large += dot
    else small += dot
  }
  return `<g fill="none" stroke="${colour}" stroke-linecap="round"><path d="${small}" stroke-width="1.3" opacity=".7"/><path d="${large}" stroke-width="2.4"/></g>`
}

export interface SunColours {
  core: string
  glow: string
  rim: string
}

export function drawSun(sheet: Sheet, x: number, y: number, radius: number, colours: SunColours, reach = 520): string {
  const halo = sheet.radial(x, y, reach, [
    [0, '#fff6d8', 1],
    [0.12, colours.glow, 0.85],
    [0.5, colours.rim, 0.35],
    [1, colours.rim, 0],
  ])
  return disc(x, y, reach, halo) + disc(x, y, radius, colours.core)
}

/** One position per half hour. */
export function drawSunPath(positions: readonly (readonly [number, number])[], radius: number, colour: string): string {
  return positions.map(([x, y]) => disc(x, y, radius, colour, 0.45)).join('')
}

/** Lit from the side `light`. */
export function drawMoon(sheet: Sheet, x: number, y: number, radius: number, light: -1 | 1): string {
  const halo = sheet.radial(x, y, radius * 7, [
    [0, '#e8f4ef', 0.32],
    [0.3, '#cfe6e4', 0.12],
    [1, '#cfe6e4', 0],
  ])
  return (
    disc(x, y, radius * 7, halo) +
    disc(x, y, radius, '#f4f3e4') +
    oval(x - light * radius * 0.3, y + radius * 0.2, radius * 0.34, radius * 0.42, '#d7dcd2', 0.7) +
    oval(x + light * radius * 0.35, y - radius * 0.3, radius * 0.2, radius * 0.24, '#d7dcd2', 0.7)
  )
}

function drawBird(x: number, y: number, size: number): string {
  return (
    tenths`M${x} ${y}q${-size * 0.45}${-size * 0.5} ${-size}${-size * 0.12}q${size * 0.55}${-size * 0.08} ${size} ${size * 0.3}` +
    tenths`q${size * 0.45}${-size * 0.4} ${size}${-size * 0.3}q${-size * 0.55}${-size * 0.16} ${-size} ${size * 0.12}z`
  )
}

export function drawGulls(
  list: readonly (readonly [x: number, y: number, size: number])[],
  colour: string,
  opacity?: number,
): string {
  return fill(list.map(([x, y, size]) => drawBird(x, y, size)).join(''), colour, opacity)
}
