// A rest on a rock: map, thermos, mittens, and the fjord below.
import { mix } from '#pictures/drawing/colours.ts'
import { fill, stroke } from '#pictures/drawing/paths.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { drawGrass } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { lightNear } from './near.ts'

const waterline = 430

function drawRest(stage: Stage): string {
  const { palette } = stage
  const { seen, shade } = lightNear(stage)
  const art = stage.art('places/close/lookout', { seen, shade })
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
    art('map') +
    fill('M890 760q-2-26 34-30 42 2 44 26-6 20-40 20-32-2-38-16z', face) +
    fill('M890 760q-2-26 34-30 42 2 44 26-30-8-44-2-20 4-34 6z', top) +
    art('compass', 'thermos', 'mittens') +
    drawGrass({ from: 1500, to: 1620, top: () => 620, deep: 40, many: 14, tall: 46 }, palette, random)
  )
}

export const lookout: View = {
  facing: 240,
  waterline,
  tallest: 170,
  focus: 0.88,
  openSea: [40, 700],
  drawLand: (stage) =>
    stage.ridge(
      { seed: 91, air: 0.62, ribs: 0.3, depth: 2 },
      skyline`-60,420 80,400^ 200,412 360,380^ 480,410 640,430`,
    ) +
    stage.ridge(
      { seed: 92, air: 0.36 },
      skyline`520,430 640,370 720,300^ 770,340 850,232^ 910,300 980,270^ 1080,360 1180,400`,
    ) +
    stage.mist(waterline - 100, 102, 0.45) +
    stage.ridge(
      { seed: 93, air: 0.1, base: waterline + 4, steep: 3.2 },
      skyline`980,434 1100,370 1200,290 1290,176^ 1340,232 1410,196^ 1500,280 1580,240^ 1680,300`,
    ),
  drawShore: drawRest,
}
