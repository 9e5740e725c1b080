// A loft in which stockfish hangs after its months on the rack.
import { interpolate } from '#pictures/drawing/numbers.ts'
import { band, fill, stroke } from '#pictures/drawing/paths.ts'
import { between } from '#pictures/drawing/random.ts'
import { again } from '#pictures/drawing/sheet.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { drawGlow, drawWindowFrame, isLampLit, lightRoom, type Opening, outlineWall } from './room.ts'

const waterline = 470
const pane: Opening = [700, 330, 200, 210]

/** Hangs by its tail, 100 long. */
function drawFish(seen: (colour: string) => string, [back, flank, belly]: readonly [string, string, string]): string {
  return (
    fill('M0 4L-9-14-2-8 2-15 5-8 11-12 3 4Q18 34 20 66 20 92 12 100L-4 102Q-18 92-18 70-16 36 0 4z', seen(back)) +
    fill('M1 4Q-4 40-5 66-4 90-2 102L12 100Q20 92 20 66 18 34 3 4z', seen(flank)) +
    fill('M4 28Q14 60 14 80L8 100 4 101Q9 70 4 28z', seen(belly)) +
    fill('M-11 28l-7 9 4 9zM-17 58l-7 10 6 10z', seen(back))
  )
}

function drawRoom(stage: Stage): string {
  const { sheet } = stage
  const seen = lightRoom(stage)
  const art = stage.art('places/rooms/loft', { seen })
  const random = stage.random('fish')
  // A rail of fish in three lights, repeated on both sides of the gangway.
  const rails = (
    [
      ['#a3844e', '#c4a66c', '#e6d3a4'],
      ['#8a6d3f', '#ad8f57', '#cfb57f'],
      ['#6b5535', '#856c46', '#9c845a'],
    ] as const
  ).map((colours) => {
    const fish = sheet.keep(drawFish(seen, colours))
    sheet.define(fish.svg)
    let hung = fill('M-30-14H620V-6H-30z', seen('#4a3626')) + fill('M-30-14H620V-11H-30z', seen('#7d5f42'))
    for (let x = 0; x < 600; x += 34 * between(random, 0.84, 1.14))
      hung += again(fish.id, [
        random() < 0.5 ? -1 : 1,
        0,
        between(random, -0.06, 0.06),
        between(random, 0.92, 1.08),
        Math.round(x),
        Math.round(between(random, -3, 3)),
      ])
    const rail = sheet.keep(hung)
    sheet.define(rail.svg)
    return rail
  })
  const dusk = seen('#1d1512')
  const veil = sheet.horizontal([
    [0, dusk, 0.18],
    [0.3, dusk, 0.1],
    [0.42, dusk, 0],
    [0.58, dusk, 0],
    [0.7, dusk, 0.1],
    [1, dusk, 0.18],
  ])
  const rows: string[] = []
  for (let depth = 0; depth <= 5; depth++) {
    const near = (depth / 5) ** 1.7
    const scale = interpolate(0.62, 3.5, near)
    const rail = rails[depth < 2 ? 2 : depth < 4 ? 1 : 0]
    if (!rail) continue
    const reach = interpolate(128, 500, near)
    for (const tier of depth === 5 ? [0] : [0, 1, 2]) {
      const y = interpolate(296, -20, near) + tier * 108 * scale
      rows.push(
        again(rail.id, [scale, 0, 0, scale, 800 + reach, y]),
        again(rail.id, [-scale, 0, 0, scale, 800 - reach - tier * 5, y]),
      )
    }
    if (depth < 5) rows.push(band(0, 900, veil))
  }
  return (
    fill(outlineWall([pane]), seen('#5b4330')) +
    art('gable-wall') +
    fill('M700 640H900L1110 900H490z', '#fff1cf', isLampLit(stage) ? 0.05 : 0.32) +
    stroke('M800 96L470 270V640M800 96L1130 270V640M470 640H1130', seen('#2f2015'), 12) +
    stroke('M470 280H1130', seen('#7d5f42'), 20) +
    drawWindowFrame(pane, { columns: 2, rows: 2, thick: 11, colour: seen('#8a6a48'), edge: seen('#b08a62') }) +
    drawGlow(stage, 800, 436, 520, isLampLit(stage) ? 0.12 : 0.6) +
    rows.join('') +
    art('bundles')
  )
}

export const loft: View = {
  room: '#2b1d15',
  facing: 200,
  waterline,
  tallest: 390,
  focus: 0.5,
  drawLand: (stage) =>
    stage.ridge(
      { seed: 66, air: 0.3, ribs: 0.4, depth: 2 },
      skyline`640,460 720,430 780,392^ 830,430 870,410^ 960,460`,
    ),
  drawShore: drawRoom,
}
