import { interpolate, whole } from '#pictures/drawing/numbers.ts'
import { fill, type Point, smooth, stroke, wholes } from '#pictures/drawing/paths.ts'
import { between, type Random } from '#pictures/drawing/random.ts'

/** Returns a scalloped white edge along `points`, at most `deep`, with lace behind it. */
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
    drawn += wholes`M${x} ${y}q${wide * 0.4} ${-high} ${wide} ${high * 0.2}t${wide * 0.7} ${high * 0.4}`
  }
  return stroke(drawn, colour, 2.2, { opacity, isRound: true })
}

/** Returns plumes and drops of spray at (x, y), leaning by `lean` times their height. */
export function drawSpray(
  { x, y, width, height, lean = 0.3 }: { x: number; y: number; width: number; height: number; lean?: number },
  colour: string,
  random: Random,
): string {
  // A plume is a fan of jets with round heads under a dome.
  const outlinePlume = (middle: number, across: number, tall: number): string => {
    const many = Math.max(5, Math.round(across / 30))
    const onFan = (t: number, up: number): Point => {
      const rise = tall * Math.sin(Math.PI * (0.1 + t * 0.8)) ** 0.9 * up
      return [middle + (t - 0.5) * across * (1 + (rise / tall) * 0.5) + lean * rise, y - rise]
    }
    let drawn = wholes`M${middle - across / 2} ${y + 4}`
    for (let jet = 0; jet < many; jet++) {
      const [left, head, right] = [
        onFan(jet / many, 0.5),
        onFan((jet + 0.5) / many, between(random, 0.82, 1.12)),
        onFan((jet + 1) / many, between(random, 0.52, 0.76)),
      ]
      const half = (right[0] - left[0]) * 0.34
      drawn += wholes`C${interpolate(left[0], head[0], 0.2)} ${interpolate(left[1], head[1], 0.5)} ${head[0] - half} ${head[1] + half * 0.3} ${head[0]} ${head[1]}S${head[0] + half} ${interpolate(head[1], right[1], 0.7)} ${right[0]} ${right[1]}`
    }
    return `${drawn}L${whole(middle + across / 2)} ${whole(y + 4)}z`
  }
  let drops = ''
  let mist = ''
  for (let drop = 0; drop < 28; drop++) {
    const angle = Math.PI * between(random, 0.14, 0.86)
    const reach = height * between(random, 0.7, 1.3)
    const dot = wholes`M${x + Math.cos(angle) * reach * (width / height) * 0.55 + lean * reach} ${y - Math.sin(angle) * reach}h0`
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
