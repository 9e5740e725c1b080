// Water in motion: a running sea with torn crests, rollers that break on a beach, spray over rock, surf along a shore.
import { mix } from '#pictures/drawing/colours.ts'
import { interpolate, whole } from '#pictures/drawing/numbers.ts'
import { fill, type Point, path, sheetWidth, smooth, stroke } from '#pictures/drawing/paths.ts'
import { between, type Random } from '#pictures/drawing/random.ts'
import { again, type Sheet } from '#pictures/drawing/sheet.ts'
import type { Palette } from '#pictures/light/palette.ts'

/** The colours of a moving sea. */
export interface WaveColours {
  /** The thin water below a crest, through which light falls. */
  thin: string
  body: string
  /** The steep side, away from the light. */
  shade: string
  foam: string
  /** Foam in the shade. */
  foamShade: string
}

/** Returns the colours of a sea between the horizon (`near` 0) and the viewer's feet (1). */
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

/** The point `t` of the way along a bend from `a` over `b` to `c`. */
function bend(a: Point, b: Point, c: Point, t: number): Point {
  const along = (axis: 0 | 1) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * b[axis] + t ** 2 * c[axis]
  return [along(0), along(1)]
}

/** How a row of waves runs. */
export interface SeaRow {
  /** y of the troughs. */
  y: number
  height: number
  /** From crest to crest. */
  step: number
  /** How many crests break, 0 to 1. */
  breaking?: number
  /** The side to which the waves run. */
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
  // The steep side: a torn plane from the crest into the trough and on below it.
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
    strokes.lace += `M${whole(from[0])} ${whole(from[1] + drop)}q${whole(toward * long * 0.5)} ${whole(rise * 0.3)} ${whole(toward * long)} ${whole(-rise)}q${whole(-toward * long * 0.4)} ${whole(rise * 1.9)} ${whole(-toward * long)} ${whole(rise)}`
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
      strokes.lace += `M${whole(px)} ${whole(py)}q${whole(toward * long * 0.2)} ${whole(long * 0.5)} ${whole(toward * long * 0.7)} ${whole(long)}q${whole(-toward * long * 0.7)} ${whole(-long * 0.3)} ${whole(-toward * long * 0.9)} ${whole(-long * 0.7)}`
    }
    const [px, py] = back(1)
    const blown = width * between(random, 0.14, 0.26)
    strokes.drift += `M${whole(px - toward * width * 0.05)} ${whole(py + height * 0.08)}q${whole(toward * blown * 0.3)} ${whole(-height * 0.34)} ${whole(toward * blown)} ${whole(-height * 0.3)}q${whole(-toward * blown * 0.5)} ${whole(height * 0.06)} ${whole(-toward * blown * 0.7)} ${whole(height * 0.34)}`
  }
  const outline =
    toward > 0
      ? [0.5, 0.8, 0.93, 1].map(back).concat([0.25, 0.5, 0.75, 1].map(lee))
      : [0.75, 0.5, 0.25, 0].map(lee).concat([0.93, 0.8, 0.5, 0].map(back))
  return outline.map(([px, py]) => `L${whole(px)} ${whole(py)}`).join('')
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

/** Returns one row of running waves across the picture: peaked, steep to the lee, torn white where they break. */
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

/** Returns a row of running waves like `drawSea`, of which half is drawn and shown twice: fewer bytes for a small row. */
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

/**
 * Returns one sea that towers over the others, its trough at y from `x` to `x + width`: a long back streaked with foam,
 * a steep side in the shade, a crest that spills down it and smokes to the side `toward`.
 */
