// Skrova: the light on its skerry, the mountains of the north low over the sea.
import { fill, type Point, place } from '#pictures/drawing/paths.ts'
import { drawBeams, drawIronTower, paintLight } from '#pictures/foregrounds/lighthouse.ts'
import { placeCabin } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { colourRock, drawRock } from '#pictures/nature/shore.ts'
import { peaks, type Sector, skyline, skylineThrough, standOf } from '#pictures/nature/skyline.ts'
import type { Place, Stage } from '#pictures/stage.ts'

const line = 646
const sector: Sector = { from: 280, to: 355, waterline: line, top: 548 }
const wall = skylineThrough(
  peaks`Vågakallen 286 1, Gårdstinden 292 0.6, Bretten 300 0.72, Stortinden 307 0.84, Varden 310 0.78,
    Nonstinden 318 0.62, Kongstindan 326 0.66, Rismålstindan 332 0.7, Blåtinden 345 0.86, Fløya 348.5 0.88`.map(
    (peak) => standOf(peak, sector),
  ),
  { waterline: line, hasEnds: false },
)

function drawSkerry(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('skerry')
  const rock = colourRock(palette)
  const lantern: Point = [1130, 332]
  const isLit = palette.lamp && (palette.isDark || palette.weather !== 'clear')
  return (
    drawRock(640, 790, 1080, 150, rock, random, 17) +
    drawRock(520, 806, 260, 44, rock, random, 9) +
    drawRock(430, 850, 150, 18, rock, random, 6) +
    (isLit && palette.lamp ? drawBeams(stage.sheet, lantern[0], lantern[1], palette.lamp, 620) : '') +
    placeCabin(paintHouse(palette, 'white'), [1230, 668, 1.15], { long: 74, gable: 54, wall: 38, rise: 28 }) +
    placeCabin(paintHouse(palette, 'red'), [1424, 690, 0.95], {
      long: 44,
      gable: 40,
      wall: 26,
      rise: 22,
      hasChimney: false,
    }) +
    place(drawIronTower(paintLight(palette)), 1130, 672, 2.55) +
    fill('M1060 672q70-14 150 0l120 2v10h-270z', palette.isSnowedIn ? palette.snowLit : palette.shoreLit) +
    fill('M1212 674l60-4 170 16 90 8v8l-110-8-160-12-60 2z', palette.isSnowedIn ? palette.snowLit : palette.meadow)
  )
}

export const skrova: Place = {
  views: {
    lighthouse: {
      facing: 317,
      width: 75,
      waterline: line,
      tallest: 548,
      focus: 0.76,
      drawLand: (stage) =>
        stage.ridge(
          { seed: 41, air: 0.34, rough: 0.2, ribs: 0.6, steep: 2.2, depth: 2 },
          skyline`-60,586 ${wall} 1660,590`,
        ) + stage.mist(line - 50, 52, 0.4),
      drawShore: drawSkerry,
    },
  },
}
