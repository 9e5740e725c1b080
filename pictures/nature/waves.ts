import { mix } from '#pictures/drawing/colours.ts'
import { whole } from '#pictures/drawing/numbers.ts'
import { bend, fill, type Point, path, sheetWidth, wholes } from '#pictures/drawing/paths.ts'
import { between, type Random } from '#pictures/drawing/random.ts'
import { again, type Sheet } from '#pictures/drawing/sheet.ts'
import type { Palette } from '#pictures/light/palette.ts'

export interface WaveColours {
  /** Thin, translucent water below a crest. */
  thin: string
  body: string
  /** The steep side. */
  shade: string
  foam: string
  foamShade: string
}

/** `near`: 0 at the horizon, 1 at the viewer. */
export function colourWaves(palette: Palette, near: number): WaveColours {
  const stops = palette.sea.map(([, colour]) => colour)
  const at = near * (stops.length - 1)
  const low = Math.min(stops.length - 2, Math.floor(at))
  const body = mix(stops[low] ?? '#000000', stops[low + 1] ?? '#000000', at - low)
  return {
    thin: mix(body, mix(palette.light, '#7fb3ae', 0.35), 0.42),
    body,
    shade: mix(body, palette.weather === 'storm' ? '#0c1e29' : palette.dark, palette.hour === 'midnight' ? 0.7 : 0.45),
    foam: palette.foam,
    foamShade: mix(palette.foam, body, 0.45),
  }
}

export interface SeaRow {
  /** Of the troughs. */
  y: number
  height: number
  step: number
  /** Share of breaking crests. */
  breaking?: number
  toward?: -1 | 1
  floor?: number
}

interface Strokes {
  shade: string
  thin: string
  cap: string
  capShade: string
  lace: string
  drift: string
}

function addWave(
  strokes: Strokes,
  { x, y, width, height, toward }: { x: number; y: number; width: number; height: number; toward: -1 | 1 },
  isBreaking: boolean,
  random: Random,
): string {
  const at = (across: number, up: number): Point => [
    toward > 0 ? x + width * across : x + width * (1 - across),
    y - height * up,
  ]
  const crest = between(random, 0.58, 0.68)
  const back = (t: number) => bend(at(0, 0), at(crest * 0.72, 0.06), at(crest, 1), t)
  const lee = (t: number) => bend(at(crest, 1), at(crest + 0.05, 0.3), at(1, 0), t)
  // The steep side, from the crest into the trough.
  const belly = [
    at(1.02, -0.12),
    at(crest + 0.22, -0.42),
    at(crest + 0.06, -0.16),
    at(crest + 0.1, 0.1),
    at(crest - 0.02, 0.22),
  ]
  strokes.shade += path([0, 0.2, 0.45, 0.7, 1].map(lee).concat(belly, [at(crest + 0.015, 0.5)]))
  strokes.thin += path([back(1), back(0.9), back(0.72), at(crest - 0.1, 0.36), at(crest - 0.02, 0.56)])
  for (let streak = 0; streak < (height < 12 ? 0 : height < 30 ? 1 : 3); streak++) {
    const from = back(between(random, 0.25, 0.75))
    const drop = height * between(random, 0.1, 0.55)
    const long = width * between(random, 0.1, 0.24)
    const rise = height * 0.1
    strokes.lace += wholes`M${from[0]} ${from[1] + drop}q${toward * long * 0.5} ${rise * 0.3} ${toward * long} ${-rise}q${-toward * long * 0.4} ${rise * 1.9} ${-toward * long} ${rise}`
  }
  if (isBreaking) {
    const over = [0.3, 0.46, 0.6, 0.72, 0.82, 0.91, 1].map((t): Point => {
      const [px, py] = back(1 - (1 - t) * 0.8)
      return [px, py - height * between(random, 0.01, 0.06)]
    })
    const thrown = [lee(0.08), lee(0.22), lee(0.36)].map(
      ([px, py], index): Point => [px + toward * width * (0.02 + (index % 2) * 0.025), py + height * 0.03],
    )
    const under: Point[] = []
    for (let tooth = 0; tooth < 9; tooth++) {
      const [px, py] = tooth < 2 ? lee(0.16 - tooth * 0.1) : back(1 - (tooth - 2) * 0.075)
      const down = tooth % 2 ? between(random, 0.2, 0.36) : between(random, 0.05, 0.1)
      under.push([px + toward * width * 0.012, py + height * down * (1 - tooth * 0.07)])
    }
    strokes.cap += path([...over, ...thrown, ...under])
    strokes.capShade += path([at(crest, 0.94), lee(0.12), lee(0.3), at(crest + 0.04, 0.52), at(crest + 0.02, 0.72)])
    for (let finger = 0; finger < (height < 16 ? 0 : 3); finger++) {
      const [px, py] = lee(between(random, 0.25, 0.8))
      const long = height * between(random, 0.18, 0.4)
      strokes.lace += wholes`M${px} ${py}q${toward * long * 0.2} ${long * 0.5} ${toward * long * 0.7} ${long}q${-toward * long * 0.7} ${-long * 0.3} ${-toward * long * 0.9} ${-long * 0.7}`
    }
    const [px, py] = back(1)
    const blown = width * between(random, 0.14, 0.26)
    strokes.drift += wholes`M${px - toward * width * 0.05} ${py + height * 0.08}q${toward * blown * 0.3} ${-height * 0.34} ${toward * blown} ${-height * 0.3}q${-toward * blown * 0.5} ${height * 0.06} ${-toward * blown * 0.7} ${height * 0.34}`
  }
  const outline =
    toward > 0
      ? [0.5, 0.8, 0.93, 1].map(back).concat([0.25, 0.5, 0.75, 1].map(lee))
      : [0.75, 0.5, 0.25, 0].map(lee).concat([0.93, 0.8, 0.5, 0].map(back))
  return outline.map(([px, py]) => wholes`L${px} ${py}`).join('')
}

