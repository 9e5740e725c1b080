// A wood stove, and what dries above it.
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
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

function drawRoom(stage: Stage): string {
  const seen = lightRoom(stage)
  const art = stage.art('places/rooms/stove', { seen })
  return (
    fill(outlineWall([pane], 740), seen('#48666c')) +
    drawPanelling(30, 1600, 740, { step: 76, openings: [pane], seam: seen('#365157'), lit: seen('#5d7d83') }) +
    art('floor') +
    drawWindowFrame(pane, { columns: 2, rows: 3, thick: 16, colour: seen('#efe8d8'), edge: seen('#b9b09a') }) +
    fill('M84 546H500V568H84z', seen('#efe8d8')) +
    fill('M84 564H500V574H84z', seen('#2b4247')) +
    // Snow on the outer ledge, if it lies.
    (stage.palette.isSnowedIn
      ? fill('M136 514Q200 486 270 510V516H136zM310 516Q380 480 446 512V516z', stage.palette.snowLit)
      : '') +
    art('firewall') +
    drawGlow(stage, 1040, 520, 760, 0.75) +
    art('stove') +
    drawGlow(stage, 1040, 510, 230, 0.45) +
    art('firelight', 'kettle', 'line') +
    place(drawSock(seen, ['#d9d2c0', '#a8a08c', '#a8382a']), 640, 112, 0.95, false, 3) +
    place(drawSock(seen, ['#d9d2c0', '#a8a08c', '#a8382a']), 740, 120, 0.95, false, -3) +
    place(art('mitten'), 1210, 116, 0.92, false, -4) +
    place(art('mitten'), 1330, 104, 0.92, true, 5) +
    place(drawSock(seen, ['#5d7468', '#41554b', '#e8dcc0']), 1460, 88, 0.95, false, 2) +
    art('pegs', 'wood-basket', 'wool-blanket')
  )
}

export const stove: View = {
  room: '#5a5f57',
  facing: 20,
  waterline,
  tallest: 210,
  focus: 0.68,
  drawLand: (stage) =>
    stage.ridge({ seed: 61, air: 0.14 }, skyline`60,420 150,360 230,250^ 280,300 340,216^ 400,300 520,340`),
  drawShore: (stage) => fill('M80 470Q240 436 330 450T500 440V560H80z', stage.palette.meadow) + drawRoom(stage),
}
