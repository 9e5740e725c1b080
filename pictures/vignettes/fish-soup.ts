import { points } from '#pictures/drawing/lists.ts'
import { disc, fill, path, place, stroke, wholes } from '#pictures/drawing/paths.ts'
import { between } from '#pictures/drawing/random.ts'
import { drawBoards, drawDill } from './parts/table.ts'
import { drawPrawn } from './prawns.ts'
import type { Vignette } from './vignette.ts'

export const fishSoup: Vignette = ({ art, sheet, random }) => {
  const chance = random('soup')
  const prawn = sheet.keep(drawPrawn())
  sheet.define(prawn.svg)
  const again = (x: number, y: number, turn: number) => place(`<use href="#${prawn.id}"/>`, x, y, 0.62, false, turn)
  let strips = ''
  let leeks = ''
  for (let piece = 0; piece < 16; piece++) {
    const angle = chance() * 6.28
    const reach = 30 + chance() * 84
    const [x, y] = [186 + Math.cos(angle) * reach, 206 + Math.sin(angle) * reach]
    const turn = chance() * 3.14
    const [across, down] = [Math.cos(turn) * 13, Math.sin(turn) * 13]
    strips += wholes`M${x - across} ${y - down}L${x + across} ${y + down}`
    leeks += wholes`M${190 + (chance() - 0.5) * 190} ${206 + (chance() - 0.5) * 190}h1`
  }
  let oil = ''
  for (let drop = 0; drop < 20; drop++)
    oil += disc(between(chance, 90, 284), between(chance, 110, 304), between(chance, 2, 5), '#d99b35', 0.55)
  const cube = (x: number, y: number, turn: number, top: string, side: string) =>
    place(
      fill('M-26 16Q0 34 34 14L30 22Q2 40-24 26z', '#8a7a50', 0.4) +
        fill('M-30-12L16-26 34 2-14 24z', top) +
        fill('M-30-12L-14 24-16 32-32-4zM-14 24L34 2 33 11-16 32z', side),
      x,
      y,
      1,
      false,
      turn,
    )
  sheet.put(
    drawBoards('#27424f', random('wood')),
    art('bread', 'bowl'),
    oil,
    stroke(strips, '#e0812f', 5.4, { isRound: true }),
    stroke(leeks, '#8fae57', 6, { isRound: true }),
    cube(132, 176, 14, '#fffaf0', '#d9cfb8'),
    cube(232, 152, -20, '#f0926a', '#c9643f'),
    stroke('M212 146l36-10M216 158l36-12', '#f9bb99', 2.4, { isRound: true }),
    cube(250, 236, 38, '#fffaf0', '#d9cfb8'),
    cube(136, 258, -34, '#f0926a', '#c9643f'),
    stroke('M118 256l24-20M128 268l26-22', '#f9bb99', 2.4, { isRound: true }),
    cube(196, 286, 8, '#fffaf0', '#d9cfb8'),
    again(188, 206, 0),
    again(284, 196, 80),
    again(98, 222, -100),
    drawDill(170, 252, 30, 0.7),
    drawDill(226, 214, -66, 0.52, '#6c9450'),
    // Spoon.
    fill('M352 112q34 10 30 66-4 40-20 44l-4 184h-12l2-184q-22-6-22-50 2-54 26-60z', '#0b151b', 0.4),
    fill('M352 98q30 6 28 62-2 42-20 48l-2 196h-12l-2-196q-20-6-22-48 2-56 30-62z', '#dbe1e0'),
    fill('M354 106q20 8 18 54-2 34-20 40-6-46 2-94z', '#b9c4c5'),
    fill(path(points`352,208 360,208 358,404 353,404`), '#b9c4c5'),
  )
}
