// A bunk room in a fisherman's cabin, its window on the fjord.
import { fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
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
  const isDark = isLampLit(stage)
  return (
    fill(outlineWall([pane], 720), seen('#d9bd8d')) +
    drawPanelling(20, 1600, 720, { step: 62, openings: [pane], seam: seen('#b8955f'), lit: seen('#ecd7ae') }) +
    // The evening's last square of sun on the wall, where the sun can reach.
    (isDark || palette.weather !== 'clear' ? '' : fill('M930 210l150-34v210l-150 40z', '#fff0c4', 0.4)) +
    fill('M0 0H1600V70H0z', seen('#8a6238')) +
    fill('M0 70H1600V86H0z', '#2a1a10', 0.35) +
    stroke('M200 0V70M620 0V70M1040 0V70M1460 0V70', seen('#6d4a28'), 30) +
    // Floor.
    fill('M0 716H1600V900H0z', seen('#a87a4c')) +
    fill('M0 700H1600V722H0z', seen('#efe4cc')) +
    fill('M0 722H1600V736H0z', '#2a1a10', 0.4) +
    stroke(
      'M0 770H1600M0 830H1600M240 722V770M900 722V770M560 770V830M1240 770V830M320 830V900M980 830V900',
      seen('#85592f'),
      4,
    ) +
    (isDark ? '' : fill('M430 760H900L1040 900H470z', '#fff0c4', 0.22)) +
    // Rag rug.
    fill('M470 800L1010 790 1100 900H430z', seen('#b3503c')) +
    fill('M462 820L1026 810 1042 830H456zM450 856L1056 846 1074 868H444z', seen('#e8dcc0')) +
    fill('M458 834L1046 826 1054 840H454z', seen('#2f5d78')) +
    drawWindowFrame(pane, { columns: 3, rows: 2, thick: 20, colour: seen('#f5f0e2'), edge: seen('#c3bba6') }) +
    fill('M290 588H930V614H290z', seen('#f5f0e2')) +
    fill('M290 610H930V620H290z', seen('#a88f66')) +
    // Curtains.
    fill('M268 130q80 20 70 150-8 150-58 300H236q40-240 32-450z', seen('#c2523c')) +
    fill('M268 130q30 10 40 60-10 220-52 390H236q40-240 32-450z', seen('#9c3527')) +
    fill('M952 130q-80 20-70 150 8 150 58 300h44q-40-240-32-450z', seen('#c2523c')) +
    fill('M952 130q-30 40-30 160 10 180 40 290h22q-40-240-32-450z', seen('#9c3527')) +
    stroke('M230 128H990', seen('#6d4a28'), 12) +
    // Table under the window with lamp, cup and a hand of cards.
    oval(560, 842, 330, 18, '#2a1a10', 0.35) +
    stroke('M280 690L262 850M820 690L838 850', seen('#6d4a28'), 24) +
    fill('M226 652H874L900 690H200z', seen('#b98a54')) +
    fill('M200 690H900V712H200z', seen('#85592f')) +
    fill('M540 652H680l20 38H530z', seen('#e8dcc0')) +
    place(drawCup(seen('#2b6140')), 720, 680, 1.05) +
    fill('M400 668l44-8 18 14-46 10zM430 674l46-4 10 14-48 4z', seen('#f7f2e4')) +
    drawGlow(stage, 340, 560, isDark ? 420 : 180, isDark ? 0.75 : 0.4) +
    // Paraffin lamp.
    fill('M306 676q-6-34 18-40h32q24 6 18 40z', seen('#b98a3a')) +
    fill('M348 636h8q24 6 18 40h-22z', seen('#85602a')) +
    fill('M318 636h44v-14h-44z', seen('#6d4a28')) +
    fill('M322 622q-22-40 2-66 4-20 4-30h24q0 10 4 30 24 26 2 66z', '#fff3d2', 0.8) +
    fill('M340 570q14 22 0 44-14-22 0-44z', '#ffb84a') +
    // Stool.
    fill('M120 748H236V768H120z', seen('#85592f')) +
    stroke('M136 768L124 880M220 768L232 880', seen('#6d4a28'), 14) +
    // Sweater on a peg.
    stroke('M60 236H206', seen('#6d4a28'), 12) +
    fill('M96 246q36 20 72 0l44 40 18 190-34 8-16-110v160q-50 16-100 0V374l-14 104-34-8 20-184z', seen('#3f5f78')) +
    fill('M168 246l44 40 18 190-34 8-16-110v160q-20 8-40 10 30-160 0-296z', seen('#2c4458')) +
    stroke('M80 330l13 16 13-16 13 16 13-16 13 16 13-16 13 16 13-16', seen('#f1e8d4'), 6) +
    stroke('M84 312h96M80 362h106', seen('#f1e8d4'), 5) +
    // Bunks.
    fill('M1036 464H1600V580H1036z', '#2a1a10', 0.2) +
    drawBunk(420, seen, seen('#4a6f86'), seen('#345268')) +
    drawBunk(666, seen, seen('#a8402e'), seen('#7d2b20')) +
    fill('M1000 150H1036V724H1000z', seen('#8a5f3a')) +
    fill('M1000 150H1010V724H1000z', seen('#b5834f')) +
    stroke('M1090 464V716M1176 464V716', seen('#6d4a28'), 14) +
    stroke('M1086 464V716M1172 464V716', seen('#a8773f'), 4) +
    stroke('M1090 520H1176M1090 580H1176M1090 640H1176', seen('#8a5f3a'), 12) +
    fill('M1036 356H1330V378H1036z', seen('#8a5f3a')) +
    fill('M1036 356H1330V362H1036z', seen('#b5834f'))
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
    stage.ridge(skyline`300,452 420,440 540,420 620,380^ 700,400 920,360`, { seed: 18, air: 0.5, ribs: 0.4 }) +
    stage.mist(waterline - 70, 72, 0.4) +
    stage.ridge(skyline`560,452 640,400 700,330 760,236^ 800,280 840,250^ 940,330`, {
      seed: 44,
      air: 0.12,
      steep: 3.4,
    }),
  drawShore: drawRoom,
}
