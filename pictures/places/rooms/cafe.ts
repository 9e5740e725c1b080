// A café table by the window, rain over the harbour.
import { boxes, spots } from '#pictures/drawing/lists.ts'
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { drawFishingBoat, paintBoat } from '#pictures/foregrounds/boats.ts'
import { drawCabins, drawStilts } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { drawLenses } from '#pictures/nature/clouds.ts'
import { drawRain } from '#pictures/nature/precipitation.ts'
import { colourRock, drawRock } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { drawLampLight } from '#pictures/nature/water.ts'
import type { Stage, View } from '#pictures/stage.ts'
import {
  drawBun,
  drawCandle,
  drawCup,
  drawDrops,
  drawGlow,
  drawPendant,
  drawSteam,
  drawWindowFrame,
  lamplight,
  lightRoom,
  type Opening,
  outlineWall,
} from './room.ts'

const waterline = 430
const pane: Opening = [420, 60, 1240, 560]

function drawHarbour(stage: Stage): string {
  const { sheet, palette } = stage
  const random = stage.random('harbour')
  const paint = paintHouse(palette)
  const rocks = colourRock(palette)
  return (
    drawRock(980, 556, 720, 50, rocks, random, 13) +
    drawStilts(1020, 1600, 520, () => 556, 1, paint, random) +
    drawCabins(sheet, { ...paint, glass: lamplight }, { long: 84 }, spots`1030,520,1.06 1216,520,1.12 1412,520,1.18`) +
    drawLampLight(spots`1080,576,44 1276,578,44 1480,580,44`, lamplight, random, 0.5) +
    place(drawFishingBoat(paintBoat(palette)), 660, 544, 1.25)
  )
}

function drawRoom(stage: Stage): string {
  const seen = lightRoom(stage)
  const art = stage.art('places/rooms/cafe', { seen })
  const wood = seen('#3a2a22')
  return (
    fill(outlineWall([pane]), seen('#33423f')) +
    fill('M0 0H400V900H0z', seen('#2b3835')) +
    stroke('M70 0V660M150 0V660M230 0V660M310 0V660', seen('#24302d'), 4) +
    drawWindowFrame(pane, { columns: 3, rows: 1, thick: 24, colour: wood, edge: seen('#6a4c39') }) +
    art('sill', 'coats') +
    drawGlow(stage, 640, 250, 470, 0.5) +
    drawPendant(640, 250, 1.5, seen('#a8382a'), seen('#6e221a')) +
    art('chair', 'table') +
    place(drawCup(seen('#a8382a')), 470, 846, 2) +
    drawSteam(440, 690, 180, 9, 0.45) +
    drawSteam(498, 686, 150, 8, 0.36) +
    place(drawBun(), 770, 858, 1.6) +
    drawGlow(stage, 250, 720, 150, 0.5) +
    place(drawCandle(), 250, 822, 1.35) +
    art('map')
  )
}

export const cafe: View = {
  room: '#34413f',
  facing: 300,
  waterline,
  tallest: 230,
  focus: 0.34,
  drawLand: (stage) =>
    stage.ridge(
      { seed: 26, air: 0.32 },
      skyline`380,430 470,360 560,300^ 620,330 720,236^ 790,300 870,276^ 980,380 1120,400 1240,330^ 1320,370 1420,290^
        1520,370 1660,400`,
    ) +
    stage.mist(waterline - 140, 142, 0.6) +
    drawLenses(boxes`400,320,620,26 1040,300,600,24 760,372,480,15`, stage.palette.haze, 0.8),
  // Rain of this window only: the scene's rain would fall on the table.
  drawShore: (stage) =>
    drawHarbour(stage) +
    stage.sheet.cut(drawRain(stage.sheet, 90, stage.random('rain'), { opacity: 0.42 }), 420, 60, 1180, 560) +
    drawDrops([440, 90, 1150, 520], 110, stage.random('drops')) +
    drawRoom(stage),
}
