import { disc, fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { between } from '#pictures/drawing/random.ts'
import { drawBoards, drawDill, drawLemon } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

export const prawns: Vignette = ({ art, sheet, random }) => {
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
    art('paper', 'bread'),
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

/** About 70 wide, tail to the right. */
export function drawPrawn(hasHead = false): string {
  const head = hasHead
    ? stroke('M-30-2Q-60-26-84-22M-30 2Q-62-8-88 4M-30 8Q-50 22-66 24', '#c9573a', 1.8) +
      fill('M-32-14Q-56-6-58 4-44 14-26 12z', '#e2765a') +
      disc(-46, 0, 2.6, '#20181a')
    : ''
  return (
    fill('M-30 16Q-26-30 12-28 48-22 44 24L30 26Q30 0 10-4-8-4-14 22z', '#4a2a1a', 0.22) +
    head +
    fill('M-34 12Q-34-32 8-34 46-30 42 16L28 18Q30-6 8-10-12-10-16 18-26 22-34 12z', '#dd6f52') +
    fill('M-34 12Q-34-32 8-34 40-32 42-4 30-24 8-25-20-24-26 16-30 17-34 12z', '#f2a084') +
    stroke('M-30-8L-16-2M-20-24L-8-8M0-33L3-10M22-30L16-9M36-17L24-2', '#fbd3c2', 3) +
    fill('M28 16L42 14 54 30 44 32 40 40 34 30 24 36z', '#c9573a') +
    fill('M35 15L42 14 54 30 44 32z', '#e2765a')
  )
}
