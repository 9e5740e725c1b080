// Ballstad: the shipyard with its slip on a harbour like glass, Skottinden behind.
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { drawFishingBoat, paintBoat } from '#pictures/foregrounds/boats.ts'
import { placeCabin } from '#pictures/foregrounds/rorbuer.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { paintHouse } from '#pictures/light/paint.ts'
import { frame, type Sector, skylineIn } from '#pictures/nature/skyline.ts'
import type { Place, Stage } from '#pictures/stage.ts'

const line = 620
const sector: Sector = { from: 278, to: 338, waterline: line, top: 216 }
const crest = skylineIn(sector)
// Nonstinden and Munkan on the left, Blåtinden, Sengestokken, Skottinden, then the ridge sinks to the north.
const range = crest`-80,420 20,330 284.5°0.9 220,330 288°0.78 340,380 420,340 296°0.84 520,360 570,310 302°0.92 670,290
  704,236 305°1 752,256 800,350 850,372^ 910,450 312°0.44 980,480 316.5°0.4 1120,520 1260,500 332°0.28 1560,560
  1680,560`

/** Gable `gable` wide to the left, long wall to the right. */
function drawShed(
  stage: Stage,
  [x, y]: readonly [number, number],
  {
    gable,
    long,
    wall,
    rise,
    colours,
  }: { gable: number; long: number; wall: number; rise: number; colours: readonly [string, string] },
): string {
  const { palette } = stage
  const seenAs = (colour: string) => palette.painted(colour, 0.7)
  const roof = palette.isSnowedIn ? palette.lit('#eef2f2') : seenAs('#6f7a7c')
  let ribs = ''
  for (let rib = gable + 12; rib < gable + long; rib += 14) ribs += `M${rib} 0v${-wall * 0.96}`
  return place(
    fill(`M0 0V${-wall}L${gable / 2} ${-wall - rise} ${gable} ${-wall}V0z`, seenAs(colours[0])) +
      fill(`M${gable} 0V${-wall}L${gable + long} ${-wall * 0.94}V0z`, seenAs(colours[1])) +
      stroke(ribs, '#000', 1, { opacity: 0.1 }) +
      fill(
        `M${gable / 2} ${-wall - rise}L${gable / 2 + long} ${(-wall - rise) * 0.94}L${gable + long + 4} ${-wall * 0.93}L${gable + 3} ${-wall + 3}z`,
        roof,
      ) +
      fill(`M${gable * 0.2} 0V${-wall * 0.78}H${gable * 0.8}V0z`, palette.lamp ?? palette.dim('#34424a')) +
      stroke(
        `M${gable * 0.35} 0V${-wall * 0.78}M${gable * 0.5} 0V${-wall * 0.78}M${gable * 0.65} 0V${-wall * 0.78}`,
        palette.dim('#34424a'),
        1.6,
      ),
    x,
    y,
  )
}

function drawYard(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('yard')
  const grey = palette.tone('#a9aca6', 0.7)
  const rig = palette.dim('#3f464a')
  return (
    fill(`M-20 ${line + 4}l80-16 300-6 300 4 200-4 760-6v30H-20z`, palette.shore) +
    drawVillage(
      strewHouses(-10, 700, () => line - 8, random, {
        width: 17,
        height: 14,
        gap: 24,
        scatter: 34,
        colours: ['red', 'white', 'ochre', 'red', 'grey'],
      }),
      palette,
      random,
      0.1,
    ) +
    drawShed(stage, [1290, line], { gable: 84, long: 300, wall: 84, rise: 34, colours: ['#b23c2c', '#84291f'] }) +
    drawShed(stage, [880, line], { gable: 170, long: 260, wall: 150, rise: 48, colours: ['#f1eee3', '#c9cdc8'] }) +
    placeCabin(paintHouse(palette, 'ochre'), [770, line - 2, 1], { long: 50, gable: 46, wall: 40, rise: 26 }) +
    fill(`M720 ${line - 4}H1640v16H724z`, grey) +
    fill(`M724 ${line + 8}H1640v7H730z`, palette.dim('#4a545a')) +
    stroke(
      `M1190 ${line}V${line - 236}M1190 ${line - 236}L1372 ${line - 286}M1190 ${line - 236}L1150 ${line - 212}M1340 ${line - 276}V${line - 150}`,
      rig,
      4,
    ) +
    stroke(
      `M1190 ${line - 190}L1300 ${line - 266}M1200 ${line}L1190 ${line - 60}M1180 ${line}L1190 ${line - 60}`,
      rig,
      2,
    )
  )
}

function drawSlip(stage: Stage): string {
  const { palette } = stage
  const rails = palette.dim('#4d5254')
  return (
    fill(`M880 ${line + 6}h170l-70 92H740z`, palette.tone('#98988f', 0.7)) +
    stroke(`M910 ${line + 8}L800 ${line + 96}M1020 ${line + 8}L930 ${line + 96}`, rails, 5) +
    stroke(`M872 ${line + 30}h140M846 ${line + 52}h136M818 ${line + 76}h128`, rails, 4, { opacity: 0.6 }) +
    stroke(`M838 ${line + 8}v46M980 ${line + 8}v46M900 ${line + 18}v42`, palette.dim('#6d5a44'), 7) +
    place(drawFishingBoat(paintBoat(palette, '#2f6f8a', '#f3efe2')), 908, line - 2, 2.3, true)
  )
}

export const ballstad: Place = {
  views: {
    shipyard: {
      ...frame(sector),
      focus: 0.5,
      drawLand: (stage) =>
        stage.ridge({ seed: 82, air: 0.14, rough: 0.19, steep: 2.4, ribs: 0.8, glints: 0.7, depth: 2 }, range) +
        stage.mist(line - 110, 112, 0.4) +
        drawYard(stage),
      water: { y: line + 12, calm: (usual) => Math.min(1, usual * 1.15), squash: 0.74, many: 14 },
      drawShore: drawSlip,
    },
  },
}
