// A waffle of five hearts with brown cheese.
import { disc, fill, stroke } from '#pictures/drawing/paths.ts'
import { drawCloth, drawPlate } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

/** One heart, its point at the origin, 120 long. */
const heart = 'M0 0Q-48-36-56-72-58-112-28-118-6-118 0-98 6-118 28-118 58-112 56-72 48-36 0 0z'

/** Draws a heart-shaped waffle with slices of brown cheese. */
export const waffle: Vignette = ({ sheet }) => {
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
    disc(192, 206, 12, '#b8782f'),
    // Two curls of brown cheese.
    fill('M176 92L322 74 336 166Q270 150 196 190z', '#4a2c12', 0.3),
    fill('M168 82L312 62Q332 108 324 156 262 138 188 178 166 130 168 82z', '#a8673a'),
    fill('M168 82L312 62Q316 74 320 88 250 82 172 116 168 98 168 82z', '#c98c5a'),
    fill('M188 178Q262 138 324 156 320 164 310 164 254 152 198 186z', '#7d4524'),
    fill('M108 168L226 128 262 206Q204 206 150 258z', '#4a2c12', 0.3),
    fill('M100 160L214 116Q246 156 252 196 196 196 140 248 106 208 100 160z', '#b57242'),
    fill('M100 160L214 116Q224 126 230 138 160 142 108 190 102 176 100 160z', '#d69b68'),
    fill('M140 248Q196 196 252 196 252 204 242 206 196 210 152 256z', '#8a4f2a'),
    // A spoon of jam.
    fill('M224 276q14-22 44-14 26 10 18 34-14 20-44 12-26-10-18-32z', '#4a2c12', 0.3),
    fill('M216 268q14-22 44-14 26 10 18 34-14 20-44 12-26-10-18-32z', '#8f1f26'),
    fill('M222 268q14-16 36-10 20 6 16 22-14 12-34 6-20-6-18-18z', '#b8323a'),
    stroke('M234 266h0M250 262h0M262 274h0M244 278h0M230 280h0', '#e5696c', 6, { isRound: true }),
  )
}
