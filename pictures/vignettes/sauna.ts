// A sauna on its raft in a winter bay, and one bather who has made up their mind.
import { disc, fill, stroke } from '#pictures/drawing/paths.ts'
import { again } from '#pictures/drawing/sheet.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintSteam, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a floating sauna before snowy mountains. */
export const sauna: Vignette = (stage) => {
  const { sheet, palette } = stage
  const lamp = palette.lamp ?? '#ffdf9a'
  const land = sheet.keep(
    paintRidge(stage, skyline`-20,160 30,116^ 80,160 136,66^ 176,120 216,96^ 286,166 340,130^ 420,186`, {
      seed: 11,
      air: 0.14,
      base: 232,
    }),
  )
  let clapboard = ''
  for (let y = 222; y < 304; y += 13) clapboard += `M104 ${y}h166`
  sheet.put(
    paintSky(stage, 230),
    land.svg,
    paintWater(stage, 230, stage.random('water'), { many: 26 }),
    sheet.cut(again(land.id, [1, 0, 0, -0.6, 0, 368], 0.32), 0, 231, 400, 90),
    paintSteam(250, 140, 126, palette.lit('#f3f5f6'), 0.6, -16),
    fill('M76 326h268v22H76z', '#1d1a1c', 0.5),
    fill('M92 312h246v14H92z', '#33261f'),
    fill('M74 300h278v14H74z', '#8a6b50'),
    fill('M74 300h278v4H74z', '#b18f6c'),
    fill('M104 326h36v12h-36zM196 326h36v12h-36zM292 326h36v12h-36z', '#1b2931'),
    fill('M100 300V202h176v98z', '#7a5238'),
    fill('M276 300V202h34v98z', '#472f22'),
    stroke(clapboard, '#5f3f2a', 2.2),
    fill('M86 208L104 170H292L322 208z', palette.lit('#f2f6f8')),
    fill('M292 170L322 208H310L282 176z', palette.dim('#9fb4c6')),
    fill('M86 208h236v6H86z', '#4a3325'),
    fill('M238 176V138h18v40z', '#22292f'),
    fill('M234 138h26v-6h-26z', '#22292f'),
    fill('M120 220h76v54h-76z', lamp),
    fill('M120 258q38-12 76 0v16h-76z', '#f0a24a', 0.6),
    fill('M126 274v-18q1-14 12-14t12 14v18zM160 274v-14q1-13 11-13t11 13v14z', '#9a5a2a'),
    disc(138, 236, 7, '#9a5a2a'),
    disc(171, 241, 6.4, '#9a5a2a'),
    stroke('M120 220h76v54h-76zM158 220v54', '#f0e6d2', 3.4),
    fill('M216 300v-76h40v76z', '#93613c'),
    fill('M220 228h32v30h-32z', lamp, 0.8),
    disc(248, 268, 2.8, '#e9d9b8'),
    fill('M104 300h172v4H104z', '#1d1a1c', 0.25),
    // The bather, back turned, hat on.
    fill('M331 300l1-30q-1-20 8-20t9 20l2 30h-7l-2-24-2 0-2 24z', '#cf9c7a'),
    fill('M342 250q8 2 8 20l1 30h-6l-2-24-1 0z', '#b37f60'),
    fill('M331 272h20l1 12h-9l-2-3-2 3h-8z', '#a8382a'),
    disc(341, 243, 7, '#c08f70'),
    fill('M333 241q0-11 8-11t8 11q-8-4-16 0z', '#a8382a'),
    disc(341, 229, 2.6, '#f4efe2'),
    stroke('M332 254q-6 10-2 20M350 254q6 10 1 20', '#cf9c7a', 4.4, { isRound: true }),
    stroke('M356 288v58M374 288v58M356 302h18M356 318h18M356 334h18', '#cdd6da', 3.6, { isRound: true }),
    stroke('M124 352h66M116 364h84M132 377h56M142 390h40', lamp, 3.6, { opacity: 0.5, isRound: true }),
  )
}
