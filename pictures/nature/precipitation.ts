import { tenth } from '#pictures/drawing/numbers.ts'
import { sheetHeight, sheetWidth, stroke, wholes } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import { again, type Sheet } from '#pictures/drawing/sheet.ts'

/** Draws half of it twice, shifted, to save bytes. */
function repeatShifted(sheet: Sheet, drawn: (d: string) => string, d: string, x: number, y: number): string {
  const kept = sheet.keep(drawn(d))
  return kept.svg + again(kept.id, [1, 0, 0, 1, x, y])
}

/** 28 degrees off the vertical by default. */
export function drawRain(
  sheet: Sheet,
  many: number,
  random: Random,
  { colour = '#e8ece8', opacity = 0.3, width = 1.2, slant = 0.52 } = {},
): string {
  let strokes = ''
  for (let drop = 0; drop < many / 2; drop++) {
    const length = 22 + random() * 46
    strokes += wholes`M${random() * (sheetWidth + 500) - 250} ${random() * 1000 - 80}l${-length * slant} ${length}`
  }
  return repeatShifted(sheet, (d) => stroke(d, colour, width, { opacity }), strokes, 173, -91)
}

export function drawSnowfall(sheet: Sheet, many: number, random: Random, colour = '#ffffff'): string {
  const sizes = ['', '', '']
  for (let flake = 0; flake < many / 2; flake++) {
    const size = Math.min(2, Math.floor(random() ** 2 * 3))
    sizes[size] += wholes`M${random() * (sheetWidth + 300) - 150} ${random() * (sheetHeight + 200) - 100}h0`
  }
  return sizes
    .map((flakes, size) => {
      const draw = (d: string) =>
        stroke(d, colour, [3, 5, 8][size] ?? 3, { opacity: tenth(0.9 - size * 0.1), isRound: true })
      return repeatShifted(sheet, draw, flakes, -131 + size * 40, 77)
    })
    .join('')
}
