import { disc, fill } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRain, paintRidge, paintSky } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const bus: Vignette = (stage) => {
  const { art, sheet } = stage
  const glow = (x: number, y: number, radius: number) =>
    disc(
      x,
      y,
      radius,
      sheet.radial(x, y, radius, [
        [0, '#fff3cf', 0.85],
        [0.3, '#ffe0a0', 0.35],
        [1, '#ffe0a0', 0],
      ]),
    )
  sheet.put(
    paintSky(stage, 220),
    paintRidge(
      stage,
      { seed: 15, air: 0.28, base: 240 },
      skyline`-10,130 40,84^ 90,140 140,120^ 220,200 300,180 360,120^ 410,150`,
    ),
    art('road', 'wet-road', 'bus'),
    glow(84, 292, 64),
    glow(240, 292, 64),
    art('shelter'),
    paintRain(70, stage.random('rain')),
    fill('M98 372q16-4 32 0-16 5-32 0zM300 388q14-4 28 0-14 4-28 0zM20 378q14-4 28 0-14 4-28 0z', '#dfe7e6', 0.5),
  )
}