export function drawGreatWave(
  { x, y, width, height, toward = 1 }: { x: number; y: number; width: number; height: number; toward?: -1 | 1 },
  colours: WaveColours,
  random: Random,
): string {
  const at = (across: number, up: number): Point => [
    toward > 0 ? x + width * across : x + width * (1 - across),
    y - height * up,
  ]
  const back = (t: number) =>
    t < 0.55
      ? bend(at(0, 0), at(0.26, 0.03), at(0.38, 0.42), t / 0.55)
      : bend(at(0.38, 0.42), at(0.47, 0.74), at(0.56, 1), (t - 0.55) / 0.45)
  const lee = (t: number) =>
    t < 0.5
      ? bend(at(0.56, 1), at(0.62, 0.9), at(0.625, 0.62), t / 0.5)
      : bend(at(0.625, 0.62), at(0.64, 0.14), at(1, 0), (t - 0.5) / 0.5)
  const steps = [0, 0.2, 0.38, 0.5, 0.6, 0.72, 0.84, 0.93, 1]
  const body = path([
    ...steps.map(back),
    ...[0.12, 0.25, 0.38, 0.5, 0.6, 0.7, 0.85, 1].map(lee),
    at(1, -0.4),
    at(0, -0.4),
  ])
  // The steep side is hollow; below the crest the back is so thin that light comes through.
  const along = (from: number, to: number, many: number) =>
    Array.from({ length: many + 1 }, (_, step) => lee(interpolate(from, to, step / many)))
  const face = smooth(
    [
      ...along(0, 1, 8),
      at(0.92, -0.34),
      at(0.74, -0.3),
      at(0.6, -0.14),
      at(0.5, 0.12),
      at(0.47, 0.36),
      at(0.495, 0.6),
      at(0.53, 0.84),
    ],
    'z',
  )
  const deep = smooth(
    [...along(0.36, 0.98, 6), at(0.84, -0.16), at(0.7, -0.06), at(0.61, 0.1), at(0.575, 0.3), at(0.585, 0.5)],
    'z',
  )
  const thin = smooth(
    [
      back(0.98),
      back(0.86),
      back(0.72),
      at(0.42, 0.34),
      at(0.44, 0.22),
      at(0.462, 0.4),
      at(0.49, 0.62),
      at(0.525, 0.86),
    ],
    'z',
  )
  let streaks = ''
  for (let streak = 0; streak < 12; streak++) {
    const [px, py] = back(between(random, 0.12, 0.86))
    const [startX, startY] = [px, interpolate(py, y + height * 0.2, between(random, 0.1, 0.75))]
    const long = width * between(random, 0.05, 0.12)
    const climb = long * between(random, 0.3, 0.75)
    streaks += `M${whole(startX)} ${whole(startY)}q${whole(toward * long * 0.6)} ${whole(-climb * 0.2)} ${whole(toward * long)} ${whole(-climb)}q${whole(-toward * long * 0.2)} ${whole(climb * 0.8)} ${whole(-toward * long)} ${whole(climb)}`
  }
  let veins = ''
  for (let vein = 0; vein < 8; vein++) {
    const share = vein / 7
    const [fromX, fromY] = at(interpolate(0.5, 0.6, share), interpolate(0.66, 0.56, share))
    const [midX, midY] = at(interpolate(0.475, 0.6, share), interpolate(0.3, 0.22, share))
    const [toX, toY] = at(interpolate(0.56, 0.9, share), interpolate(-0.14, 0.0, share))
    const wide = height * between(random, 0.012, 0.026)
    veins += `M${whole(fromX)} ${whole(fromY)}Q${whole(midX)} ${whole(midY)} ${whole(toX)} ${whole(toY)}Q${whole(midX + toward * wide * 2)} ${whole(midY + wide)} ${whole(fromX)} ${whole(fromY)}`
  }
  // The crest: rounded heaps above, fingers of falling water below.
  const heads = [0.6, 0.68, 0.76, 0.84, 0.91, 0.97, 1].map(back).concat([0.1, 0.2, 0.3, 0.4].map(lee))
  let crest = `M${whole(heads[0]?.[0] ?? 0)} ${whole(heads[0]?.[1] ?? 0)}`
  heads.slice(1).forEach(([px, py], index) => {
    const [beforeX, beforeY] = heads[index] ?? [px, py]
    const puff = height * between(random, 0.04, 0.1)
    crest += `Q${whole((beforeX + px) / 2 - (index < 6 ? toward * puff * 0.3 : -toward * puff * 1.6))} ${whole(Math.min(beforeY, py) - (index < 6 ? puff : 0))} ${whole(px)} ${whole(py)}`
  })
  const fingers: Point[] = []
  for (let finger = 0; finger <= 14; finger++) {
    const t = finger / 14
    const [px, py] = t < 0.4 ? lee(0.44 - t) : back(1 - (t - 0.4) * 0.66)
    const hang = finger % 2 ? between(random, 0.12, 0.26) * (1 - t * 0.55) : between(random, 0.03, 0.06)
    fingers.push([px - toward * width * (t < 0.4 ? 0.045 : -0.01), py + height * hang])
  }
  crest += `${fingers.map(([px, py]) => `L${whole(px)} ${whole(py)}`).join('')}z`
  const shadow = path([
    lee(0.42),
    ...fingers.slice(0, 7).map(([px, py]): Point => [px, py - height * 0.03]),
    at(0.53, 0.86),
    at(0.575, 0.86),
    at(0.6, 0.74),
  ])
  let drops = ''
  for (let drop = 0; drop < 14; drop++) {
    const [px, py] = at(between(random, 0.5, 0.86), between(random, 0.66, 1.22))
    drops += `M${whole(px)} ${whole(py)}h0`
  }
  const [tipX, tipY] = back(1)
  const blown = width * 0.34
  const smoke = (rise: number, long: number) =>
    `M${whole(tipX - toward * width * 0.1)} ${whole(tipY + height * 0.1)}q${whole(toward * blown * 0.3)} ${whole(-height * rise)} ${whole(toward * blown * long)} ${whole(-height * rise * 0.8)}q${whole(-toward * blown * 0.3)} ${whole(height * 0.1)} ${whole(-toward * blown * long * 0.4)} ${whole(height * (0.12 + rise * 0.2))}q${whole(toward * blown * 0.16)} ${whole(height * 0.02)} ${whole(toward * blown * 0.3)} ${whole(height * 0.05)}q${whole(-toward * blown * 0.3)} ${whole(height * 0.1)} ${whole(-toward * blown * 0.6)} ${whole(height * 0.12)}z`
  return (
    fill(smoke(0.36, 1) + smoke(0.2, 0.7), colours.foam, 0.32) +
    fill(body, colours.body) +
    fill(face, colours.shade) +
    fill(deep, mix(colours.shade, '#081620', 0.3), 0.8) +
    fill(thin, colours.thin, 0.85) +
    fill(streaks, colours.foam, 0.36) +
    fill(veins, colours.foam, 0.26) +
    fill(crest, colours.foam) +
    fill(shadow, colours.foamShade, 0.75) +
    stroke(drops, colours.foam, Math.max(2, height * 0.016), { opacity: 0.8, isRound: true })
  )
}

