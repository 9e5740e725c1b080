// Mølje: skrei in steaks, liver and roe, as in February.
import { spots } from '#pictures/drawing/lists.ts'
import { disc, fill, oval, place, ring, stroke } from '#pictures/drawing/paths.ts'
import { drawCloth, drawFork, drawKnife, drawPlate, drawPotatoes } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

/** A steak of cod: skin around white flakes, the bone in its middle. */
function drawSteak(): string {
  return (
    fill('M4 66Q-58 62-64 2-60-58 0-62 62-58 66 2 62 50 26 62 20 40 14 30 6 46 4 66z', '#2c3a40', 0.22) +
    fill('M-4 58Q-62 54-66-4-62-62 0-66 62-62 66-4 62 46 22 56 18 34 8 22-4 36-4 58z', '#8d989a') +
    fill('M-10 51Q-57 46-60-4-56-56 0-60 56-56 60-4 56 40 27 49 22 28 8 14-8 28-10 51z', '#fdfbf3') +
    fill('M8-60Q56-52 60-4 56 40 27 49 24 38 20 30 48 10 40-24 30-52 8-60z', '#e6e0cf', 0.8) +
    stroke(
      'M-48 18Q-40-6-14-6M-52-16Q-36-36-12-18M-30-46Q-14-40-6-20M22-50Q8-40 6-20M52-20Q34-34 14-16M50 14Q38-4 16-4M-34 40Q-26 22-10 10M40 38Q34 20 18 10',
      '#d8d0bb',
      3,
      { isRound: true },
    ) +
    disc(2, -8, 7, '#d8d0bb') +
    disc(1, -9, 4, '#fdfbf3')
  )
}

/** Draws a plate of cod, liver and roe. */
export const molje: Vignette = ({ sheet }) => {
  const steak = sheet.keep(drawSteak())
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
    // Liver in its own small bowl.
    oval(218, 308, 50, 46, '#2c3a40', 0.25),
    disc(208, 298, 48, '#f8f5ec'),
    ring(208, 298, 45, '#2f5d78', 3.4),
    disc(208, 298, 38, '#c8912f'),
    disc(206, 296, 34, '#e3b04c'),
    fill('M182 290q10-16 28-8 10 10-2 20-20 8-26-12zM210 304q16-10 24 4-2 14-18 12-12-4-6-16z', '#a06a3a'),
    fill('M184 288q10-14 24-8 8 8-2 14-16 4-22-6zM212 303q14-8 20 3-4 8-16 6z', '#c58e57'),
    ring(222, 286, 8, '#fbf6e4', 2.6),
    ring(196, 312, 7, '#fbf6e4', 2.6),
    drawPotatoes(spots`98,178,22 82,222,18`),
    // Flatbread.
    fill('M318 6L404-6V96L352 112 306 62z', '#0d1a22', 0.28),
    fill('M312-6H404V86L346 100 300 54z', '#d9bd88'),
    fill('M312-6H404V10L330 40 300 54z', '#e9d3a4'),
    stroke('M326 22h0M348 44h0M372 30h0M362 66h0M388 56h0M336 66h0M386 12h0M352 16h0', '#a5804a', 5, { isRound: true }),
    drawFork(22, 84),
    drawKnife(376, 128, 3),
  )
}
