// A table laid on the quay.
import { points, spots } from '#pictures/drawing/lists.ts'
import { fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { drawFishingBoat, paintBoat } from '#pictures/foregrounds/boats.ts'
import { drawCabins, drawStilts } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { colourRock, drawRock } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { drawLampLight } from '#pictures/nature/water.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { lightNear } from './near.ts'

const waterline = 480

function drawHarbour(stage: Stage): string {
  const { sheet, palette } = stage
  const random = stage.random('harbour')
  const paint = paintHouse(palette)
  return (
    drawRock(-80, 578, 620, 44, colourRock(palette), random, 12) +
    drawStilts(-30, 470, 546, () => 576, 0.9, paint, random) +
    drawCabins(sheet, paint, { long: 80 }, spots`-20,546,0.94 140,546,0.96 304,546,1`) +
    (palette.lamp ? drawLampLight(spots`40,594,40 200,594,40 370,596,40`, palette.lamp, random, 0.45) : '') +
    place(drawFishingBoat(paintBoat(palette)), 690, 560, 1.3, true)
  )
}

function drawTable(stage: Stage): string {
  const { palette } = stage
  const { seen, shade } = lightNear(stage)
  const plank = palette.isSnowedIn ? palette.lit('#e4e6e2') : seen('#a3876a')
  const seam = palette.isSnowedIn ? shade('#9fb0ba') : shade('#6d553f')
  const lean = stage.shadowOf(60)
  return (
    // Quay: planks run toward the water.
    fill('M0 690H1600V900H0z', plank) +
    stroke(
      'M60 690L-120 900M240 690L120 900M420 690L350 900M600 690L570 900M780 690L790 900M960 690L1010 900M1140 690L1230 900M1320 690L1450 900M1500 690L1670 900',
      seam,
      4,
    ) +
    fill('M0 676H1600V704H0z', seen('#7d6248')) +
    fill('M0 676H1600V684H0z', seen('#b89a76')) +
    fill('M0 704H1600V730H0z', shade('#4a3a2c'), 0.35) +
    // Mooring post and rope at the left edge.
    fill('M96 700V560q22-14 44 0v150q-22 10-44-10z', seen('#6d5138')) +
    fill('M122 553q10 0 18 7v150q-8 4-18 4z', shade('#4a3626')) +
    fill('M92 556q26-16 52 0v14q-26 12-52 0z', seen('#8e9b9f')) +
    stroke('M94 610q24 14 48 0M94 626q24 14 48 0M94 642q24 14 48 0', seen('#e0d3ac'), 10) +
    stroke('M140 640q60 60 40 140t-240 110', seen('#e0d3ac'), 10) +
    (lean
      ? fill(`M780 868l${Math.round(Math.max(-260, Math.min(260, lean)))} 40H1640V850z`, stage.shadowOn(plank), 0.6)
      : '') +
    // Bench behind, table with cloth.
    fill('M760 640H1640V662H760z', seen('#5b87a0')) +
    fill('M760 662H1640V674H760z', shade('#3c6078')) +
    stroke('M840 674V720M1240 674V720M1580 674V720', shade('#3c6078'), 20) +
    stroke('M900 760L860 900M1560 760V900', shade('#6d4a2c'), 30) +
    fill('M800 700H1640L1700 780H720z', seen('#f6f1e4')) +
    fill(
      'M860 700h60l-64 80h-70zM1040 700h60l-40 80h-68zM1220 700h60l-14 80h-66zM1400 700h60l12 80h-66z',
      seen('#b3503c'),
      0.85,
    ) +
    fill('M780 722H1660L1674 740H766zM740 756H1690L1700 772H726z', seen('#b3503c'), 0.35) +
    fill('M720 780H1700V830Q1500 812 1300 830T900 826 720 836z', shade('#cfc6b4')) +
    fill(
      'M786 780h70l-6 48h-72zM992 780h68l-2 46h-68zM1200 780h66l4 48h-70zM1406 780h66l6 40h-70z',
      shade('#8a3a2c'),
      0.8,
    ) +
    // A bowl of prawns, bread, plates, glasses, a jug of flowers.
    oval(1010, 752, 120, 20, '#3a1c14', 0.3) +
    fill('M890 708q10 44 66 50h94q56-6 66-50z', seen('#f4f1e6')) +
    fill('M1040 708h76q-10 44-66 50h-40q34-14 30-50z', shade('#b9b6aa')) +
    oval(1003, 708, 113, 20, seen('#2f5d78')) +
    oval(1003, 706, 106, 17, shade('#b55a40')) +
    fill('M900 706q10-40 44-40 12-26 44-18 30-18 54 4 40-6 44 24 22 6 20 30-100 24-206 0z', seen('#e5856a')) +
    stroke(
      'M924 690q14-20 34-10M968 668q18-16 36-2M1014 674q20-14 36 4M1056 690q16-10 30 2M950 704q18-16 36-2M1010 700q18-16 36 0',
      seen('#fbc9b4'),
      7,
      { isRound: true },
    ) +
    stroke('M916 684l-22-12M1090 680l24-14M1036 654l14-22M960 660l-10-20', seen('#cf5f42'), 3, { isRound: true }) +
    oval(1300, 756, 110, 18, '#3a1c14', 0.25) +
    oval(1292, 748, 106, 18, seen('#fdfaf0')) +
    oval(1292, 749, 76, 11, shade('#d9d4c6')) +
    fill('M1240 744q10-24 54-22 42 2 50 22-50 12-104 0z', seen('#f0dfb4')) +
    fill('M1250 736q16-16 44-14 34 2 40 14-40-8-84 0z', seen('#e8937a')) +
    oval(820, 764, 80, 14, seen('#fdfaf0')) +
    oval(820, 765, 56, 9, shade('#d9d4c6')) +
    points`1150,744 1430,752`
      .map(([x = 0, y = 0]) =>
        place(
          oval(0, 0, 26, 6, '#ffffff', 0.5) +
            fill('M-3-56h6v54h-6z', '#f4fbfa', 0.8) +
            fill('M-26-130Q-34-64 0-54 34-64 26-130z', '#eef8f6', 0.5) +
            fill('M-30-96Q-28-62 0-56 28-62 30-96z', seen('#f0cf7a'), 0.9) +
            fill('M-20-124Q-28-80-12-66-16-96-12-126z', '#ffffff', 0.7),
          x,
          y,
          1.15,
        ),
      )
      .join('') +
    oval(1540, 760, 60, 11, '#3a1c14', 0.3) +
    stroke(
      'M1530 640q-20-60-60-90M1540 640q0-70 10-116M1552 640q20-60 60-84M1536 640q-34-30-74-34',
      shade('#5d7a48'),
      6,
    ) +
    stroke('M1468 548h0M1550 520h0M1614 552h0M1460 604h0M1508 580h0M1582 590h0', seen('#f2d766'), 34, {
      isRound: true,
    }) +
    stroke('M1468 548h0M1550 520h0M1614 552h0M1460 604h0M1508 580h0M1582 590h0', seen('#c98a2c'), 12, {
      isRound: true,
    }) +
    fill('M1496 640h88q18 50 4 112-50 14-98 0-14-62 6-112z', seen('#2f6f8a')) +
    fill('M1552 640h32q18 50 4 112-22 7-44 8 24-60 8-120z', shade('#1f4f66')) +
    fill('M1490 690q50 12 104 0v16q-54 12-106 0z', seen('#f4f1e6'))
  )
}

export const quay: View = {
  facing: 290,
  waterline,
  tallest: 200,
  focus: 0.82,
  openSea: [640, 1180],
  drawLand: (stage) =>
    stage.ridge(skyline`-60,330 40,230^ 110,290 210,206^ 290,310 360,280^ 470,390 600,440 700,480`, {
      seed: 83,
      air: 0.2,
    }) +
    stage.ridge(skyline`1180,480 1290,440 1400,390^ 1460,420 1550,360^ 1680,400`, { seed: 84, air: 0.45, ribs: 0.5 }) +
    stage.mist(waterline - 80, 82, 0.4),
  drawShore: (stage) => drawHarbour(stage) + drawTable(stage),
}