/**
 * Returns spray thrown up where a sea meets rock at (x, y): torn plumes one before the other, blown to the side by
 * `lean` times their height, and drops.
 */
export function drawSpray(
  { x, y, width, height, lean = 0.3 }: { x: number; y: number; width: number; height: number; lean?: number },
  colour: string,
  random: Random,
): string {
  // A plume is a fan of jets with round heads: the outer ones lean out, the envelope is a dome.
  const outlinePlume = (middle: number, across: number, tall: number): string => {
    const many = Math.max(5, Math.round(across / 30))
    const onFan = (t: number, up: number): Point => {
      const rise = tall * Math.sin(Math.PI * (0.1 + t * 0.8)) ** 0.9 * up
      return [middle + (t - 0.5) * across * (1 + (rise / tall) * 0.5) + lean * rise, y - rise]
    }
    let drawn = `M${whole(middle - across / 2)} ${whole(y + 4)}`
    for (let jet = 0; jet < many; jet++) {
      const [left, head, right] = [
        onFan(jet / many, 0.5),
        onFan((jet + 0.5) / many, between(random, 0.82, 1.12)),
        onFan((jet + 1) / many, between(random, 0.52, 0.76)),
      ]
      const half = (right[0] - left[0]) * 0.34
      drawn += `C${whole(interpolate(left[0], head[0], 0.2))} ${whole(interpolate(left[1], head[1], 0.5))} ${whole(head[0] - half)} ${whole(head[1] + half * 0.3)} ${whole(head[0])} ${whole(head[1])}S${whole(head[0] + half)} ${whole(interpolate(head[1], right[1], 0.7))} ${whole(right[0])} ${whole(right[1])}`
    }
    return `${drawn}L${whole(middle + across / 2)} ${whole(y + 4)}z`
  }
  let drops = ''
  let mist = ''
  for (let drop = 0; drop < 28; drop++) {
    const angle = Math.PI * between(random, 0.14, 0.86)
    const reach = height * between(random, 0.7, 1.3)
    const dot = `M${whole(x + Math.cos(angle) * reach * (width / height) * 0.55 + lean * reach)} ${whole(y - Math.sin(angle) * reach)}h0`
    if (drop % 3) mist += dot
    else drops += dot
  }
  return (
    fill(outlinePlume(x, width, height), colour, 0.4) +
    fill(outlinePlume(x - width * 0.1, width * 0.66, height * 0.84), colour, 0.55) +
    fill(outlinePlume(x + width * 0.12, width * 0.44, height * 0.6), colour, 0.9) +
    fill(outlinePlume(x - width * 0.2, width * 0.36, height * 0.42), colour, 0.95) +
    stroke(mist, colour, Math.max(1.6, height * 0.018), { opacity: 0.8, isRound: true }) +
    stroke(drops, colour, Math.max(2.4, height * 0.032), { opacity: 0.9, isRound: true })
  )
}

