// A car at a charging post before snowy peaks.
import { disc, fill, oval, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws an electric car that charges at the roadside. */
export const charging: Vignette = (stage) => {
  const { sheet, palette } = stage
  sheet.put(
    paintSky(stage, 268),
    paintRidge(stage, skyline`-10,236 60,206^ 130,232 260,220 340,190^ 410,226`, {
      seed: 12,
      air: 0.5,
      base: 272,
      ribs: 0.4,
    }),
    paintRidge(stage, skyline`-10,252 60,226 120,170 172,84^ 204,140 232,112^ 290,196 330,220 410,258`, {
      seed: 9,
      air: 0.12,
      base: 272,
      steep: 3,
    }),
    fill('M0 266q120-12 220-6t180-6v40H0z', palette.meadow),
    fill('M0 276q160-8 400-6v134H0z', palette.tone('#5a6870')),
    fill('M0 276q160-8 400-6v9q-200-4-400 8z', palette.isSnowedIn ? palette.snowLit : palette.tone('#8b9798')),
    fill('M2 404l54-84h6l-44 84zM196 404l26-84h6l-18 84zM380 404l-4-84h6l12 84z', palette.tone('#dfe0d6')),
    oval(230, 356, 174, 11, '#1d2a32', 0.5),
    // The car.
    fill(
      'M104 342q-11-2-11-18v-22q2-17 26-22l46-7 40-38q9-8 24-8h84q18 0 31 11l36 34q22 4 30 13 8 11 6 38-1 17-13 19z',
      '#2f6f8a',
    ),
    fill('M104 342q-11-2-11-18v-8h323q0 24-13 26z', '#1f5268'),
    fill('M119 280l46-7q110-8 214-1l13 8q10 10 6 26-150-16-304-6 4-16 25-20z', '#4b8ba5'),
    fill('M184 273l33-31q6-6 16-6h36v36zM277 236h42q12 0 22 9l28 27h-92z', '#122a36'),
    fill('M196 267l24-23q4-4 12-4h14l-20 27zM292 240h20l20 28h-20z', '#5f8593'),
    stroke('M273 276v58M176 302q-4 20 4 34', '#1b4658', 2),
    fill('M94 300l28-5-5 13-24 3zM408 294l8 6v10l-10-2z', '#f8edc9'),
    fill('M284 288h20v4h-20zM194 288h20v4h-20z', '#1b4658'),
    ...[158, 352].flatMap((x) => [
      fill(`M${x - 36} 342a36 36 0 0172 0z`, '#16303d'),
      disc(x, 341, 29, '#162329'),
      disc(x, 341, 16, '#c2ccce'),
      disc(x, 341, 11, '#8e9b9f'),
      disc(x, 341, 4.5, '#38474f'),
    ]),
    // The post.
    oval(66, 356, 44, 7, '#1d2a32', 0.5),
    fill('M24 348V170q0-10 10-10h42q10 0 10 10v178z', '#f4f1e6'),
    fill('M66 160h10q10 0 10 10v178H66z', '#cbd0c8'),
    fill('M16 348h78v10H16z', '#37454d'),
    fill('M32 172h28v40H32z', '#16303d'),
    fill('M49 176l-11 17h8l-4 15 14-20h-9z', '#f0c14b'),
    fill('M24 230h62v11H24z', '#b3372b'),
    fill('M66 230h20v11H66z', '#8a2a20'),
    stroke('M32 262h26M32 274h18', '#b9beb6', 3),
    stroke('M82 266c34 2 2 96 22 94 20-2-2-50 20-64', '#141d22', 5.5, { isRound: true }),
    fill('M116 290h18v11h-18z', '#141d22'),
  )
}
