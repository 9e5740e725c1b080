import { boxes, spots } from '#pictures/drawing/lists.ts'
import { fill, place } from '#pictures/drawing/paths.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { drawLampLight } from '#pictures/nature/water.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { drawCandle, drawGlow, drawPendant, drawWindowFrame, lightRoom, type Opening, outlineWall } from './room.ts'

const waterline = 400
const panes: readonly Opening[] = boxes`60,90,410,480 570,90,410,480 1080,90,410,480`

function drawRoom(stage: Stage): string {
  const seen = lightRoom(stage)
  const art = stage.art('places/rooms/dining-room', { seen })
  const wood = seen('#54392a')
  const fish = art('fish')
  return (
    fill(outlineWall(panes), seen('#2f4f5f')) +
    fill('M0 604H1600V900H0z', seen('#27414e')) +
    fill('M0 0H1600V60H0z', seen('#22353f')) +
    panes
      .map((pane) => drawWindowFrame(pane, { columns: 2, rows: 3, thick: 16, colour: wood, edge: seen('#7d5a42') }))
      .join('') +
    fill('M0 592H1600V620H0z', seen('#8a6647')) +
    fill('M0 592H1600V600H0z', seen('#b08a62')) +
    // Lamps and their reflections.
    spots`280,210,0.8 790,210,0.8 1300,210,0.8`
      .map(
        ([x = 0, y = 0, scale = 1]) =>
          drawGlow(stage, x, y + 10, 300, 0.55) + drawPendant(x, y, scale * 1.25, seen('#c9a24a'), seen('#8a6a2a')),
      )
      .join('') +
    art('chairs', 'table') +
    place(art('setting'), 330, 804, 1.15) +
    place(fish, 330, 806, 1.1) +
    place(art('setting'), 880, 800, 1.1) +
    place(art('setting'), 1400, 806, 1.2) +
    art('cutlery') +
    place(art('glass'), 500, 764, 0.92) +
    place(art('glass'), 1040, 760, 0.88) +
    place(art('glass'), 196, 756, 0.86) +
    drawGlow(stage, 622, 640, 190, 0.7) +
    place(drawCandle(), 622, 772, 1.3) +
    drawGlow(stage, 1178, 640, 190, 0.7) +
    place(drawCandle(), 1178, 772, 1.3) +
    art('bread')
  )
}

export const diningRoom: View = {
  room: '#3f3c38',
  facing: 315,
  waterline,
  tallest: 170,
  focus: 0.3,
  drawLand: (stage) => {
    const random = stage.random('village')
    return (
      stage.ridge(
        { seed: 47, air: 0.14 },
        skyline`-40,330 70,240^ 140,300 260,190^ 330,256 420,220^ 560,350 680,300^ 780,340 900,372 1060,330 1180,220^
          1240,262 1330,180^ 1430,290 1640,330`,
      ) +
      stage.mist(waterline - 90, 92, 0.4) +
      fill('M420 398Q640 384 900 392T1240 398V406H420z', stage.palette.meadow) +
      drawVillage(
        strewHouses(470, 1180, () => waterline, random, { width: 20, height: 15, gap: 26, scatter: 50 }),
        stage.palette,
        random,
        0.05,
      ) +
      drawLampLight(
        boxes`520,412,18,4 640,414,18,4 780,412,18,4 900,414,18,4 1130,412,18,4`,
        stage.palette.lamp,
        random,
        0.5,
      )
    )
  },
  drawShore: drawRoom,
}
