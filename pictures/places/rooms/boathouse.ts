// A boathouse from inside: nets and buoys, the doors open to the fjord.
import { spots } from '#pictures/drawing/lists.ts'
import { disc, fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { drawDinghy, paintBoat } from '#pictures/foregrounds/boats.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { drawPanelling, lightRoom, type Opening, outlineWall } from './room.ts'

const waterline = 440
const door: Opening = [420, 150, 620, 560]

function drawBuoy(colour: string, dark: string, light: string): string {
  return (
    stroke('M0-150V-92', '#cbb88c', 8) +
    fill('M-18-92h36v26h-36z', dark) +
    fill('M-18-72Q-86-60-88 10-84 84 0 96 84 84 88 10 86-60 18-72z', colour) +
    fill('M18-72Q86-60 88 10 84 84 0 96 60 60 52-10 44-56 18-72z', dark) +
    fill('M-56-36Q-76-6-66 34-50-10-30-46z', light)
  )
}

/** Hangs from a peg at the origin, `long` deep. */
function drawNet(long: number, colour: string): string {
  let cords = ''
  for (let strand = -5; strand <= 5; strand++)
    cords += `M${strand * 7} 0Q${strand * 26} ${long * 0.4} ${strand * 16} ${long * 0.98}`
  for (let row = 1; row < 11; row++) {
    const [y, half] = [(row / 11) * long, 40 + Math.sin((row / 11) * 3) * 70]
    cords += `M${-half} ${y - 12}Q0 ${y + 26} ${half} ${y - 12}`
  }
  return stroke(cords, colour, 3.4)
}

function drawRoom(stage: Stage): string {
  const seen = lightRoom(stage)
  const art = stage.art('places/rooms/boathouse', { seen })
  const coil = (x: number, y: number, scale: number, colour: string, dark: string) =>
    place(
      oval(8, 14, 120, 30, '#120c0a', 0.5) +
        [0, -18, -36, -54].map((down) => oval(0, down, 112, 28, dark) + oval(0, down - 4, 112, 27, colour)).join('') +
        oval(0, -58, 70, 15, dark) +
        oval(0, -54, 64, 12, seen('#1d1713')),
      x,
      y,
      scale,
    )
  return (
    // Slip and stones outside the door.
    fill(
      'M420 640Q600 600 760 612T1040 600V720H420z',
      stage.palette.isSnowedIn ? stage.palette.meadow : stage.palette.shore,
    ) +
    fill(
      'M420 640Q600 600 760 612T1040 600V622Q900 616 760 630T420 660z',
      stage.palette.isSnowedIn ? stage.palette.snowLit : stage.palette.shoreLit,
    ) +
    place(drawDinghy(paintBoat(stage.palette, '#a5753f', '#6d4a2a')), 640, 590, 4.4) +
    fill(outlineWall([door]), seen('#4a3828')) +
    drawPanelling(24, 400, 740, { step: 66, seam: seen('#332519'), lit: seen('#5f4936') }) +
    drawPanelling(1070, 1600, 740, { step: 66, seam: seen('#332519'), lit: seen('#5f4936') }) +
    art('beam', 'door', 'floor') +
    fill('M420 710H1040L1240 900H240z', stage.palette.lit('#f7ead0'), 0.34) +
    art('slip-boards', 'nets') +
    place(drawNet(520, seen('#5d8a86')), 130, 196, 1) +
    place(drawNet(440, seen('#b9a878')), 262, 196, 0.86) +
    stroke(
      'M60 330h0M86 420h0M70 520h0M118 610h0M176 560h0M196 450h0M206 350h0M220 300h0M300 400h0M286 500h0',
      seen('#cf7a2c'),
      22,
      { isRound: true },
    ) +
    place(drawBuoy(seen('#d9602c'), seen('#9a3a17'), seen('#f29a62')), 1240, 360, 1.12) +
    place(drawBuoy(seen('#d9602c'), seen('#9a3a17'), seen('#f29a62')), 1510, 400, 1.3) +
    place(drawBuoy(seen('#e6b53a'), seen('#a87a1a'), seen('#f7da86')), 1378, 470, 1.2) +
    place(drawBuoy(seen('#e8e2d2'), seen('#a8a392'), seen('#ffffff')), 1236, 600, 0.9) +
    // Rope, boxes, glass floats.
    coil(190, 850, 1.2, seen('#c9a96a'), seen('#96783f')) +
    art('boxes') +
    coil(1410, 690, 0.9, seen('#7aa39a'), seen('#4f756e')) +
    spots`1180,846,44 1236,872,34 1130,880,28`
      .map(
        ([x = 0, y = 0, radius = 0]) =>
          oval(x + 6, y + radius, radius, radius * 0.2, '#120c0a', 0.45) +
          disc(x, y, radius, seen('#4f9a86')) +
          fill(
            `M${x} ${y - radius}a${radius} ${radius} 0 010 ${radius * 2}q${radius * 0.7}-${radius} 0-${radius * 2}z`,
            seen('#2f6f60'),
          ) +
          stroke(
            `M${x - radius * 0.5} ${y - radius * 0.5}q${radius * 0.3}-${radius * 0.3} ${radius * 0.5}-${radius * 0.3}`,
            '#dff2ea',
            5,
            { isRound: true },
          ) +
          stroke(`M${x - radius} ${y}h${radius * 2}M${x} ${y - radius}v${radius * 2}`, seen('#c9b98f'), 3),
      )
      .join('')
  )
}

export const boathouse: View = {
  room: '#43331f',
  facing: 320,
  waterline,
  tallest: 210,
  focus: 0.54,
  openSea: [420, 700],
  drawLand: (stage) =>
    stage.ridge(
      { seed: 72, air: 0.18, steep: 3 },
      skyline`380,420 470,390^ 560,430 720,436 800,380 880,270^ 930,320 990,236^ 1080,320`,
    ) + stage.mist(waterline - 70, 72, 0.35),
  drawShore: drawRoom,
}
