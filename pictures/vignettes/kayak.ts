import { fill, wholes } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const kayak: Vignette = ({ art, sheet, random }) => {
  const chance = random('ripples')
  const id = sheet.name()
  sheet.define(
    `<linearGradient id="${id}" x2="1" y2="1"><stop offset="0" stop-color="#8fd3c4"/><stop offset=".42" stop-color="#43a1aa"/><stop offset="1" stop-color="#1b546c"/></linearGradient>`,
  )
  let light = ''
  let dark = ''
  for (let ripple = 0; ripple < 46; ripple++) {
    const [x, y, width] = [40 + chance() * 380, 50 + chance() * 360, 18 + chance() * 40]
    if (x + y < 300) continue
    const d = wholes`M${x} ${y}q${width / 2}-5 ${width} 0q${-width / 2} 4 ${-width} 0`
    if (ripple % 3) light += d
    else dark += d
  }
  const kayak = art('kayak')
  sheet.put(
    strip(0, 400, `url(#${id})`),
    art('shore'),
    fill(dark, '#0f4a60', 0.3),
    fill(light, '#d9f2e8', 0.4),
    `<g transform="translate(226 228) rotate(-38) scale(1.080)">${kayak}</g>`,
  )
}
