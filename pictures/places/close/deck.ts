// Along the rail of a line boat: a skrei comes over the roller.
import { fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { lightNear } from './near.ts'

const waterline = 470

/** A cod, head up, 380 long, hung by the jaw at the origin. */
function drawSkrei(seen: (colour: string) => string): string {
  return (
    fill(
      'M-6-6Q-46 20-58 90-66 160-40 240L-24 310-56 360 0 344 58 356 26 306Q60 220 58 140 54 50 14 4z',
      seen('#8a7f52'),
    ) +
    fill('M-6-6Q-40 30-46 96-50 170-26 240L-4 310 26 306Q60 220 58 140 54 50 14 4z', seen('#c4b988')) +
    fill('M14 4Q6 60 22 130 30 220 8 310L26 306Q60 220 58 140 54 50 14 4z', seen('#f4efde')) +
    fill(
      'M-58 86Q-92 104-78 150L-62 160zM-58 176Q-84 196-66 234L-46 240zM-36 256Q-58 276-38 300L-26 300z',
      seen('#746a40'),
    ) +
    fill('M56 120Q88 140 76 180L56 190zM50 210Q76 228 58 262L40 266z', seen('#a89d6c')) +
    fill('M-10 96Q16 118 8 152-22 140-30 110z', seen('#97895a')) +
    stroke('M-30 96Q-26 180-10 250T2 330', seen('#f4efde'), 5) +
    stroke('M-52 84Q-20 92 18 70', seen('#645a36'), 6) +
    stroke(
      'M-40 120h1M-44 150h1M-38 180h1M-34 210h1M-26 236h1M-20 140h1M-24 176h1M-14 216h1M2 180h1M-8 260h1',
      seen('#645a36'),
      11,
      { isRound: true },
    ) +
    oval(-18, 38, 12, 12, seen('#f4efde')) +
    oval(-18, 38, 7, 7, '#16222a') +
    stroke('M-8-4Q6 16 22 24', seen('#4a3f26'), 5) +
    stroke('M16 18q14 10 10 24', seen('#8a7f52'), 4, { isRound: true })
  )
}

function drawBoat(stage: Stage): string {
  const { palette } = stage
  const { seen, shade } = lightNear(stage)
  const cod = drawSkrei(seen)
  const glass = palette.lamp ?? shade('#2f4a58')
  return (
    // Wheelhouse, cropped by the left edge.
    fill('M-20 900V180Q-20 160 0 160H330Q356 160 360 186L400 640V900z', seen('#f4efe2')) +
    fill('M276 160H330Q356 160 360 186L400 640V900H320Q300 480 276 160z', shade('#c3c2b6')) +
    fill('M-20 136H370V170H-20z', seen('#2f5d78')) +
    fill('M290 136H370V170H294z', shade('#1f4257')) +
    fill('M30 236H150V380H30zM176 236H262L276 380H176z', glass) +
    fill('M296 236H338L352 380H310z', shade('#22404f')) +
    fill('M30 236H90L50 380H30zM176 236h40l-30 144h-10z', '#ffffff', 0.22) +
    stroke('M30 236H150V380H30zM176 236H262L276 380H176z', shade('#8e9b9f'), 7) +
    fill('M60 470H250V900H60z', seen('#e4dece')) +
    stroke('M60 470H250V900M60 470V900', shade('#a9a696'), 6) +
    stroke('M226 660v44', shade('#41545d'), 12, { isRound: true }) +
    stroke('M-20 440H384', seen('#2f5d78'), 12) +
    stroke('M80 136V-20M150 136V30M60 60H180', shade('#3f464a'), 9) +
    // A lifebuoy on the wall.
    stroke('M318 500m-44 0a44 44 0 1 0 88 0a44 44 0 1 0-88 0', seen('#d9502c'), 24) +
    stroke('M318 456v0M318 544v0M274 500h0M362 500h0', seen('#f4efe2'), 26) +
    // Deck, tub, fish on it.
    fill('M380 760H1600V900H380z', seen('#7f8a86')) +
    fill('M380 760H1600V776H380z', shade('#3c4a4c'), 0.6) +
    stroke('M400 810H1600M390 860H1600', shade('#5c6866'), 5) +
    // Bulwark behind the tub.
    fill('M388 620Q900 660 1600 560V770H396z', seen('#2f6f8a')) +
    fill('M388 620Q900 660 1600 560V600Q900 700 390 656z', seen('#f4efe2')) +
    fill('M384 604Q900 644 1600 544V572Q900 672 386 632z', shade('#8a5a34')) +
    fill('M384 604Q900 644 1600 544V554Q900 654 385 614z', seen('#b98a54')) +
    stroke('M560 660V764M800 664V764M1060 652V764M1330 620V764M1540 590V764', shade('#1f5268'), 12) +
    // Tub.
    oval(740, 872, 270, 20, shade('#2c3236'), 0.5) +
    fill('M490 700H990L960 880H520z', seen('#cf7a2c')) +
    fill('M880 700H990L960 880H850z', shade('#8f4a18')) +
    fill('M480 684H1000V716H480z', seen('#e69a4e')) +
    fill('M500 696H980V712H500z', shade('#5a2f12')) +
    place(cod, 560, 690, 0.62, false, -84) +
    place(cod, 700, 700, 0.66, false, -100) +
    place(cod, 640, 668, 0.62, true, 80) +
    place(cod, 760, 676, 0.6, true, 94) +
    fill('M491 706H989L960 880H520z', seen('#cf7a2c')) +
    fill('M880 706H989L960 880H850z', shade('#8f4a18')) +
    stroke('M540 770H830M546 820H826', shade('#9c5a20'), 6) +
    // The hauler with its roller, the line, the fish.
    fill('M1150 420H1230L1274 772H1116z', seen('#b9c4c5')) +
    fill('M1200 420H1230L1274 772H1214z', shade('#76868d')) +
    fill('M1110 392q80-40 160 0v40q-80 34-160 0z', seen('#e0a33a')) +
    fill('M1210 376q36 2 60 16v40q-26 12-54 16 10-40-6-72z', shade('#a06e18')) +
    stroke('M1126 412q64 22 128 0', shade('#5a3f12'), 6) +
    fill('M1300 470H1480V500H1300z', shade('#41545d')) +
    stroke('M1320 500L1350 596M1460 500L1440 582', shade('#41545d'), 14) +
    fill('M1310 446H1470q14 12 0 26H1310q-14-14 0-26z', seen('#c9cfce')) +
    fill('M1310 460H1474q2 8-4 12H1310q-6-6 0-12z', shade('#8a9598')) +
    stroke('M1240 404Q1330 420 1394 448L1402 500', seen('#f4f1e2'), 5) +
    place(cod, 1404, 496, 1.08, false, -5) +
    stroke('M1404 496q-2 20-12 26', seen('#b9c4c5'), 6, { isRound: true }) +
    stroke('M1440 880V900M1400 850v50', palette.foam, 4) +
    stroke('M1350 730v14M1466 760v16M1380 850v18M1436 836v12M1340 800v10M1480 690v10', seen('#eef4f3'), 6, {
      isRound: true,
    }) +
    // A gaff at the ready.
    stroke('M1030 880L1110 470', seen('#c9a06a'), 12, { isRound: true }) +
    stroke('M1110 476q6-50 34-44 14 10 0 30', shade('#41545d'), 9, { isRound: true })
  )
}

export const deck: View = {
  facing: 330,
  waterline,
  tallest: 250,
  focus: 0.9,
  squash: 0.3,
  drawLand: (stage) =>
    stage.ridge(
      skyline`300,470 400,400 480,330^ 540,372 620,290^ 680,350 760,310^ 840,380 930,256^ 990,320 1080,290^ 1170,370
        1270,330^ 1380,400 1470,366^ 1660,420`,
      { seed: 95, air: 0.3 },
    ) + stage.mist(waterline - 90, 92, 0.5),
  drawShore: drawBoat,
}
