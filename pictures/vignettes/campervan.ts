// A campervan beside a sign that says, without a word, that nobody sleeps here.
import { disc, fill, oval, ring, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a campervan at the roadside and a sign against staying the night. */
export const campervan: Vignette = (stage) => {
  const { sheet, palette } = stage
  sheet.put(
    paintSky(stage, 256),
    paintRidge(stage, skyline`-20,190 40,122^ 90,172 150,76^ 196,134 236,112^ 300,200 350,176^ 420,220`, {
      seed: 17,
      air: 0.1,
      base: 260,
    }),
    paintWater(stage, 256, stage.random('water'), { bottom: 276, many: 8 }),
    fill('M0 270q120-10 220-5t180-6v60H0z', palette.meadow),
    fill('M0 302q160-8 400-6v108H0z', palette.tone('#626f77')),
    fill('M0 302q160-8 400-6v8q-200-4-400 8z', palette.tone('#97a2a3')),
    fill('M0 386l60-18h14L0 396zM150 384l44-16h12l-40 18zM300 382l30-14h12l-28 16z', palette.tone('#e6e5da')),
    oval(172, 362, 150, 11, '#1d2a32', 0.5),
    // The van.
    fill('M24 354q-9-2-9-16V202q0-18 18-20h150q16 0 27 9 25 23 47 59l36 11q14 5 14 20v56q0 11-12 11z', '#f5f1e6'),
    fill('M183 182q16 0 27 9 25 23 47 59l36 11q14 5 14 20v56q0 11-12 11H196z', '#e3ddcc'),
    fill('M15 290h292v47q0 11-12 11H24q-9-2-9-14z', '#cf9030'),
    fill('M15 326h292v11q0 11-12 11H24q-9-2-9-14z', '#96621c'),
    fill('M15 286h292v5H15z', '#b3372b'),
    fill('M192 204q11 0 20 9 16 16 30 39h-62v-48z', '#1c3642'),
    fill('M196 210q10 0 16 7l14 18-36 12v-37z', '#6b93a1'),
    fill('M40 206h56v46H40zM108 206h56v46h-56z', '#1c3642'),
    fill('M46 212h16l-13 34h-3zM114 212h16l-13 34h-3z', '#6b93a1'),
    fill('M40 206h56v5H40zM108 206h56v5h-56z', '#b3372b', 0.85),
    stroke('M173 196V346M104 260h60v82', '#c5bda9', 2.4),
    fill('M180 266h14v4h-14z', '#76868d'),
    fill('M52 166h70q7 0 7 7v9H45v-9q0-7 7-7z', '#9aa7a8'),
    fill('M52 166h70q7 0 7 7H45q0-7 7-7z', '#c2cccb'),
    fill('M290 272l18 5v14l-18-2z', '#fdeec0'),
    fill('M15 296h9v22h-9z', '#b3372b'),
    fill('M296 328h20v12h-20z', '#41545d'),
    ...[76, 248].flatMap((x) => [
      fill(`M${x - 33} 350a33 33 0 0166 0z`, '#41301a'),
      disc(x, 350, 27, '#162329'),
      disc(x, 350, 14, '#c2ccce'),
      disc(x, 350, 5, '#38474f'),
    ]),
    // The sign: no parking above, a sleeping van under the moon below.
    oval(350, 366, 26, 5, '#1d2a32', 0.5),
    fill('M342 60h8v304h-8z', '#6b777b'),
    fill('M342 60h3v304h-3z', '#a5b0b2'),
    fill('M296 158h102v66H296z', '#f7f5ec'),
    stroke('M298 160h98v62h-98z', '#22333b', 3),
    disc(347, 98, 50, '#f7f5ec'),
    disc(347, 98, 46, '#2f5d9a'),
    ring(347, 98, 42, '#b3261e', 9),
    fill('M374 62l7 7-61 64-7-7z', '#b3261e'),
    fill('M308 210v-20q0-5 5-5h40l16 12v13z', '#22333b'),
    fill('M316 190h13v7h-13zM334 190h13l7 7h-20z', '#f7f5ec'),
    disc(322, 211, 5.6, '#22333b'),
    disc(356, 211, 5.6, '#22333b'),
    fill('M378 168a12 12 0 1010 18 10 10 0 01-10-18z', '#22333b'),
  )
}
