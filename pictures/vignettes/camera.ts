// A camera on its tripod, the shutter open.
import { points } from '#pictures/drawing/lists.ts'
import { fill, oval, stroke } from '#pictures/drawing/paths.ts'
import { drawCurtain } from '#pictures/nature/aurora.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintStars, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a camera on a tripod under northern lights. */
export const camera: Vignette = (stage) => {
  const { sheet, palette } = stage
  const curve: [number, number][] = points`-30,168 50,132 130,150 210,96 300,110 370,56 440,30`
  sheet.put(
    paintSky(stage, 268),
    paintStars(34, 230, stage.random('stars')),
    drawCurtain(
      sheet,
      curve.map(([x, y]) => [x, y - 42]),
      92,
      stage.random('far'),
      { many: 14, strength: 0.7, colours: ['#6fd8ad', '#47b79d', '#2f7f8a'] },
    ),
    drawCurtain(sheet, curve, 130, stage.random('near'), { many: 22, strength: 1 }),
    paintRidge(stage, skyline`-10,210 34,166^ 70,206 120,236 250,250 300,208 340,152^ 366,186 410,160`, {
      seed: 29,
      air: 0.1,
      base: 272,
    }),
    paintWater(stage, 270, stage.random('water'), { bottom: 330, many: 16 }),
    stroke('M120 282h60M150 292h80M110 304h60M190 312h50M240 284h40', '#8fe3b6', 3.4, { opacity: 0.4, isRound: true }),
    fill('M-10 404V330Q60 306 150 316 260 330 410 312V404z', palette.lit('#eef3f4')),
    fill('M-10 404V366Q100 340 220 356 320 366 410 350V404z', palette.lit('#c6d6de')),
    stroke('M10 388h0M40 380h0M76 384h0M110 374h0M296 382h0M330 376h0M362 384h0M392 378h0', palette.dim('#7f9fb2'), 9, {
      isRound: true,
    }),
    // Tripod.
    oval(204, 396, 120, 9, '#061626', 0.5),
    stroke('M198 236L208 396', '#0a141b', 13),
    stroke('M190 232L98 398M214 232L304 398', '#141f27', 15),
    stroke('M187 234L95 396M211 236L298 394', '#40525c', 4),
    fill('M128 330l16 8-6 12-16-8zM260 326l16-8 6 12-16 8z', '#c2452f'),
    stroke('M146 314L204 330 258 312', '#0a141b', 6),
    fill('M180 206h48v34h-48z', '#141f27'),
    fill('M180 206h48v7h-48z', '#40525c'),
    stroke('M228 226L286 248', '#141f27', 9, { isRound: true }),
    // Camera from behind: screen alight.
    fill('M112 112q0-10 10-10h38l10-22h66l10 22h42q10 0 10 10v86q0 10-10 10H122q-10 0-10-10z', '#16222a'),
    fill('M112 112q0-10 10-10h38l10-22h66l10 22h42q8 0 10 6v8H112z', '#33444d'),
    fill('M176 84h54l5 14h-64z', '#0a141b'),
    fill('M258 92h30v12h-30zM126 94h24v10h-24z', '#40525c'),
    fill('M126 122h112v76H126z', '#05101a'),
    fill(
      'M131 127h102v66H131z',
      sheet.vertical(
        [
          [0, '#0c2a44'],
          [0.6, '#2f8f86'],
          [1, '#123a52'],
        ],
        127,
        193,
      ),
    ),
    fill('M131 160q24-26 44-12t34-12 24-4v20q-20-4-36 10t-36-4-30 16z', '#86efb0', 0.85),
    fill('M131 178l18-14 12 12 16-20 18 22 38-6v21H131z', '#0a2030'),
    fill('M131 188h102v5H131z', '#7fb0bd'),
    stroke('M258 128h26M258 184h26', '#40525c', 5),
    oval(271, 156, 15, 15, '#05101a'),
    oval(271, 156, 11, 11, '#33444d'),
    fill('M268 148h6v16h-6z', '#40525c'),
    fill('M282 198h6v4h-6z', '#c2452f'),
    stroke('M114 122q-30 30-20 84t-16 60', '#c2452f', 6),
    stroke('M298 122q24 24 16 60', '#c2452f', 6),
  )
}
