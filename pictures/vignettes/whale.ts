// The tail of a sperm whale before it dives.
import { spots } from '#pictures/drawing/lists.ts'
import { fill, oval, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { outlineRipples } from '#pictures/nature/water.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a whale's flukes over open sea. */
export const whale: Vignette = (stage) => {
  const { sheet, palette } = stage
  const chance = stage.random('water')
  let drops = ''
  for (const [x, from, many] of spots`60,160,3 104,190,5 140,212,6 262,212,6 300,186,5 344,156,3`)
    for (let drop = 0; drop < many; drop++)
      drops += `M${Math.round(x + chance() * 14 - 7)} ${Math.round(from + chance() * 70)}v${Math.round(2 + chance() * 7)}`
  sheet.put(
    paintSky(stage, 246),
    paintRidge(
      stage,
      skyline`-10,240 30,216^ 62,232 96,208^ 150,240 210,228^ 262,244 316,214^ 350,232 378,204^ 410,226`,
      { seed: 33, air: 0.4, base: 250, ribs: 0.6 },
    ),
    paintWater(stage, 248, chance, { many: 40 }),
    // Rings around the tail.
    oval(202, 336, 148, 26, palette.light, 0.35),
    oval(202, 338, 118, 19, palette.sea[2]?.[1] ?? '#2f8199'),
    oval(202, 340, 86, 12, palette.light, 0.4),
    fill('M150 346Q162 300 172 250L232 246Q240 300 256 346 204 362 150 346z', '#22323c'),
    fill('M210 248L232 246Q240 300 256 346 236 352 216 353 222 300 210 248z', '#14212a'),
    // Flukes.
    fill(
      'M200 262Q168 250 158 222 130 200 96 186 52 170 22 122 16 104 30 104 84 112 126 126 172 142 196 176L202 190 208 176Q232 138 280 122 322 108 372 98 388 98 382 116 352 166 308 184 272 198 246 222 236 250 200 262z',
      '#2d404c',
    ),
    fill(
      'M208 176Q232 138 280 122 322 108 372 98 388 98 382 116 352 166 308 184 272 198 246 222 236 250 200 262 214 220 208 176z',
      '#1b2b35',
    ),
    fill('M30 104Q84 112 126 126 172 142 196 176 160 156 118 144 60 130 22 122 16 104 30 104z', '#6f8792'),
    fill('M208 176Q232 138 280 122 322 108 372 98 388 98 384 108 320 122 278 138 236 152 208 176z', '#4a616d'),
    stroke(
      'M158 222Q182 208 198 212M246 222Q226 206 206 212M110 184Q150 176 184 196M296 182Q252 174 218 196',
      '#4a616d',
      3,
      { isRound: true, opacity: 0.8 },
    ),
    fill('M52 128l16 8-6-14zM104 146l18 4-10-10zM330 132l-14 8 4-14z', '#b9c4c5', 0.7),
    fill('M172 262Q188 272 198 268 194 310 196 350 174 350 158 346 166 300 172 262z', '#4a616d', 0.6),
    stroke(drops, '#e9f3f2', 3, { isRound: true, opacity: 0.85 }),
    fill(
      'M128 344Q146 322 162 332 166 312 178 336 200 346 216 336 232 310 240 332 262 322 276 344 204 366 128 344z',
      palette.foam,
    ),
    fill('M150 346Q204 358 258 346 262 352 250 356 204 366 158 356z', palette.dark, 0.4),
    fill(outlineRipples(300, 396, 12, chance, { left: 20, right: 400, most: 110 }), palette.foam, 0.5),
  )
}
