// A northern horse on the beach, the wind in its mane.
import { disc, fill, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a horse's head before beach and sea. */
export const horse: Vignette = (stage) => {
  const { sheet, palette } = stage
  sheet.put(
    paintSky(stage, 206),
    paintRidge(stage, skyline`-10,120 26,80^ 60,122 96,106^ 160,196 250,206 330,176^ 370,190 410,160`, {
      seed: 19,
      air: 0.16,
      base: 210,
    }),
    paintWater(stage, 208, stage.random('water'), { bottom: 290, many: 20 }),
    fill('M0 270Q120 252 240 268T410 262V300H0z', palette.foam),
    fill('M0 278Q120 260 240 276T410 270V404H0z', palette.isSnowedIn ? palette.meadow : palette.lit('#eaddb8')),
    fill('M0 288Q130 272 250 288T410 282V404H0z', palette.isSnowedIn ? palette.snowLit : palette.lit('#f4ecd2')),
    // Hoof prints.
    fill(
      'M282 330q8-6 14 0-2 10-12 8zM318 318q7-5 12 0-2 8-10 7zM346 338q8-6 14 0-2 10-12 8zM372 322q7-5 12 0-2 8-10 7z',
      palette.dim('#c9b98f'),
      0.7,
    ),
    // Neck and chest.
    fill('M-10 404V250Q26 170 98 122 130 98 168 104L232 150Q214 196 206 250 206 330 246 404z', '#a8703e'),
    fill('M206 250Q206 330 246 404H170Q150 320 168 250 184 200 232 150 214 196 206 250z', '#7d4f2a'),
    fill('M60 404Q40 330 60 270 80 230 110 214 84 300 110 404z', '#bd8550', 0.8),
    // Head in profile, looking right.
    fill(
      'M150 118Q158 82 184 74 210 72 232 92L286 140Q322 168 334 196 342 214 330 228 322 244 304 244 284 248 268 234 244 222 226 214 196 212 178 192 150 170 150 118z',
      '#b87d48',
    ),
    fill(
      'M178 192Q196 212 226 214 244 222 268 234 284 248 304 244 322 244 330 228 320 226 312 228 290 224 270 204 230 190 206 180 190 170 186 150 170 160 178 192z',
      '#8a5a30',
    ),
    fill('M210 84Q222 84 232 92L286 140Q322 168 334 196 322 190 300 172 256 142 224 112 212 100 210 84z', '#d39f68'),
    // Muzzle.
    fill(
      'M300 168Q324 180 334 196 342 214 330 228 322 244 304 244 292 246 282 242 294 220 290 196 290 178 300 168z',
      '#6b4a30',
    ),
    fill('M312 190q10 2 10 12-8 4-14-4zM288 238q16-8 34-4', '#35241a'),
    stroke('M286 236Q304 226 326 232', '#35241a', 3, { isRound: true }),
    // Eye and ear.
    fill('M206 128q12-12 24 0 2 8-6 12-14 0-18-12z', '#35241a'),
    disc(217, 132, 5.4, '#120d0a'),
    disc(219, 129, 1.8, '#ffffff'),
    stroke('M200 124q14-14 32 0', '#8a5a30', 3.4, { isRound: true }),
    fill('M150 116Q146 70 168 44 186 66 186 96z', '#b87d48'),
    fill('M160 106Q158 74 168 56 180 74 180 96z', '#6b4a30'),
    fill('M186 92Q190 64 206 50 216 70 208 90z', '#8a5a30'),
    // Mane and forelock, pale, blown back.
    fill(
      'M172 70Q150 62 120 78 80 92 40 150 12 190-10 260V360Q14 300 40 270 30 320 40 360 56 300 84 262 80 300 92 330 100 270 128 230 130 260 140 280 140 220 156 180 150 140 160 112 164 90 172 70z',
      '#f0e0bd',
    ),
    fill(
      'M160 112Q150 140 156 180 140 220 140 280 130 260 128 230 120 180 130 140 140 110 172 70 164 90 160 112zM84 262Q56 300 40 360 30 320 40 270 60 220 84 190 76 230 84 262z',
      '#d0b98c',
    ),
    stroke('M120 110Q70 150 44 220M140 120Q104 170 96 240M100 130Q50 180 20 260', '#bfa673', 3, { isRound: true }),
    fill(
      'M168 66Q196 60 220 74 244 88 250 120 236 104 224 102 232 118 228 134 214 110 196 98 200 112 196 122 180 96 168 66z',
      '#f0e0bd',
    ),
    fill('M200 84Q232 92 250 120 236 104 224 102 232 118 228 134 218 104 200 84z', '#d0b98c'),
    // Halter.
    stroke('M262 116Q254 160 232 216M262 118Q282 150 276 172 268 200 262 228M170 188Q182 150 176 108', '#a8321f', 6.5),
    stroke('M176 110Q214 132 258 164', '#a8321f', 5),
    disc(252, 166, 7, '#e0c27a'),
    disc(252, 166, 3.6, '#8a5a30'),
    stroke('M236 218Q216 280 244 404', '#85281e', 6),
  )
}
