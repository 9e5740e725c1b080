// A puffin on a rock by the open sea.
import { points } from '#pictures/drawing/lists.ts'
import { disc, fill, oval, ring, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a puffin. */
export const puffin: Vignette = (stage) => {
  const { sheet, palette } = stage
  sheet.put(
    paintSky(stage, 236),
    paintRidge(stage, skyline`220,240 270,206 300,172^ 330,200 362,150^ 410,186`, {
      seed: 27,
      air: 0.42,
      base: 240,
      ribs: 0.6,
    }),
    paintWater(stage, 238, stage.random('water'), { many: 34 }),
    // Rock with thrift.
    fill('M-10 404V352Q40 326 92 334 150 318 222 330 300 334 330 372L350 404z', palette.shore),
    fill(
      'M-10 352Q40 326 92 334 150 318 222 330 270 332 300 346 240 348 200 344 150 358 96 350 40 352-10 376z',
      palette.shoreLit,
    ),
    fill('M96 350l30 54H60zM230 346l40 58h-60z', palette.dim('#4a4e4c'), 0.5),
    fill('M286 344q6-18 22-16 12-14 24 0 16 2 14 18-28 14-60-2z', palette.lit('#7f9a50')),
    stroke('M298 330l-4-18M312 324l2-20M326 330l8-16', palette.lit('#7f9a50'), 2.6),
    ...points`293,308 315,300 336,310`.flatMap(([x, y]) => [
      disc(x, y, 8, palette.lit('#d97f9a')),
      disc(x - 2, y - 2, 4.4, palette.lit('#eeabc0')),
    ]),
    oval(208, 346, 66, 8, '#14242e', 0.4),
    // Feet.
    fill('M150 330l-18 14h16l4-8 2 10 18-2-8-14zM196 330l-14 16h16l4-8 4 10 16-4-10-14z', '#e2702c'),
    fill('M160 330l6 6 12 8-8-14zM206 330l6 6 14 6-10-12z', '#b3521a'),
    // Body: white front, black back and wing.
    fill(
      'M118 196Q100 262 122 306 142 336 182 336 226 334 250 290 270 240 246 180 220 138 176 142 132 150 118 196z',
      '#f8f6ee',
    ),
    fill('M182 336Q226 334 250 290 262 262 258 230 230 310 160 332 170 336 182 336z', '#cfd3cf'),
    fill(
      'M130 176Q140 128 184 128 232 136 254 186 276 240 270 280L292 326Q268 326 250 300 226 316 210 300 186 250 188 206 160 204 130 176z',
      '#1d2a31',
    ),
    fill(
      'M214 150Q240 170 254 206 270 250 266 276L286 320Q266 318 250 300 230 306 222 290 206 230 214 150z',
      '#2e4049',
    ),
    stroke('M226 200Q226 250 246 288M240 200Q244 246 260 280', '#16222a', 2.6, { isRound: true }),
    // Collar and head.
    fill('M118 190Q150 216 196 200 212 180 206 150L130 160z', '#1d2a31'),
    fill('M106 140Q102 84 150 74 202 72 212 118 216 152 192 176 160 192 124 178 108 162 106 140z', '#eef0ea'),
    fill('M150 74Q202 72 212 118 216 152 192 176 204 138 182 112 160 90 112 104 122 80 150 74z', '#1d2a31'),
    fill('M150 74Q202 72 212 118 196 92 160 84 134 82 116 96 126 78 150 74z', '#3a4d57'),
    fill('M192 176Q160 192 124 178 160 180 182 150 196 130 196 120 206 150 192 176z', '#cfd3cf'),
    // Bill: slate, yellow seam, red.
    fill('M112 106Q126 130 118 164L98 166Q92 130 98 108z', '#55646c'),
    fill('M98 108Q92 132 98 166L88 164Q82 134 88 110z', '#f0c860'),
    fill('M88 110Q82 134 88 164 66 160 44 142 48 118 88 110z', '#dd5a2b'),
    fill('M86 138L44 142Q66 160 88 164 84 150 86 138z', '#b03f1c'),
    stroke('M76 113Q70 136 76 160M64 118Q60 136 64 154', '#f0c860', 3),
    stroke('M44 142Q70 134 112 140', '#7d2a14', 2.4),
    disc(110, 142, 5.6, '#f0c03e'),
    // Eye: the sad triangle.
    fill('M136 118l12-14 14 16-14 8z', '#41545d'),
    ring(148, 118, 6.4, '#dd5a2b', 3),
    disc(148, 118, 4.6, '#101a20'),
    disc(146.5, 116.5, 1.5, '#ffffff'),
    stroke('M162 122q14 6 22 20', '#aab2b0', 2.6, { isRound: true }),
  )
}
