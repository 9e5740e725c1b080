import { points } from '#pictures/drawing/lists.ts'
import { disc } from '#pictures/drawing/paths.ts'
import { drawCloth } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

export const bacalao: Vignette = ({ art, sheet }) => {
  const potato = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${art('potato')}</g>`
  const cod = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${art('cod')}</g>`
  sheet.put(
    drawCloth('#d8cdb2', '#2f5d78'),
    art('trivet'),
    potato(118, 150, -24),
    cod(206, 138, 8),
    potato(278, 186, 50),
    cod(146, 236, -28),
    potato(226, 270, 12),
    cod(268, 246, 62),
    potato(138, 300, 30),
    art('onion'),
    ...points`232,182 108,178 184,272 300,222 176,96`.map(
      ([x, y]) =>
        disc(x + 3, y + 4, 10, '#5a1c10', 0.4) +
        disc(x, y, 10, '#2f2a2c') +
        disc(x, y, 3.4, '#8a3a20') +
        disc(x - 4, y - 4, 2, '#7d7a80'),
    ),
    art('garnish', 'spoon'),
  )
}
