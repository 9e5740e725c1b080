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

function drawCod(seen: (colour: string) => string): string {
  return (
    oval(10, 40, 250, 16, '#2a1a10', 0.35) +
    fill(
      'M-230 10Q-200-44-110-60-20-74 90-40L200-14 256-54 244 2 262 56 198 22Q100 56 0 64-140 68-230 10z',
      seen('#8f8458'),
    ) +
    fill('M-230 10Q-200-30-110-36 20-40 200-6L198 22Q100 56 0 64-140 68-230 10z', seen('#cfc598')) +
    fill('M-222 18Q-110 34 0 32 110 28 198 8V22Q100 56 0 64-140 68-222 18z', seen('#f4efde')) +
    fill('M-100-62Q-70-104-10-72L-20-62zM0-70Q40-98 76-46L60-46zM90-40Q124-66 152-28z', seen('#756a42')) +
    fill('M-50 60Q-16 92 34 60zM66 50Q96 74 136 36z', seen('#b5aa78')) +
    fill('M-116 14Q-90 40-52 26-66 0-116-2z', seen('#a39768')) +
    stroke('M-130-14Q-40-44 44-14T196 6', seen('#f4efde'), 5) +
    stroke('M-126-48Q-100-14-122 34', seen('#675c38'), 5) +
    stroke('M-80-46h1M-40-40h1M0-44h1M40-32h1M80-24h1M-56-22h1M20-22h1M110-14h1M-90-28h1', seen('#675c38'), 11, {
      isRound: true,
    }) +
    oval(-180, -12, 12, 12, seen('#f4efde')) +
    oval(-180, -12, 7, 7, '#16222a') +
    stroke('M-228 12Q-204 14-186 22', seen('#4a3f26'), 5)
  )
}

function drawRoom(stage: Stage): string {
  const seen = lightRoom(stage)
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
    fill('M50 488H570V512H50z', seen('#f7f4ea')) +
    fill('M50 508H570V518H50z', seen('#a8a697')) +
    // Herbs and jars on the sill.
    fill('M110 488l-10-64h76l-10 64z', seen('#b7532f')) +
    fill('M150 424h26l-10 64h-22z', seen('#8a3a20')) +
    stroke('M130 424q-30-40-20-80M138 424q0-50 8-96M146 424q24-40 40-66M134 424q-46-20-50-52', seen('#5d7a48'), 9, {
      isRound: true,
    }) +
    fill('M420 488v-84h70v84z', seen('#cfdcd8'), 0.9) +
    fill('M426 440h58v44h-58z', seen('#e0a33a')) +
    fill('M414 392h82v18h-82z', seen('#8a5f38')) +
    // Shelf with cups and a copper pan.
    fill('M700 236H1480V260H700z', seen('#9a7048')) +
    fill('M700 260H1480V272H700z', '#2a2a26', 0.2) +
    [760, 870, 980]
      .map(
        (x, index) =>
          fill(
            `M${x - 38} 160h76q0 62-14 76h-48q-14-14-14-76z`,
            seen(['#2f5d78', '#f7f4ea', '#a8382a'][index] ?? '#f7f4ea'),
          ) +
          fill(
            `M${x + 16} 160h22q0 62-14 76h-20q16-30 12-76z`,
            seen(['#1f4257', '#c9c3b1', '#7a251b'][index] ?? '#c9c3b1'),
          ) +
          stroke(
            `M${x + 38} 176q24-2 20 20-4 16-26 16`,
            seen(['#1f4257', '#c9c3b1', '#7a251b'][index] ?? '#c9c3b1'),
            8,
          ),
      )
      .join('') +
    fill('M1080 236V150h52v86zM1146 236V120h44v116zM1204 236v-64h60v64z', seen('#7d8f7a')) +
    fill('M1112 236V150h20v86zM1174 236V120h16v116zM1240 236v-64h24v64z', seen('#5c6d5a')) +
    stroke('M1340 260v40M1430 260v52', seen('#54453a'), 6) +
    fill('M1296 306q44-20 88 0l-8 66q-36 14-72 0z', seen('#c27a44')) +
    fill('M1356 298q16 2 28 8l-8 66q-14 6-28 6 16-40 8-80z', seen('#8f5026')) +
    fill('M1426 312h10v96h-10zM1400 400h62l-8 44h-46z', seen('#8e9b9f')) +
    // Counter and stove.
    fill('M0 640H1600V690H0z', seen('#b98a58')) +
    fill('M0 640H1600V654H0z', seen('#d9b07a')) +
    fill('M0 690H1600V900H0z', seen('#4f6a66')) +
    fill('M0 690H1600V708H0z', '#14201f', 0.45) +
    stroke('M90 730H420V900M90 730V900M480 730H610V900M480 730V900', seen('#3c5450'), 5) +
    fill('M230 760h60v10h-60zM520 760h50v10h-50z', seen('#c9c3b1')) +
    fill('M640 626H1600V690H640z', seen('#2d3940')) +
    fill('M640 626H1600V640H640z', seen('#55656d')) +
    fill('M640 690H1600V900H640z', seen('#e8e6dc')) +
    fill('M640 690H1600V712H640z', seen('#a9b0aa')) +
    stroke('M720 740h1M800 740h1M880 740h1M960 740h1', seen('#2d3940'), 34, { isRound: true }) +
    fill('M700 790H1560V810H700z', seen('#8e9b9f')) +
    fill('M720 826H1540V900H720z', seen('#22303a')) +
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
    fill('M1240 446l120-150 16 14-104 150z', seen('#a8773f')) +
    // The cod on its board.
    fill('M20 668H610l30 62H-30z', '#2a1a10', 0.4) +
    fill('M30 640H590l36 66H-20z', seen('#d9b98a')) +
    fill('M-20 706H626V726H-20z', seen('#9c7a4c')) +
    place(drawCod(seen), 300, 640, 1.02, false, -3)
  )
}

export const kitchen: View = {
  room: '#c6cdc4',
  facing: 330,
  waterline,
  tallest: 170,
  focus: 0.78,
  drawLand: (stage) =>
    stage.ridge(skyline`40,300 130,220^ 190,270 280,176^ 330,236 400,206^ 480,300 580,330`, { seed: 53, air: 0.14 }),
  drawShore: (stage) => fill('M60 430Q240 404 400 414T560 408V520H60z', stage.palette.meadow) + drawRoom(stage),
}
