// A rod over the gunwale and a cod on the floorboards.
import { disc, fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** A cod, head to the left, 220 long. */
function drawCod(): string {
  return (
    fill('M-104 6Q-90-24-50-34-10-44 40-24L92-10 116-30 110 0 118 30 90 8Q50 26 0 32-60 34-104 6z', '#8a7a4a') +
    fill('M-104 6Q-90-18-50-20 10-18 92-2L90 8Q50 26 0 32-60 34-104 6z', '#c9bd8a') +
    fill('M-100 8Q-50 14 0 16 50 14 90 2V8Q50 26 0 32-60 34-100 8z', '#f2ecd8') +
    fill('M-44-34Q-28-56-4-40L-10-36zM-2-40Q16-56 34-28L26-28zM40-24Q56-38 70-16z', '#6d5f38') +
    fill('M-22 30Q-6 48 16 30zM30 26Q44 40 62 18z', '#b3a672') +
    fill('M-52 6Q-40 20-22 14-30 0-52-2z', '#a08f58') +
    stroke('M-60-8Q-20-24 20-8T90-2', '#f2ecd8', 2.6) +
    stroke('M-58-26Q-46-8-56 16', '#5f5230', 2.6) +
    stroke('M-30-28h1M-14-24h1M4-26h1M22-18h1M40-14h1M-20-12h1M10-12h1M56-8h1M-40-16h1M30-4h1M-4-4h1', '#5f5230', 5.4, {
      isRound: true,
    }) +
    disc(-82, -6, 6, '#f2ecd8') +
    disc(-82, -6, 3.4, '#16222a') +
    stroke('M-104 7Q-92 8-84 12', '#4a3f26', 2.4) +
    stroke('M-90 14q-2 8 2 12', '#8a7a4a', 2.4, { isRound: true })
  )
}

/** Draws a fishing rod and a cod in a small boat. */
export const fishingRod: Vignette = (stage) => {
  const { sheet } = stage
  sheet.put(
    paintSky(stage, 134),
    paintRidge(stage, skyline`-10,118 30,92^ 70,116 130,58^ 168,96 200,76^ 256,120 330,104^ 410,128`, {
      seed: 24,
      air: 0.28,
      base: 138,
    }),
    paintWater(stage, 136, stage.random('water'), { bottom: 300, many: 26 }),
    // The boat: far gunwale, inside, ribs, floorboards.
    fill('M-10 262Q200 214 410 250V410H-10z', '#4a3220'),
    fill('M-10 290Q200 242 410 276V410H-10z', '#6d4a2c'),
    stroke('M-10 316Q200 268 410 302M-10 346Q200 300 410 332', '#55381f', 3),
    stroke(
      'M46 268Q36 330 60 404M136 248Q128 310 140 404M236 244Q236 310 228 404M330 250Q340 310 326 404',
      '#8f6840',
      9,
    ),
    stroke(
      'M50 268Q40 330 64 404M140 248Q132 310 144 404M240 244Q240 310 232 404M334 250Q344 310 330 404',
      '#55381f',
      3,
    ),
    fill('M-10 348Q200 318 410 340V410H-10z', '#a27a4c'),
    stroke('M-10 366Q200 338 410 358M-10 388Q200 362 410 380', '#7d5a34', 3),
    fill('M-10 348Q200 318 410 340V352Q200 332-10 362z', '#3a2616', 0.45),
    fill('M-10 246Q200 196 410 234V256Q200 220-10 270z', '#c99f66'),
    fill('M-10 262Q200 212 410 248V256Q200 220-10 270z', '#8f6840'),
    // Rowlock.
    fill(
      'M318 214h8v22h-8zM318 192q-14 0-12 16 2 12 16 12t16-12q2-16-12-16 6 8 4 14-4 6-8 6t-8-6q-2-6 4-14z',
      '#41545d',
    ),
    oval(196, 374, 116, 12, '#3a2616', 0.5),
    place(drawCod(), 188, 352, 1.06, false, -4),
    // Tackle box at the right edge.
    fill('M318 330h92v74h-92z', '#3a2616', 0.4),
    fill('M308 320h102v80H308z', '#2f6f8a'),
    fill('M308 320h102v20H308z', '#4b8ba5'),
    fill('M308 338h102v5H308z', '#1b4658'),
    fill('M348 332h20v16h-20z', '#dbe1e0'),
    stroke('M330 320q0-18 40-18', '#1b4658', 6),
    // The rod, its tip bent by something.
    stroke('M-4 392L150 196', '#3a2616', 9, { opacity: 0.35 }),
    stroke('M-8 380L66 284', '#20262a', 13, { isRound: true }),
    stroke('M-8 377L66 281', '#3f4c52', 4),
    stroke('M60 292Q190 118 276 42 316 12 344 34', '#22333b', 5.4),
    stroke('M276 42Q316 12 344 34', '#a8321f', 4),
    stroke('M100 238q8 2 8 8M160 164q7 2 7 8M222 92q6 2 6 7M290 32q5 3 4 7', '#b9c4c5', 3),
    stroke('M78 300Q108 250 166 172T294 40Q322 24 344 34V176', '#f2f4ee', 1.4, { opacity: 0.9 }),
    oval(344, 178, 16, 3.4, '#f2f4ee', 0.7),
    fill('M62 300l18-22 20 14-8 26-20 2z', '#2c3a42'),
    disc(88, 304, 19, '#41545d'),
    disc(86, 302, 12, '#b9c4c5'),
    disc(86, 302, 5, '#41545d'),
    stroke('M96 314l18 14', '#b9c4c5', 4.4, { isRound: true }),
    disc(117, 330, 6, '#20262a'),
  )
}
