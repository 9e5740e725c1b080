// Hamnøy: red cabins on their rock under two steep summits, and the bridge toward Reine.
import { spots } from '#pictures/drawing/lists.ts'
import { drawBridge, lineOfBridge, paintBridge } from '#pictures/foregrounds/bridge.ts'
import { drawLampPosts } from '#pictures/foregrounds/quay.ts'
import { rorbuer } from '#pictures/foregrounds/rorbuer.ts'
import { drawPeaks } from '#pictures/nature/peaks.ts'
import { colourRock, drawRock } from '#pictures/nature/shore.ts'
import { frame, peaks, type Sector, skyline } from '#pictures/nature/skyline.ts'
import type { Place, Stage, View } from '#pictures/stage.ts'

const north: Sector = { from: 303, to: 388, waterline: 688, top: 398 }

function drawTwinSummits(stage: Stage, sector: Sector): string {
  return drawPeaks(stage, sector, [
    {
      peaks: peaks`Rostadtindan 315.5 0.6, Segltinden 323.5 0.42, Litlklokktinden 333 0.63, Klokktinden 339 0.62,
        Molhøgtinden 356 0.56`,
      seed: 12,
      air: 0.5,
      left: skyline`-80,${sector.waterline - 120}`,
      mist: [130, 0.5],
    },
    {
      peaks: peaks`Olstinden 306 0.85`,
      seed: 31,
      air: 0.3,
      left: skyline`-90,560`,
      right: skyline`128,520 170,570^ 236,640 300,${sector.waterline}`,
      mist: [90, 0.4],
    },
    {
      peaks: peaks`Ølkontinden 13.5 0.55, Solbjørn 19 0.6, Akkarviktinden 24.5 0.46`,
      seed: 8,
      air: 0.28,
      right: skyline`1700,600`,
      mist: [100, 0.4],
    },
    {
      peaks: peaks`Lilandstinden 2.2 0.88, Festhæltinden 7.8 1`,
      seed: 71,
      air: 0.04,
      sink: 0.95,
      left: skyline`700,688 790,640 846,612^ 880,606 930,552 968,528^ 1004,500`,
      right: skyline`1236,452 1262,448^ 1300,506 1352,540^ 1420,610 1490,634^ 1600,688`,
      form: { base: 690, depth: 3, rough: 0.2, steep: 3, spur: 0.7, ribs: 0.8, glints: 0.6 },
    },
  ])
}

const cabinsUnderTheSummits: View = {
  ...frame(north),
  focus: 0.74,
  drawLand: (stage) => drawTwinSummits(stage, north) + stage.mist(628, 62, 0.25),
  drawShore: (stage) => {
    const random = stage.random('shore')
    const rocks = colourRock(stage.palette)
    return (
      drawRock(620, 708, 420, 26, rocks, random, 12) +
      rorbuer.draw(stage, { at: spots`664,694,0.42 742,692,0.44 836,693,0.46 924,695,0.42`, long: 74, feet: 708 }) +
      drawRock(860, 876, 900, 92, rocks, random, 16) +
      rorbuer.draw(stage, { at: spots`1016,812,1.14 1212,814,1.5 1460,828,1.95`, long: 84, feet: 866 })
    )
  },
}

const west: Sector = { from: 246, to: 326, waterline: 640, top: 330 }

const overTheBridge: View = {
  ...frame(west),
  focus: 0.62,
  drawLand: (stage) =>
    drawPeaks(stage, west, [
      {
        peaks: peaks`Munken 252.5 0.66, Tennestinden 266.5 0.58, Hermannsdalstinden 270 0.55,
          Brynliskartinden 276 0.48`,
        seed: 14,
        air: 0.48,
        left: skyline`-60,480`,
        mist: [130, 0.5],
      },
      { peaks: peaks`Navaren 260 0.74`, seed: 58, air: 0.3, left: skyline`-40,640`, mist: [90, 0.35] },
      {
        peaks: peaks`Rostadtindan 310 0.73, Segltinden 320 0.52`,
        seed: 22,
        air: 0.3,
        right: skyline`1660,560`,
        mist: [110, 0.4],
      },
      {
        peaks: peaks`Olstinden 299 1`,
        seed: 27,
        air: 0.06,
        left: skyline`720,640 800,588 846,560^ 900,520 952,446 990,420^ 1026,384`,
        right: skyline`1092,396 1130,452^ 1180,512 1236,536^ 1300,590 1400,640`,
        form: { depth: 2, steep: 3, ribs: 0.8 },
      },
    ]),
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('shore')
    const rocks = colourRock(palette)
    const form = { from: [-60, 792] as const, to: [1010, 672] as const, crown: 132 }
    const line = lineOfBridge(form)
    return (
      drawRock(930, 690, 330, 26, rocks, random, 9) +
      rorbuer.draw(stage, { at: [[1060, 676, 0.4]], long: 76, feet: 690 }) +
      drawRock(-80, 836, 240, 40, rocks, random, 7) +
      drawBridge(
        {
          ...form,
          main: [0.36, 0.6],
          side: [0.12, 0.24, 0.72, 0.84, 0.94],
          water: 762,
          foot: (share) => (share < 0.3 ? 828 : 700),
        },
        paintBridge(palette),
      ) +
      drawLampPosts(
        [0.18, 0.34, 0.5, 0.66, 0.82, 0.95].map((share) => {
          const [x, y] = line(share)
          return [x, y, 54 - share * 34] as const
        }),
        palette.dim('#44535c'),
        palette.lamp,
      ) +
      drawRock(1010, 862, 700, 64, rocks, random, 16) +
      rorbuer.draw(stage, { at: spots`1120,808,1.0 1290,812,1.16 1480,818,1.34`, long: 72, feet: 852 })
    )
  },
}

const close: Sector = { from: 322, to: 386, waterline: 650, top: 290 }

const threeCabins: View = {
  ...frame(close),
  tallest: 400,
  focus: 0.42,
  drawLand: (stage) =>
    drawPeaks(stage, close, [
      {
        peaks: peaks`Litlklokktinden 333 0.5, Klokktinden 339 0.5, Molhøgtinden 356 0.44`,
        seed: 12,
        air: 0.45,
        left: skyline`-80,560`,
        mist: [120, 0.5],
      },
      {
        peaks: peaks`Lilandstinden 1.5 0.74, Festhæltinden 7.5 0.92`,
        seed: 74,
        air: 0.05,
        sink: 0.8,
        left: skyline`560,650 660,600 720,560^ 800,536 870,470^ 920,450`,
        right: skyline`1240,400 1290,410^ 1380,500 1450,510^ 1640,600`,
        form: { depth: 3, steep: 3 },
      },
    ]),
  drawShore: (stage) => {
    const random = stage.random('shore')
    const rocks = colourRock(stage.palette)
    return (
      drawRock(1280, 712, 420, 46, rocks, random, 9) +
      drawRock(-140, 812, 860, 60, rocks, random, 15) +
      rorbuer.draw(stage, { at: [[812, 712, 1.24, 'mirrored']], long: 66, feet: 786 }) +
      rorbuer.draw(stage, {
        at: [
          [626, 728, 1.85, 'mirrored'],
          [360, 756, 2.8, 'mirrored'],
        ],
        long: 66,
        feet: 840,
      })
    )
  },
}

export const hamnoy: Place = {
  views: { rorbuer: cabinsUnderTheSummits, bridge: overTheBridge, 'three-rorbuer': threeCabins },
}
