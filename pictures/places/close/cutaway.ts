// A rorbu cut open: sea and rock below, gear in front, bunks behind, a loft above.
import { mix } from '#pictures/drawing/colours.ts'
import { points } from '#pictures/drawing/lists.ts'
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { lightNear } from './near.ts'

const waterline = 700

function drawOutside(stage: Stage): string {
  const { palette } = stage
  const { seen, shade } = lightNear(stage)
  const art = stage.art('places/close/cutaway', { seen, shade })
  const post = palette.dim('#4a3c31')
  const piles = points`330,788 430,786 530,780 640,750 750,744`
    .map(
      ([x, low]) =>
        fill(`M${x} 570h18v${low - 570}h-18z`, post) + fill(`M${x} 570h5v${low - 570}h-5z`, seen('#7d6752')),
    )
    .join('')
  const fish = (x: number) => fill(`M${x} 582q10 14 6 40l8 14h-24l7-14q-7-26 3-40z`, seen('#b79f74'))
  return (
    art('rock') +
    fill('M590 900Q620 800 716 764L790 696 832 676 800 742 742 800 720 900z', mix(palette.shore, palette.wet, 0.6)) +
    art('rock-shade') +
    piles +
    art('landing-stage', 'boat') +
    [356, 384, 412].map(fish).join('')
  )
}

function drawHouse(stage: Stage): string {
  const { palette } = stage
  const art = stage.art('places/close/cutaway')
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
    art('roof-inside', 'loft', 'walls') +
    fill('M284 282L440 100H1200L1356 282H1318L1188 126H452L322 282z', turfDark) +
    fill('M420 124L440 100H1200L1220 124z', turf) +
    fill('M284 282L440 100 452 110 306 282z', turf) +
    fill('M272 276H344V292H272zM1296 276H1368V292H1296z', '#f1ece0') +
    (isSnowy ? '' : stroke(blades, turf, 3.4, { isRound: true })) +
    art('gear-room', 'stove', 'window', 'bunks') +
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
    stage.ridge(
      { seed: 12, air: 0.4, ribs: 0.5 },
      skyline`-60,640 40,560^ 100,600 180,500^ 240,570 340,640 560,660 700,690`,
    ) +
    stage.ridge({ seed: 13, air: 0.3 }, skyline`1180,700 1290,560 1380,430^ 1430,486 1490,396^ 1560,480 1660,440`) +
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
