import { fill, stroke } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const cabinKey: Vignette = ({ art, sheet }) => {
  let boards = ''
  let lights = ''
  for (let y = 30; y < 400; y += 46) {
    boards += `M0 ${y}h252`
    lights += `M0 ${y + 4}h252`
  }
  sheet.put(
    strip(0, 400, '#cf9f45'),
    fill('M0 30h252v46H0zM0 122h252v46H0zM0 214h252v46H0zM0 306h252v46H0z', '#d8aa52'),
    stroke(boards, '#9a7029', 3),
    stroke(lights, '#e6c078', 1.6),
    art('wood-grain', 'door-frame', 'lock', 'board', 'key'),
  )
}
