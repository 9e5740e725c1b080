import { interpolate, tenth, whole } from '#pictures/drawing/numbers.ts'
import { fill, type Point, path, stroke, wholes } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import type { Stage } from '#pictures/stage.ts'

export type BirchSpot = readonly [x: number, y: number, height: number]

function outlineClump(x: number, y: number, width: number, height: number, random: Random, points = 7): string {
  const rim: Point[] = []
  for (let point = 0; point < points; point++) {
    const angle = (point / points) * Math.PI * 2 + random() * 0.4
    const reach = 0.74 + random() * 0.4
    rim.push([x + Math.cos(angle) * width * reach, y + Math.sin(angle) * height * reach])
  }
  return path(rim)
}

function outlineBare(
  x: number,
  y: number,
  height: number,
  lean: number,
  random: Random,
): { stems: string; twigs: string } {
  let stems = ''
  let twigs = ''
  // A single stem if small, to keep woods light.
  const many = height < 50 ? 1 : 3
  for (let stem = 0; stem < many; stem++) {
    const bend = many === 1 ? 0 : ([-0.21, 0.03, 0.17][stem % 3] ?? 0)
    const [topX, topY] = [x + lean + bend * height, y - height * (0.78 + random() * 0.18)]
    const [bentX, bentY] = [x + bend * height * 0.3 + lean * 0.2, interpolate(y, topY, 0.5)]
    const thick = height < 50 ? 0 : Math.max(2, height * 0.011)
    stems += wholes`M${x + bend * 4 - thick} ${y}Q${bentX - thick * 0.6} ${bentY} ${topX} ${topY}`
    if (thick) stems += wholes`Q${bentX + thick * 0.6} ${bentY} ${x + bend * 4 + thick} ${y}z`
    const fork = height < 50 ? 4 : height < 150 ? 8 : 13
    for (let twig = 0; twig < fork; twig++) {
      const t = 0.3 + (twig / fork) * 0.68
      const side = twig % 2 ? 1 : -1
      const reach = height * (0.27 - t * 0.17) * (0.7 + random() * 0.5)
      const [fromX, fromY] = [interpolate(x + bend * height * 0.2, topX, t), interpolate(y, topY, t)]
      twigs += wholes`M${fromX} ${fromY}q${side * reach * 0.5} ${-reach * 0.2} ${side * reach * 0.8} ${-reach}`
      if (height >= 150)
        twigs += wholes`m${-side * reach * 0.3} ${reach * 0.6}q${side * reach * 0.4} ${-reach * 0.1} ${side * reach * 0.7} ${-reach * 0.3}`
    }
  }
  return { stems, twigs }
}

/** Farther ones first; from 50 units with several stems and clumps lit from one side. Bare on snow. */
export function drawBirches(
  spots: readonly BirchSpot[],
  { palette, light }: Pick<Stage, 'palette' | 'light'>,
  random: Random,
): string {
  const trunk = palette.lit('#efe8d8')
  const leaves = ['', '', '']
  let [stems, trunks, twigs, boughs] = ['', '', '', '']
  for (const [x, y, height] of spots) {
    const lean = (random() - 0.3) * height * 0.16
    if (palette.isSnowedIn) {
      const bare = outlineBare(x, y, height, lean, random)
      if (height < 50) stems += bare.stems
      else boughs += bare.stems
      twigs += bare.twigs
      continue
    }
    if (height < 50) {
      const shade = Math.floor(random() * 2)
      stems += `M${whole(x)} ${whole(y)}l${tenth(lean * 0.4)} ${tenth(-height * 0.4)}`
      leaves[shade] += outlineClump(x + lean * 0.6, y - height * 0.62, height * 0.27, height * 0.42, random)
      leaves[shade + 1] += outlineClump(
        x + lean * 0.6 + light * height * 0.07,
        y - height * 0.7,
        height * 0.15,
        height * 0.24,
        random,
        5,
      )
      continue
    }
    for (const bend of [-0.17, 0.02, 0.19])
      trunks += `M${whole(x + bend * height * 0.25)} ${whole(y)}q${tenth(bend * height * 0.1)} ${tenth(-height * 0.4)} ${tenth(lean + bend * height)} ${tenth(-height * (0.78 + random() * 0.14))}`
    const many = height > 150 ? 15 : 10
    for (let clump = 0; clump < many; clump++) {
      const t = clump / (many - 1)
      const side = clump % 2 ? 1 : -1
      const centreX = x + lean * t + side * height * (0.26 - t * 0.2) * (0.5 + random() * 0.7)
      const centreY = y - height * (0.42 + t * 0.55)
      const wide = height * (0.17 - t * 0.06) * (many > 10 ? 0.86 : 1)
      leaves[clump % 3 === 0 ? 0 : 1] += outlineClump(centreX, centreY, wide, wide * 0.7, random, many > 10 ? 9 : 7)
      if (side === light || clump % 3 === 1)
        leaves[2] += outlineClump(
          centreX + light * wide * 0.3,
          centreY - wide * 0.3,
          wide * 0.5,
          wide * 0.34,
          random,
          6,
        )
    }
  }
  const bare = palette.leaves[0]
  return (
    stroke(stems, palette.isSnowedIn ? bare : trunk, 1.4) +
    stroke(trunks, trunk, 3.4, { isRound: true }) +
    fill(boughs, palette.dim('#8c8378')) +
    stroke(twigs, bare, 1.1, { isRound: true }) +
    leaves.map((d, shade) => fill(d, palette.leaves[shade] ?? bare)).join('')
  )
}

/** A wood under `top(x)`, `deep` downward, with larger trees nearer and none in the clearing. */
export interface BirchWood {
  from: number
  to: number
  top: (x: number) => number
  deep: number
  many: number
  small: number
  large: number
  clearing?: readonly [from: number, to: number]
}

export function drawBirchWood(
  { from, to, top, deep, many, small, large, clearing: [left, right] = [to, to] }: BirchWood,
  stage: Pick<Stage, 'palette' | 'light'>,
  random: Random,
): string {
  const spots: BirchSpot[] = []
  for (let tree = 0; tree < many; tree++) {
    const x = interpolate(from, to, random())
    const t = random()
    spots.push([x, top(x) + t * deep, interpolate(small, large, t) * (0.7 + random() * 0.5)])
  }
  spots.sort((one, other) => one[1] - other[1])
  return drawBirches(
    spots.filter(([x]) => x < left || x > right),
    stage,
    random,
  )
}
