import { mix } from '#pictures/drawing/colours.ts'
import { interpolate, whole } from '#pictures/drawing/numbers.ts'
import { fill, type Point, path, wholes } from '#pictures/drawing/paths.ts'
import { between, type Random } from '#pictures/drawing/random.ts'
import type { Sheet } from '#pictures/drawing/sheet.ts'

import type { WaveColours } from './waves.ts'

export interface Roller {
  from: number
  to: number
  y: number
  height: number
  /** Broken share, from the left. */
  broken?: number
  /** 0 left to 1 right. */
  peak?: number
}

/** White water, `tall(t)` high, with shaded hollows. */
function heapFoam(
  from: number,
  to: number,
  y: number,
  tall: (t: number) => number,
  random: Random,
): { white: string; hollow: string } {
  const many = Math.max(6, Math.round(Math.abs(to - from) / 26))
  let white = wholes`M${from} ${y}`
  let hollow = ''
  let [beforeX, beforeY] = [from, y]
  for (let bump = 1; bump <= many; bump++) {
    const t = bump / many
    const x = interpolate(from, to, t)
    const up = y - tall(t) * between(random, 0.72, 1.08)
    white += wholes`Q${interpolate(beforeX, x, 0.3)} ${Math.min(beforeY, up) - tall(t) * 0.16} ${x} ${up}`
    if (tall(t) > 10 && bump % 2) {
      const size = tall(t) * between(random, 0.3, 0.55)
      const low = interpolate(up, y, between(random, 0.25, 0.6))
      hollow += wholes`M${x} ${low}q${size * 0.4} ${-size * 0.5} ${size} ${-size * 0.1}q${-size * 0.5} ${-size * 0.02} ${-size} ${size * 0.1}`
    }
    ;[beforeX, beforeY] = [x, up]
  }
  return { white: `${white}L${whole(to)} ${whole(y)}z`, hollow }
}

/** Returns a wave breaking toward the viewer: glassy face, bright lip, white water, and spray. */
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
    ribs += wholes`M${x} ${y - tall * 0.9}q${-pull * 0.15} ${tall * 0.5} ${-pull} ${tall * 0.86}q${pull * 0.75} ${-tall * 0.34} ${pull} ${-tall * 0.86}`
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
      blown += wholes`M${x} ${py + 2}q${-height * 0.1} ${-height * between(random, 0.12, 0.26)} ${-height * between(random, 0.3, 0.6)} ${-height * 0.16}q${height * 0.2} ${height * 0.1} ${height * 0.36} ${height * 0.2}`
  const heap = heapFoam(
    from - height * 0.2,
    edge + height * 0.3,
    y + height * 0.06,
    (t) => Math.max(height * 0.14, rise(Math.min(broken, t * broken * 1.05)) * (t > 0.94 ? 0.7 : 1.04)),
    random,
  )
  // The lip, between face and white water.
  const corner = rise(broken)
  const around = (across: number, up: number) => wholes`${edge + corner * across} ${y - corner * up}`
  const thrown = `M${around(-0.2, 1.02)}Q${around(0.28, 1.08)} ${around(0.6, 0.86)}Q${around(0.74, 0.72)} ${around(0.66, 0.5)}Q${around(0.6, 0.66)} ${around(0.46, 0.7)}Q${around(0.54, 0.5)} ${around(0.44, 0.36)}Q${around(0.5, 0.2)} ${around(0.42, 0.1)}Q${around(0.56, 0.04)} ${around(0.5, -0.08)}L${around(-0.2, -0.08)}z`
  const pocket = path([
    [edge + corner * 0.42, y - corner * 0.9],
    [edge + corner * 0.78, y - corner * 0.74],
    [edge + corner * 0.74, y - corner * 0.2],
    [edge + corner * 0.4, y + corner * 0.04],
  ])
  // Water drawn into the roller, and tongues of white water.
  const trough = wholes`M${from} ${y}Q${interpolate(from, to, 0.5)} ${y - height * 0.1} ${to} ${y}Q${interpolate(from, to, 0.55)} ${y + height * 0.34} ${from} ${y}z`
  const [runFrom, runTo] = [from - height * 0.3, edge + corner * 0.5]
  const tongues = Math.max(5, Math.round((runTo - runFrom) / 50))
  let wash = wholes`M${runFrom} ${y - height * 0.02}`
  for (let tongue = 0; tongue < tongues; tongue++) {
    const [start, end] = [
      interpolate(runFrom, runTo, tongue / tongues),
      interpolate(runFrom, runTo, (tongue + 1) / tongues),
    ]
    const out = y + Math.min(34, height * 0.22) * between(random, 0.4, 1) * (tongue === tongues - 1 ? 0.4 : 1)
    wash += wholes`Q${interpolate(start, end, 0.2)} ${out + 2} ${interpolate(start, end, 0.5)} ${out}T${end} ${y + height * 0.02}`
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
