import { mix } from '#pictures/drawing/colours.ts'
import { points, spots } from '#pictures/drawing/lists.ts'
import { fill, type Point, smooth } from '#pictures/drawing/paths.ts'
import { drawRoller } from '#pictures/nature/rollers.ts'
import { colourRock, drawBoulders, drawHill } from '#pictures/nature/shore.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { drawFoamNet, drawSurf } from '#pictures/nature/surf.ts'
import { colourWaves } from '#pictures/nature/waves.ts'
import type { Place, Stage } from '#pictures/stage.ts'

const line = 500
const south = skyline`-80,120 -10,96^ 80,180 140,164^ 220,262 286,288^ 350,370 400,398^ 460,456 510,${line}`
const north = skyline`1090,${line} 1140,452 1190,408^ 1230,400 1290,312^ 1340,330 1410,226^ 1460,262 1530,160^ 1680,110`

function drawBeachAndSurf(stage: Stage): string {
  const { palette, sheet } = stage
  const random = stage.random('rollers')
  const row = (near: number) => colourWaves(palette, near)
  const wet = mix(palette.sea[1]?.[1] ?? '#9fb2b6', palette.wet, 0.35)
  const edge = points`-40,838 200,850 430,836 700,852 960,838 1240,846 1460,826 1660,832`
  return (
    drawRoller(sheet, { from: 430, to: 1190, y: 544, height: 14, broken: 0.25 }, row(0.2), random) +
    drawRoller(sheet, { from: -160, to: 640, y: 576, height: 26, broken: 0.5, peak: 0.4 }, row(0.28), random) +
    drawRoller(sheet, { from: 780, to: 1760, y: 604, height: 36, broken: 0.3, peak: 0.6 }, row(0.34), random) +
    drawFoamNet({ left: 200, right: 1500, top: 612, bottom: 660, many: 12 }, palette.foam, random, 0.4) +
    drawRoller(sheet, { from: -60, to: 1420, y: 742, height: 178, broken: 0.36, peak: 0.5 }, row(0.5), random) +
    drawFoamNet({ left: -20, right: 1620, top: 752, bottom: 836, many: 40 }, palette.foam, random, 0.6) +
    fill(smooth(edge, 'V920H-40z'), wet) +
    drawSurf(edge, 22, palette.foam, random) +
    fill(
      smooth(
        edge.map(([x, y]): Point => [x, y + 26]),
        'V920H-40z',
      ),
      mix(wet, palette.shore, 0.5),
    ) +
    drawHill(points`980,930 1120,880 1300,858 1480,846 1660,830`, palette.isSnowedIn ? palette.meadow : palette.shore) +
    drawBoulders(
      spots`1180,884,26 1246,872,18 1330,886,40 1440,872,30 1530,880,54 1090,894,18`,
      colourRock(palette),
      random,
    )
  )
}

export const unstad: Place = {
  views: {
    beach: {
      facing: 300,
      width: 70,
      waterline: line,
      drawsOwnWaves: true,
      tallest: 100,
      focus: 0.52,
      openSea: [520, 1080],
      drawLand: (stage) =>
        stage.ridge({ seed: 35, air: 0.2, rough: 0.2, steep: 2.1, ribs: 0.8, depth: 2 }, north) +
        stage.mist(line - 90, 92, 0.3) +
        stage.ridge({ seed: 15, air: 0.05, rough: 0.2, steep: 2.1, ribs: 0.8, depth: 2 }, south),
      water: { calm: 0.2, many: 22, bottom: 900, squash: 0.5 },
      drawShore: drawBeachAndSurf,
    },
  },
}
