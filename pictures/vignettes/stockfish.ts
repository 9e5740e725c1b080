import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const stockfish: Vignette = (stage) => {
  const { art, sheet, palette } = stage
  const far = sheet.keep(place(art('tail', 'body', 'dorsal-fins'), 0, 0))
  sheet.define(far.svg)
  const use = (x: number, y: number, scale: number, turn: number, opacity = 1) =>
    place(`<use href="#${far.id}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`, x, y, scale, false, turn)
  const mirrored = (x: number, y: number, scale: number, turn: number) =>
    place(`<use href="#${far.id}"/>`, x, y, scale, true, turn)
  sheet.put(
    paintSky(stage, 326),
    paintRidge(
      stage,
      { seed: 8, air: 0.36, base: 330 },
      skyline`-10,300 40,252^ 84,286 150,222^ 190,262 240,240^ 300,290 352,250^ 410,286`,
    ),
    paintWater(stage, 328, stage.random('water')),
    fill('M0 372q120-18 230-8t170-4v44H0z', palette.meadow),
    fill('M0 388q120-12 230-6t170-2v24H0z', palette.meadowShade),
    // The rack: poles leaning into each other, the far rail with fish, the near one in front.
    stroke('M-10 108L410 92', '#6f6250', 7),
    ...[18, 74, 262, 318, 372].map((x, index) => use(x, 102 - x * 0.04, 0.42, index % 2 ? 4 : -3, 0.75)),
    art('poles'),
    use(196, 62, 1.16, 7),
    mirrored(248, 60, 1.16, -5),
    art('cords'),
    use(352, 54, 0.9, 3),
    stroke('M346 34Q338 50 352 66M358 34Q366 50 354 68', '#2f5d78', 3.6, { isRound: true }),
  )
}
