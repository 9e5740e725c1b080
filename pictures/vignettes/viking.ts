import { disc, fill, ring, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintSteam } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const viking: Vignette = (stage) => {
  const { art, sheet, palette } = stage
  const shield = (x: number, y: number, colour: string, dark: string, mark: string) =>
    disc(x + 5, y + 6, 34, '#1d120c', 0.45) +
    disc(x, y, 34, '#4a3322') +
    disc(x, y, 31, colour) +
    fill(`M${x} ${y - 31}a31 31 0 010 62q14-30 0-62z`, dark) +
    fill(mark, '#efe3c4') +
    disc(x, y, 10, '#41545d') +
    disc(x - 2, y - 2, 6, '#8e9b9f') +
    ring(x, y, 32, '#c99f66', 3)
  const turf = palette.isSnowedIn ? palette.snowLit : palette.meadow
  sheet.put(
    paintSky(stage, 268),
    paintRidge(
      stage,
      { seed: 16, air: 0.45, base: 272, ribs: 0.6 },
      skyline`-10,240 50,206^ 110,246 200,226^ 270,256 340,214^ 410,240`,
    ),
    fill('M0 262Q120 246 230 256T410 252V404H0z', palette.meadow),
    // The long house: a keel turned over.
    fill('M144 274Q150 216 176 186 260 150 410 142V274z', palette.dim('#6b5138')),
    fill('M130 262Q146 198 178 172 270 132 410 126V250Q280 244 130 262z', turf),
    fill(
      'M178 172Q270 132 410 126V140Q270 146 190 182 164 210 152 258L130 262Q146 198 178 172z',
      palette.isSnowedIn ? palette.dim('#9fb4c2') : palette.meadowShade,
    ),
    stroke('M220 160l-22 92M262 148l-12 98M306 140l-6 104M352 134l-2 110', palette.meadowShade, 2.6, { opacity: 0.6 }),
    stroke('M178 174L168 146M178 174L194 150', '#6b4a2c', 7, { isRound: true }),
    fill('M286 140h34v-14h-34z', palette.dim('#6b5138')),
    paintSteam(302, 124, 104, palette.lit('#f3f1ea'), 0.5, 14),
    stroke('M170 270v-10M206 268v-12M246 266v-12M290 264v-12M340 262v-12M384 262v-12', '#3d2a1c', 6),
    fill('M0 290Q140 268 410 282V404H0z', palette.meadowShade, 0.8),
    stroke(
      'M230 300l5-18M246 304l7-22M262 302l4-16M330 300l5-18M346 304l7-22M382 300l4-16M300 296l4-14',
      palette.leaves[2],
      3,
      { isRound: true },
    ),
    art('hull', 'carving', 'rail'),
    shield(96, 262, '#2f5d78', '#1f4559', 'M93 231h6v62h-6zM65 259h62v6H65z'),
    shield(30, 280, '#b3372b', '#7d251b', 'M8 258l4-4 44 44-4 4zM52 258l-4-4-44 44 4 4z'),
  )
}
