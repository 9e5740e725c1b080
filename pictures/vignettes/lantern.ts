import type { Artwork } from '#pictures/drawing/artwork.ts'
import { points } from '#pictures/drawing/lists.ts'
import { fill, place } from '#pictures/drawing/paths.ts'
import { drawBoards } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

function drawCleat(art: Artwork): string {
  const plates: readonly (readonly [number, number])[] = points`-24,-84 24,-84 -30,-46 30,-46 0,-62 -18,62 18,62 0,90`
  return (
    art('cleat') +
    plates
      .map(
        ([x, y]) =>
          fill(`M${x - 13} ${y + 10}l13-26 13 26z`, '#cfdadc') +
          fill(`M${x} ${y - 16}l13 26h-13z`, '#7d8f97') +
          fill(`M${x - 13} ${y + 10}h26v4h-26z`, '#41545d'),
      )
      .join('') +
    fill('M-14-138h28l-4 30h-20zM-12 112h24l-4 34h-16z', '#22333b') +
    fill('M-14-138h28l-1 7h-26z', '#41545d')
  )
}

export const lantern: Vignette = ({ art, sheet, random }) => {
  const cleat = sheet.keep(drawCleat(art))
  sheet.define(cleat.svg)
  const beam = sheet.radial(112, 116, 330, [
    [0, '#fff4cf', 0.85],
    [0.35, '#ffe7a6', 0.4],
    [1, '#ffdf9a', 0],
  ])
  sheet.put(
    drawBoards('#24323c', random('wood'), [70, 178, 286]),
    fill('M96 92L420 60V420H190L84 140z', beam),
    place(`<use href="#${cleat.id}"/>`, 214, 232, 0.96, false, -16),
    place(`<use href="#${cleat.id}"/>`, 322, 262, 0.96, false, 12),
    fill('M96 92L420 60V420H190L84 140z', beam, 0.35),
    art('strap', 'lamp'),
  )
}
