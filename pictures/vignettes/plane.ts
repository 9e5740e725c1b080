import type { Artwork } from '#pictures/drawing/artwork.ts'
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** From below, nose up. */
function drawPlane(art: Artwork): string {
  const blades = (x: number) =>
    `<g transform="translate(${x} -62)">${`${fill('M-34-2h68v4h-68z', '#e9eef0', 0.35) + fill('M-3-6Q-14-24-12-34L-6-34Q0-20 2-6zM3-4Q22-8 32-2L30 4Q14 6 2 4zM-2 0Q-20 4-32-2L-28-6Q-12-8-1-5z', '#2c3a42')}<circle r="35" fill="#ffffff" opacity=".22"/>`}</g>`
  return (
    art('tailplane', 'wings', 'fuselage', 'engines') +
    blades(-76) +
    blades(76) +
    stroke('M-21-90h42M-20 90h40', '#d3d9d6', 1.6) +
    fill('M-4 120h8L0 182z', '#b3372b')
  )
}

export const plane: Vignette = (stage) => {
  const { art, sheet, palette } = stage
  sheet.put(
    paintSky(stage, 350),
    fill(
      'M20 96Q70 70 150 78 210 66 268 86 200 84 150 96 80 104 20 96zM230 240Q290 222 410 232V252Q320 256 230 240zM-10 236Q50 224 110 240 50 252-10 248z',
      palette.cloud,
      0.8,
    ),
    paintRidge(
      stage,
      { seed: 13, air: 0.36, base: 404, ribs: 0.6 },
      skyline`-10,360 40,326^ 90,366 190,386 250,350^ 300,374 352,312^ 384,344 410,330`,
    ),
    place(drawPlane(art), 196, 192, 0.96, false, 26),
  )
}
