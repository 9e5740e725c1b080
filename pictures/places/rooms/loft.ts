// A loft in which stockfish hangs after its months on the rack.
import { interpolate } from '#pictures/drawing/numbers.ts'
import { band, fill, oval, stroke } from '#pictures/drawing/paths.ts'
import { between } from '#pictures/drawing/random.ts'
import { again } from '#pictures/drawing/sheet.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { drawGlow, drawWindowFrame, isLampLit, lightRoom, type Opening, outlineWall } from './room.ts'

const waterline = 470
const pane: Opening = [700, 330, 200, 210]

/** One dried cod by its tail, 100 long. */
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
  const random = stage.random('fish')
  // One rail of fish, drawn once in three lights and hung again and again, on both sides of the gangway.
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
    // Gable wall of boards, roof, floor in perspective.
    stroke(
      'M520 240V640M580 210V640M640 180V640M960 180V640M1020 210V640M1080 240V640M700 160V330M760 130V330M840 130V330M900 160V330M700 540V640M760 540V640M840 540V640M900 540V640',
      seen('#46321f'),
      3,
    ) +
    fill('M0 0H1600V0L1130 270 800 96 470 270 0-20z', seen('#382619')) +
    fill('M0-40L470 270V640L0 900z', seen('#46321f')) +
    fill('M1600-40L1130 270V640L1600 900z', seen('#4f3924')) +
    stroke(
      'M0 100L470 330M0 260L470 400M0 420L470 470M0 600L470 540M1600 100L1130 330M1600 260L1130 400M1600 420L1130 470M1600 600L1130 540',
      seen('#2f2015'),
      4,
    ) +
    fill('M0 900L470 640H1130L1600 900z', seen('#6d5138')) +
    stroke('M250 900L600 640M520 900L700 640M800 900V640M1080 900L900 640M1350 900L1000 640', seen('#4a3523'), 5) +
    fill('M700 640H900L1110 900H490z', '#fff1cf', isLampLit(stage) ? 0.05 : 0.32) +
    stroke('M800 96L470 270V640M800 96L1130 270V640M470 640H1130', seen('#2f2015'), 12) +
    stroke('M470 280H1130', seen('#7d5f42'), 20) +
    drawWindowFrame(pane, { columns: 2, rows: 2, thick: 11, colour: seen('#8a6a48'), edge: seen('#b08a62') }) +
    drawGlow(stage, 800, 436, 520, isLampLit(stage) ? 0.12 : 0.6) +
    rows.join('') +
    // Bundles tied and ready at the right.
    oval(1330, 868, 250, 20, '#120c08', 0.5) +
    fill('M1110 860q-10-70 40-84l360-16q50 10 46 90-20 26-210 28-210 6-236-18z', seen('#a3844e')) +
    fill('M1110 860q-4-30 14-50l430 6q6 20 2 34-20 26-210 28-210 6-236-18z', seen('#7d6238')) +
    stroke('M1140 790l380-16M1130 812l420-14M1126 836l430-12M1150 856l390-8', seen('#d4bb86'), 6, { isRound: true }) +
    stroke('M1220 770q-16 50 0 104M1430 762q16 50 4 108', seen('#2f5d78'), 10)
  )
}

export const loft: View = {
  room: '#2b1d15',
  facing: 200,
  waterline,
  tallest: 390,
  focus: 0.5,
  drawLand: (stage) =>
    stage.ridge(skyline`640,460 720,430 780,392^ 830,430 870,410^ 960,460`, {
      seed: 66,
      air: 0.3,
      ribs: 0.4,
      depth: 2,
    }),
  drawShore: drawRoom,
}
