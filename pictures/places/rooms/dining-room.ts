// A dining room on the quay in the blue hour.
import { boxes, spots } from '#pictures/drawing/lists.ts'
import { fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { drawLampLight } from '#pictures/nature/water.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { drawCandle, drawGlow, drawPendant, drawWindowFrame, lightRoom, type Opening, outlineWall } from './room.ts'

const waterline = 400
const panes: readonly Opening[] = boxes`60,90,410,480 570,90,410,480 1080,90,410,480`

function drawGlass(seen: (colour: string) => string): string {
  return (
    oval(0, 0, 30, 7, '#dfe8e8', 0.5) +
    fill('M-3-60h6v58h-6z', '#e8f0ef', 0.7) +
    fill('M-30-150Q-40-70 0-58 40-70 30-150z', '#dfeceb', 0.4) +
    fill('M-34-106Q-34-68 0-60 34-68 34-106z', seen('#e8c872'), 0.85) +
    fill('M-24-144Q-34-90-14-70-20-110-16-146z', '#ffffff', 0.5)
  )
}

function drawSetting(seen: (colour: string) => string): string {
  return (
    oval(8, 10, 128, 34, '#2a1f1c', 0.3) +
    oval(0, 0, 126, 33, seen('#f8f5ec')) +
    oval(0, 2, 122, 30, seen('#2f5d78')) +
    oval(0, 2, 116, 28, seen('#f8f5ec')) +
    oval(0, 4, 84, 19, seen('#e2dccb')) +
    oval(0, 6, 80, 17, seen('#fffdf6'))
  )
}

function drawRoom(stage: Stage): string {
  const seen = lightRoom(stage)
  const wood = seen('#54392a')
  const fish =
    oval(6, 4, 60, 12, '#3a2a1c', 0.3) +
    fill('M-58 0Q-40-26 0-28 44-28 60-8 52 10 10 12-40 14-58 0z', seen('#f4e8cc')) +
    fill('M-58 0Q-40-26 0-28 20-28 34-24-10-20-20-6-30 6-58 0z', seen('#cf9a54')) +
    stroke('M-20-14l20 20M4-20l20 22M28-22l16 18', seen('#d8c49a'), 3)
  return (
    fill(outlineWall(panes), seen('#2f4f5f')) +
    fill('M0 604H1600V900H0z', seen('#27414e')) +
    fill('M0 0H1600V60H0z', seen('#22353f')) +
    panes
      .map((pane) => drawWindowFrame(pane, { columns: 2, rows: 3, thick: 16, colour: wood, edge: seen('#7d5a42') }))
      .join('') +
    fill('M0 592H1600V620H0z', seen('#8a6647')) +
    fill('M0 592H1600V600H0z', seen('#b08a62')) +
    // The lamps, and the lamps again in the glass.
    spots`280,210,0.8 790,210,0.8 1300,210,0.8`
      .map(
        ([x = 0, y = 0, scale = 1]) =>
          drawGlow(stage, x, y + 10, 300, 0.55) + drawPendant(x, y, scale * 1.25, seen('#c9a24a'), seen('#8a6a2a')),
      )
      .join('') +
    // Chairs on the far side.
    [250, 640, 1030, 1420]
      .map(
        (x) =>
          fill(`M${x - 88} 760V596q0-26 28-28h120q28 2 28 28v164h-22V620q-66-14-132 0v140z`, seen('#2a1d18')) +
          fill(`M${x - 66} 620q66-14 132 0v36q-66-12-132 0z`, seen('#6d4a35')),
      )
      .join('') +
    // Table: the cloth falls toward us.
    fill('M-20 720H1620L1700 850H-100z', seen('#f1ece0')) +
    fill('M-20 720H1620L1640 752Q800 736-40 752z', seen('#ffffff'), 0.35) +
    fill('M-100 846H1700V910H-100z', seen('#c9c1b2')) +
    stroke('M180 850l-14 60M520 850l-6 60M860 850V910M1200 850l8 60M1500 850l16 60', seen('#a89f8e'), 8) +
    place(drawSetting(seen), 330, 804, 1.15) +
    place(fish, 330, 806, 1.1) +
    place(drawSetting(seen), 880, 800, 1.1) +
    place(drawSetting(seen), 1400, 806, 1.2) +
    stroke(
      'M160 776l-10 66M176 776l-10 66M512 778l10 66M716 774l-6 62M1046 774l8 62M1222 778l-6 66M1584 778l10 62',
      seen('#aeb8b8'),
      8,
      { isRound: true },
    ) +
    fill('M840 792l40-36 40 36q-40 18-80 0z', seen('#a8382a')) +
    fill('M880 756l40 36q-20 9-40 9z', seen('#7a251b')) +
    fill('M1360 798l40-40 40 40q-40 18-80 0z', seen('#a8382a')) +
    fill('M1400 758l40 40q-20 9-40 9z', seen('#7a251b')) +
    place(drawGlass(seen), 500, 764, 0.92) +
    place(drawGlass(seen), 1040, 760, 0.88) +
    place(drawGlass(seen), 196, 756, 0.86) +
    drawGlow(stage, 622, 640, 190, 0.7) +
    place(drawCandle(), 622, 772, 1.3) +
    drawGlow(stage, 1178, 640, 190, 0.7) +
    place(drawCandle(), 1178, 772, 1.3) +
    // Bread.
    oval(742, 776, 84, 17, '#2a1f1c', 0.3) +
    fill('M660 768q4-44 84-46 80 2 84 46-80 22-168 0z', seen('#b07a42')) +
    fill('M672 756q10-30 72-32 50 0 72 22-70-8-144 10z', seen('#d9a868')) +
    stroke('M704 734l14 20M740 728l12 22M776 732l10 18', seen('#8a5a2c'), 5, { isRound: true })
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
        skyline`-40,330 70,240^ 140,300 260,190^ 330,256 420,220^ 560,350 680,300^ 780,340 900,372 1060,330 1180,220^
          1240,262 1330,180^ 1430,290 1640,330`,
        { seed: 47, air: 0.14 },
      ) +
      stage.mist(waterline - 90, 92, 0.4) +
      fill('M420 398Q640 384 900 392T1240 398V406H420z', stage.palette.meadow) +
      drawVillage(
        strewHouses(470, 1180, () => waterline, random, { width: 20, height: 15, gap: 26, scatter: 50 }),
        stage.palette,
        random,
        0.05,
      ) +
      (stage.palette.lamp
        ? drawLampLight(
            boxes`520,412,18,4 640,414,18,4 780,412,18,4 900,414,18,4 1130,412,18,4`,
            stage.palette.lamp,
            random,
            0.5,
          )
        : '')
    )
  },
  drawShore: drawRoom,
}
