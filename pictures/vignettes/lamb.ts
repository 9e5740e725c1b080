import { points } from '#pictures/drawing/lists.ts'
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { drawBoards } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

export const lamb: Vignette = ({ art, sheet, random }) => {
  const chop = sheet.keep(art('chop'))
  sheet.define(chop.svg)
  const again = (x: number, y: number, turn: number) => place(`<use href="#${chop.id}"/>`, x, y, 0.94, false, turn)
  const thyme = art('thyme')
  sheet.put(
    drawBoards('#b08a5e', random('wood'), [120, 262]),
    art('pan', 'butter'),
    again(108, 214, -34),
    again(196, 226, 4),
    again(276, 188, 40),
    place(thyme, 150, 330, 0.9, false, -10),
    place(thyme, 214, 96, 0.62, true, 24),
    ...points`92,300 282,282 262,306`.map(
      ([x, y]) =>
        fill(`M${x - 14} ${y + 6}q-2-20 14-24 16 4 16 20-6 14-18 12-10 0-12-8z`, '#e8d9b2') +
        fill(`M${x + 2} ${y - 18}q14 4 14 20-6 14-18 12 10-12 4-32z`, '#c6b184'),
    ),
    stroke('M70 150h0M84 128h0M236 60h0M250 78h0M160 300h0M320 236h0M60 210h0M308 120h0', '#c9b98a', 4, {
      isRound: true,
    }),
  )
}
