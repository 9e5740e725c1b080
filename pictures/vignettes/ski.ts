import { mix } from '#pictures/drawing/colours.ts'
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** From the tip (at the origin) down to the viewer. */
function drawSki(top: string, edge: string, mark: string): string {
  return (
    fill('M10 6Q28 30 34 90L54 260H22L-14 60Q-12 14 10 6z', '#284a66', 0.35) +
    fill('M-4-4Q-20-4-24 26-26 60-20 90L-6 260H46L20 86Q16 40 10 16 6-4-4-4z', edge) +
    fill('M-5 2Q-16 4-19 28-20 60-14 90L0 260H38L14 86Q10 42 6 20 2 2-5 2z', top) +
    fill('M-5 2Q2 2 6 20 10 42 14 86L38 260H26L4 90Q0 40-5 2z', mix(top, '#14242e', 0.22)) +
    fill(mark, '#f4efe2')
  )
}

export const ski: Vignette = (stage) => {
  const { art, sheet, palette } = stage
  const [bright, soft, blue] = [
    palette.snowLit,
    mix(palette.snowLit, palette.shade, 0.16),
    mix(palette.snowLit, palette.shade, 0.36),
  ]
  sheet.put(
    paintSky(stage, 150),
    paintRidge(
      stage,
      { seed: 5, air: 0.5, base: 168, ribs: 0.6 },
      skyline`-10,150 40,112^ 80,140 150,100^ 210,150 260,116^ 320,150 410,120`,
    ),
    paintWater(stage, 164, stage.random('water'), { bottom: 300, many: 24 }),
    fill('M150 184q30-10 62-2 26 4 34 12-52 10-96-10zM40 210q26-8 54 2-26 8-54-2z', mix(palette.shade, bright, 0.4)),
    fill('M156 182q28-8 56-1 14 4 20 8-46 2-76-7z', bright),
    paintRidge(
      stage,
      { seed: 41, air: 0.1, base: 300, steep: 4 },
      skyline`230,300 280,200 322,128 352,86^ 376,122 420,104`,
    ),
    // The ridge one stands on, its cornice to the right.
    fill('M-10 404V236Q60 250 120 276 196 306 260 300 330 290 410 232V404z', bright),
    fill(
      'M120 276Q196 306 260 300 330 290 410 232V262Q350 312 280 330 300 360 340 404H410V404H214Q230 350 196 322 160 300 120 276z',
      soft,
    ),
    fill('M260 300Q330 290 410 232V256Q340 306 262 314z', blue),
    fill('M-10 262Q50 284 96 330 120 360 126 404H96Q80 350-10 300z', soft, 0.8),
    stroke('M-10 330Q30 340 60 404M300 350Q330 370 352 404M350 330Q380 350 396 380', blue, 3, { opacity: 0.7 }),
    stroke('M112 300q20 8 40 20M236 316q20 6 40 2M330 296q20-8 36-20', bright, 4, { isRound: true }),
    // The track of the one who went first.
    fill('M262 404Q244 356 216 318L208 300 214 300 226 316Q262 356 284 404z', blue, 0.8),
    place(drawSki('#c2452f', '#f4efe2', 'M-15 96l26-8 4 20-16 8zM-8 150l26-4 3 14-26 6z'), 120, 236, 1, false, -4),
    place(drawSki('#c2452f', '#f4efe2', 'M-15 96l26-8 4 20-16 8zM-8 150l26-4 3 14-26 6z'), 192, 226, 1, false, 3),
    art('pole-planted'),
  )
}
