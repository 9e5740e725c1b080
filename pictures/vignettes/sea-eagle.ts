// A sea eagle in the round of the binoculars.
import { disc, fill, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater, strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** The eagle from below, turning: wings like barn doors, fingered tips, white wedge tail, yellow beak. */
function drawEagle(): string {
  const wing =
    'M-8-14Q-40-44-84-46L-128-36-178-50-160-36-186-30-163-24-186-12-160-11-178 4-150 2-160 16-134 12Q-96 26-62 22-30 24-8 18z'
  const flight =
    'M-20 8Q-60-2-100 0L-152-22-186-30-163-24-186-12-160-11-178 4-150 2-160 16-134 12Q-96 26-62 22-30 24-14 16z'
  const feathers = 'M-34 20L-40 2M-52 22L-60 0M-70 23L-80-2M-90 22L-100-4M-110 19L-122-8M-128 13L-142-14'
  const side = (body: string, dark: string) =>
    fill(wing, body) + fill(flight, dark) + stroke(feathers, '#2b2019', 2, { opacity: 0.6 })
  return (
    side('#6f563e', '#4d3b2c') +
    place(side('#5b4531', '#3d2e22'), 0, 0, 1, true) +
    fill('M-12 26L-26 66Q0 84 26 66L12 26z', '#f7f3e8') +
    fill('M2 26L26 66Q14 74 0 75z', '#d3cdbb') +
    stroke('M-8 40L-14 68M0 40V74M8 40L14 68', '#c2bba6', 1.6) +
    fill('M-17-18Q-20 22-10 40 0 46 10 40 20 22 17-18 10-30 0-30-10-30-17-18z', '#5a4431') +
    fill('M2-30Q12-28 17-18 20 22 10 40 4 44 0 44 12 10 2-30z', '#463424') +
    fill('M-8 28l-4 14 6-4 2 6 4-14zM8 28l4 14-6-4-2 6-4-14z', '#d9a52f') +
    fill('M-15-18Q-14-44 4-50 20-50 20-40 18-24 14-16 0-8-15-18z', '#cdb084') +
    fill('M-2-10Q12-26 10-46 22-48 20-40 18-24 14-16 6-10-2-10z', '#a98c62') +
    fill('M14-49Q34-52 40-36 40-30 36-28 34-36 20-36 13-40 14-49z', '#efbe45') +
    fill('M20-36Q34-36 36-28 40-30 40-36 30-42 18-41z', '#c48d22') +
    disc(10, -42, 2.6, '#1d1713') +
    disc(10.6, -42.7, 0.9, '#ffffff')
  )
}

/** Draws a sea eagle as seen through binoculars. */
export const seaEagle: Vignette = (stage) => {
  const { sheet } = stage
  const scene =
    paintSky(stage, 304) +
    paintRidge(stage, skyline`-10,290 44,244^ 92,276 150,250^ 204,292 276,228^ 318,268 356,246^ 410,296`, {
      seed: 8,
      air: 0.3,
      base: 306,
    }) +
    paintWater(stage, 304, stage.random('water')) +
    place(drawEagle(), 196, 186, 0.98, false, -13)
  const rounds = 'M200 82a134 134 0 100 236 134 134 0 100-236z'
  sheet.put(
    strip(0, 400, '#0c1b24'),
    sheet.cutTo(scene, rounds),
    stroke(rounds, '#24404d', 9),
    stroke('M200 82a134 134 0 10-76 252M200 318a134 134 0 10108-252', '#0c1b24', 5, { opacity: 0.35 }),
    stroke('M28 120a134 134 0 0174-60M296 52a134 134 0 0168 42', '#5d7f8d', 3, { isRound: true }),
  )
}
