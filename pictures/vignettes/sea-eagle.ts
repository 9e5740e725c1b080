import type { Artwork } from '#pictures/drawing/artwork.ts'
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater, strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** From below, turning. */
function drawEagle(art: Artwork): string {
  const wing =
    'M-8-14Q-40-44-84-46L-128-36-178-50-160-36-186-30-163-24-186-12-160-11-178 4-150 2-160 16-134 12Q-96 26-62 22-30 24-8 18z'
  const flight =
    'M-20 8Q-60-2-100 0L-152-22-186-30-163-24-186-12-160-11-178 4-150 2-160 16-134 12Q-96 26-62 22-30 24-14 16z'
  const feathers = 'M-34 20L-40 2M-52 22L-60 0M-70 23L-80-2M-90 22L-100-4M-110 19L-122-8M-128 13L-142-14'
  const side = (body: string, dark: string) =>
    fill(wing, body) + fill(flight, dark) + stroke(feathers, '#2b2019', 2, { opacity: 0.6 })
  return side('#6f563e', '#4d3b2c') + place(side('#5b4531', '#3d2e22'), 0, 0, 1, true) + art('eagle')
}

export const seaEagle: Vignette = (stage) => {
  const { art, sheet } = stage
  const scene =
    paintSky(stage, 304) +
    paintRidge(
      stage,
      { seed: 8, air: 0.3, base: 306 },
      skyline`-10,290 44,244^ 92,276 150,250^ 204,292 276,228^ 318,268 356,246^ 410,296`,
    ) +
    paintWater(stage, 304, stage.random('water')) +
    place(drawEagle(art), 196, 186, 0.98, false, -13)
  const rounds = 'M200 82a134 134 0 100 236 134 134 0 100-236z'
  sheet.put(
    strip(0, 400, '#0c1b24'),
    sheet.cutTo(scene, rounds),
    stroke(rounds, '#24404d', 9),
    stroke('M200 82a134 134 0 10-76 252M200 318a134 134 0 10108-252', '#0c1b24', 5, { opacity: 0.35 }),
    stroke('M28 120a134 134 0 0174-60M296 52a134 134 0 0168 42', '#5d7f8d', 3, { isRound: true }),
  )
}
