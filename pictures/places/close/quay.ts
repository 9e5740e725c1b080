// A table laid on the quay.
import { points, spots } from '#pictures/drawing/lists.ts'
import { fill, oval, place, stroke, wholes } from '#pictures/drawing/paths.ts'
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
    drawLampLight(spots`40,594,40 200,594,40 370,596,40`, palette.lamp, random, 0.45) +
    place(drawFishingBoat(paintBoat(palette)), 690, 560, 1.3, true)
  )
}

function drawTable(stage: Stage): string {
  const { palette } = stage
  const { seen, shade } = lightNear(stage)
  const art = stage.art('places/close/quay', { seen, shade })
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
    art('quay-edge', 'mooring-post') +
    (lean
      ? fill(wholes`M780 868l${Math.max(-260, Math.min(260, lean))} 40H1640V850z`, stage.shadowOn(plank), 0.6)
      : '') +
    art('bench', 'bowl') +
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
    art('flowers')
  )
}

export const quay: View = {
  facing: 290,
  waterline,
  tallest: 200,
  focus: 0.82,
  openSea: [640, 1180],
  drawLand: (stage) =>
    stage.ridge(
      { seed: 83, air: 0.2 },
      skyline`-60,330 40,230^ 110,290 210,206^ 290,310 360,280^ 470,390 600,440 700,480`,
    ) +
    stage.ridge({ seed: 84, air: 0.45, ribs: 0.5 }, skyline`1180,480 1290,440 1400,390^ 1460,420 1550,360^ 1680,400`) +
    stage.mist(waterline - 80, 82, 0.4),
  drawShore: (stage) => drawHarbour(stage) + drawTable(stage),
}
