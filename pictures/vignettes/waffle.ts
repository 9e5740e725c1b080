import { fill, stroke } from '#pictures/drawing/paths.ts'
import { drawCloth, drawPlate } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

/** Point at the origin, 120 long. */
const heart = 'M0 0Q-48-36-56-72-58-112-28-118-6-118 0-98 6-118 28-118 58-112 56-72 48-36 0 0z'

export const waffle: Vignette = ({ art, sheet }) => {
  let ridges = ''
  let pits = ''
  for (let line = -5; line <= 5; line++) {
    ridges += `M${line * 15 - 62}-120l124 124M${line * 15 + 62}-120l-124 124`
  }
  for (let row = 0; row < 8; row++)
    for (let at = -3; at <= 3; at++) {
      const [x, y] = [at * 15 + (row % 2 ? 7.5 : 0), -112 + row * 15]
      pits += `M${x - 4} ${y}l4-4 4 4-4 4z`
    }
  const cell = sheet.keep(
    fill(heart, '#b8782f') +
      `<g transform="translate(0 -7) scale(.92)">${fill(heart, '#e2ab58')}</g>` +
      sheet.cutTo(
        stroke(ridges, '#c98d3d', 3.4) + fill(pits, '#b8782f'),
        'M0-8Q-42-40-50-72-52-106-26-110-6-110 0-90 6-110 26-110 52-106 50-72 42-40 0-8z',
      ),
  )
  sheet.define(cell.svg)
  const hearts = [0, 72, 144, 216, 288].map((turn) => `<use href="#${cell.id}" transform="rotate(${turn})"/>`).join('')
  const shadow = [0, 72, 144, 216, 288].map((turn) => `<path d="${heart}" transform="rotate(${turn})"/>`).join('')
  sheet.put(
    drawCloth('#b9c9c4', '#a8321f'),
    drawPlate(194, 200, 170, '#2b6140'),
    `<g transform="translate(202 218) rotate(8) scale(1.120)" opacity=".25">${shadow}</g>`,
    `<g transform="translate(192 206) rotate(8) scale(1.120)">${hearts}</g>`,
    art('middle', 'two-curls', 'spoon'),
  )
}
