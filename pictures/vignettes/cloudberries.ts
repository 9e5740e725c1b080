// Cloudberries in an enamel bowl.
import { points, spots } from '#pictures/drawing/lists.ts'
import { disc, fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { between } from '#pictures/drawing/random.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** One ripe berry: a dozen amber drupelets lit from the left. */
function drawBerry(dark: string, body: string, light: string): string {
  const grains = points`-13,4 13,4 -8,13 8,13 0,16 -14,-6 14,-6 0,5 -8,-14 8,-14 0,-5`
  return (
    oval(0, 2, 21, 20, dark) +
    grains.map(([x, y]) => disc(x, y, 7.6, body)).join('') +
    grains.map(([x, y]) => disc(x - 1.6, y - 2, 4, light)).join('')
  )
}

/** Draws a bowl of cloudberries and a leaf. */
export const cloudberries: Vignette = ({ sheet, random }) => {
  const chance = random('berries')
  const ripe = sheet.keep(drawBerry('#b8651a', '#e8952e', '#f9c768'))
  const red = sheet.keep(drawBerry('#a34a1c', '#d9702e', '#f2a262'))
  sheet.define(ripe.svg + red.svg)
  const berry = (x: number, y: number, scale: number, turn: number, isRed = false) =>
    place(`<use href="#${isRed ? red.id : ripe.id}"/>`, Math.round(x), Math.round(y), scale, false, Math.round(turn))
  const heap: string[] = []
  const rows: readonly (readonly [y: number, half: number, many: number])[] =
    spots`152,46,3 168,86,5 186,116,7 206,128,7 226,108,6`
  for (const [y, half, many] of rows)
    for (let at = 0; at < many; at++)
      heap.push(
        berry(
          192 - half + ((at + 0.5) * 2 * half) / many + between(chance, -4, 4),
          y + between(chance, -4, 4),
          between(chance, 0.92, 1.08),
          between(chance, -40, 40),
          chance() < 0.2,
        ),
      )
  const leaf =
    fill(
      'M0 0Q-30-12-58-4-60-28-40-40-46-62-22-66-10-84 8-74 30-82 36-60 56-52 48-32 58-8 40-2 20-10 0 0z',
      '#5f7f42',
    ) +
    fill('M0 0Q-30-12-58-4-60-28-40-40-46-62-22-66-10-84 2-76L0 0z', '#7d9c54') +
    stroke('M0 0L2-66M0-4L-36-48M0-4L36-46M0-2L-46-12M0-2L42-12', '#46622f', 2.4, { isRound: true })
  sheet.put(
    strip(0, 400, '#b7a98c'),
    strip(0, 158, '#a39575'),
    fill('M0 156h400v5H0z', '#8c7f62'),
    fill('M0 161h250L60 400H0z', '#c9bc9f', 0.7),
    // Cloth under the bowl.
    fill('M40 318L210 262 396 300V404H60z', '#efe8d6'),
    fill('M60 404L40 318 110 296 130 404z', '#ddd4bd'),
    stroke('M64 334L214 286 396 322M70 352L216 302 396 340', '#b3372b', 3),
    oval(222, 330, 140, 36, '#4d4028', 0.4),
    place(leaf, 64, 160, 1.02, false, -30),
    place(leaf, 352, 156, 0.8, false, 34),
    // Bowl.
    fill('M46 196Q50 330 142 338H242Q334 330 338 196z', '#ece7d9'),
    fill('M214 338H242Q334 330 338 196H286Q282 300 214 338z', '#c5bfae'),
    fill('M58 236Q66 320 130 334 88 290 84 210z', '#fbf9f1'),
    fill('M142 338H242l-6 12H148z', '#2f5d78'),
    oval(192, 196, 146, 50, '#2f5d78'),
    oval(192, 194, 138, 44, '#d2cbba'),
    oval(192, 204, 132, 38, '#8a5a20'),
    ...heap,
    fill(
      'M54 214Q90 254 192 252 294 254 330 214 320 244 310 254 270 268 192 268 114 268 74 254 62 240 54 214z',
      '#ece7d9',
    ),
    fill('M250 262Q310 252 330 214 320 244 310 254 290 262 250 266z', '#c5bfae'),
    stroke('M46 196Q60 246 192 246 324 246 338 196', '#2f5d78', 7),
    stroke('M46 196Q60 243 150 245', '#5b87a0', 2.4),
    // Stray berries on the cloth, one with its hull.
    oval(80, 372, 26, 8, '#4d4028', 0.35),
    oval(124, 384, 26, 8, '#4d4028', 0.35),
    berry(74, 352, 1.08, 10),
    berry(116, 366, 1, -30, true),
    oval(348, 366, 30, 8, '#4d4028', 0.3),
    berry(340, 346, 1.1, 0),
    fill('M340 334q-22-2-26-16 16-2 24 8 0-16 12-22 6 12-2 20 14-6 24 4-10 12-32 6z', '#6f8f4c'),
    stroke('M340 328Q352 300 382 292', '#6f8f4c', 4, { isRound: true }),
  )
}