/** Where a roller stands: its foot at `y` from x `from` to `to`, `height` tall at its peak. */
export interface Roller {
  from: number
  to: number
  y: number
  height: number
  /** Which share of it, from its left end, has broken. */
  broken?: number
  /** Where its peak stands, 0 left to 1 right. */
  peak?: number
}

/** Returns heaped white water from `from` to `to` on the line y, piled up to `tall(t)`: bumps with shaded hollows. */
function heapFoam(
  from: number,
  to: number,
  y: number,
  tall: (t: number) => number,
  random: Random,
): { white: string; hollow: string } {
  const many = Math.max(6, Math.round(Math.abs(to - from) / 26))
  let white = `M${whole(from)} ${whole(y)}`
  let hollow = ''
  let [beforeX, beforeY] = [from, y]
  for (let bump = 1; bump <= many; bump++) {
    const t = bump / many
    const x = interpolate(from, to, t)
    const up = y - tall(t) * between(random, 0.72, 1.08)
    white += `Q${whole(interpolate(beforeX, x, 0.3))} ${whole(Math.min(beforeY, up) - tall(t) * 0.16)} ${whole(x)} ${whole(up)}`
    if (tall(t) > 10 && bump % 2) {
      const size = tall(t) * between(random, 0.3, 0.55)
      const low = interpolate(up, y, between(random, 0.25, 0.6))
      hollow += `M${whole(x)} ${whole(low)}q${whole(size * 0.4)} ${whole(-size * 0.5)} ${whole(size)} ${whole(-size * 0.1)}q${whole(-size * 0.5)} ${whole(-size * 0.02)} ${whole(-size)} ${whole(size * 0.1)}`
    }
    ;[beforeX, beforeY] = [x, up]
  }
  return { white: `${white}L${whole(to)} ${whole(y)}z`, hollow }
}

