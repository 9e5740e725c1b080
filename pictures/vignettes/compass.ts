// Map and compass.
import { disc, fill, place, ring, stroke } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a compass on a map. */
export const compass: Vignette = ({ sheet }) => {
  let ticks = ''
  for (let tick = 0; tick < 36; tick++) {
    const angle = (tick * Math.PI) / 18
    const inner = tick % 9 ? 63 : 56
    const at = (reach: number) => `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`
    ticks += `M${at(inner)}L${at(71)}`
  }
  const compass =
    place(fill('M-84-150q0-14 14-14H70q14 0 14 14V120q0 14-14 14H-70q-14 0-14-14z', '#26352c', 0.4), 12, 16) +
    fill('M-84-150q0-14 14-14H70q14 0 14 14V120q0 14-14 14H-70q-14 0-14-14z', '#dcebe8', 0.86) +
    fill('M60-164H70q14 0 14 14V120q0 14-14 14H56q14-150 4-298z', '#a8c4c4', 0.7) +
    stroke('M-84-150q0-14 14-14H70', '#ffffff', 4) +
    stroke('M-70-140V-96M-62-140V-120M-54-140V-128M-46-140V-120M-38-140V-128M70-140V-96M62-140V-120', '#41545d', 2.4) +
    fill('M0-156l14 26H5v30h-10v-30h-9z', '#a8321f') +
    disc(5, 8, 84, '#26352c', 0.4) +
    disc(0, 0, 84, '#22333b') +
    ring(0, 0, 79, '#41545d', 7) +
    disc(0, 0, 74, '#f7f4e8') +
    stroke(ticks, '#22333b', 3) +
    disc(0, 0, 53, '#eef0e6') +
    stroke('M-24-46V46M-8-52V52M8-52V52M24-46V46', '#c9d2cc', 2.4) +
    stroke('M-14-44V40M14-44V40M-14-44L0-54 14-44', '#a8321f', 3) +
    place(
      fill('M0-50L13 0H-13z', '#c2452f') +
        fill('M0-50L13 0H0z', '#85281e') +
        fill('M0 50L13 0H-13z', '#f7f4e8') +
        fill('M0 50L13 0H0z', '#b9c4c5') +
        stroke('M-13 0L0 50 13 0', '#41545d', 1.6),
      0,
      0,
      1,
      false,
      28,
    ) +
    disc(0, 0, 7, '#e0c27a') +
    disc(-1.5, -1.5, 3, '#fff3cf') +
    fill('M-66-40Q-44-70-8-74L-40-58Q-58-48-66-40z', '#ffffff', 0.7)
  sheet.put(
    // Sea, shallows, land, heights.
    strip(0, 400, '#a9cbd6'),
    fill('M0 0h400v400H0z', '#a9cbd6'),
    fill('M0 60Q60 70 84 120 70 170 110 210 160 220 180 270 170 330 220 360 260 370 270 404H0z', '#c6dfe3'),
    fill('M400 0V150Q350 140 330 100 290 90 280 50 240 40 236 0z', '#c6dfe3'),
    fill('M0 84Q44 92 64 130 56 178 94 222 142 236 158 280 152 338 198 370 226 380 234 404H0z', '#efe6c8'),
    fill('M400 0V128Q364 118 348 84 312 72 302 36 266 26 260 0z', '#efe6c8'),
    fill('M300 210q26-16 46 2 16 22-6 36-30 12-44-8-8-18 4-30z', '#efe6c8'),
    fill('M0 130Q34 150 40 196 80 250 120 280 124 350 170 404H0z', '#d5d9a8'),
    fill('M400 0V84Q372 70 364 40 330 26 320 0z', '#d5d9a8'),
    stroke(
      'M0 160Q26 176 34 220 70 262 100 292 104 360 140 404M0 196Q20 210 26 244 58 276 82 304 86 362 110 404M0 232Q16 244 22 266 48 292 64 318 68 366 84 404M0 268Q12 278 18 290 38 312 48 336 50 372 60 404M400 58Q386 46 380 24 356 14 346 0M400 34Q392 24 388 8',
      '#b08a4e',
      2,
    ),
    stroke(
      'M0 84Q44 92 64 130 56 178 94 222 142 236 158 280 152 338 198 370 226 380 234 404M400 128Q364 118 348 84 312 72 302 36 266 26 260 0M300 210q26-16 46 2 16 22-6 36-30 12-44-8-8-18 4-30',
      '#2f5d78',
      2.4,
    ),
    stroke('M314 222q12-8 20 2 6 12-4 18', '#b08a4e', 2),
    // Depths, roads, a cabin, a summit, the way.
    stroke(
      'M120 60h0M200 120h0M240 200h0M200 60h0M290 150h0M300 310h0M360 290h0M250 300h0M340 370h0M150 150h0',
      '#5b87a0',
      4.4,
      { isRound: true },
    ),
    stroke('M0 108Q40 118 50 160T96 244 140 300 186 390', '#f7f2e0', 8),
    stroke('M0 108Q40 118 50 160T96 244 140 300 186 390', '#b3372b', 4),
    fill('M28 356l12-18 12 18z', '#41545d'),
    fill('M66 190h12v10H66zM132 262h10v9h-10zM312 18h10v9h-10z', '#22333b'),
    stroke(
      'M76 212h0M72 223h0M71 234h0M72 245h0M74 256h0M73 267h0M69 278h0M64 288h0M58 298h0M53 308h0M48 318h0M44 328h0',
      '#22333b',
      4.4,
      { isRound: true },
    ),
    // Folds of the paper.
    fill('M133 0h6v400h-6zM0 198h400v6H0zM266 0h5v400h-5z', '#ffffff', 0.35),
    fill('M139 0h127v198H139zM0 204h133v200H0zM271 204h129v200H271z', '#6b7a5a', 0.09),
    place(compass, 236, 214, 0.98, false, 24),
    // Lanyard.
    stroke('M190 352Q150 398 96 380 40 360 20 404', '#26352c', 8, { opacity: 0.3 }),
    stroke('M184 342Q146 390 90 372 36 352 12 400', '#a8321f', 6),
  )
}
