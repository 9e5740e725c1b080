// A kitchen in the skrei season: three pots, a cod, a white window.
import { fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'
import { drawGlow, drawSteam, drawWindowFrame, isLampLit, lightRoom, type Opening, outlineWall } from './room.ts'

const waterline = 360
const pane: Opening = [90, 130, 440, 340]

function drawPot(seen: (colour: string) => string, [body, dark, light]: readonly [string, string, string]): string {
  return (
    oval(10, 6, 150, 18, '#14100e', 0.5) +
    fill('M-140-170H140V-20Q136 6 108 6H-108Q-136 6-140-20z', seen(body)) +
    fill('M70-170H140V-20Q136 6 108 6H40Q84-60 70-170z', seen(dark)) +
    fill('M-124-150H-96V-14Q-112-4-120-14z', seen(light)) +
    fill('M-140-120h-34q-12 0-12 12t12 12h34zM140-120h34q12 0 12 12t-12 12h-34z', seen(dark)) +
    oval(0, -170, 140, 24, seen(light)) +
    oval(0, -168, 128, 19, seen('#4a3a2c'))
  )
}

function drawRoom(stage: Stage): string {
  const seen = lightRoom(stage)
  const art = stage.art('places/rooms/kitchen', { seen })
  let tiles = ''
  for (let y = 470; y < 640; y += 56) tiles += `M560 ${y}H1600`
  for (let x = 600; x < 1600; x += 84) tiles += `M${x} 414V640`
  return (
    fill(outlineWall([pane]), seen('#dfe3d8')) +
    fill('M0 0H1600V40H0z', seen('#b9c2ba')) +
    fill('M560 414H1600V640H560z', seen('#eef0e8')) +
    stroke(tiles, seen('#c3cbc6'), 3) +
    fill('M644 470h84v56h-84zM980 526h84v56h-84zM1316 470h84v56h-84zM812 582h84v56h-84z', seen('#5b87a0'), 0.5) +
    drawWindowFrame(pane, { columns: 2, rows: 2, thick: 18, colour: seen('#f7f4ea'), edge: seen('#c3bfb0') }) +
    art('sill', 'herbs', 'shelf', 'counter') +
    drawGlow(stage, 1130, 900, 300, 0.3) +
    // Pots: liver, roe, fish.
    drawGlow(stage, 1100, 300, isLampLit(stage) ? 520 : 300, 0.25) +
    drawSteam(760, 440, 300, 26, 0.4) +
    drawSteam(840, 446, 240, 22, 0.32) +
    drawSteam(1080, 400, 340, 30, 0.42) +
    drawSteam(1200, 410, 280, 26, 0.36) +
    drawSteam(1480, 460, 300, 24, 0.38) +
    place(drawPot(seen, ['#a8382a', '#74241a', '#d2624c']), 800, 622, 0.84) +
    place(drawPot(seen, ['#b9c4c5', '#7d8b91', '#eaf0ef']), 1150, 624, 1.06) +
    place(drawPot(seen, ['#2f5d78', '#1f4257', '#5b87a0']), 1490, 622, 0.8) +
    art('spoon', 'board') +
    place(art('cod'), 300, 640, 1.02, false, -3)
  )
}

export const kitchen: View = {
  room: '#c6cdc4',
  facing: 330,
  waterline,
  tallest: 170,
  focus: 0.78,
  drawLand: (stage) =>
    stage.ridge({ seed: 53, air: 0.14 }, skyline`40,300 130,220^ 190,270 280,176^ 330,236 400,206^ 480,300 580,330`),
  drawShore: (stage) => fill('M60 430Q240 404 400 414T560 408V520H60z', stage.palette.meadow) + drawRoom(stage),
}
