// Lamb chops in an iron pan.
import { points } from '#pictures/drawing/lists.ts'
import { disc, fill, oval, place, ring, stroke } from '#pictures/drawing/paths.ts'
import { drawBoards } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

/** One chop, its scraped bone up. */
function drawChop(): string {
  return (
    fill('M2-112q8-6 12 2L18-24Q54-16 56 22 50 66 4 68-44 62-46 20-42-18-4-28z', '#0b0f11', 0.4) +
    fill('M-8-120q8-8 14 1L10-30H-12Q-10-80-8-120z', '#f1e6cd') +
    fill('M0-123q4 0 6 4L10-30H2Q4-80 0-123z', '#cdbd98') +
    fill('M-14-34Q-50-24-52 14-48 58-2 62 46 60 50 18 48-22 10-34 0-38-14-34z', '#5f2f1d') +
    fill('M-14-30Q-46-20-47 12-44 50-4 55 38 52 43 16 40-18 10-29 0-32-14-30z', '#e6c48e') +
    fill('M-12-20Q-38-12-38 12-34 42-4 46 28 44 34 14 30-12 8-20-2-24-12-20z', '#9d4f35') +
    fill('M-10-14Q-28-8-30 10-24 24-2 22 22 22 26 10 20-10 6-14-2-18-10-14z', '#c27452') +
    stroke('M-34-4L12 40M-20-14L28 28M-2-18L34 12', '#5f2f1d', 4.4, { opacity: 0.75, isRound: true })
  )
}

/** Draws lamb chops and thyme in a cast-iron pan. */
export const lamb: Vignette = ({ sheet, random }) => {
  const chop = sheet.keep(drawChop())
  sheet.define(chop.svg)
  const again = (x: number, y: number, turn: number) => place(`<use href="#${chop.id}"/>`, x, y, 0.94, false, turn)
  const thyme =
    stroke('M0 0Q30-14 60-50T80-110', '#6b5a3a', 3) +
    fill(
      'M14-8q-12-4-16-14 14-2 18 10zM24-14q14 0 20 8-14 6-22-4zM34-26q-14-2-20-10 14-6 24 6zM46-38q12-2 20 4-10 10-22 2zM54-54q-14 0-20-8 12-8 24 4zM64-66q12-4 20 2-10 10-22 4zM70-84q-12-2-16-10 12-6 20 6zM76-96q10-6 18-2-6 10-18 8z',
      '#6f8f4c',
    )
  sheet.put(
    drawBoards('#b08a5e', random('wood'), [120, 262]),
    // Pan and handle.
    fill('M300 296l26-26 96 92-32 32z', '#1d1209', 0.35),
    oval(196, 208, 176, 174, '#1d1209', 0.4),
    fill('M286 282l26-26 98 94-30 30z', '#20282c'),
    fill('M298 268l14-12 98 94-10 10z', '#3a464c'),
    fill('M366 338l14-14 22 20-14 14z', '#12181b'),
    disc(184, 192, 176, '#20282c'),
    disc(182, 189, 172, '#3d494f'),
    disc(184, 192, 160, '#181f23'),
    ring(184, 192, 140, '#242d32', 16, 0.7),
    fill('M58 96A160 160 0 01206 34Q110 50 70 140z', '#2f3a40', 0.8),
    // Butter in the pan.
    fill('M110 250q30 40 96 36 60-6 80-50-10 66-82 76-70 0-94-62z', '#8f6a2a', 0.55),
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
