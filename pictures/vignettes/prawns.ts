// Prawns on white bread with lemon, eaten on the quay.
import { fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { between } from '#pictures/drawing/random.ts'
import { drawPrawn } from './parts/prawn.ts'
import { drawBoards, drawDill, drawLemon } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

/** Draws an open sandwich heaped with prawns. */
export const prawns: Vignette = ({ sheet, random }) => {
  const chance = random('prawns')
  const peeled = sheet.keep(drawPrawn())
  const unpeeled = sheet.keep(drawPrawn(true))
  sheet.define(peeled.svg + unpeeled.svg)
  const heap: string[] = []
  for (const [ring, many] of [12, 9, 4].entries())
    for (let prawn = 0; prawn < many; prawn++) {
      const angle = (prawn / many) * 6.28 + ring
      const x = 202 + Math.cos(angle) * (106 - ring * 40) + between(chance, -6, 6)
      const y = 206 + Math.sin(angle) * (68 - ring * 25) - ring * 16 + between(chance, -5, 5)
      const turn = Math.round(between(chance, -70, 70))
      heap.push(place(`<use href="#${peeled.id}"/>`, Math.round(x), Math.round(y), 0.78, prawn % 2 > 0, turn))
    }
  sheet.put(
    drawBoards('#8c9690', random('wood'), [96, 212, 330]),
    // Paper under the bread.
    fill('M22 92L352 40 396 300 60 366z', '#26302f', 0.3),
    fill('M14 80L342 28 388 286 50 352z', '#f3efe4'),
    fill('M14 80L342 28 352 84 40 246z', '#fdfbf4'),
    stroke('M92 60Q120 120 100 200M300 36Q290 130 330 210', '#dcd6c6', 2),
    // Bread.
    fill(
      'M58 214Q44 128 110 110 210 84 300 104 362 124 356 208 346 292 300 306 200 326 110 308 66 290 58 214z',
      '#4a4232',
      0.3,
    ),
    fill(
      'M48 202Q36 118 102 100 204 74 296 94 356 114 350 200 340 280 294 294 196 314 106 296 58 280 48 202z',
      '#b98246',
    ),
    fill(
      'M58 198Q48 124 108 108 204 84 290 104 344 120 340 194 330 266 288 280 198 298 112 282 66 266 58 198z',
      '#f1e0b8',
    ),
    fill(
      'M76 196Q70 140 120 126 204 106 282 120 326 134 322 192 314 250 278 262 198 276 122 264 82 252 76 196z',
      '#fbf6e2',
    ),
    fill('M70 250q-10-30 6-60 30 60 120 68 90 4 130-40-10 50-50 58-80 12-150-4z', '#f6ecc4'),
    ...heap,
    drawLemon(136, 232, 34),
    fill('M102 232a34 34 0 0068 0z', '#cf9f22', 0.35),
    drawDill(246, 178, 38, 0.86),
    drawDill(196, 166, -30, 0.62, '#6c9450'),
    fill('M262 236q24-14 40 2-4 20-24 20-20-4-16-22z', '#fffdf4'),
    fill('M264 244q20 8 38-6-4 20-24 20-12-2-14-14z', '#e6dfc4'),
    place(`<use href="#${unpeeled.id}"/>`, 326, 340, 1.02, false, -18),
    place(`<use href="#${unpeeled.id}"/>`, 92, 366, 0.92, true, 14),
    oval(36, 30, 30, 24, '#26302f', 0.3),
    fill('M0 0h56q8 26-16 40-24 10-40 0z', '#2f6f8a'),
    fill('M0 0h40q4 18-10 26-16 8-30 0z', '#e7dcae'),
  )
}
