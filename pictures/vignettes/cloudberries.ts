import { points, spots } from '#pictures/drawing/lists.ts'
import { disc, fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { between } from '#pictures/drawing/random.ts'
import type { Vignette } from './vignette.ts'

function drawBerry(dark: string, body: string, light: string): string {
  const grains = points`-13,4 13,4 -8,13 8,13 0,16 -14,-6 14,-6 0,5 -8,-14 8,-14 0,-5`
  return (
    oval(0, 2, 21, 20, dark) +
    grains.map(([x, y]) => disc(x, y, 7.6, body)).join('') +
    grains.map(([x, y]) => disc(x - 1.6, y - 2, 4, light)).join('')
  )
}

export const cloudberries: Vignette = ({ art, sheet, random }) => {
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
  const leaf = art('leaf')
  sheet.put(
    art('table', 'cloth'),
    place(leaf, 64, 160, 1.02, false, -30),
    place(leaf, 352, 156, 0.8, false, 34),
    art('bowl'),
    ...heap,
    art('bowl-rim', 'stray-berries'),
    berry(74, 352, 1.08, 10),
    berry(116, 366, 1, -30, true),
    oval(348, 366, 30, 8, '#4d4028', 0.3),
    berry(340, 346, 1.1, 0),
    fill('M340 334q-22-2-26-16 16-2 24 8 0-16 12-22 6 12-2 20 14-6 24 4-10 12-32 6z', '#6f8f4c'),
    stroke('M340 328Q352 300 382 292', '#6f8f4c', 4, { isRound: true }),
  )
}
