// A rorbu cut open: sea and rock below, gear in front, bunks behind, a loft above.
import { mix } from '#pictures/drawing/colours.ts'
import { points } from '#pictures/drawing/lists.ts'
import { fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { lightNear } from './near.ts'

const waterline = 700

function drawOutside(stage: Stage): string {
  const { palette } = stage
  const { seen } = lightNear(stage)
  const post = palette.dim('#4a3c31')
  const piles = points`330,788 430,786 530,780 640,750 750,744`
    .map(
      ([x, low]) =>
        fill(`M${x} 570h18v${low - 570}h-18z`, post) + fill(`M${x} 570h5v${low - 570}h-5z`, seen('#7d6752')),
    )
    .join('')
  const fish = (x: number) => fill(`M${x} 582q10 14 6 40l8 14h-24l7-14q-7-26 3-40z`, seen('#b79f74'))
  return (
    // Rock under the landward end.
    fill('M590 900Q620 800 716 764L790 696 862 660 920 600 1010 582 1130 572H1330L1640 548V900z', palette.shore) +
    fill(
      'M862 660L920 600 1010 582 1130 572H1330L1640 548V586Q1480 604 1330 606 1180 620 1060 648 960 660 930 704 890 700 862 660z',
      palette.shoreLit,
    ) +
    fill('M590 900Q620 800 716 764L790 696 832 676 800 742 742 800 720 900z', mix(palette.shore, palette.wet, 0.6)) +
    fill('M1000 660l60 70-20 170h-70zM1200 630l50 110-20 160h-60zM1420 604l70 120-10 176h-80z', palette.wet, 0.25) +
    fill('M1300 566Q1390 540 1480 548T1640 520V566Q1480 584 1300 588z', palette.meadow) +
    stroke(
      'M339 596L440 720M440 596L339 720M440 604L540 720M540 604L440 720M540 610L648 708M648 610L540 708',
      post,
      7,
    ) +
    piles +
    stroke('M318 788h40M418 786h40M518 780h40M266 790h26M628 756h40', palette.light, 5, {
      opacity: 0.7,
      isRound: true,
    }) +
    fill('M260 552H890V572H260z', seen('#5f4c3a')) +
    fill('M260 552H890V557H260z', seen('#9a8062')) +
    fill('M880 552H1330V576H880z', palette.dim('#5d564c')) +
    stroke('M278 572V790', post, 14) +
    stroke('M188 552H270M196 566V600', post, 8) +
    // A boat at the ladder, cod hung under the landing stage.
    stroke('M232 552V740M262 552V740M232 590H262M232 624H262M232 658H262M232 692H262M232 724H262', seen('#8a7258'), 6) +
    fill('M-14 742Q80 766 214 742L206 764Q90 782-8 764z', palette.dark, 0.5) +
    fill(
      'M-30 690Q10 708 70 712H170Q196 700 226 664 216 704 208 728 188 752 150 754H20Q-24 750-34 724z',
      seen('#8a6038'),
    ) +
    fill('M-34 724Q90 744 208 728 188 752 150 754H20Q-24 750-34 724z', seen('#5a3d24')) +
    stroke('M-30 690Q10 708 70 712H170Q196 700 226 664', seen('#d0a86c'), 7) +
    stroke('M20 706L190 612M40 716L220 660', seen('#a98459'), 6) +
    stroke('M216 676Q244 640 268 580', seen('#d3c39b'), 4) +
    [356, 384, 412].map(fish).join('')
  )
}

function drawHouse(stage: Stage): string {
  const { palette } = stage
  const isSnowy = palette.isSnowedIn
  const turf = isSnowy ? palette.snowLit : palette.lit('#6f8449')
  const turfDark = isSnowy ? palette.dim('#9fb4c2') : palette.dim('#4a5a34')
  let blades = ''
  const random = stage.random('turf')
  for (let blade = 0; blade < 40; blade++) {
    const t = blade / 40
    blades += `M${Math.round(440 + t * 700)} ${104 - (blade % 3)}l${Math.round(random() * 10 - 5)}-${Math.round(8 + random() * 14)}`
  }
  const boards = (from: number, to: number, top: number, bottom: number, step: number, colour: string) => {
    let seams = ''
    for (let x = from; x <= to; x += step) seams += `M${x} ${top}V${bottom}`
    return stroke(seams, colour, 2)
  }
  const bunk = (y: number, blanket: string) =>
    fill(`M1058 ${y}H1262V${y + 14}H1058z`, '#7d5a3a') +
    fill(`M1064 ${y - 22}q100-14 194-6v28h-194z`, blanket) +
    fill(`M1064 ${y - 20}q8-20 50-16 6 12 0 20-30 4-50-4z`, '#f1ece0') +
    stroke(`M1124 ${y - 10}H1256`, '#f1ece0', 4)
  return (
    // Back wall: gear room, living room; loft above the ceiling.
    fill('M340 300H1300V552H340z', '#e9dcc0') +
    fill('M340 300H716V552H340z', '#c9b28c') +
    boards(362, 706, 300, 552, 26, '#b39c76') +
    boards(742, 1290, 300, 552, 30, '#d9c8a6') +
    fill('M322 276L452 118H1188L1318 276z', '#8f7250') +
    fill('M452 118H1188L1204 138H436z', '#5f4730') +
    stroke('M420 158H1220M396 188H1246M370 218H1270M346 248H1294', '#7a5f41', 2) +
    stroke('M560 118L500 276M720 118L690 276M880 118L880 276M1040 118L1070 276', '#6b4b30', 9) +
    // What the loft keeps: sails, oars, coils, one mattress.
    fill('M400 276q6-44 60-50 60 0 74 50z', '#ece3cc') +
    fill('M484 230q36 10 50 46h-34q4-28-16-46z', '#cdbf9f') +
    stroke('M420 262q40-20 100-4', '#b3a380', 3) +
    stroke('M590 272L860 226M610 276L876 240', '#b98d58', 7) +
    fill('M846 222q30-8 44 0-10 12-40 12z', '#b98d58') +
    [0, 10, 20].map((down) => oval(960, 268 - down, 40, 9, down === 10 ? '#a8935f' : '#c9b37c')).join('') +
    fill('M1040 254H1180q16 2 16 22H1040z', '#f1ece0') +
    fill('M1040 262H1196V276H1040z', '#c9c0ab') +
    fill('M1130 246q40-14 56 8l-10 6h-46z', '#a8402e') +
    // Walls and roof in section.
    fill('M322 276H1318V302H322z', '#6b4b30') +
    fill('M322 276H1318V282H322z', '#8f6840') +
    fill('M322 282H344V556H322z', '#a8321f') +
    fill('M322 282H330V556H322z', '#c2523c') +
    fill('M1296 282H1318V556H1296z', '#8a2a20') +
    fill('M340 528H1300V556H340z', '#8a6a48') +
    fill('M340 528H1300V536H340z', '#b08a5e') +
    fill('M712 300h20v110h-20zM712 512h20v18h-20z', '#6b4b30') +
    fill('M284 282L440 100H1200L1356 282H1318L1188 126H452L322 282z', turfDark) +
    fill('M420 124L440 100H1200L1220 124z', turf) +
    fill('M284 282L440 100 452 110 306 282z', turf) +
    fill('M272 276H344V292H272zM1296 276H1368V292H1296z', '#f1ece0') +
    (isSnowy ? '' : stroke(blades, turf, 3.4, { isRound: true })) +
    // Gear room: oilskins, net, barrels, boots.
    stroke('M372 334H694', '#6b4b30', 7) +
    fill('M392 338q30-14 58 0l18 110q-46 14-94 0z', '#e0a83e') +
    fill('M450 338l18 110q-20 6-38 7 14-60 0-122z', '#b57c1c') +
    fill('M486 338q24-12 46 0l16 90q-40 12-78 0z', '#d0962e') +
    fill('M532 338l16 90q-16 5-30 6 10-50-4-102z', '#a06e18') +
    stroke(
      'M566 338q60 120 120 0M566 338q4 150 60 176t60-176M584 360l90 116M676 360l-90 116M578 400q48 40 100 0M586 440q40 30 84 0',
      '#4d7a80',
      2.6,
    ) +
    stroke('M592 486h0M624 512h0M660 486h0', '#cf6a2c', 18, { isRound: true }) +
    fill('M366 452h82v78h-82z', '#96714a') +
    fill('M424 452h24v78h-24z', '#6f5133') +
    fill('M360 468h94v9h-94zM360 506h94v9h-94z', '#4f3e31') +
    fill('M464 474h62v56h-62z', '#a5824f') +
    fill('M506 474h20v56h-20z', '#7a5f38') +
    fill('M459 484h72v8h-72zM459 512h72v8h-72z', '#4f3e31') +
    fill('M546 484h18v34l14 4v8h-32zM582 484h18v34l14 4v8h-32z', '#2f5145') +
    // Stove and its pipe through loft and roof.
    fill('M806 60h22v400h-22z', '#2c3a44') +
    fill('M806 60h6v400h-6z', '#55646c') +
    fill('M796 60h42v-14h-42z', '#2c3a44') +
    fill('M798 276h38v12h-38zM794 104h46v12h-46z', '#1b262d') +
    fill('M768 458h98v54h-98z', '#23303a') +
    fill('M838 458h28v54h-28z', '#16212a') +
    fill('M774 512h13v18h-13zM846 512h13v18h-13z', '#16212a') +
    fill('M760 450h114v10H760z', '#46555e') +
    fill('M784 470h36v26h-36z', '#f0a24a') +
    fill('M790 496q2-16 12-20 10 6 12 20z', '#ffe08a') +
    fill('M832 430q4-16 22-16t22 16v20h-44z', '#5b87a0') +
    stroke('M838 420q16-22 32 0', '#23303a', 4) +
    // Window, table, lamp.
    fill('M904 340h106v96h-106z', '#f5f0e4') +
    fill('M913 349h88v78h-88z', palette.haze) +
    fill('M913 427l30-42 20 20 22-30 16 22v30z', palette.shade) +
    fill('M954 349h6v78h-6zM913 385h88v6h-88z', '#f5f0e4') +
    fill('M898 474h122v11H898z', '#7b5a3a') +
    fill('M908 485h11v45h-11zM998 485h11v45h-11z', '#7b5a3a') +
    fill('M922 450h24v24h-24z', '#f1ece0') +
    fill('M922 456h24v6h-24z', '#a8321f') +
    fill('M960 460h40q-2 14-20 14t-20-14z', '#2f5d78') +
    fill('M878 506h40v7h-40zM884 513h6v17h-6zM906 513h6v17h-6z', '#5f452c') +
    oval(1030, 366, 66, 66, '#ffcf6e', 0.28) +
    stroke('M1030 302v34', '#23303a', 3) +
    fill('M1014 356h32l-7 22h-18z', '#5c4a2a') +
    fill('M1030 338q12 12 0 20-12-8 0-20z', '#ffcf6e') +
    // Bunks.
    fill('M1050 326h12v204h-12zM1258 326h12v204h-12z', '#5f452c') +
    bunk(410, '#5b87a0') +
    bunk(508, '#a8402e') +
    stroke('M1150 410V528M1176 410V528M1150 440H1176M1150 470H1176M1150 500H1176', '#6b4b30', 6) +
    fill('M1218 508h34v22h-34z', '#6f5133')
  )
}

export const cutaway: View = {
  facing: 320,
  waterline,
  tallest: 380,
  focus: 0.5,
  drawLand: (stage) =>
    stage.ridge(skyline`-60,640 40,560^ 100,600 180,500^ 240,570 340,640 560,660 700,690`, {
      seed: 12,
      air: 0.4,
      ribs: 0.5,
    }) +
    stage.ridge(skyline`1180,700 1290,560 1380,430^ 1430,486 1490,396^ 1560,480 1660,440`, { seed: 13, air: 0.3 }) +
    stage.mist(waterline - 110, 112, 0.5),
  drawShore: (stage) =>
    drawOutside(stage) +
    drawHouse(stage) +
    place(
      stroke('M0 0q-18-34 8-58t-6-60', stage.palette.tone('#f4f1e8'), 14, { opacity: 0.55, isRound: true }),
      816,
      36,
    ),
}