/**
 * Returns a roller that breaks toward the viewer: a glassy face, light where the water is thin, ribbed by the pull
 * toward the crest; a bright lip; white water heaped where it has broken; spray blown back from the crest.
 */
export function drawRoller(
  sheet: Sheet,
  { from, to, y, height, broken = 0.4, peak = 0.5 }: Roller,
  colours: WaveColours,
  random: Random,
): string {
  const rise = (t: number) => {
    const bent = t < peak ? (t / peak) * 0.5 : 0.5 + ((t - peak) / (1 - peak)) * 0.5
    return height * Math.sin(Math.PI * bent) ** 1.25
  }
  const steps = 26
  const crest: Point[] = []
  for (let step = 0; step <= steps; step++) crest.push([interpolate(from, to, step / steps), y - rise(step / steps)])
  const hollow = mix(colours.shade, '#0b2733', 0.28)
  const glass = sheet.vertical(
    [
      [0, colours.thin],
      [0.2, mix(colours.thin, colours.body, 0.5)],
      [0.56, hollow],
      [0.86, colours.shade],
      [1, mix(colours.shade, colours.body, 0.7)],
    ],
    y - height,
    y + height * 0.12,
  )
  const edge = interpolate(from, to, broken)
  let ribs = ''
  for (let rib = 0; rib < 16; rib++) {
    const t = interpolate(broken + 0.02, 0.97, (rib + random() * 0.6) / 16)
    const tall = rise(t)
    if (tall < 8) continue
    const x = interpolate(from, to, t)
    const pull = tall * between(random, 0.3, 0.7)
    ribs += `M${whole(x)} ${whole(y - tall * 0.9)}q${whole(-pull * 0.15)} ${whole(tall * 0.5)} ${whole(-pull)} ${whole(tall * 0.86)}q${whole(pull * 0.75)} ${whole(-tall * 0.34)} ${whole(pull)} ${whole(-tall * 0.86)}`
  }
  const isLip = crest.filter(([x]) => x >= edge - 6)
  const lip = path([
    ...isLip,
    ...isLip
      .slice()
      .reverse()
      .map(
        ([x, py], index): Point => [
          x - 3,
          py + Math.min(7, height * 0.09) * Math.sin((Math.PI * index) / isLip.length) + 1,
        ],
      ),
  ])
  let blown = ''
  for (const [x, py] of isLip.slice(0, Math.ceil(isLip.length * 0.6)))
    if (y - py > height * 0.35)
      blown += `M${whole(x)} ${whole(py + 2)}q${whole(-height * 0.1)} ${whole(-height * between(random, 0.12, 0.26))} ${whole(-height * between(random, 0.3, 0.6))} ${whole(-height * 0.16)}q${whole(height * 0.2)} ${whole(height * 0.1)} ${whole(height * 0.36)} ${whole(height * 0.2)}`
  const heap = heapFoam(
    from - height * 0.2,
    edge + height * 0.3,
    y + height * 0.06,
    (t) => Math.max(height * 0.14, rise(Math.min(broken, t * broken * 1.05)) * (t > 0.94 ? 0.7 : 1.04)),
    random,
  )
  // The thrown lip: the corner where face turns into white water.
  const corner = rise(broken)
  const around = (across: number, up: number) => `${whole(edge + corner * across)} ${whole(y - corner * up)}`
  const thrown = `M${around(-0.2, 1.02)}Q${around(0.28, 1.08)} ${around(0.6, 0.86)}Q${around(0.74, 0.72)} ${around(0.66, 0.5)}Q${around(0.6, 0.66)} ${around(0.46, 0.7)}Q${around(0.54, 0.5)} ${around(0.44, 0.36)}Q${around(0.5, 0.2)} ${around(0.42, 0.1)}Q${around(0.56, 0.04)} ${around(0.5, -0.08)}L${around(-0.2, -0.08)}z`
  const pocket = path([
    [edge + corner * 0.42, y - corner * 0.9],
    [edge + corner * 0.78, y - corner * 0.74],
    [edge + corner * 0.74, y - corner * 0.2],
    [edge + corner * 0.4, y + corner * 0.04],
  ])
  // Before the roller the water is drawn up into it; the white water runs out in tongues.
  const trough = `M${whole(from)} ${whole(y)}Q${whole(interpolate(from, to, 0.5))} ${whole(y - height * 0.1)} ${whole(to)} ${whole(y)}Q${whole(interpolate(from, to, 0.55))} ${whole(y + height * 0.34)} ${whole(from)} ${whole(y)}z`
  const [runFrom, runTo] = [from - height * 0.3, edge + corner * 0.5]
  const tongues = Math.max(5, Math.round((runTo - runFrom) / 50))
  let wash = `M${whole(runFrom)} ${whole(y - height * 0.02)}`
  for (let tongue = 0; tongue < tongues; tongue++) {
    const [start, end] = [
      interpolate(runFrom, runTo, tongue / tongues),
      interpolate(runFrom, runTo, (tongue + 1) / tongues),
    ]
    const out = y + Math.min(34, height * 0.22) * between(random, 0.4, 1) * (tongue === tongues - 1 ? 0.4 : 1)
    wash += `Q${whole(interpolate(start, end, 0.2))} ${whole(out + 2)} ${whole(interpolate(start, end, 0.5))} ${whole(out)}T${whole(end)} ${whole(y + height * 0.02)}`
  }
  return (
    fill(blown, colours.foam, 0.42) +
    fill(trough, colours.shade, 0.55) +
    fill(
      path([
        ...crest,
        [to, y + height * 0.04],
        [interpolate(from, to, 0.6), y + height * 0.12],
        [from, y + height * 0.1],
      ]),
      glass,
    ) +
    fill(ribs, colours.thin, 0.4) +
    (height > 30 ? fill(pocket, hollow, 0.7) : '') +
    fill(lip, colours.foam, 0.9) +
    fill(`${thrown}${heap.white}${wash}z`, colours.foam) +
    fill(heap.hollow, colours.foamShade)
  )
}

