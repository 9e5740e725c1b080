// Parts of rooms; the land outside is the scene's.
import { mix } from '#pictures/drawing/colours.ts'
import { whole } from '#pictures/drawing/numbers.ts'
import { disc, fill, oval, place, sheetHeight, sheetWidth, stroke, wholes } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import type { Stage } from '#pictures/stage.ts'

export type Opening = readonly [x: number, y: number, width: number, height: number]

export const lamplight = '#ffd88a'

/** Whether lamps light the room: the sun is down or low. */
export function isLampLit({ palette }: Stage): boolean {
  return palette.isDark
}

/** Returns a function for colours in a room: by lamplight warmer and deeper. */
export function lightRoom(stage: Stage): (colour: string) => string {
  if (isLampLit(stage)) return (colour) => mix(mix(colour, '#f0a04a', 0.15), '#3a1d1a', 0.22)
  return stage.palette.hour === 'evening' ? (colour) => mix(colour, '#d98a4a', 0.1) : (colour) => colour
}

/** Returns the whole picture minus openings. */
export function outlineWall(openings: readonly Opening[], floor = sheetHeight): string {
  const holes = openings.map(([x, y, width, height]) => `M${x} ${y}v${height}h${width}v${-height}z`).join('')
  return `M0 0H${sheetWidth}V${floor}H0z${holes}`
}

/** Frame and bars, thicker on the lit side. */
export function drawWindowFrame(
  [x, y, width, height]: Opening,
  {
    columns = 2,
    rows = 2,
    thick = 22,
    colour,
    edge,
  }: {
    columns?: number
    rows?: number
    thick?: number
    colour: string
    edge: string
  },
): string {
  let bars = ''
  let edges = ''
  for (let column = 1; column < columns; column++) {
    const at = whole(x + (width * column) / columns)
    bars += `M${at} ${y}v${height}`
    edges += `M${at + thick * 0.3} ${y}v${height}`
  }
  for (let row = 1; row < rows; row++) {
    const at = whole(y + (height * row) / rows)
    bars += `M${x} ${at}h${width}`
    edges += `M${x} ${at + thick * 0.3}h${width}`
  }
  const rim = `M${x} ${y}h${width}v${height}h${-width}z`
  return (
    stroke(bars, colour, thick * 0.72) +
    stroke(edges, edge, thick * 0.16) +
    stroke(rim, colour, thick * 2) +
    stroke(`M${x + thick} ${y + height - thick}V${y + thick}h${width - 2 * thick}`, edge, thick * 0.2)
  )
}

/** Board seams, interrupted by openings. */
export function drawPanelling(
  from: number,
  to: number,
  bottom: number,
  { step = 58, seam, lit, openings = [] }: { step?: number; seam: string; lit: string; openings?: readonly Opening[] },
): string {
  let seams = ''
  let lights = ''
  for (let x = from; x <= to; x += step) {
    const hole = openings.find(([left, , width]) => x > left - 6 && x < left + width + 6)
    const runs = hole ? `V${hole[1]}M${x} ${hole[1] + hole[3]}V${bottom}` : `V${bottom}`
    seams += `M${x} 0${runs}`
    lights += `M${x + 4} 0${runs.replace(`M${x} `, `M${x + 4} `)}`
  }
  return stroke(seams, seam, 3) + stroke(lights, lit, 1.6)
}

export function drawGlow({ sheet }: Stage, x: number, y: number, radius: number, strength = 0.5): string {
  const paint = sheet.radial(x, y, radius, [
    [0, '#ffe2a0', strength],
    [0.4, '#ffcf7e', strength * 0.34],
    [1, '#ffcf7e', 0],
  ])
  return disc(x, y, radius, paint)
}

/** The shade ends at (x, y). */
export function drawPendant(x: number, y: number, scale: number, shade: string, dark: string): string {
  const lamp =
    stroke('M0-70V-900', '#16110f', 4) +
    fill('M-62 0Q-56-68 0-72 56-68 62 0z', shade) +
    fill('M16-71Q56-64 62 0H34Q36-50 16-71z', dark) +
    fill('M-10-86h20v18h-20z', dark) +
    oval(0, 0, 62, 11, '#ffe9b8') +
    oval(0, 1, 40, 6, '#fffbe9')
  return place(lamp, x, y, scale)
}

