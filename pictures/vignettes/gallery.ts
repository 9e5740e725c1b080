// An easel with a seascape in the light of a window.
import { disc, fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater, strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a painting on an easel beside a window. */
export const gallery: Vignette = (stage) => {
  const { sheet } = stage
  const view =
    paintSky(stage, 190) +
    paintRidge(stage, skyline`-10,160 26,92^ 52,130 78,108^ 130,180`, { seed: 7, air: 0.2, base: 194 }) +
    paintWater(stage, 192, stage.random('water'), { bottom: 250, many: 10 })
  // The painting sees the same mountain, more freely.
  const painting =
    fill('M0 0h190v150H0z', '#e9c9a0') +
    fill('M0 0h190v46Q130 60 70 44T0 50z', '#7fa6b4') +
    fill('M0 20Q60 8 120 24T190 18V34Q130 44 70 32T0 38z', '#a9c4c4') +
    fill('M120 60a15 15 0 1130 0z', '#f7e2a4') +
    fill('M-4 96L34 34 56 66 74 48 108 96z', '#3f5f78') +
    fill('M34 34L56 66 50 96H30L38 64z', '#25415a') +
    fill('M74 48L108 96H80z', '#25415a') +
    fill('M34 34L22 54 32 50 40 58 44 48z', '#f4efe2') +
    fill('M100 96l26-22 20 10 18-16 30 28z', '#6f8fa0') +
    fill('M0 94h190v56H0z', '#2f7f92') +
    fill('M0 94h190v10Q120 112 60 104T0 110z', '#8cc0bd') +
    stroke('M118 104h34M112 114h46M122 124h30M104 136h40', '#f7e2a4', 4, { isRound: true }) +
    stroke('M10 122h40M30 136h46M160 130h26', '#1f5a70', 4, { isRound: true }) +
    fill('M58 126q20 6 40-4l-6 12H64z', '#b3372b') +
    fill('M76 124V98l16 20z', '#f4efe2')
  sheet.put(
    strip(0, 400, '#d9d8cc'),
    fill('M150 0h250v400H220z', '#cfcdbf'),
    fill('M0 316h400v90H0z', '#a98860'),
    stroke('M0 344h400M0 376h400M90 316v28M250 344v32M160 376v28M340 316v28', '#8f7050', 2.6),
    fill('M0 308h400v9H0z', '#f4f1e6'),
    // Window.
    sheet.cut(view, 0, 36, 112, 214),
    fill('M0 24h124v238H0zM0 36V250H112V36z', '#f7f4ea'),
    fill('M50 36h9v214h-9zM0 138h112v8H0z', '#f7f4ea'),
    fill('M112 36h6v214h-6zM59 36h3v214h-3z', '#c6c2b2'),
    fill('M0 258h134v12H0z', '#f7f4ea'),
    fill('M0 268h134v5H0z', '#b9b4a2'),
    fill('M118 60L330 150V404H60L0 273H118z', '#fffbe9', 0.34),
    // Jar with brushes on the sill.
    stroke('M84 262L76 196M92 262L96 190M100 262L112 204', '#8a5f38', 4.4),
    fill('M70 200q6-14 8-22 8 8 4 22zM92 192q2-16 6-24 6 10 2 24zM108 206q6-14 14-20 2 12-8 22z', '#22333b'),
    fill('M74 226h38l-4 36H78z', '#b8d0d2', 0.9),
    fill('M98 226h14l-4 36h-8z', '#8aa9ae', 0.9),
    fill('M76 244h34l-2 18H78z', '#5b87a0'),
    // Easel.
    fill('M190 404L236 60h12L206 404zM350 404L308 60h-10L334 404z', '#3f2c1a', 0.25),
    fill('M172 404L246 18h14L192 404z', '#8a5f38'),
    fill('M372 404L300 18h-14L352 404z', '#6b4527'),
    fill('M268 0h14v400h-14z', '#9c7044'),
    fill('M276 0h6v400h-6z', '#6b4527'),
    fill('M160 278h240v14H160z', '#3f2c1a', 0.3),
    // Canvas.
    fill('M174 88h216v190H174z', '#3f2c1a', 0.35),
    fill('M158 76h216v192H158z', '#f7f2e2'),
    fill('M366 76h8v192h-8zM158 262h216v6H158z', '#c9c0a8'),
    place(painting, 170, 88, 1.01),
    fill('M170 240h192v18H170z', '#f7f2e2'),
    fill('M150 266h234v14H150z', '#b98a54'),
    fill('M150 276h234v5H150z', '#6b4527'),
    fill('M256 62h38v16h-38z', '#8a5f38'),
    stroke('M196 262l10 12M214 260l-2 14', '#22333b', 5, { isRound: true }),
    // Stool with palette.
    oval(92, 392, 70, 9, '#3f2c1a', 0.35),
    stroke('M44 404L58 340M136 404L122 340', '#6b4527', 9),
    oval(90, 338, 66, 15, '#6b4527'),
    oval(90, 334, 66, 15, '#9c7044'),
    fill('M40 326Q50 306 96 308 144 310 140 328 130 340 112 332 96 330 90 338 46 342 40 326z', '#d9b07a'),
    oval(122, 324, 6, 3, '#9c7044'),
    ...(
      [
        [58, 324, '#b3372b'],
        [70, 316, '#e6a72f'],
        [86, 313, '#f7f4ea'],
        [102, 315, '#2f6f8a'],
        [76, 328, '#2b6140'],
      ] as const
    ).map(([x, y, colour]) => oval(x, y, 7.5, 4.4, colour)),
    disc(330, 404, 1, '#6b4527'),
  )
}