const noStrokes = (): Strokes => ({ shade: '', thin: '', cap: '', capShade: '', lace: '', drift: '' })

function paintWaves(body: string, strokes: Strokes, colours: WaveColours): string {
  return (
    fill(body, colours.body) +
    fill(strokes.drift, colours.foam, 0.4) +
    fill(strokes.shade, colours.shade) +
    fill(strokes.thin, colours.thin, 0.8) +
    fill(strokes.lace, colours.foam, 0.42) +
    fill(strokes.cap, colours.foam, 0.96) +
    fill(strokes.capShade, colours.foamShade)
  )
}

/** Returns a row of waves across the picture. */
export function drawSea(row: SeaRow, colours: WaveColours, random: Random): string {
  const { y, height, step, breaking = 0.6, toward = 1, floor = 910 } = row
  const strokes = noStrokes()
  let outline = ''
  for (let x = -step * (0.4 + random() * 0.5); x < sheetWidth + step * 0.3; ) {
    const width = step * between(random, 0.62, 1.35)
    const tall = height * between(random, 0.42, 1.15)
    outline += addWave(
      strokes,
      { x, y, width, height: tall, toward },
      random() < breaking && tall > height * 0.6,
      random,
    )
    x += width * 0.97
  }
  return paintWaves(`M-20 ${floor}V${y}${outline}H1620V${floor}z`, strokes, colours)
}

/** As `drawSea`, but half as wide and repeated, to save bytes. */
export function repeatSea(sheet: Sheet, row: SeaRow, colours: WaveColours, random: Random): string {
  const { y, height, step, breaking = 0.6, toward = 1, floor = 910 } = row
  const strokes = noStrokes()
  const start = -step * (0.3 + random() * 0.5)
  const period = Math.max(step * 1.6, 860)
  const many = Math.max(2, Math.round(period / step))
  const shares = Array.from({ length: many }, () => between(random, 0.62, 1.35))
  const unit = period / shares.reduce((sum, share) => sum + share, 0)
  let outline = ''
  let x = start
  shares.forEach((share, index) => {
    const width = share * unit
    const tall = height * (index === 0 ? between(random, 0.9, 1.15) : between(random, 0.42, 1.1))
    const isBreaking = random() < breaking && tall > height * 0.55
    outline += addWave(strokes, { x, y, width: width * 1.03, height: tall, toward }, isBreaking, random)
    x += width
  })
  const body = `M${whole(start)} ${floor}V${y}${outline}L${whole(x + 1)} ${y}V${floor}z`
  const half = sheet.keep(paintWaves(body, strokes, colours))
  let drawn = half.svg
  for (let shift = period; start + shift < sheetWidth; shift += period) drawn += again(half.id, [1, 0, 0, 1, shift, 0])
  return drawn
}
