// Oilskins on a hook, boots below.
import { disc, fill, oval, stroke } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a yellow rain jacket on a hook and a pair of boots. */
export const rainwear: Vignette = ({ sheet }) => {
  let boards = ''
  let lights = ''
  for (let x = 14; x < 400; x += 46) {
    boards += `M${x} 0V318`
    lights += `M${x + 4} 0V318`
  }
  const boot = (x: number) =>
    oval(x + 34, 378, 62, 9, '#1a2226', 0.45) +
    fill(`M${x} 258q24-8 50 0l2 66q2 16 22 22 20 6 20 22v6H${x}z`, '#2f6145') +
    fill(`M${x + 34} 254q10 1 16 4l2 66q2 16 22 22 20 6 20 22v6H${x + 60}q-26-20-26-60z`, '#1f4632') +
    fill(`M${x - 2} 366h98v12h-98z`, '#c9b98f') +
    fill(`M${x + 56} 366h40v12h-40z`, '#98895f') +
    fill(`M${x} 258q24-8 50 0v14q-24-8-50 0z`, '#c9b98f') +
    stroke(`M${x + 10} 286v54M${x + 12} 356q20-6 40 2`, '#5f9a75', 3.6, { isRound: true })
  sheet.put(
    strip(0, 400, '#7f9a9c'),
    fill('M14 0h46v318H14zM106 0h46v318h-46zM198 0h46v318h-46zM290 0h46v318h-46zM382 0h46v318h-46z', '#88a3a4'),
    stroke(boards, '#637e81', 3),
    stroke(lights, '#9cb4b4', 1.6),
    fill('M0 0h150L0 230z', '#d6e3e0', 0.16),
    // Floor, skirting, wet mat.
    fill('M0 316h400v90H0z', '#8f6a4a'),
    fill('M0 304h400v16H0z', '#f1ece0'),
    fill('M0 320h400v8H0z', '#5a402c', 0.6),
    stroke('M0 350h400M0 384h400', '#74543a', 3),
    fill('M24 346h346l26 60H-4z', '#4c5a5c'),
    fill('M34 352h326l22 48H12z', '#5f6f70'),
    fill('M228 384q40-14 92-4 20 8-10 14-60 8-82-10z', '#8ba6ad', 0.8),
    // Peg rail.
    fill('M30 60h350v22H30z', '#5a402c', 0.35),
    fill('M20 46h350v24H20z', '#f1ece0'),
    fill('M20 64h350v6H20z', '#c6bfae'),
    ...[70, 196, 322].map(
      (x) =>
        fill(`M${x - 6} 58h12v26q14 4 14 14h-9q-1-7-17-8z`, '#41545d') +
        disc(x, 58, 9, '#56686f') +
        disc(x - 2, 56, 3, '#8e9b9f'),
    ),
    // A wool hat on one peg, a scarf of wool on another.
    fill('M48 100q4-26 28-26t28 26v40q-28 10-56 0z', '#22333b', 0.3),
    fill('M42 94q2-30 28-30t28 30v40q-28 10-56 0z', '#2f5d78'),
    fill('M84 68q14 6 14 26v40q-8 4-18 5 8-40 4-71z', '#1f4559'),
    fill('M42 120q28 10 56 0v14q-28 10-56 0z', '#f1ece0'),
    stroke('M44 104l9 9 9-9 9 9 9-9 9 9 8-8', '#f1ece0', 4),
    disc(70, 62, 9, '#f1ece0'),
    fill('M312 86q20-6 34 4l16 130-20 8-12-80-4 90-24-2z', '#22333b', 0.3),
    fill('M304 80q20-6 34 4l16 130-20 8-12-80-4 90-24-2z', '#a8321f'),
    fill('M322 142l12 80 20-8-16-130q-6-4-10-5z', '#7d251b'),
    stroke('M296 200l22 2M297 186l22 2M332 206l20-6M330 192l20-6', '#f1ece0', 4),
    // The jacket.
    fill('M170 122q40-30 84 0l54 40 22 104-42 12-14-40v80q-60 20-124 0V236l-16 40-40-12 24-100z', '#22333b', 0.32),
    fill('M158 108q38-32 80 0l52 40 22 104-40 12-16-42v86q-58 20-120 0V222l-18 42-40-12 24-100z', '#e6a72f'),
    fill('M238 108l52 40 22 104-40 12-16-42v86q-26 9-50 10 20-110 0-210 20-10 32 0z', '#bd7f1c'),
    fill('M158 108L102 152 78 252 96 257 122 170 136 146 136 222 144 240 146 160 170 116z', '#f5c65a'),
    fill('M160 110Q164 78 198 76 232 78 236 110 220 132 198 134 176 132 160 110z', '#cf9020'),
    fill('M168 108Q172 86 198 84 224 86 228 108 214 122 198 123 182 122 168 108z', '#6b4a1a'),
    stroke('M198 124V316', '#8f5f12', 4),
    fill('M190 140h16v12h-16zM190 180h16v12h-16zM190 220h16v12h-16zM190 260h16v12h-16z', '#22333b'),
    fill('M146 250h38v44h-38zM212 250h38v44h-38z', '#cf9020'),
    fill('M146 250h38v12h-38zM212 250h38v12h-38z', '#f5c65a'),
    fill('M212 250h38v12h-38z', '#d99a2c'),
    fill('M80 238l40 12-4 14-40-12zM274 250l36-12 4 14-38 12z', '#f1ece0', 0.85),
    // Drops.
    stroke('M150 318v10M176 322v14M226 320v10M248 314v16M96 268v10M292 268v12', '#dce8ea', 4, { isRound: true }),
    stroke('M186 352h0M232 366h0M252 350h0M160 360h0M302 300h0', '#dce8ea', 6, { isRound: true }),
    boot(50),
    boot(126),
  )
}
