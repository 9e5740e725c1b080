// A bunk room in a fisherman's cabin, its window on the fjord.
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import {
  drawCup,
  drawGlow,
  drawPanelling,
  drawWindowFrame,
  isLampLit,
  lightRoom,
  type Opening,
  outlineWall,
} from './room.ts'

const waterline = 452
const pane: Opening = [330, 170, 560, 400]

function drawBunk(y: number, seen: (colour: string) => string, blanket: string, dark: string): string {
  let pattern = ''
  for (let x = 1130; x < 1600; x += 84) pattern += `M${x} ${y - 26}l21-22 21 22 21-22 21 22`
  return (
    fill(`M1010 ${y}H1600V${y + 44}H1010z`, seen('#8a5f3a')) +
    fill(`M1010 ${y}H1600V${y + 10}H1010z`, seen('#b5834f')) +
    fill(`M1040 ${y - 66}Q1200 ${y - 96} 1600 ${y - 84}V${y}H1040z`, blanket) +
    fill(`M1040 ${y - 30}Q1300 ${y - 40} 1600 ${y - 34}V${y}H1040z`, dark) +
    stroke(pattern, seen('#efe6d2'), 6) +
    stroke(`M1046 ${y - 62}Q1200 ${y - 90} 1600 ${y - 78}`, seen('#efe6d2'), 7) +
    fill(`M1030 ${y - 70}q10-44 70-48 76-2 96 34 4 20-20 26-80 16-140 6z`, seen('#f7f2e4')) +
    fill(`M1030 ${y - 70}q70 10 160-20 8 18-14 26-80 18-144 10z`, seen('#cfc7b4'))
  )
}

function drawRoom(stage: Stage): string {
  const { palette } = stage
  const seen = lightRoom(stage)
  const art = stage.art('places/rooms/rorbu', { seen })
  const isDark = isLampLit(stage)
  return (
    fill(outlineWall([pane], 720), seen('#d9bd8d')) +
    drawPanelling(20, 1600, 720, { step: 62, openings: [pane], seam: seen('#b8955f'), lit: seen('#ecd7ae') }) +
    // The evening's last square of sun on the wall, where the sun can reach.
    (isDark || palette.weather !== 'clear' ? '' : fill('M930 210l150-34v210l-150 40z', '#fff0c4', 0.4)) +
    art('ceiling', 'floor') +
    (isDark ? '' : fill('M430 760H900L1040 900H470z', '#fff0c4', 0.22)) +
    // Rag rug.
    fill('M470 800L1010 790 1100 900H430z', seen('#b3503c')) +
    fill('M462 820L1026 810 1042 830H456zM450 856L1056 846 1074 868H444z', seen('#e8dcc0')) +
    fill('M458 834L1046 826 1054 840H454z', seen('#2f5d78')) +
    drawWindowFrame(pane, { columns: 3, rows: 2, thick: 20, colour: seen('#f5f0e2'), edge: seen('#c3bba6') }) +
    art('sill', 'curtains', 'table') +
    place(drawCup(seen('#2b6140')), 720, 680, 1.05) +
    fill('M400 668l44-8 18 14-46 10zM430 674l46-4 10 14-48 4z', seen('#f7f2e4')) +
    drawGlow(stage, 340, 560, isDark ? 420 : 180, isDark ? 0.75 : 0.4) +
    art('paraffin-lamp', 'stool', 'sweater', 'bunks') +
    drawBunk(420, seen, seen('#4a6f86'), seen('#345268')) +
    drawBunk(666, seen, seen('#a8402e'), seen('#7d2b20')) +
    art('ladder')
  )
}

export const rorbu: View = {
  room: '#92663a',
  facing: 290,
  waterline,
  tallest: 210,
  focus: 0.36,
  openSea: [300, 620],
  drawLand: (stage) =>
    stage.ridge({ seed: 18, air: 0.5, ribs: 0.4 }, skyline`300,452 420,440 540,420 620,380^ 700,400 920,360`) +
    stage.mist(waterline - 70, 72, 0.4) +
    stage.ridge(
      { seed: 44, air: 0.12, steep: 3.4 },
      skyline`560,452 640,400 700,330 760,236^ 800,280 840,250^ 940,330`,
    ),
  drawShore: drawRoom,
}