/** Returns surf that runs up a shore along `points`: a white edge with scallops, `deep` at its thickest, and lace behind it. */
export function drawSurf(
  points: readonly Point[],
  deep: number,
  colour: string,
  random: Random,
  opacity = 0.9,
): string {
  const upper = points.map(
    ([x, py], index): Point => [x, py - deep * (index % 2 ? between(random, 0.4, 1) : between(random, 0.1, 0.4))],
  )
  const [last] = upper.slice(-1)
  if (!last) return ''
  const back = upper.slice().reverse()
  const outline = `${smooth(points)}L${whole(last[0])} ${whole(last[1])}${smooth(back).replace(/^M[^c]+/, '')}z`
  return fill(outline, colour, opacity)
}

/** Returns the net of foam that a broken wave leaves on the water between `top` and `bottom`. */
export function drawFoamNet(
  { left, right, top, bottom, many }: { left: number; right: number; top: number; bottom: number; many: number },
  colour: string,
  random: Random,
  opacity = 0.5,
): string {
  let drawn = ''
  for (let mesh = 0; mesh < many; mesh++) {
    const t = random()
    const y = interpolate(top, bottom, t)
    const wide = interpolate(18, 80, t) * between(random, 0.5, 1.3)
    const x = interpolate(left, right, random())
    const high = wide * between(random, 0.1, 0.18)
    drawn += `M${whole(x)} ${whole(y)}q${whole(wide * 0.4)} ${whole(-high)} ${whole(wide)} ${whole(high * 0.2)}t${whole(wide * 0.7)} ${whole(high * 0.4)}`
  }
  return stroke(drawn, colour, 2.2, { opacity, isRound: true })
}
