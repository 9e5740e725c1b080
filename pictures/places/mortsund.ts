// Mortsund: rows of low cabins on holms, one behind the other, the mountains of the west across the water.
import { mix } from '#pictures/drawing/colours.ts'
import { again } from '#pictures/drawing/sheet.ts'
import { drawCabin, drawStilts } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { colourRock, drawRock } from '#pictures/nature/shore.ts'
import { frame, type Sector, skyline, skylineIn } from '#pictures/nature/skyline.ts'
import { drawLampLight } from '#pictures/nature/water.ts'
import type { Place, Stage } from '#pictures/stage.ts'

const line = 540
const sector: Sector = { from: 240, to: 310, waterline: line, top: 372 }
const crest = skylineIn(sector)
// Nonstinden, Munkan, Blåtinden, Sengestokken, Skottinden, Breitinden.
const range = crest`60,${line} 150,500 251°0.7 270,470 254.5°0.64 370,450 258°0.84 440,430 260.5°0.92 490,400 263°1
  560,430 620,470 271°0.66 800,500 900,520^ 1010,${line}`
const low = skyline`1120,${line} 1220,516 1330,490^ 1410,506 1500,470^ 1680,500`

/** x, deck, scale, number of cabins, colour. */
const rows = [
  [900, 590, 0.36, 9, 0],
  [90, 622, 0.5, 7, 0],
  [840, 690, 0.8, 5, 0],
  [-60, 772, 1.25, 3, 1],
] as const

function drawHolms(stage: Stage): string {
  const { sheet, palette } = stage
  const random = stage.random('holms')
  const paints = [paintHouse(palette, 'red'), paintHouse(palette, 'white')] as const
  const kept = paints.map((paint) => sheet.keep(drawCabin(paint, { long: 74 })))
  for (const { svg } of kept) sheet.define(svg)
  const rock = {
    ...colourRock(palette),
    lit: mix(palette.shoreLit, palette.lit('#d9a97a'), palette.isSnowedIn ? 0 : 0.3),
  }
  let drawn = ''
  for (const [x, deck, scale, many, accent] of rows) {
    const step = 164 * scale
    const width = step * many
    drawn +=
      drawRock(x - 90 * scale, deck + 32 * scale, width + 180 * scale, 44 * scale, rock, random, 8 + many) +
      drawStilts(
        x - 8 * scale,
        x + width - 12 * scale,
        deck,
        () => deck + 28 * scale,
        scale * 0.8,
        paints[0],
        random,
        34,
      ) +
      Array.from({ length: many }, (_, index) => {
        const size = scale * (0.95 + (index % 3) * 0.03)
        return again(kept[accent && index === 1 ? 1 : 0]?.id ?? '', [size, 0, 0, size, x + index * step, deck])
      }).join('')
    if (palette.lamp)
      drawn += drawLampLight(
        Array.from({ length: many }, (_, index): [number, number, number, number] => [
          x + index * step + 60 * scale,
          deck + 42 * scale,
          40 * scale,
          4,
        ]),
        palette.lamp,
        random,
        0.45,
      )
  }
  return drawn
}

export const mortsund: Place = {
  views: {
    rorbuer: {
      ...frame(sector),
      focus: 0.22,
      water: { squash: 0.5 },
      openSea: [980, 1600],
      drawLand: (stage) =>
        stage.ridge({ seed: 9, air: 0.55, depth: 2, ribs: 0.4 }, low) +
        stage.ridge({ seed: 5, air: 0.28, rough: 0.19, ribs: 0.7, depth: 2 }, range) +
        stage.mist(line - 70, 72, 0.5),
      drawShore: drawHolms,
    },
  },
}
