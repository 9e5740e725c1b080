// A harbour hotel of four floors in the rain, straight from the front; the wet quay mirrors its windows.
import { mix } from '#pictures/drawing/colours.ts'
import { fill, stroke, wholes } from '#pictures/drawing/paths.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { drawLampLight } from '#pictures/nature/water.ts'
import type { Stage, View } from '#pictures/stage.ts'

const quayLine = 720

function drawHotelFront(stage: Stage): string {
  const { palette } = stage
  const paint = paintHouse(palette, 'grey')
  const glass = palette.lamp ?? palette.dim('#3d5360')
  const dark = palette.dim('#2f4048')
  const random = stage.random('rooms')
  const [left, right, top] = [470, 1640, 250]
  let lit = ''
  let unlit = ''
  for (let floor = 0; floor < 3; floor++)
    for (let bay = 0; bay < 10; bay++) {
      const x = left + 40 + bay * 116
      const y = top + 50 + floor * 108
      const pane = `M${x} ${y}h56v62h-56z`
      if (random() < 0.5) lit += pane
      else unlit += pane
    }
  let shop = ''
  for (let bay = 0; bay < 7; bay++) shop += `M${left + 36 + bay * 168} ${quayLine - 18}v-96h132v96z`
  const balconies = [0, 1, 2].map((floor) => `M${left + 8} ${top + 118 + floor * 108}H1640`).join('')
  return (
    fill(`M${left} ${quayLine}V${top}L${left + 90} ${top - 70}H${right}V${quayLine}z`, paint.gable) +
    fill(
      `M${left - 14} ${top + 8}L${left + 86} ${top - 84}H${right}v22H${left + 96}L${left} ${top + 20}z`,
      paint.roof,
    ) +
    stroke(balconies, paint.side, 3) +
    fill(unlit, dark) +
    fill(lit, glass) +
    stroke(`${lit}${unlit}`, paint.trim, 4) +
    fill(shop, glass) +
    stroke(shop, paint.trim, 5) +
    fill(`M${left - 6} ${quayLine - 128}H${right}v14H${left - 6}z`, palette.tone('#a83428', 0.5)) +
    fill(`M${left - 30} ${quayLine - 6}H${right}v14H${left - 30}z`, paint.side)
  )
}

function drawWetQuay(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('wet')
  const stone = palette.isSnowedIn ? palette.meadow : mix(palette.tone('#5d676b'), palette.shade, 0.3)
  const shine = palette.lamp ?? palette.light
  let puddles = ''
  for (let puddle = 0; puddle < 9; puddle++) {
    const [x, y, wide] = [300 + random() * 1200, 760 + random() * 110, 80 + random() * 150]
    puddles += wholes`M${x} ${y}q${wide / 2}-9 ${wide} 0-${wide / 2} 10-${wide} 0`
  }
  const columns = Array.from({ length: 9 }, (_, index): [number, number, number, number] => [
    540 + index * 130,
    quayLine + 24,
    60,
    9,
  ])
  return (
    fill(`M0 ${quayLine + 34}L400 ${quayLine}H1600V910H0z`, stone) +
    fill(`M0 ${quayLine + 34}L400 ${quayLine}H1600v8H410L0 ${quayLine + 44}z`, palette.light, 0.4) +
    fill(puddles, palette.sea[0]?.[1] ?? '#ffffff', 0.35) +
    (palette.isSnowedIn ? '' : drawLampLight(columns, shine, random, palette.lamp ? 0.36 : 0.14)) +
    stroke(`M300 ${quayLine + 130}V360M300 360h54`, palette.dim('#2f3a40'), 9) +
    (palette.lamp
      ? `<circle cx="354" cy="374" r="12" fill="${palette.lamp}"/><circle cx="354" cy="374" r="70" fill="${palette.lamp}" opacity=".16"/>`
      : `<circle cx="354" cy="374" r="12" fill="${palette.dim('#cfd2c8')}"/>`) +
    fill(
      `M120 ${quayLine + 120}v-50q0-16 22-16t22 16v50zM1330 ${quayLine + 150}v-54q0-16 24-16t24 16v54z`,
      palette.dim('#39444a'),
    )
  )
}

export const harbourHotel: View = {
  facing: 60,
  waterline: quayLine,
  tallest: 420,
  focus: 0.62,
  drawLand: (stage) =>
    stage.ridge(
      { seed: 14, air: 0.4, rough: 0.2, ribs: 0.5, depth: 2 },
      skyline`-80,560 60,500^ 160,560 260,470^ 360,520 470,480^ 640,${quayLine}`,
    ) +
    drawVillage(
      strewHouses(-10, 430, () => quayLine - 4, stage.random('far'), { width: 26, height: 20, gap: 34, scatter: 40 }),
      stage.palette,
      stage.random('far-lamps'),
      0.24,
    ),
  water: { many: 14, squash: 0.5 },
  drawShore: (stage) => drawWetQuay(stage) + drawHotelFront(stage),
}
