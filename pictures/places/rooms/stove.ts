// A wood stove, and what dries above it.
import { fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { drawGlow, drawPanelling, drawWindowFrame, lightRoom, type Opening, outlineWall } from './room.ts'

const waterline = 420
const pane: Opening = [120, 150, 340, 380]

function drawSock(seen: (colour: string) => string, [wool, shade, band]: readonly [string, string, string]): string {
  return (
    fill('M-34 0H34V110Q34 134 60 142 104 154 100 178 96 200 56 200H4Q-34 196-34 150z', seen(wool)) +
    fill('M10 0H34V110Q34 134 60 142 104 154 100 178 96 200 56 200 74 176 44 160 10 140 10 110z', seen(shade)) +
    fill('M-34 0H34V28H-34zM-34 52H34V62H-34zM-34 76H34V86H-34z', seen(band)) +
    fill('M-34 150Q-34 196 4 200H10Q-10 180-12 150z', seen(band)) +
    stroke('M-20 4v20M-6 4v20M8 4v20M22 4v20', seen(shade), 3)
  )
}

function drawMitten(seen: (colour: string) => string): string {
  return (
    fill('M-40 0H40V60L62 44Q84 40 84 62 74 100 40 110 42 190 0 194-44 190-44 120z', seen('#f1e8d4')) +
    fill('M14 0H40V60L62 44Q84 40 84 62 74 100 40 110 42 190 0 194 28 150 14 0z', seen('#c9bda2')) +
    fill('M-40 0H40V30H-40z', seen('#2f5d78')) +
    stroke('M-30 66l14 18 14-18 14 18 14-18M-30 100l14 18 14-18 14 18 14-18', seen('#2f5d78'), 6) +
    fill('M-12 140l12-14 12 14-12 14z', seen('#a8382a'))
  )
}

function drawRoom(stage: Stage): string {
  const seen = lightRoom(stage)
  const iron = seen('#2c363c')
  return (
    fill(outlineWall([pane], 740), seen('#48666c')) +
    drawPanelling(30, 1600, 740, { step: 76, openings: [pane], seam: seen('#365157'), lit: seen('#5d7d83') }) +
    fill('M0 724H1600V748H0z', seen('#efe8d8')) +
    fill('M0 746H1600V900H0z', seen('#8f6a48')) +
    fill('M0 748H1600V762H0z', '#1c120c', 0.4) +
    stroke('M0 806H1600M0 860H1600M300 748V806M700 806V860M1200 748V806M420 860V900M1500 806V860', seen('#6d4c30'), 4) +
    drawWindowFrame(pane, { columns: 2, rows: 3, thick: 16, colour: seen('#efe8d8'), edge: seen('#b9b09a') }) +
    fill('M84 546H500V568H84z', seen('#efe8d8')) +
    fill('M84 564H500V574H84z', seen('#2b4247')) +
    // Snow on the outer ledge, if it lies.
    (stage.palette.isSnowedIn
      ? fill('M136 514Q200 486 270 510V516H136zM310 516Q380 480 446 512V516z', stage.palette.snowLit)
      : '') +
    // Firewall of brick behind the stove.
    fill('M760 0H1300V746H760z', seen('#a85f48')) +
    stroke(
      'M760 60H1300M760 130H1300M760 200H1300M760 270H1300M760 340H1300M760 410H1300M760 480H1300M760 550H1300M760 620H1300M760 690H1300',
      seen('#84452f'),
      5,
    ) +
    stroke(
      'M850 0V60M1030 0V60M1210 0V60M940 60V130M1120 60V130M850 130V200M1030 130V200M1210 130V200M940 200V270M1120 200V270M850 270V340M1210 270V340M940 340V410M1120 340V410M850 410V480M1210 410V480M850 550V620M1210 550V620',
      seen('#84452f'),
      5,
    ) +
    fill('M700 746H1360L1420 800H640z', seen('#4a5358')) +
    fill('M640 800H1420V812H640z', seen('#2c3438')) +
    drawGlow(stage, 1040, 520, 760, 0.75) +
    // The stove.
    oval(1040, 796, 250, 16, '#0d0f10', 0.5) +
    fill('M1000 0H1080V300H1000z', iron) +
    fill('M1054 0H1080V300H1054z', seen('#1a2226')) +
    fill('M1012 0H1022V300H1012z', seen('#566067')) +
    fill('M986 196H1094V216H986zM980 292H1100V312H980z', seen('#1a2226')) +
    fill('M800 312H1280L1256 352H824z', seen('#465058')) +
    fill('M800 312H1280L1274 324H806z', seen('#66727a')) +
    fill('M830 352H1250V730H830z', iron) +
    fill('M1160 352H1250V730H1160z', seen('#1a2226')) +
    fill('M850 372H862V710H850z', seen('#465058')) +
    fill('M810 722H1270V748H810z', seen('#1a2226')) +
    fill('M840 748h30l-10 46h-16zM1210 748h30l-4 46h-16z', seen('#1a2226')) +
    fill('M896 400H1184V600H896z', seen('#12181b')) +
    fill('M914 418H1166V582H914z', '#7a2a12') +
    fill(
      'M930 582Q920 500 970 440 976 490 1000 500 1010 440 1056 426 1050 480 1084 500 1100 470 1116 462 1150 520 1146 582z',
      '#e8752a',
    ) +
    fill(
      'M960 582Q960 530 990 510 1000 540 1020 540 1030 500 1056 484 1060 530 1084 540 1100 540 1106 530 1120 556 1116 582z',
      '#ffb84a',
    ) +
    fill('M1000 582Q1000 556 1020 552 1040 540 1050 530 1070 556 1070 582z', '#fff0b8') +
    fill('M920 560q110-24 240 0v22H920z', '#3a160c', 0.75) +
    stroke('M914 418H1166V582H914z', seen('#55626a'), 8) +
    stroke('M1184 480h34', seen('#c9a24a'), 14, { isRound: true }) +
    fill('M920 640H1160V700H920z', seen('#1a2226')) +
    fill('M936 654H1144V664H936zM936 676H1144V686H936z', seen('#465058')) +
    drawGlow(stage, 1040, 510, 230, 0.45) +
    fill('M900 810L1180 810 1340 900H740z', '#ffb84a', 0.28) +
    // Kettle.
    oval(900, 312, 74, 8, '#0d0f10', 0.5) +
    fill('M836 312q-14-70 20-92h72q34 22 20 92z', seen('#2f5d78')) +
    fill('M912 220h16q34 22 20 92h-40q20-50 4-92z', seen('#1f4257')) +
    fill('M948 256l40-28 8 10-38 46zM872 220q0-12 20-12t20 12z', seen('#1f4257')) +
    stroke('M846 232q46-80 92 0', seen('#22303a'), 9) +
    stroke('M996 230q14-26 2-46t6-40', '#f6f6f1', 10, { opacity: 0.45, isRound: true }) +
    // The line.
    stroke('M560 100Q1000 160 1600 60', seen('#e8dfc8'), 5) +
    place(drawSock(seen, ['#d9d2c0', '#a8a08c', '#a8382a']), 640, 112, 0.95, false, 3) +
    place(drawSock(seen, ['#d9d2c0', '#a8a08c', '#a8382a']), 740, 120, 0.95, false, -3) +
    place(drawMitten(seen), 1210, 116, 0.92, false, -4) +
    place(drawMitten(seen), 1330, 104, 0.92, true, 5) +
    place(drawSock(seen, ['#5d7468', '#41554b', '#e8dcc0']), 1460, 88, 0.95, false, 2) +
    stroke('M640 100v24M740 108v24M1210 104v24M1330 92v24M1460 76v24', seen('#8a5f38'), 10) +
    // Wood basket.
    oval(420, 880, 230, 18, '#0d0f10', 0.45) +
    fill(
      'M240 660h56v60h-56zM300 640h70v80h-70zM376 664h60v60h-60zM440 644h64v80h-64zM508 668h56v56h-56z',
      seen('#b98a58'),
    ) +
    [268, 335, 406, 472, 536]
      .map(
        (x, index) =>
          oval(x, [662, 642, 666, 646, 670][index] ?? 660, 30, 14, seen('#e0bd8c')) +
          oval(x, [662, 642, 666, 646, 670][index] ?? 660, 16, 7, seen('#c99a62')),
      )
      .join('') +
    fill('M210 700H600L566 876H246z', seen('#a87a48')) +
    fill('M500 700H600L566 876H480z', seen('#7a5530')) +
    stroke('M216 736H594M224 776H586M232 816H578M240 852H570', seen('#85602f'), 8) +
    stroke(
      'M260 704l14 170M320 704l8 170M380 704l2 170M440 704l-4 170M500 704l-10 170M552 704l-16 170',
      seen('#c9a06a'),
      7,
    ) +
    stroke('M240 702Q400 560 570 702', seen('#7a5530'), 14) +
    // A wool blanket over the arm of a chair, at the right edge.
    fill('M1440 900V640q0-40 40-40h120v300z', seen('#6d4a35')) +
    fill('M1410 616q60-30 190-20v250q-100 20-190 0z', seen('#c9bda2')) +
    fill('M1410 650h190v30h-190zM1410 740h190v30h-190z', seen('#a8382a')) +
    fill('M1410 692h190v12h-190zM1410 716h190v10h-190z', seen('#2f5d78')) +
    stroke('M1430 846v22M1460 850v22M1490 852v22M1520 854v22M1550 852v22M1580 850v22', seen('#c9bda2'), 6)
  )
}

export const stove: View = {
  room: '#5a5f57',
  facing: 20,
  waterline,
  tallest: 210,
  focus: 0.68,
  drawLand: (stage) =>
    stage.ridge(skyline`60,420 150,360 230,250^ 280,300 340,216^ 400,300 520,340`, { seed: 61, air: 0.14 }),
  drawShore: (stage) => fill('M80 470Q240 436 330 450T500 440V560H80z', stage.palette.meadow) + drawRoom(stage),
}
