// Supper on the burner, the tent behind it.
import { fill, oval, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintSteam, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a pot on a camping stove before a tent by the sea. */
export const camping: Vignette = (stage) => {
  const { sheet, palette } = stage
  sheet.put(
    paintSky(stage, 190),
    paintRidge(stage, skyline`-10,166 40,140^ 90,172 160,186 230,150 280,88^ 310,124 344,70^ 380,118 410,104`, {
      seed: 21,
      air: 0.26,
      base: 194,
    }),
    paintWater(stage, 192, stage.random('water'), { bottom: 270, many: 18 }),
    fill('M-10 262Q80 236 200 244T410 236V404H-10z', palette.meadow),
    fill('M-10 330Q120 300 240 312T410 300V404H-10z', palette.meadowShade),
    // Tent.
    fill('M176 284Q280 268 404 284L404 300Q280 300 190 292z', '#1d2a22', 0.35),
    fill('M170 280Q188 176 262 156 330 150 410 190V284Q290 296 170 280z', '#cf7a2c'),
    fill('M262 156Q330 150 410 190V284Q340 292 300 288 300 210 262 156z', '#a3561c'),
    fill('M262 156Q300 210 300 288 286 288 268 287 262 210 254 158z', '#e8a054'),
    fill('M194 282Q206 210 250 168 260 210 258 286 220 286 194 282z', '#3a2a22'),
    fill('M204 283Q214 226 248 184 252 220 250 286 224 286 204 283z', palette.lamp ?? '#f4d48a'),
    fill('M204 283Q230 270 250 274V286Q224 286 204 283z', '#2f6f8a'),
    fill('M250 168Q236 200 218 214 204 240 194 282L186 281Q200 200 262 156z', '#e8a054'),
    stroke('M172 280L146 296M262 156L262 150M410 282L396 300', '#5a3a1a', 2.4),
    // Flat stone with the burner.
    fill('M30 352Q60 326 130 330 220 322 262 348L284 404H10z', palette.shore),
    fill('M30 352Q60 326 130 330 220 322 262 348 200 362 140 356 80 366 30 352z', palette.shoreLit),
    fill('M80 362l14 42H60zM200 358l24 46h-50z', palette.dim('#4a4e4c'), 0.5),
    oval(156, 350, 74, 9, '#1d2a22', 0.5),
    fill('M118 316q0-8 8-8h44q8 0 8 8v30q-30 8-60 0z', '#2f6f8a'),
    fill('M160 308h10q8 0 8 8v30q-10 3-20 4 6-20 2-42z', '#1f4f66'),
    fill('M118 324q30 8 60 0v10q-30 8-60 0z', '#f4efe2'),
    fill('M140 290h16v20h-16z', '#76868d'),
    stroke('M156 300h26', '#76868d', 4),
    fill('M178 294h8v12h-8z', '#41545d'),
    fill('M126 288q-10-10 0-22 4 8 8 8 0-12 10-18 0 12 8 16 2-8 6-12 10 10 8 28z', '#4f9ad0', 0.85),
    fill('M136 288q-4-8 2-14 6 6 8 0 6 6 6 14z', '#cfe9f4'),
    stroke('M108 270L124 292H172L188 270', '#33424a', 5),
    // Pot.
    fill('M86 190H210V256Q208 270 194 270H102Q88 270 86 256z', '#b9c4c5'),
    fill('M176 190H210V256Q208 270 194 270H164Q180 232 176 190z', '#76868d'),
    fill('M94 200h14v58q-12 2-14-6z', '#e6ecec'),
    oval(148, 190, 62, 13, '#8e9b9f'),
    oval(148, 192, 55, 10, '#c2703a'),
    fill('M104 192q14-6 26 0 14-6 30 0 16-6 34-2-20 10-46 10t-44-8z', '#e08f4a'),
    stroke('M126 190h0M150 196h0M172 190h0M140 186h0', '#8fae57', 5, { isRound: true }),
    stroke('M210 214h44q10 0 12 8', '#33424a', 8, { isRound: true }),
    stroke('M120 188L92 96', '#8a5f38', 7, { isRound: true }),
    stroke('M118 186L90 96', '#b98a5a', 2.4, { isRound: true }),
    paintSteam(140, 180, 150, '#ffffff', 0.5, 20),
    paintSteam(178, 182, 120, '#ffffff', 0.4, -16),
    // A cup on the grass.
    oval(332, 384, 44, 7, '#1d2a22', 0.4),
    fill('M298 330h60v42q0 10-10 10h-40q-10 0-10-10z', '#a8321f'),
    fill('M340 330h18v42q0 10-10 10h-14q10-24 6-52z', '#7d251b'),
    oval(328, 330, 30, 7, '#f4efe2'),
    oval(328, 331, 25, 4.6, '#3f2618'),
    stroke('M358 340q20-2 18 14-2 14-20 16', '#7d251b', 6),
    stroke(
      'M20 320l5-20M32 324l7-24M44 320l4-18M270 330l5-20M282 336l7-24M376 330l5-20M388 336l7-24',
      palette.leaves[2],
      3.4,
      { isRound: true },
    ),
  )
}
