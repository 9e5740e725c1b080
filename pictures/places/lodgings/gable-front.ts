import { tenth } from '#pictures/drawing/numbers.ts'
import { fill, stroke } from '#pictures/drawing/paths.ts'
import type { HousePaint } from '#pictures/light/paint.ts'

/** A house seen straight at its gable, lower left corner at the origin. */
export function drawGableFront(
  paint: HousePaint,
  {
    width,
    wall,
    rise,
    rows,
    door = 0.5,
  }: { width: number; wall: number; rise: number; rows: readonly (readonly number[])[]; door?: number | undefined },
): string {
  const half = width / 2
  let boards = ''
  for (let x = 8; x < width; x += 8) boards += `M${x} 0V${tenth(-wall - rise * (1 - Math.abs(x - half) / half))}`
  let panes = ''
  let bars = ''
  const [wide, tall] = [width * 0.11, wall * 0.26]
  rows.forEach((row, index) => {
    const y = -wall * 0.14 - index * wall * 0.47
    for (const share of row) {
      const x = tenth(width * share - wide / 2)
      panes += `M${x} ${tenth(y)}h${tenth(wide)}v${tenth(-tall)}h${tenth(-wide)}z`
      bars += `M${tenth(x + wide / 2)} ${tenth(y)}v${tenth(-tall)}M${x} ${tenth(y - tall / 2)}h${tenth(wide)}`
    }
  })
  const doorX = tenth(width * door - width * 0.06)
  return (
    fill(`M0 0V${-wall}L${half} ${-wall - rise} ${width} ${-wall}V0z`, paint.gable) +
    stroke(boards, '#000', 1, { opacity: 0.11 }) +
    `<path d="${panes}" fill="${paint.glass}" stroke="${paint.trim}" stroke-width="4"/>` +
    stroke(bars, paint.trim, 2) +
    (door > 0
      ? `<path d="M${doorX} 0v${tenth(-wall * 0.42)}h${tenth(width * 0.12)}v${tenth(wall * 0.42)}z" fill="${paint.door}" stroke="${paint.trim}" stroke-width="4"/>`
      : '') +
    stroke(`M2 0V${-wall}M${width - 2} 0V${-wall}`, paint.trim, 5) +
    fill(
      `M-16 ${-wall + 12}L${half} ${-wall - rise - 12} ${width + 16} ${-wall + 12} ${width + 10} ${-wall + 24} ${half} ${-wall - rise + 6} -10 ${-wall + 24}z`,
      paint.roof,
    )
  )
}
