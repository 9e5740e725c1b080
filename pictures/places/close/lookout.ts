// A rest on a rock: map, thermos, mittens, and the fjord below.
import { mix } from '#pictures/drawing/colours.ts'
import { fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { colourGrass, drawGrass } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { lightNear } from './near.ts'

const waterline = 430

function drawRest(stage: Stage): string {
  const { palette } = stage
  const { seen, shade } = lightNear(stage)
  const random = stage.random('rest')
  const top = palette.isSnowedIn ? palette.snowLit : palette.shoreLit
  const face = palette.shore
  return (
    // A low island with houses, far below.
    fill('M240 520q120-30 260-14 120 6 160 26-120 26-270 18-120-6-150-30z', palette.meadowShade) +
    fill('M250 516q116-26 250-10 100 6 140 20-200 10-390-10z', palette.meadow) +
    drawVillage(
      strewHouses(320, 590, () => 520, random, { width: 9, height: 7, gap: 16, scatter: 36 }),
      palette,
      random,
      0.2,
    ) +
    fill('M760 560q60-12 120-4-50 18-120 4zM120 470q60-10 130-2-60 14-130 2z', palette.meadowShade) +
    // The rock.
    fill('M-20 900V760Q60 700 200 690L420 672 640 690 900 668 1160 640 1400 600 1640 560V900z', face) +
    fill(
      'M-20 760Q60 700 200 690L420 672 640 690 900 668 1160 640 1400 600 1640 560V760Q1400 790 1160 800L860 842 560 850 260 826-20 846z',
      top,
    ) +
    fill(
      'M420 672L470 700 440 742 520 800 500 848 560 850 640 780 600 730 640 690zM1160 640L1130 690 1190 740 1150 802 1260 794 1290 720 1240 680 1270 624z',
      face,
      0.28,
    ) +
    fill(
      'M-20 846L260 826 560 850 860 842 1160 800 1400 786 1640 760V790Q1400 820 1160 836L860 876 560 884 260 862-20 880z',
      mix(face, palette.wet, 0.5),
      0.7,
    ) +
    stroke('M80 760l90-10 40 20M760 720l70-20 60 10M1340 680l80-30 70 4', mix(face, top, 0.4), 5, { isRound: true }) +
    stroke(
      'M300 716h0M360 806h0M960 706h0M1060 780h0M1480 640h0M1530 700h0',
      mix(top, palette.lit('#c9a24a'), 0.6),
      16,
      { isRound: true },
    ) +
    // Map, held down by a stone.
    fill('M470 790L820 720 1010 790 640 872z', shade('#2c3236'), 0.4) +
    fill('M450 772L590 736 640 776 780 706 830 750 990 768 850 806 800 770 650 846 610 806z', seen('#f4efdf')) +
    fill('M590 736L640 776 650 846 610 806 450 772zM780 706L830 750 850 806 800 770z', shade('#cfc8b4'), 0.55) +
    fill('M640 776L780 706 800 770 650 846z', seen('#a9cbd6')) +
    fill('M664 784q30-30 60-26t56-26l8 30q-40 24-70 26t-54 30z', seen('#e6e2b4')) +
    stroke('M676 800q30-24 56-18M690 816q30-22 60-22', seen('#b08a4e'), 3) +
    fill('M470 772l110-28 20 20-70 14zM846 758l110 10-90 24z', seen('#d5d9a8')) +
    stroke('M500 766q40-4 60-20M860 780q30-14 60-10', seen('#a8321f'), 4) +
    stroke('M690 790h0M706 782h0M722 777h0M738 783h0M754 773h0M771 759h0', seen('#22333b'), 6, { isRound: true }) +
    fill('M890 760q-2-26 34-30 42 2 44 26-6 20-40 20-32-2-38-16z', face) +
    fill('M890 760q-2-26 34-30 42 2 44 26-30-8-44-2-20 4-34 6z', top) +
    // Compass on the map.
    oval(560, 800, 46, 20, shade('#2c3236'), 0.4) +
    oval(552, 790, 44, 20, seen('#22333b')) +
    oval(552, 787, 36, 15, seen('#f4efdf')) +
    fill('M540 787l30-7-16 12z', seen('#c2452f')) +
    stroke('M512 796q-40 20-70 6', seen('#c2452f'), 5, { isRound: true }) +
    // Thermos and its cup.
    oval(1252, 800, 96, 17, shade('#2c3236'), 0.45) +
    fill('M1176 520q0-14 14-14h84q14 0 14 14v272q-56 22-112 0z', seen('#2f6145')) +
    fill('M1246 506h28q14 0 14 14v272q-20 8-40 10 10-160-2-296z', shade('#1f4632')) +
    fill('M1192 524h16v258q-8-2-16-6z', seen('#6d9c7c')) +
    fill('M1176 700q56 20 112 0v26q-56 20-112 0z', seen('#c9c3b1')) +
    fill('M1186 506v-54q0-14 14-14h64q14 0 14 14v54z', seen('#c9cfce')) +
    fill('M1244 438h20q14 0 14 14v54h-30z', shade('#8a9598')) +
    stroke('M1186 470h92M1186 488h92', shade('#8a9598'), 4) +
    oval(1424, 776, 74, 14, shade('#2c3236'), 0.45) +
    fill('M1356 676h124v78q-8 18-30 18h-64q-22 0-30-18z', seen('#c2452f')) +
    fill('M1444 676h36v78q-8 18-30 18h-26q24-40 20-96z', shade('#85281e')) +
    oval(1418, 676, 62, 13, seen('#f1ece0')) +
    oval(1418, 677, 54, 9, '#4a2f1e') +
    stroke('M1480 700q36-4 34 30-4 24-38 26', shade('#85281e'), 11) +
    stroke('M1400 660q-24-40 4-74t0-66M1440 656q-20-36 4-62t0-54', '#ffffff', 10, { opacity: 0.42, isRound: true }) +
    // Mittens.
    place(
      fill('M6 14Q70-6 170-14 250-16 258 26 254 66 160 72 80 74 10 66z', shade('#2c3236'), 0.4) +
        fill('M0 0Q60-22 160-30 246-32 250 8 246 50 150 56 70 60 0 52z', seen('#efe6d0')) +
        fill('M0 34Q120 44 248 20 240 50 150 56 70 60 0 52z', shade('#bdb298')) +
        fill('M100-26Q120-70 160-66 188-56 170-30z', seen('#efe6d0')) +
        fill('M-30-2Q0-10 26-8L30 54Q0 58-28 54z', seen('#2f5d78')) +
        stroke('M52-8l14 14-14 14 14 14-14 12M88-14l14 14-14 14 14 16-14 14', seen('#a8321f'), 7) +
        stroke('M-16-2v54M0-6v60M14-6v60', shade('#1f4257'), 4),
      150,
      742,
      1,
      false,
      8,
    ) +
    place(
      fill('M0 0Q60-22 160-30 246-32 250 8 246 50 150 56 70 60 0 52z', seen('#efe6d0')) +
        fill('M0 34Q120 44 248 20 240 50 150 56 70 60 0 52z', shade('#bdb298')) +
        fill('M100-26Q120-70 160-66 188-56 170-30z', seen('#efe6d0')) +
        fill('M-30-2Q0-10 26-8L30 54Q0 58-28 54z', seen('#2f5d78')) +
        stroke('M52-8l14 14-14 14 14 14-14 12M88-14l14 14-14 14 14 16-14 14', seen('#a8321f'), 7),
      110,
      800,
      1,
      false,
      -12,
    ) +
    drawGrass({ from: 1500, to: 1620, top: () => 620, deep: 40, many: 14, tall: 46 }, colourGrass(palette), random)
  )
}

export const lookout: View = {
  facing: 240,
  waterline,
  tallest: 170,
  focus: 0.88,
  openSea: [40, 700],
  drawLand: (stage) =>
    stage.ridge(skyline`-60,420 80,400^ 200,412 360,380^ 480,410 640,430`, {
      seed: 91,
      air: 0.62,
      ribs: 0.3,
      depth: 2,
    }) +
    stage.ridge(skyline`520,430 640,370 720,300^ 770,340 850,232^ 910,300 980,270^ 1080,360 1180,400`, {
      seed: 92,
      air: 0.36,
    }) +
    stage.mist(waterline - 100, 102, 0.45) +
    stage.ridge(skyline`980,434 1100,370 1200,290 1290,176^ 1340,232 1410,196^ 1500,280 1580,240^ 1680,300`, {
      seed: 93,
      air: 0.1,
      base: waterline + 4,
      steep: 3.2,
    }),
  drawShore: drawRest,
}
