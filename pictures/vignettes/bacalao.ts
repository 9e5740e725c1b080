// Bacalao: salt cod from the cliffs, potatoes, tomato and onion in an enamel pot.
import { points } from '#pictures/drawing/lists.ts'
import { disc, fill, oval, ring, stroke } from '#pictures/drawing/paths.ts'
import { drawCloth } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

/** Draws a pot of bacalao. */
export const bacalao: Vignette = ({ sheet }) => {
  const potato = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${
      oval(4, 6, 36, 25, '#5a1c10', 0.4) +
      oval(0, 0, 36, 25, '#d9b45c') +
      oval(-2, -3, 32, 20, '#efd58a') +
      oval(-8, -7, 16, 8, '#f8e8b4')
    }</g>`
  const cod = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${
      fill('M-46 4L-26-24 30-28 54 4 34 32-22 34z', '#5a1c10', 0.4) +
      fill('M-50-4L-30-32 26-36 50-4 30 24-26 26z', '#e2d2a6') +
      fill('M-50-4L-30-32-8-34-22-4-26 26zM-4-34L26-36 38-20 6-6 2 26-18 26-16-4z', '#fdf6e2') +
      fill('M42-16L50-4 30 24 8 25 12-2z', '#f3e6c4') +
      stroke('M-40-4l14-20M-28 0l14-26M4-10l20-18M16 8l18-14', '#d9c796', 2.4)
    }</g>`
  sheet.put(
    drawCloth('#d8cdb2', '#2f5d78'),
    // Trivet, pot, handles.
    oval(210, 226, 176, 172, '#3a2c18', 0.35),
    fill('M8 150q-26 50 0 108l38-14V166zM376 150q26 50 0 108l-38-14V166z', '#3a2c18', 0.3),
    fill('M26 148q-40 52 0 104l30-10V158zM358 148q40 52 0 104l-30-10V158z', '#1f4a61'),
    fill('M24 172q-16 28 0 56l18-6V178zM360 172q16 28 0 56l-18-6V178z', '#d8cdb2'),
    disc(192, 200, 168, '#1f4a61'),
    disc(190, 197, 165, '#3b7593'),
    disc(192, 200, 154, '#f1ece0'),
    disc(192, 202, 147, '#c9c1af'),
    fill('M60 140A147 147 0 01322 132Q262 76 190 74 110 78 60 140z', '#9f9784', 0.6),
    disc(192, 206, 141, '#96301c'),
    disc(190, 203, 137, '#bd4526'),
    fill('M66 236q34 96 128 100 100-6 130-106 6 110-96 134-124 18-162-128z', '#a23a20', 0.7),
    stroke('M84 180q20-60 80-80M216 326q60-10 88-58M98 276q20 34 54 46', '#dc7146', 6, { isRound: true, opacity: 0.8 }),
    potato(118, 150, -24),
    cod(206, 138, 8),
    potato(278, 186, 50),
    cod(146, 236, -28),
    potato(226, 270, 12),
    cod(268, 246, 62),
    potato(138, 300, 30),
    // Onion, pepper, olives, parsley.
    ring(196, 200, 20, '#f5e3c0', 4),
    ring(94, 206, 15, '#f5e3c0', 3.6),
    ring(206, 312, 14, '#f5e3c0', 3.6),
    stroke('M232 206q18 4 30-10M100 252q4 18 18 22M262 118q18 4 24 20', '#e8a33a', 8, { isRound: true }),
    stroke('M172 176q-16-4-22-18M244 320q14-8 16-20', '#d9542e', 8, { isRound: true }),
    ...points`232,182 108,178 184,272 300,222 176,96`.map(
      ([x, y]) =>
        disc(x + 3, y + 4, 10, '#5a1c10', 0.4) +
        disc(x, y, 10, '#2f2a2c') +
        disc(x, y, 3.4, '#8a3a20') +
        disc(x - 4, y - 4, 2, '#7d7a80'),
    ),
    fill(
      'M206 218q-6-16 4-24 2 8 8 8 10-10 20-4-4 8 2 12-4 12-16 10-8 8-18-2zM158 196q-10-8-4-18 6 4 10 0 12 2 10 12 2 12-16 6zM250 158q4-12 16-8 0 6 6 8-2 12-12 10-10 0-10-10z',
      '#56803d',
    ),
    fill('M212 214q4-10 10-8 8-6 12-2-6 6-8 14-8 4-14-4zM160 192q4-6 10-2z', '#86ab5c'),
    // Wooden spoon across the rim.
    fill('M306 86l96-92v26l-82 82z', '#3a2c18', 0.35),
    fill('M252 132q-12-26 12-46t40-8l104-104v24L316 96q6 24-18 42t-46-6z', '#b98a54'),
    fill('M252 132q-12-26 12-46t40-8l-6 8q-18-4-30 8t-8 30z', '#d9b07a'),
    fill('M262 128q-4-18 10-30t30-6q4 18-10 30t-30 6z', '#8a3a20', 0.75),
  )
}
