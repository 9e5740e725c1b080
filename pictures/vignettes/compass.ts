import { place, stroke, wholes } from '#pictures/drawing/paths.ts'
import type { Vignette } from './vignette.ts'

export const compass: Vignette = ({ art, sheet }) => {
  let ticks = ''
  for (let tick = 0; tick < 36; tick++) {
    const angle = (tick * Math.PI) / 18
    const inner = tick % 9 ? 63 : 56
    const at = (reach: number) => wholes`${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`
    ticks += `M${at(inner)}L${at(71)}`
  }
  const compass = art('compass') + stroke(ticks, '#22333b', 3) + art('dial')
  sheet.put(
    art('sea', 'depths', 'folds'),
    place(compass, 236, 214, 0.98, false, 24),
    // Lanyard.
    stroke('M190 352Q150 398 96 380 40 360 20 404', '#26352c', 8, { opacity: 0.3 }),
    stroke('M184 342Q146 390 90 372 36 352 12 400', '#a8321f', 6),
  )
}
