// A small turboprop overhead, wheels down for a short runway.
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** The plane from below, nose up. */
function drawPlane(): string {
  const blades = (x: number) =>
    `<g transform="translate(${x} -62)">${`${fill('M-34-2h68v4h-68z', '#e9eef0', 0.35) + fill('M-3-6Q-14-24-12-34L-6-34Q0-20 2-6zM3-4Q22-8 32-2L30 4Q14 6 2 4zM-2 0Q-20 4-32-2L-28-6Q-12-8-1-5z', '#2c3a42')}<circle r="35" fill="#ffffff" opacity=".22"/>`}</g>`
  return (
    // Tailplane and fin.
    fill('M-10 128L-66 152V166L0 156 66 166V152L10 128z', '#d9dfde') +
    fill('M10 128L66 152V166L0 156z', '#a9b4b6') +
    // Wings.
    fill('M-16-40L-196-22Q-204-18-196-8L-16 14H16L196-8Q204-18 196-22L16-40z', '#e9ecea') +
    fill('M16-40L196-22Q204-18 196-8L16 14z', '#b9c4c6') +
    fill('M-16 2L-196-10V-8L-16 14H16L196-8V-10L16 2z', '#8e9b9f') +
    fill('M-170-19l-26 4q-4 4 0 7l26 3zM170-19l26 4q4 4 0 7l-26 3z', '#b3372b') +
    // Fuselage.
    fill('M0-150Q-20-136-21-100V60Q-18 120-6 176H6Q18 120 21 60V-100Q20-136 0-150z', '#f7f5ec') +
    fill('M4-148Q20-134 21-100V60Q18 120 6 176H2Q12 60 4-148z', '#bcc7c9') +
    fill('M-21-60V20Q-21 44-12 60H12Q21 44 21 20V-60Q0-44-21-60z', '#2f5d78', 0.9) +
    fill('M6-52Q16-54 21-60V20Q21 44 12 60H4Q12 0 6-52z', '#1f4559') +
    fill('M0-150Q-12-142-17-126 0-134 17-126 12-142 0-150z', '#22333b') +
    // Engines, wheels.
    fill('M-86-68Q-76-74-66-68L-62 20Q-76 40-90 20z', '#f7f5ec') +
    fill('M-76-72Q-70-72-66-68L-62 20Q-68 30-76 30z', '#bcc7c9') +
    fill('M66-68Q76-74 86-68L90 20Q76 40 62 20z', '#dfe3df') +
    fill('M76-72Q82-72 86-68L90 20Q84 30 76 30z', '#a5b1b4') +
    fill('M-88 2h24v18h-24zM64 2h24v18H64z', '#41545d') +
    fill(
      'M-88 16q0-5 4-5h4v22h-4q-4 0-4-5zM-72 11h4q4 0 4 5v12q0 5-4 5h-4zM64 16q0-5 4-5h4v22h-4q-4 0-4-5zM80 11h4q4 0 4 5v12q0 5-4 5h-4z',
      '#16222a',
    ) +
    fill('M-6-116h5v18h-5zM1-116h5v18H1z', '#16222a') +
    blades(-76) +
    blades(76) +
    stroke('M-21-90h42M-20 90h40', '#d3d9d6', 1.6) +
    fill('M-4 120h8L0 182z', '#b3372b')
  )
}

/** Draws a small propeller plane from below. */
export const plane: Vignette = (stage) => {
  const { sheet, palette } = stage
  sheet.put(
    paintSky(stage, 350),
    fill(
      'M20 96Q70 70 150 78 210 66 268 86 200 84 150 96 80 104 20 96zM230 240Q290 222 410 232V252Q320 256 230 240zM-10 236Q50 224 110 240 50 252-10 248z',
      palette.cloud,
      0.8,
    ),
    paintRidge(stage, skyline`-10,360 40,326^ 90,366 190,386 250,350^ 300,374 352,312^ 384,344 410,330`, {
      seed: 13,
      air: 0.36,
      base: 404,
      ribs: 0.6,
    }),
    place(drawPlane(), 196, 192, 0.96, false, 26),
  )
}
