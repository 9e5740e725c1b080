import { mix } from '#pictures/drawing/colours.ts'
import { interpolate, whole } from '#pictures/drawing/numbers.ts'
import { bend, fill, type Point, path, smooth, stroke, wholes } from '#pictures/drawing/paths.ts'
import { between, type Random } from '#pictures/drawing/random.ts'

import type { WaveColours } from './waves.ts'

/** Returns a huge wave with its trough at `y`, shaded on the steep side, its crest spilling `toward` a side. */
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
  // Hollow steep side; below the crest the wave is thin enough to let light through.
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
    streaks += wholes`M${startX} ${startY}q${toward * long * 0.6} ${-climb * 0.2} ${toward * long} ${-climb}q${-toward * long * 0.2} ${climb * 0.8} ${-toward * long} ${climb}`
  }
  let veins = ''
  for (let vein = 0; vein < 8; vein++) {
    const share = vein / 7
    const [fromX, fromY] = at(interpolate(0.5, 0.6, share), interpolate(0.66, 0.56, share))
    const [midX, midY] = at(interpolate(0.475, 0.6, share), interpolate(0.3, 0.22, share))
    const [toX, toY] = at(interpolate(0.56, 0.9, share), interpolate(-0.14, 0.0, share))
    const wide = height * between(random, 0.012, 0.026)
    veins += wholes`M${fromX} ${fromY}Q${midX} ${midY} ${toX} ${toY}Q${midX + toward * wide * 2} ${midY + wide} ${fromX} ${fromY}`
  }
  // Heaps above, falling fingers below.
  const heads = [0.6, 0.68, 0.76, 0.84, 0.91, 0.97, 1].map(back).concat([0.1, 0.2, 0.3, 0.4].map(lee))
  let crest = wholes`M${heads[0]?.[0] ?? 0} ${heads[0]?.[1] ?? 0}`
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
  crest += `${fingers.map(([px, py]) => wholes`L${px} ${py}`).join('')}z`
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
    drops += wholes`M${px} ${py}h0`
  }
  const [tipX, tipY] = back(1)
  const blown = width * 0.34
  const smoke = (rise: number, long: number) =>
    wholes`M${tipX - toward * width * 0.1} ${tipY + height * 0.1}q${toward * blown * 0.3} ${-height * rise} ${toward * blown * long} ${-height * rise * 0.8}q${-toward * blown * 0.3} ${height * 0.1} ${-toward * blown * long * 0.4} ${height * (0.12 + rise * 0.2)}q${toward * blown * 0.16} ${height * 0.02} ${toward * blown * 0.3} ${height * 0.05}q${-toward * blown * 0.3} ${height * 0.1} ${-toward * blown * 0.6} ${height * 0.12}z`
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
