// Camping cabins along a beach, getting smaller.
import { mix } from '#pictures/drawing/colours.ts'
import { points } from '#pictures/drawing/lists.ts'
import { interpolate } from '#pictures/drawing/numbers.ts'
import { again } from '#pictures/drawing/sheet.ts'
import { drawCabin } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { colourSand, drawBeach } from '#pictures/nature/beach.ts'
import { drawGroundShadow } from '#pictures/nature/ground-shadow.ts'
import { drawGrass, drawHill } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import type { Stage, View } from '#pictures/stage.ts'

const sea = 600

function drawCampingCabins(stage: Stage): string {
  const { palette, sheet } = stage
  const random = stage.random('camp')
  const edge = points`-40,880 160,800 380,734 640,682 900,650 1160,632 1400,624 1660,622`
  const kinds = (['white', 'green', 'ochre'] as const).map((colour) => {
    const kept = sheet.keep(
      drawCabin(paintHouse(palette, colour), {
        long: 40,
        gable: 46,
        wall: 30,
        rise: 22,
        windows: 2,
        hasChimney: false,
      }),
    )
    sheet.define(kept.svg)
    return kept.id
  })
  const cabins = Array.from({ length: 6 }, (_, index) => {
    const share = index / 5
    const scale = interpolate(0.55, 2.9, share ** 1.7)
    const x = interpolate(900, 1300, share ** 1.4)
    const y = interpolate(640, 812, share ** 1.7)
    return (
      drawGroundShadow(stage, x + 40 * scale, y, {
        width: 80 * scale,
        height: 50 * scale,
        ground: palette.isSnowedIn ? 'snow' : 'meadow',
      }) + again(kinds[index % 3] ?? '', [scale, 0, 0, scale, x, y])
    )
  }).join('')
  return (
    drawBeach(edge, colourSand(palette), 26) +
    drawHill(points`480,930 620,830 760,744 880,690 1040,652 1300,632 1660,626`, palette.meadow) +
    cabins +
    drawHill(points`560,930 760,876 1060,850 1400,850 1660,836`, mix(palette.meadow, palette.meadowShade, 0.4)) +
    drawGrass({ from: 620, to: 1620, top: () => 856, deep: 60, many: 90, tall: 40 }, palette, random)
  )
}

export const campsite: View = {
  facing: 300,
  waterline: sea,
  tallest: 420,
  focus: 0.74,
  openSea: [0, 900],
  drawLand: (stage) =>
    stage.ridge(
      { seed: 37, air: 0.16, base: sea + 30, rough: 0.18, ribs: 0.8 },
      skyline`900,${sea} 1000,560 1100,500 1200,400 1290,330^ 1340,370 1420,300^ 1520,330 1680,260`,
    ) +
    stage.ridge(
      { seed: 3, air: 0.5, depth: 2, ribs: 0.4 },
      skyline`-60,560 40,540^ 120,556 200,530^ 320,570 420,${sea}`,
    ),
  water: { many: 24, squash: 0.5 },
  drawShore: drawCampingCabins,
}
