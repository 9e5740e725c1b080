// Last car on board: the ramp of a ferry.
import { disc, fill, oval, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws the open bow of a ferry from behind a car. */
export const ferry: Vignette = (stage) => {
  const { sheet, palette } = stage
  sheet.put(
    paintSky(stage, 206),
    paintRidge(stage, skyline`-10,170 24,132^ 60,168 120,200 280,200 330,150^ 356,172 384,128^ 410,150`, {
      seed: 36,
      air: 0.34,
      base: 210,
    }),
    paintWater(stage, 208, stage.random('water'), { bottom: 348, many: 22 }),
    // Hull and superstructure.
    fill('M62 300L48 190Q44 176 58 172L96 160V92h26V64h36V40h84v24h36v28h26v68l38 12q14 4 10 18L338 300z', '#f4f1e6'),
    fill('M268 92h36v68l38 12q14 4 10 18L338 300h-52q8-120-18-208z', '#cfd3cc'),
    fill('M62 300l-8-60h292l-8 60z', '#2f5d78'),
    fill('M300 240h46l-8 60h-50q10-30 12-60z', '#1f4559'),
    fill('M96 112h208v8H96zM122 72h156v6H122z', '#b3372b'),
    fill('M132 84h136v16H132z', '#22404f'),
    fill('M136 84h34l-10 16h-24zM182 84h20l-8 16h-18z', '#6b93a1'),
    stroke('M158 84v16M184 84v16M212 84v16M238 84v16', '#f4f1e6', 4),
    fill('M188 14h24v26h-24z', '#b3372b'),
    fill('M188 22h24v6h-24z', '#f4f1e6'),
    stroke('M200 14V-4M178 40V20M222 40V20', '#41545d', 3),
    // The visor, lifted, and the car deck behind it.
    fill('M92 132h216l16 28-20 18H96l-20-18z', '#e3e0d3'),
    fill('M92 132h216l6 12H86z', '#ffffff'),
    fill('M96 178h208l20-18-2 10-16 16H94l-16-16-2-10z', '#aab1ad'),
    fill('M96 184H304V296H96z', '#141f26'),
    fill('M96 184H304L276 204H124z', '#2c3a42'),
    stroke('M140 194h24M188 194h24M236 194h24', palette.lamp ?? '#ffe9b0', 4),
    fill('M124 204H276V272H124z', '#22303a'),
    fill('M136 232q2-12 12-12h24q10 0 12 12v26h-48z', '#7d8a90'),
    fill('M142 232q2-8 8-8h20q6 0 8 8z', '#16222a'),
    fill('M138 246h8v6h-8zM176 246h8v6h-8z', '#d9402c'),
    fill('M214 206h46v56h-46z', '#a88a4a'),
    fill('M218 210h38v26h-38z', '#c9a85e'),
    fill('M216 252h8v6h-8zM250 252h8v6h-8z', '#d9402c'),
    fill('M96 184h10v112H96zM294 184h10v112h-10z', '#e0a33a'),
    fill(
      'M96 196l10-8v14l-10 8zM96 224l10-8v14l-10 8zM96 252l10-8v14l-10 8zM96 280l10-8v14l-10 8zM294 196l10-8v14l-10 8zM294 224l10-8v14l-10 8zM294 252l10-8v14l-10 8zM294 280l10-8v14l-10 8z',
      '#20262a',
    ),
    // Ramp and quay.
    fill('M96 286H304L352 352H48z', '#5b666c'),
    fill('M96 286H304L309 293H91z', '#97a2a3'),
    stroke('M110 302H290M98 318H302M84 334H316', '#48535a', 3),
    fill('M0 344H400V404H0z', palette.tone('#6b747a')),
    fill('M0 344H400V352H0z', palette.tone('#a5aba8')),
    fill('M0 320h44v30H0zM356 320h44v30h-44z', palette.tone('#3a474e')),
    stroke('M14 320V232M14 234h18', palette.tone('#2d3940'), 5),
    disc(34, 238, 8, '#57b36f'),
    // The car.
    oval(206, 398, 116, 10, '#10191f', 0.55),
    fill(
      'M108 330Q108 316 120 312L136 270Q140 258 154 256 200 250 248 256 260 258 264 270L280 312Q294 316 294 330V392H108z',
      '#a8321f',
    ),
    fill('M256 258q6 4 8 12L280 312Q294 316 294 330V392H262Q272 320 256 258z', '#7d251b'),
    fill('M128 308L146 274Q150 268 158 268 200 264 242 268 250 268 254 274L272 308Q200 298 128 308z', '#1c3340'),
    fill('M134 302L148 276Q152 270 160 270L186 268 168 300Q150 302 134 305z', '#5d7f8d'),
    fill('M108 332h40v20h-36zM254 332h40l-4 20h-36z', '#e8553a'),
    fill('M108 332h40v6h-40zM254 332h40v6h-40z', '#ff8a66'),
    fill('M166 340h70v24h-70z', '#f4f1e6'),
    stroke('M176 352h50', '#41545d', 4),
    fill('M102 372h198v30H102z', '#22333b'),
    // Boards on the roof.
    fill('M150 246q50-10 106 0l6 6q-60-6-118 0z', '#e0a33a'),
    fill('M142 238q60-14 120 0l-4 8q-56-8-112 0z', '#f4f1e6'),
    stroke('M162 234v24M242 234v24', '#22333b', 4),
  )
}