export function drawSteam(x: number, y: number, height: number, width: number, opacity = 0.4): string {
  const third = height / 3
  const sway = width * 2.6
  return stroke(
    wholes`M${x} ${y}c${-sway} ${-third * 0.4} ${-sway} ${-third * 0.7} 0 ${-third}s${sway} ${-third * 0.6} 0 ${-third}s${-sway * 0.6} ${-third * 0.7} ${sway * 0.3} ${-third}`,
    '#f6f6f1',
    width,
    { opacity, isRound: true },
  )
}

/** About 150 wide with saucer, foot at the origin. */
export function drawCup(band: string, [light, shade]: readonly [string, string] = ['#f6f1e4', '#d2c9b5']): string {
  return (
    oval(6, 4, 78, 12, '#170f0c', 0.45) +
    oval(0, -3, 72, 13, shade) +
    oval(0, -6, 72, 12, light) +
    oval(0, -6, 50, 7, shade) +
    stroke('M44-56q26-4 24 18-2 18-34 20', shade, 8) +
    fill('M-46-72H46Q46-20 24-8H-24Q-46-20-46-72z', light) +
    fill('M14-72H46Q46-20 24-8H2Q22-24 14-72z', shade) +
    fill('M-45-54q45 12 90 0l-2 13q-43 11-86 0z', band) +
    oval(0, -72, 46, 9, shade) +
    oval(0, -71, 39, 6.4, '#4a2f1e')
  )
}

export function drawBun(): string {
  return (
    oval(6, 6, 82, 12, '#170f0c', 0.4) +
    oval(0, 0, 80, 14, '#f4efe2') +
    oval(0, -2, 62, 9, '#d9d1be') +
    fill('M-50-6Q-56-44-14-52 36-56 50-24 54-4 40 0-40 4-50-6z', '#b87632') +
    fill('M-48-16Q-50-44-14-52 36-56 48-30 44-16 4-14-36-12-48-16z', '#d99a4e') +
    stroke('M-36-20Q-32-44 2-44 36-42 34-26 22-16-2-22-12-30 8-34', '#844c1f', 6, { isRound: true }) +
    stroke('M-28-40h1M-6-49h1M16-46h1M34-36h1M-20-28h1M20-30h1M0-26h1', '#fbf5e6', 5, { isRound: true })
  )
}

export function drawCandle(): string {
  return (
    oval(4, 3, 34, 7, '#170f0c', 0.4) +
    oval(0, 0, 30, 7, '#3c4a50') +
    fill('M-9-4V-66H9V-4z', '#f2e8cf') +
    fill('M2-66H9V-4H2z', '#cfc09c') +
    fill('M0-104Q14-84 0-70-14-84 0-104z', '#ffb84a') +
    fill('M0-94Q7-82 0-73-7-82 0-94z', '#fff3c4')
  )
}

export function drawDrops([x, y, width, height]: Opening, many: number, random: Random): string {
  let small = ''
  let large = ''
  let shine = ''
  let trails = ''
  for (let drop = 0; drop < many; drop++) {
    const [atX, atY] = [whole(x + random() * width), whole(y + random() * height)]
    if (drop % 4) small += `M${atX} ${atY}v${whole(1 + random() * 5)}`
    else {
      large += `M${atX} ${atY}v${whole(3 + random() * 5)}`
      shine += `M${atX - 2} ${atY}h0`
      if (drop % 8 === 0) trails += `M${atX} ${atY}v${-whole(50 + random() * 110)}`
    }
  }
  return (
    stroke(trails, '#f1f5f4', 3, { opacity: 0.28, isRound: true }) +
    stroke(small, '#e6eeee', 4, { opacity: 0.5, isRound: true }) +
    stroke(large, '#dbe7e8', 10, { opacity: 0.55, isRound: true }) +
    stroke(shine, '#ffffff', 3, { isRound: true })
  )
}
