// Moskenes: the ferry quay under the low end of the wall.
import { mix } from '#pictures/drawing/colours.ts'
import { spots } from '#pictures/drawing/lists.ts'
import { drawLampPosts, drawQuay, paintQuay } from '#pictures/foregrounds/quay.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { drawPeaks } from '#pictures/nature/peaks.ts'
import { colourRock, drawRock } from '#pictures/nature/shore.ts'
import { frame, peaks, type Sector, skyline } from '#pictures/nature/skyline.ts'
import type { Place, View } from '#pictures/stage.ts'

const northWest: Sector = { from: 276, to: 356, waterline: 626, top: 330 }

const ferryQuay: View = {
  ...frame(northWest),
  focus: 0.32,
  drawLand: (stage) =>
    drawPeaks(stage, northWest, [
      {
        peaks: peaks`Støvla 292 0.62, Grustinden 298 0.46, Moldtinden 307 0.46, Hermannsdalstinden 315 0.48,
          Brynliskartinden 326 0.36`,
        seed: 20,
        air: 0.5,
        left: skyline`-60,540`,
        mist: [120, 0.5],
      },
      {
        peaks: peaks`Kjølen 313 0.5, Merraflestinden 327.5 0.7, Gylttinden 341.5 1`,
        seed: 52,
        air: 0.12,
        sink: 0.4,
        left: skyline`480,626 560,590 640,540`,
        right: skyline`1380,420 1450,440^ 1530,520 1680,560`,
        form: { steep: 2.8 },
      },
    ]),
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('quay')
    // The quay is too near for fog.
    const near = (colour: string) => mix(colour, '#22313a', Math.min(0.7, palette.veil * 2.6))
    const paint = paintQuay(palette)
    const quay = { ...paint, deck: near(paint.deck), post: near(paint.post), under: near(paint.under) }
    const houses = strewHouses(900, 1500, () => 626, random, { width: 11, height: 9, gap: 30, scatter: 70 })
    return (
      drawVillage(houses, palette, random, 0.16) +
      drawRock(1180, 890, 520, 40, colourRock(palette), random, 12) +
      drawQuay(1180, 1690, 792, 868, quay, random, 40) +
      drawLampPosts(spots`1230,790,150 1490,790,150`, near(palette.dim('#3b464c')), palette.lamp)
    )
  },
}

export const moskenes: Place = { views: { 'ferry-quay': ferryQuay } }
