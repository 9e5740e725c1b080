import { place } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const children: Vignette = ({ art, sheet, palette }) => {
  const boot = (x: number, y: number, turn: number) => place(art('boot'), x, y, 1, false, turn)
  sheet.put(
    strip(0, 400, sheet.vertical(palette.sea, -120, 180)),
    art('ripples', 'line-goes'),
    boot(282, 240, -2),
    boot(312, 382, 3),
    art('bucket'),
    place(art('crab'), 144, 176, 0.82, false, -12),
    art('bucket-rim', 'hand-line'),
  )
}
