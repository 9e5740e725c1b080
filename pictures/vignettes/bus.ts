// The bus, on time, in the rain.
import { disc, fill, oval, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRain, paintRidge, paintSky } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a bus that stops at a shelter in the rain. */
export const bus: Vignette = (stage) => {
  const { sheet, palette } = stage
  const lamp = palette.lamp ?? '#ffe9b0'
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
    paintRidge(stage, skyline`-10,130 40,84^ 90,140 140,120^ 220,200 300,180 360,120^ 410,150`, {
      seed: 15,
      air: 0.28,
      base: 240,
    }),
    fill('M0 232Q120 222 220 232T410 228V290H0z', palette.meadow),
    fill('M0 252H400V404H0z', palette.tone('#515c64')),
    fill('M0 252H400V262Q200 268 0 264z', palette.tone('#8b9496')),
    // Wet road: what shines in it.
    fill('M78 340h170l20 64H56z', palette.tone('#7b8a92'), 0.5),
    fill('M84 346h30l-4 58H70zM214 346h30l16 58h-40z', lamp, 0.4),
    fill('M292 404l-22-120h10l44 120z', palette.tone('#dfe0d6'), 0.8),
    oval(162, 344, 124, 10, '#10191f', 0.6),
    // The bus from the front.
    fill('M54 332V92Q54 62 84 58 162 50 240 58 270 62 270 92V332q0 10-10 10H64q-10 0-10-10z', '#b3372b'),
    fill('M250 60q20 6 20 32V332q0 10-10 10h-22q12-140 12-282z', '#85281e'),
    fill('M62 250H262V280H62z', '#f4efe2'),
    fill('M248 250h14v30h-14z', '#cfc8b8'),
    fill('M68 110Q68 100 80 98 162 92 244 98 256 100 256 110V232H68z', '#1c3340'),
    fill('M68 110Q68 100 80 98 162 92 244 98 256 100 256 110V150Q160 130 68 160z', '#3f5f6e'),
    fill('M84 104l54-4-52 128H70V190z', '#5d7f8d', 0.6),
    fill('M92 66Q162 60 232 66q6 2 6 8v12q-76-6-152 0V74q0-6 6-8z', '#16242b'),
    stroke('M108 77h34M150 77h50M206 77h8', '#ffc95e', 6),
    fill('M100 232q2-34 22-36 20 2 22 36z', '#0f1d25'),
    disc(122, 184, 13, '#6b4a38'),
    fill('M108 182q0-15 14-15t14 15q-14-5-28 0z', '#16242b'),
    stroke('M150 236L94 152M170 236L232 148', '#0a1217', 4),
    fill('M30 112h20v50q-10 6-20 0zM274 112h20v50q-10 6-20 0z', '#22333b'),
    stroke('M44 112Q44 92 56 92M280 112Q280 92 268 92', '#22333b', 5),
    fill('M54 316H270v16q0 10-10 10H64q-10 0-10-10z', '#22333b'),
    fill('M118 292h88v20h-88z', '#85281e'),
    stroke('M124 298h76M124 306h76', '#5f1d16', 3),
    fill('M66 340h34v14q-17 6-34 0zM224 340h34v14q-17 6-34 0z', '#10191f'),
    fill('M64 286q0-6 6-6h34v26H72q-8-4-8-20zM260 286q0-6-6-6h-34v26h32q8-4 8-20z', '#fff6da'),
    glow(84, 292, 64),
    glow(240, 292, 64),
    // The shelter and who waits.
    fill('M296 150h110v16H296z', palette.tone('#2c3a42')),
    fill('M296 150h110v5H296z', palette.tone('#5d6d75')),
    fill('M318 166h8v206h-8zM386 166h8v206h-8z', palette.tone('#2c3a42')),
    fill('M326 172h60v180h-60z', '#cfe0e4', 0.3),
    fill('M334 172h16l-24 90v-60z', '#ffffff', 0.25),
    oval(356, 376, 46, 6, '#10191f', 0.5),
    fill('M340 372l2-60h26l4 60h-12l-4-46-4 46z', '#22333b'),
    fill('M334 320q-4-60 8-70 14-8 26 0 14 12 8 70-20 6-42 0z', '#e0a33a'),
    fill('M362 248q18 6 14 72-8 3-18 3 8-40 4-75z', '#b57a1e'),
    fill('M338 248q-2-26 16-26t18 26q-16 8-34 0z', '#e0a33a'),
    fill('M343 246q0-16 10-16t12 16q-10 6-22 0z', '#7d5a48'),
    fill('M366 282h20v46h-20z', '#2f5d78'),
    paintRain(70, stage.random('rain')),
    fill('M98 372q16-4 32 0-16 5-32 0zM300 388q14-4 28 0-14 4-28 0zM20 378q14-4 28 0-14 4-28 0z', '#dfe7e6', 0.5),
  )
}
