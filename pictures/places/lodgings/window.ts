// One wall, one window, its light on the snow.
import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { fill, stroke } from '#pictures/drawing/paths.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { drawBirches } from '#pictures/nature/birch.ts'
import { drawGrass, drawHill } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'

function drawLitWindow(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('window')
  const paint = paintHouse(palette, 'red')
  const glow = palette.lamp
  let boards = ''
  for (let x = 700; x < 1620; x += 46) boards += `M${x} 150V700`
  const ground = points`-40,720 260,690 520,700 760,672 1100,690 1400,668 1660,684`
  return (
    drawHill(points`-40,640 220,626 480,640 760,650`, mix(palette.meadow, palette.meadowShade, 0.5)) +
    drawBirches(spots`120,660,120 210,650,80 470,664,150`, stage, random) +
    fill('M660 720V150H1620V720z', paint.gable) +
    stroke(boards, '#000', 2, { opacity: 0.16 }) +
    fill('M600 176L660 92H1620V164H660L614 190z', paint.roof) +
    fill('M660 164H1620v12H652z', paint.roofLine, 0.5) +
    fill('M652 176h22v540h-22z', paint.trim) +
    fill('M930 560V270h420V560z', glow ?? paint.glass) +
    (glow
      ? fill('M930 560V270h90q-10 170-60 290zM1350 560V270h-90q10 170 60 290z', mix(glow, '#ffffff', 0.35), 0.7)
      : '') +
    fill('M1000 560v-56h26q6-40 34-40t34 40h26v56z', glow ? mix(glow, '#5a3414', 0.55) : '#1d2a30', 0.75) +
    stroke('M930 560V270H1350V560zM1140 270V560M930 400H1350', paint.trim, 16) +
    fill('M906 560h468v24H906z', paint.trim) +
    (palette.isSnowedIn ? fill('M906 560q60-16 140-10t160-4 168 14z', palette.lit('#f7f8f6')) : '') +
    drawHill(ground, palette.meadow) +
    (glow
      ? fill('M930 700L1350 690 1560 910H700z', glow, 0.34) +
        fill('M1000 706L1290 698 1400 880H860z', glow, 0.3) +
        stroke('M1142 700L1130 910', palette.meadow, 16, { opacity: 0.5 })
      : '') +
    drawHill(points`-40,840 200,800 420,830 560,900 620,930`, mix(palette.meadow, palette.meadowShade, 0.6)) +
    drawGrass({ from: 20, to: 600, top: () => 800, deep: 60, many: 26, tall: 34 }, palette, random)
  )
}

export const window: View = {
  facing: 0,
  waterline: 650,
  tallest: 470,
  focus: 0.76,
  drawLand: (stage) =>
    stage.ridge(
      { seed: 20, air: 0.34, ribs: 0.6, depth: 2 },
      skyline`-80,560 60,520^ 160,560 290,470^ 400,540 520,560 760,640`,
    ),
  water: false,
  drawShore: drawLitWindow,
}
