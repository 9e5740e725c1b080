// Stamsund: the quay below Steinetinden and Skredkollen where the coastal ship calls.
import { boxes } from '#pictures/drawing/lists.ts'
import { fill, stroke } from '#pictures/drawing/paths.ts'
import { placeCabin } from '#pictures/foregrounds/rorbuer.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { colourRock, drawRock } from '#pictures/nature/shore.ts'
import { frame, type Sector, skyline, skylineIn } from '#pictures/nature/skyline.ts'
import { drawLampLight } from '#pictures/nature/water.ts'
import type { Place } from '#pictures/stage.ts'

const line = 650
const sector: Sector = { from: 235, to: 295, waterline: line, top: 250 }
const crest = skylineIn(sector)
// Steinetinden, Ramntinden, Skredkollen, Nubban: a steep wall straight above the houses.
const wall = crest`-80,600 60,560 200,470 330,400 420,300 254.5°1 560,300 258°0.94 680,360 740,380 800,320 267°0.88
  900,350 950,400 272.5°0.7 1060,460 1180,540 1300,520^ 1420,580 1560,600 1680,630`
const back = skyline`1000,${line} 1120,560 1220,500^ 1300,540 1400,470^ 1480,510 1570,480^ 1680,540`

export const stamsund: Place = {
  views: {
    quay: {
      ...frame(sector),
      focus: 0.56,
      water: { squash: 0.5 },
      drawLand: (stage) => {
        const { palette } = stage
        const random = stage.random('village')
        return (
          stage.ridge({ seed: 65, air: 0.4, depth: 2, ribs: 0.5 }, back) +
          stage.ridge({ seed: 28, air: 0.14, rough: 0.2, steep: 2.5, ribs: 0.8, glints: 0.7, depth: 2 }, wall) +
          stage.mist(line - 110, 112, 0.35) +
          fill(`M-20 ${line + 4}l60-30 200-12 300 10 260-6 300 8 300-10 240 8v36H-20z`, palette.meadowShade) +
          drawVillage(
            strewHouses(20, 1580, () => line - 22, random, { width: 18, height: 15, gap: 26, scatter: 44 }),
            palette,
            random,
            0.14,
          ) +
          drawVillage(
            strewHouses(-10, 420, () => line - 4, random, {
              width: 30,
              height: 24,
              gap: 40,
              scatter: 30,
              colours: ['red', 'ochre', 'red', 'white', 'red'],
            }),
            palette,
            random,
            0.06,
          ) +
          placeCabin(paintHouse(palette, 'white'), [1120, line - 2, 1.15], {
            long: 190,
            gable: 76,
            wall: 62,
            rise: 32,
            windows: 6,
            hasChimney: false,
          })
        )
      },
      drawShore: (stage) => {
        const { palette } = stage
        const random = stage.random('quay')
        const edge = palette.isSnowedIn ? palette.lit('#eef1f0') : palette.tone('#b9b7ac')
        const posts = [1080, 1250, 1420, 1590].map((x) => `M${x} ${line + 10}v-96h-26`).join('')
        const lamps = palette.lamp
          ? [1054, 1224, 1394, 1564]
              .map(
                (x) =>
                  `<circle cx="${x}" cy="${line - 84}" r="5" fill="${palette.lamp}"/><circle cx="${x}" cy="${line - 84}" r="26" fill="${palette.lamp}" opacity=".16"/>`,
              )
              .join('')
          : ''
        return (
          fill(`M1010 ${line}H1640v26H1014z`, palette.dim('#4a545a')) +
          fill(`M1006 ${line - 4}H1640v11H1010z`, edge) +
          stroke(
            [1030, 1090, 1150, 1210, 1270, 1330, 1390, 1450, 1510, 1570].map((x) => `M${x} ${line + 6}v26`).join(''),
            palette.dim('#2c353a'),
            7,
          ) +
          stroke(posts, palette.dim('#3a444a'), 3.4) +
          lamps +
          drawLampLight(
            boxes`1054,${line + 38},40,9 1224,${line + 38},40,8 1394,${line + 38},40,9 1564,${line + 38},40,8`,
            palette.lamp,
            random,
            0.5,
          ) +
          drawRock(-80, 868, 420, 60, colourRock(palette), random, 11) +
          drawRock(300, 884, 170, 24, colourRock(palette), random, 7)
        )
      },
    },
  },
}
