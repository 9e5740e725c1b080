// A pair of dried cod, tied at the tails, on a pole against the spring sky.
import { disc, fill, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** One headless cod as it hangs: tail at the origin, belly slit open to the right. */
function drawCod(): string {
  return (
    // Tail above the string.
    fill('M0 8Q-12-6-20-34L-6-22 2-36 10-20 24-30Q14-6 6 10z', '#a58a55') +
    fill('M2-36L10-20 24-30Q14-6 6 10L2 8z', '#86703f') +
    // Body: back, flank, the pale open belly.
    fill('M-4 4Q-20 46-40 110-50 160-38 214-30 244-6 254L28 250Q46 220 42 170 36 100 8 4z', '#bd9e61') +
    fill('M2 4Q-8 60-10 120-10 200-6 254L28 250Q46 220 42 170 36 100 8 4z', '#d9bf86') +
    fill('M6 70Q22 110 30 160 34 206 20 250L2 252Q14 200 10 150 8 110 6 70z', '#f0dfb4') +
    fill('M6 70Q12 120 10 160 10 210-2 253L2 252Q18 200 14 150z', '#8a6f40') +
    // Dorsal fins, shrunk by the wind.
    fill('M-24 60L-40 74-34 92-32 88zM-38 108L-56 130-48 158-44 150zM-45 168L-58 188-46 206-42 200z', '#927845') +
    fill('M26 92L38 106 34 120zM38 136L52 152 42 166z', '#b0945a') +
    stroke('M-10 40Q-24 100-28 160M-18 70Q-34 130-34 190M-2 50Q-8 110-12 170M20 120Q30 160 26 210', '#957a45', 2.2) +
    stroke('M-22 130l-8 4M-24 150l-9 3M-24 170l-9 2M-22 190l-9 1', '#957a45', 1.8) +
    fill('M-38 214Q-30 244-6 254L28 250 20 262 4 258-10 266-24 246z', '#6d5630')
  )
}

/** Draws stockfish on the rack. */
export const stockfish: Vignette = (stage) => {
  const { sheet, palette } = stage
  const far = sheet.keep(place(drawCod(), 0, 0))
  sheet.define(far.svg)
  const use = (x: number, y: number, scale: number, turn: number, opacity = 1) =>
    place(`<use href="#${far.id}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`, x, y, scale, false, turn)
  const mirrored = (x: number, y: number, scale: number, turn: number) =>
    place(`<use href="#${far.id}"/>`, x, y, scale, true, turn)
  sheet.put(
    paintSky(stage, 326),
    paintRidge(stage, skyline`-10,300 40,252^ 84,286 150,222^ 190,262 240,240^ 300,290 352,250^ 410,286`, {
      seed: 8,
      air: 0.36,
      base: 330,
    }),
    paintWater(stage, 328, stage.random('water')),
    fill('M0 372q120-18 230-8t170-4v44H0z', palette.meadow),
    fill('M0 388q120-12 230-6t170-2v24H0z', palette.meadowShade),
    // The rack: poles leaning into each other, the far rail with fish, the near one in front.
    stroke('M-10 108L410 92', '#6f6250', 7),
    ...[18, 74, 262, 318, 372].map((x, index) => use(x, 102 - x * 0.04, 0.42, index % 2 ? 4 : -3, 0.75)),
    stroke('M30 410L86-10', '#5d5140', 13),
    stroke('M28 410L84-10', '#8a7a62', 6),
    fill('M-10 46L410 32v18L-10 64z', '#7d6d56'),
    fill('M-10 46L410 32v6L-10 52z', '#a8967a'),
    use(196, 62, 1.16, 7),
    mirrored(248, 60, 1.16, -5),
    stroke('M196 36Q184 64 204 84M248 34Q262 62 244 84M200 78Q222 96 246 80M196 70Q220 84 250 70', '#2f5d78', 4.5, {
      isRound: true,
    }),
    disc(222, 86, 6, '#2f5d78'),
    use(352, 54, 0.9, 3),
    stroke('M346 34Q338 50 352 66M358 34Q366 50 354 68', '#2f5d78', 3.6, { isRound: true }),
  )
}
