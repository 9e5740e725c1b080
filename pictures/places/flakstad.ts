// Flakstad: a red wooden church with an onion dome on the plain under Flakstadtinden.
import { mix } from '#pictures/drawing/colours.ts'
import { points } from '#pictures/drawing/lists.ts'
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { type HousePaint, paintHouse } from '#pictures/light/paint.ts'
import { drawGroundShadow } from '#pictures/nature/ground-shadow.ts'
import { drawPeaks } from '#pictures/nature/peaks.ts'
import { drawGrass, drawHill } from '#pictures/nature/shore.ts'
import { frame, peaks, type Sector, skyline } from '#pictures/nature/skyline.ts'
import type { Place, View } from '#pictures/stage.ts'

const south: Sector = { from: 164, to: 250, waterline: 640, top: 240 }

/** 250 long, onion dome over the crossing, standing on the origin. */
function drawOnionChurch({ gable, side, trim, roof, roofLine, glass, door }: HousePaint, dome: string): string {
  return (
    fill('M0 0V-52H190V0z', side) +
    fill('M-8-50L26-92H206L198-50z', roof) +
    fill('M58 0V-58L96-98 134-58V0z', gable) +
    stroke('M52-54L96-100 140-54', trim, 3) +
    fill('M190 0V-46H232V0z', gable) +
    fill('M186-44L198-70H226L238-44z', roof) +
    fill('M80-96V-122H112V-96z', gable) +
    fill('M98-96V-122H112V-96z', side) +
    fill('M76-120H116L110-128H82z', trim) +
    fill('M82-128C66-142 74-160 88-170 93-174 95-180 96-190 97-180 99-174 104-170 118-160 126-142 110-128z', dome) +
    fill('M98-128C118-140 116-158 104-170 99-174 97-180 96-190 98-170 108-150 98-128z', mix(dome, '#10202a', 0.3)) +
    stroke('M96-188V-208M90-202H102', roofLine, 2) +
    `<path d="M14-14v-20h12v20zM36-14v-20h12v20zM144-14v-20h12v20zM166-14v-20h12v20zM206-14v-18h11v18zM90-66h12v-16h-12z" fill="${glass}" stroke="${trim}" stroke-width="2"/>` +
    fill('M86 0v-30q10-10 20 0v30z', door) +
    stroke('M1 0V-50M189 0V-48M59 0V-56M133 0V-56', trim, 2.4)
  )
}

const plain: View = {
  ...frame(south),
  focus: 0.64,
  drawLand: (stage) =>
    drawPeaks(stage, south, [
      {
        peaks: peaks`Stjerntinden 172 0.34, Bjørntinden 181 0.36, Stabben 194 0.5, Stortinden 200 0.7,
          Moltinden 225.5 0.66, Volandstinden 240 0.4`,
        seed: 29,
        air: 0.34,
        left: skyline`-60,560`,
        right: skyline`1660,600`,
        mist: [120, 0.45],
      },
      {
        peaks: peaks`Flakstadtinden 209 1`,
        seed: 66,
        air: 0.05,
        left: skyline`380,640 480,580 560,540^ 620,470 700,420^ 760,330 790,300^`,
        right: skyline`880,292 930,318^ 980,420 1050,470^ 1140,560 1280,640`,
        form: { depth: 3, steep: 2.8 },
      },
    ]) + stage.mist(590, 52, 0.3),
  water: false,
  drawShore: (stage) => {
    const { palette } = stage
    const random = stage.random('plain')
    const houses = strewHouses(60, 760, () => 652, random, { width: 14, height: 11, gap: 44, scatter: 120 })
    const paint = paintHouse(palette, 'red')
    const dome = palette.isSnowedIn ? palette.dim('#4f5b5d') : palette.tone('#4f5b5d')
    const wall = palette.isSnowedIn ? palette.lit('#c9d2d6') : palette.dim('#8d8b80')
    return (
      drawHill(points`-40,634 300,640 700,634 1100,642 1660,632`, palette.meadow) +
      drawHill(points`-40,668 360,676 800,664 1200,682 1660,668`, palette.meadowShade, 910, 0.35) +
      drawVillage(houses, palette, random, 0.1) +
      drawGroundShadow(stage, 1110, 752, { width: 380, height: 190, ground: palette.isSnowedIn ? 'snow' : 'meadow' }) +
      place(drawOnionChurch(paint, dome), 920, 752, 1.5) +
      fill('M800 764q160-6 262-4v12q-110-2-262 4zM1110 760q180-2 330 6v12q-150-8-330-6z', wall) +
      drawHill(points`-40,800 260,786 620,806 1000,792 1660,818`, palette.meadow) +
      drawHill(points`-40,862 500,846 1100,868 1660,850`, palette.meadowShade, 910, 0.5) +
      drawGrass({ from: -20, to: 1620, top: () => 806, deep: 90, many: 90, tall: 22 }, palette, random)
    )
  },
}

export const flakstad: Place = { views: { church: plain } }
