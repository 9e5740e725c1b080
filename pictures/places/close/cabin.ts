// One cabin alone under a clear sky.
import { points, spots } from '#pictures/drawing/lists.ts'
import { disc, fill, type Point, smooth, stroke, wholes } from '#pictures/drawing/paths.ts'
import { placeCabin } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { drawBirches } from '#pictures/nature/birch.ts'
import { drawHill } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'

const waterline = 600

/** The Milky Way: dust and small stars along a slanted band, on starry nights without northern lights. */
function drawMilkyWay(stage: Stage): string {
  if (!stage.palette.isStarry || stage.scene.aurora) return ''
  const random = stage.random('milky-way')
  let small = ''
  let large = ''
  for (let star = 0; star < 260; star++) {
    const t = random()
    const aside = (random() + random() + random() - 1.5) * 150
    const dot = wholes`M${300 + t * 980 + aside * 0.75} ${-40 + t * 470 - aside * 0.8}h0`
    if (star % 9) small += dot
    else large += dot
  }
  const glow = (strength: number) =>
    stage.sheet.radial(0, 0, 100, [
      [0, '#cfe2ea', strength],
      [0.5, '#8fb6c8', strength * 0.45],
      [1, '#8fb6c8', 0],
    ])
  return (
    `<g transform="translate(760 170) rotate(26) scale(7 1.300)">${disc(0, 0, 100, glow(0.24))}</g>` +
    `<g transform="translate(720 150) rotate(25) scale(5 .5)">${disc(0, 0, 100, glow(0.22))}</g>` +
    stroke(small, '#eaf3f6', 1.4, { opacity: 0.75, isRound: true }) +
    stroke(large, '#f4f9fa', 2.6, { isRound: true })
  )
}

function drawGroundAndCabin(stage: Stage): string {
  const { palette, sheet } = stage
  const random = stage.random('trees')
  const [near, middle, far] = palette.isSnowedIn
    ? [palette.lit('#b6cad6'), palette.lit('#d6e2e8'), palette.lit('#f2f5f5')]
    : [palette.meadowShade, palette.meadow, palette.meadow]
  const path = points`560,738 630,764 600,800 720,834 830,860 980,930`
  const lamp = palette.lamp
  const glow = lamp
    ? sheet.radial(500, 730, 300, [
        [0, '#ffdf9a', 0.6],
        [0.5, '#ffdf9a', 0.2],
        [1, '#ffdf9a', 0],
      ])
    : ''
  return (
    drawHill(points`-40,690 160,668 380,660 600,676 820,706 1040,726 1300,718 1660,684`, far) +
    drawBirches(spots`1250,730,90 1320,740,120 1404,736,84 1470,732,60`, stage, random) +
    drawHill(points`-40,770 200,746 420,744 640,776 900,806 1200,800 1660,752`, middle) +
    (glow ? fill('M200 742q300-90 600 10-60 90-330 90T200 742z', glow) : '') +
    drawBirches(spots`236,760,190 168,772,130`, stage, random) +
    placeCabin(paintHouse(palette), [330, 744, 2], { long: 110, windows: 3 }) +
    stroke('M524 552q14-36-2-70t18-74', palette.lit('#d6e2e6'), 15, { opacity: 0.35, isRound: true }) +
    (palette.isSnowedIn
      ? fill('M312 748q40-18 90-14t130 2 160 2q30 6 10 12-200 12-390-2z', far) +
        stroke(smooth(path), palette.dim('#7f9fb2'), 6) +
        stroke(smooth(path.map(([x, y]): Point => [x + 14, y - 1])), palette.dim('#7f9fb2'), 6)
      : stroke(smooth(path), palette.meadowShade, 12)) +
    drawHill(points`-40,846 300,832 620,862 1000,876 1660,838`, near) +
    // Skis stuck in the drift.
    (palette.isSnowedIn
      ? stroke('M820 800L836 660M848 804L872 666', palette.lit('#c2452f'), 9, { isRound: true }) +
        stroke('M876 806L884 690M790 806L780 694', palette.dim('#2b3a44'), 4, { isRound: true })
      : '')
  )
}

export const cabin: View = {
  facing: 20,
  waterline,
  tallest: 270,
  focus: 0.27,
  drawLand: (stage) =>
    drawMilkyWay(stage) +
    stage.ridge(
      { seed: 55, air: 0.42, ribs: 0.6 },
      skyline`-60,520 40,470^ 120,520 240,440^ 320,486 420,450^ 520,520 640,500^ 760,560 900,600`,
    ) +
    stage.mist(waterline - 120, 122, 0.35) +
    stage.ridge(
      { seed: 59, air: 0.1, rough: 0.2 },
      skyline`820,600 910,540 1000,452 1090,346^ 1140,392 1230,270^ 1290,330 1370,300^ 1460,400 1550,370^ 1680,460`,
    ) +
    stage.mist(waterline - 60, 62, 0.3),
  drawShore: drawGroundAndCabin,
}
