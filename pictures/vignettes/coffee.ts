// Coffee and a cinnamon bun by the window.
import { fill, oval, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintSteam, paintWater, strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a cup of coffee and a cinnamon bun on a table by the window. */
export const coffee: Vignette = (stage) => {
  const { sheet, palette } = stage
  sheet.put(
    paintSky(stage, 164),
    paintRidge(stage, skyline`-10,140 50,96^ 100,132 170,74^ 206,116 280,86^ 336,134 380,110^ 420,128`, {
      seed: 6,
      air: 0.42,
      base: 166,
    }),
    paintWater(stage, 164, stage.random('water'), { bottom: 190, many: 8 }),
    fill('M282 0h18v190h-18zM0 182h400v22H0z', '#f4f0e4'),
    fill('M300 0h5v182h-5zM0 204h400v5H0z', '#c9c3b1'),
    strip(209, 191, '#9b6b48'),
    fill('M0 209h400v16H0z', '#7a5236', 0.6),
    fill('M0 262h400v3H0zM0 336h400v3H0z', '#84583a'),
    stroke('M20 240q90-6 170 2M230 300q70 6 150-2M10 372q60-6 130 0M240 386q50-5 120 0', '#8b5e3e', 2),
    // Light from the window on the boards.
    fill('M120 209h130l-60 195H10z', '#fff0cf', 0.14),
    oval(150, 342, 124, 26, '#4a2f1e', 0.5),
    oval(134, 330, 116, 28, '#2a536b'),
    oval(134, 326, 112, 26, '#3f7390'),
    oval(134, 326, 68, 14, '#2a536b'),
    fill('M62 206H204Q204 302 166 322H100Q62 302 62 206z', '#f7f3e8'),
    fill('M150 206H204Q204 302 166 322H138Q166 294 150 206z', '#d5cdbb'),
    fill('M62 240q71 24 142 0-1 10-3 20-69 22-136 0-2-10-3-20z', '#b3372b'),
    fill('M152 250q28-2 52-10-1 10-3 20-26 9-49 10z', '#85281e'),
    stroke('M202 230q46-8 44 32-4 34-60 40', '#e6dfce', 15),
    stroke('M202 226q50-8 50 34', '#f7f3e8', 4),
    oval(133, 206, 71, 18, '#e5decd'),
    oval(133, 209, 61, 13, '#3f2618'),
    fill('M76 206q20-12 60-10-10 8-30 8-20 0-30 2z', '#7a5236'),
    paintSteam(112, 192, 130, '#ffffff', 0.55, 20),
    paintSteam(158, 188, 110, '#ffffff', 0.45, -18),
    oval(308, 374, 98, 18, '#4a2f1e', 0.5),
    oval(296, 364, 98, 22, '#d9d3c2'),
    oval(296, 360, 98, 21, '#f4f0e4'),
    oval(296, 360, 80, 15, '#ddd6c4'),
    // The bun: a coil seen from slightly above.
    fill('M218 346Q210 296 246 280 298 260 346 284 380 300 372 344 362 368 294 370 226 368 218 346z', '#9a5a25'),
    fill('M218 340Q212 294 248 278 298 258 346 282 378 300 370 334 340 352 294 352 236 352 218 340z', '#cf8c42'),
    fill('M222 324Q220 290 254 276 300 262 342 284 366 298 360 318 330 334 292 334 240 336 222 324z', '#e0a55a'),
    stroke(
      'M234 318Q230 288 268 282 314 274 338 292 352 308 326 320 290 330 266 316 254 302 278 296 304 290 316 302 318 312 296 314',
      '#7d441b',
      8,
      { isRound: true },
    ),
    stroke('M238 300Q246 286 272 282M306 282q20 4 28 12M272 308q8 6 20 8', '#f4cf96', 4, { isRound: true }),
    stroke(
      'M248 294h1M262 288h1M282 282h1M308 286h1M332 298h1M346 312h1M290 304h1M306 308h1M268 310h1M322 326h1M252 322h1M290 330h1M342 290h1M228 312h1M276 326h1M352 302h1',
      '#fffaf0',
      6.5,
      { isRound: true },
    ),
    fill('M0 0h400v4H0z', palette.tone('#e9e4d6')),
  )
}
