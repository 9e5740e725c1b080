// Rain and snow in the air.
import { tenth, whole } from '#site/pictures/drawing/numbers.ts'
import { fill, sheetHeight, sheetWidth, stroke } from '#site/pictures/drawing/paths.ts'
import type { Random } from '#site/pictures/drawing/random.ts'
import type { Sheet } from '#site/pictures/drawing/sheet.ts'
import type { Box } from './clouds.ts'

/** Returns driving rain of `many` strokes, 28 degrees off the vertical unless `slant` says otherwise. */
export function drawRain(
  many: number,
  random: Random,
  { colour = '#e8ece8', opacity = 0.3, width = 1.2, slant = 0.52 } = {},
): string {
  let drawn = ''
  for (let drop = 0; drop < many; drop++) {
    const length = 22 + random() * 46
    drawn += `M${whole(random() * (sheetWidth + 200))} ${whole(random() * 860)}l${whole(-length * slant)} ${whole(length)}`
  }
  return stroke(drawn, colour, width, { opacity })
}

/** Returns falling snow of `many` flakes in three sizes, down to `floor`. */
export function drawSnowfall(many: number, random: Random, colour = '#ffffff', floor = sheetHeight): string {
  const sizes = ['', '', '']
  for (let flake = 0; flake < many; flake++) {
    const size = Math.min(2, Math.floor(random() ** 2 * 3))
    sizes[size] += `M${whole(random() * sheetWidth)} ${whole(random() * floor)}h0`
  }
  return sizes
    .map((d, size) => stroke(d, colour, [2, 3.4, 5.4][size] ?? 2, { opacity: tenth(0.8 - size * 0.15), isRound: true }))
    .join('')
}

/** Returns far curtains of rain that hang from a cloud. */
export function drawShowers(sheet: Sheet, list: readonly Box[], colour: string, strength = 0.5): string {
  return list
    .map(([x, y, width, height]) => {
      const paint = sheet.vertical(
        [
          [0, colour, strength],
          [1, colour, 0],
        ],
        y,
        y + height,
      )
      return fill(`M${x} ${y}h${width}l${whole(-height * 0.4)} ${height}h${whole(-width * 0.9)}z`, paint)
    })
    .join('')
}
