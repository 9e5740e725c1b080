// Ramberg: the white beach toward Volandstinden, and the small red cabin above it.
import { points } from '#pictures/drawing/lists.ts'
import { fill, type Point } from '#pictures/drawing/paths.ts'
import { drawCabins } from '#pictures/foregrounds/rorbuer.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { colourSand, drawBeach } from '#pictures/nature/beach.ts'
import { drawGroundShadow } from '#pictures/nature/ground-shadow.ts'
import { drawPeaks } from '#pictures/nature/peaks.ts'
import { drawGrass, drawHill, readHeight } from '#pictures/nature/shore.ts'
import type { Sector } from '#pictures/nature/skyline.ts'
import { frame, peaks, skyline } from '#pictures/nature/skyline.ts'
import type { Place, View } from '#pictures/stage.ts'

const southWest: Sector = { from: 186, to: 262, waterline: 540, top: 300 }

const edge = points`-40,556 150,564 360,588 600,634 900,706 1180,780 1420,860 1660,950`

const tideline = points`-40,566 150,582 340,622 560,692 800,790 1040,884 1200,960`

const beach: View = {
  ...frame(southWest),
  focus: 0.2,
  water: { squash: 0.4 },
  drawLand: (stage) =>
    drawPeaks(stage, southWest, [
      {
        peaks: peaks`Kitinden 234 0.52, Ulvstinden 240.5 0.55, Moltinden 246 0.56, Kjerringa 253 0.42`,
        seed: 21,
        air: 0.46,
        right: skyline`1500,470 1660,430`,
        mist: [90, 0.5],
      },
      { peaks: peaks`Nesfjellet 214 0.5`, seed: 47, air: 0.24, mist: [60, 0.4] },
      {
        peaks: peaks`Volandstinden 200 1`,
        seed: 30,
        air: 0.06,
        left: skyline`-70,500 -20,480^ 60,470 130,420 190,388^ 236,346`,
        right: skyline`326,344 362,392^ 420,440 470,486^ 560,522 640,540`,
        form: { depth: 3, steep: 2.8 },
      },
    ]) + stage.mist(500, 42, 0.3),
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('grass')
    const spill = palette.isSnowedIn ? palette.lit('#f7f5ee') : palette.meadow
    const dip = palette.isSnowedIn ? palette.lit('#dfe6ea') : palette.meadowShade
    return (
      drawBeach(edge, colourSand(palette), 26) +
      drawHill(tideline, spill) +
      fill('M-20 700C140 690 330 740 500 800S800 900 900 920H-20z', dip, 0.55) +
      fill('M-20 640C120 636 300 660 420 700S560 770 480 790-20 790-20 790z', palette.meadowShade, 0.7) +
      drawGrass(
        {
          from: -20,
          to: 760,
          top: readHeight(tideline.map(([x, y]): Point => [x, y + 30])),
          deep: 150,
          many: 80,
          tall: 24,
        },
        palette,
        random,
      ) +
      drawGroundShadow(stage, 330, 760, { width: 250, height: 110, ground: palette.isSnowedIn ? 'snow' : 'meadow' }) +
      drawCabins(stage.sheet, paintHouse(palette, 'red'), { long: 62, wall: 32, rise: 27, windows: 2 }, [
        [204, 756, 1.9],
      ])
    )
  },
}

export const ramberg: Place = { views: { beach: beach } }
