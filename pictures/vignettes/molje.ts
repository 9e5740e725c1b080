import { spots } from '#pictures/drawing/lists.ts'
import { oval, place, stroke } from '#pictures/drawing/paths.ts'
import { drawCloth, drawFork, drawKnife, drawPlate, drawPotatoes } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

export const molje: Vignette = ({ art, sheet }) => {
  const steak = sheet.keep(art('steak'))
  sheet.define(steak.svg)
  const again = (x: number, y: number, scale: number, turn: number) =>
    place(`<use href="#${steak.id}"/>`, x, y, scale, false, turn)
  sheet.put(
    drawCloth('#56768f', '#e8e4d6'),
    drawPlate(196, 204, 162, '#a8321f'),
    again(176, 142, 0.98, -24),
    again(150, 236, 0.9, 62),
    // Roe, sliced.
    ...spots`268,166,30 288,206,31 276,250,30`.flatMap(([x, y, radius]) => [
      oval(x + 5, y + 8, radius, radius * 0.86, '#2c3a40', 0.22),
      oval(x, y, radius, radius * 0.86, '#b9674c'),
      oval(x, y, radius * 0.86, radius * 0.72, '#e5a184'),
      oval(x - 4, y - 4, radius * 0.5, radius * 0.36, '#f2bfa6'),
      stroke(`M${x - 12} ${y + 6}h0m9 5h0m8-7h0m-6-12h0m-14 2h0m24 4h0`, '#c47d60', 3, { isRound: true }),
    ]),
    art('liver'),
    drawPotatoes(spots`98,178,22 82,222,18`),
    art('flatbread'),
    drawFork(22, 84),
    drawKnife(376, 128, 3),
  )
}
