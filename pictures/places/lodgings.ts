// Ten kinds of lodging, generic: no real house is meant. They stand in until a house has a photo of its own.
import { mix } from '#pictures/drawing/colours.ts'
import { boxes, points, spots } from '#pictures/drawing/lists.ts'
import { interpolate, tenth } from '#pictures/drawing/numbers.ts'
import { band, fill, type Point, path, place, stroke } from '#pictures/drawing/paths.ts'
import { again } from '#pictures/drawing/sheet.ts'
import { drawQuay, paintQuay } from '#pictures/foregrounds/quay.ts'
import { drawCabin, drawStilts } from '#pictures/foregrounds/rorbuer.ts'
import { drawVillage, strewHouses } from '#pictures/foregrounds/village.ts'
import { type HousePaint, paintHouse } from '#pictures/light/paint.ts'
import { colourSand, drawBeach } from '#pictures/nature/beach.ts'
import { drawBirches, drawBirchWood } from '#pictures/nature/birch.ts'
import { drawGroundShadow } from '#pictures/nature/ground-shadow.ts'
import { colourRock, drawBoulders, drawGrass, drawHill, drawRock } from '#pictures/nature/shore.ts'
import type { SkylinePoint } from '#pictures/nature/skyline.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { drawLampLight } from '#pictures/nature/water.ts'
import type { Place, Stage } from '#pictures/stage.ts'

/** Returns a house seen straight at its gable: boards, windows in rows, a door. Its lower left corner is the origin. */
function drawGableFront(
  paint: HousePaint,
  {
    width,
    wall,
    rise,
    rows,
    door = 0.5,
  }: { width: number; wall: number; rise: number; rows: readonly (readonly number[])[]; door?: number | undefined },
): string {
  const half = width / 2
  let boards = ''
  for (let x = 8; x < width; x += 8) boards += `M${x} 0V${tenth(-wall - rise * (1 - Math.abs(x - half) / half))}`
  let panes = ''
  let bars = ''
  const [wide, tall] = [width * 0.11, wall * 0.26]
  rows.forEach((row, index) => {
    const y = -wall * 0.14 - index * wall * 0.47
    for (const share of row) {
      const x = tenth(width * share - wide / 2)
      panes += `M${x} ${tenth(y)}h${tenth(wide)}v${tenth(-tall)}h${tenth(-wide)}z`
      bars += `M${tenth(x + wide / 2)} ${tenth(y)}v${tenth(-tall)}M${x} ${tenth(y - tall / 2)}h${tenth(wide)}`
    }
  })
  const doorX = tenth(width * door - width * 0.06)
  return (
    fill(`M0 0V${-wall}L${half} ${-wall - rise} ${width} ${-wall}V0z`, paint.gable) +
    stroke(boards, '#000', 1, { opacity: 0.11 }) +
    `<path d="${panes}" fill="${paint.glass}" stroke="${paint.trim}" stroke-width="4"/>` +
    stroke(bars, paint.trim, 2) +
    (door > 0
      ? `<path d="M${doorX} 0v${tenth(-wall * 0.42)}h${tenth(width * 0.12)}v${tenth(wall * 0.42)}z" fill="${paint.door}" stroke="${paint.trim}" stroke-width="4"/>`
      : '') +
    stroke(`M2 0V${-wall}M${width - 2} 0V${-wall}`, paint.trim, 5) +
    fill(
      `M-16 ${-wall + 12}L${half} ${-wall - rise - 12} ${width + 16} ${-wall + 12} ${width + 10} ${-wall + 24} ${half} ${-wall - rise + 6} -10 ${-wall + 24}z`,
      paint.roof,
    )
  )
}

const sea = 600
const hills = skyline`-80,500 40,450^ 130,490 230,410^ 300,440 390,380^ 470,450 560,436^ 660,510 780,${sea}`

// 1: one cabin, close, over black water.
function drawStiltCabin(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('cabin')
  const paint = paintHouse(palette, 'red')
  const glow = drawLampLight(boxes`690,846,60,5 930,846,120,6 1180,850,130,6 1400,846,110,5`, palette.lamp, random, 0.5)
  return (
    drawRock(1240, 906, 480, 80, colourRock(palette), random, 10) +
    drawStilts(560, 1660, 700, () => 850, 3, paint, random, 30) +
    place(drawCabin(paint, { long: 150, gable: 70, wall: 48, rise: 40, windows: 4 }), 640, 700, 4.6) +
    stroke('M566 706V640H660M566 664H660M610 706V640', paint.post, 6) +
    glow
  )
}

// 2: a harbour hotel of four floors in the rain, straight from the front; the wet quay mirrors its windows.
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
    puddles += `M${Math.round(x)} ${Math.round(y)}q${Math.round(wide / 2)}-9 ${Math.round(wide)} 0-${Math.round(wide / 2)} 10-${Math.round(wide)} 0`
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

// 3: a farmhouse in the meadow.
function drawMeadowHouse(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('meadow')
  const flowers = Array.from(
    { length: 70 },
    () => `M${Math.round(random() * 1600)} ${Math.round(790 + random() ** 0.7 * 110)}h0`,
  ).join('')
  return (
    drawHill(points`-40,614 300,596 700,610 1100,590 1660,604`, mix(palette.meadow, palette.haze, 0.25)) +
    drawBirchWood({ from: -10, to: 1610, top: () => 596, deep: 22, many: 40, small: 20, large: 36 }, stage, random) +
    drawHill(points`-40,690 300,664 620,650 980,664 1320,690 1660,676`, palette.meadow) +
    drawGroundShadow(stage, 560, 706, { width: 380, height: 150 }) +
    place(
      drawCabin(paintHouse(palette, 'ochre'), { long: 100, gable: 66, wall: 62, rise: 38, windows: 4 }),
      320,
      706,
      2.5,
    ) +
    drawBirches(spots`250,716,230 830,706,170`, stage, random) +
    stroke(
      'M900 742V690M980 746V694M1060 750V698M1140 756V704M1220 760V708M1300 768V716M1380 776V724M1460 786V734M1540 796V744M880 704L1600 762M880 722L1600 782',
      palette.lit('#f1ead8'),
      5,
    ) +
    drawHill(points`-40,800 300,772 700,782 1100,800 1660,850`, mix(palette.meadow, palette.meadowShade, 0.4)) +
    drawGrass({ from: -20, to: 1620, top: () => 830, deep: 90, many: 110, tall: 50 }, palette, random) +
    (palette.isSnowedIn || palette.season === 'autumn'
      ? ''
      : stroke(flowers, palette.lit('#fbf7ea'), 7, { isRound: true }))
  )
}

// 4: a white house in the snow, seen up a slope between bare birches.
function drawWhiteHouse(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('drifts')
  const white = paintHouse(palette, 'white')
  const bank = mix(palette.meadow, palette.meadowShade, 0.4)
  return (
    drawHill(points`-40,650 260,640 560,610 860,590 1200,604 1660,650`, palette.meadow) +
    drawGroundShadow(stage, 900, 640, { width: 300, height: 150, ground: palette.isSnowedIn ? 'snow' : 'meadow' }) +
    fill('M972 338h24v70h-24z', white.chimney) +
    place(
      drawGableFront(white, {
        width: 260,
        wall: 190,
        rise: 110,
        rows: [
          [0.22, 0.78],
          [0.22, 0.5, 0.78],
        ],
        door: 0.5,
      }),
      790,
      640,
      1,
    ) +
    place(
      drawCabin(paintHouse(palette, 'red'), { long: 50, gable: 44, wall: 30, rise: 24, hasChimney: false }),
      1180,
      656,
      1.5,
    ) +
    fill('M860 640h120l20 14H840z', white.deck) +
    drawHill(points`-40,800 240,740 520,720 860,660 1060,670 1300,720 1660,700`, bank, 910, 0.7) +
    drawHill(points`-40,850 300,790 640,800 760,780 900,740 1000,760 1200,800 1660,770`, palette.meadow) +
    fill(
      'M905 654q10 40-60 90t-190 90-130 80h150q30-60 130-110t140-100 20-50z',
      mix(palette.meadow, palette.meadowShade, 0.75),
    ) +
    drawBirches(spots`110,870,560 330,830,320 1430,850,480 1560,800,300`, stage, random) +
    stroke('M420 800v-60M520 806v-60M620 806v-56M1040 778v-56M1140 796v-58M1240 806v-60', palette.dim('#6b5a48'), 6)
  )
}

// 5: boathouses, gable by gable, mirrored.
const boathouses = [
  [-90, 250, 128, 96, 'red'],
  [190, 220, 116, 90, 'ochre'],
  [440, 270, 136, 104, 'red'],
  [742, 210, 112, 84, 'white'],
  [984, 256, 130, 98, 'red'],
  [1272, 228, 118, 90, 'grey'],
  [1532, 240, 126, 92, 'red'],
] as const

function drawBoathouses(stage: Stage): string {
  const { palette } = stage
  const y = 660
  const random = stage.random('quay')
  return (
    boathouses
      .map(([x, width, wall, rise, colour], index) => {
        const paint = paintHouse(palette, colour)
        const gate = `M${tenth(width * 0.2)} 0V${tenth(-wall * 0.66)}H${tenth(width * 0.8)}V0zM${tenth(width * 0.5)} 0V${tenth(-wall * 0.66)}`
        return place(
          drawGableFront(paint, { width, wall, rise, rows: [[], [0.5]], door: 0 }) +
            (index % 2
              ? `<path d="${gate}" fill="${paint.side}" stroke="${paint.trim}" stroke-width="4"/>`
              : `<path d="${gate}" fill="${paint.door}" stroke="${paint.post}" stroke-width="3"/>`),
          x,
          y - 14,
        )
      })
      .join('') + drawQuay(-30, 1630, y - 14, y + 4, paintQuay(palette), random, 54)
  )
}

// 6: a small cabin, a large mountain.
const great = skyline`-80,560 100,520 240,470 340,380 430,350 500,260 560,236^ 610,190 680,96^ 730,150 780,140^ 850,250
  910,270^ 990,370 1080,420 1180,500 1330,540 1500,600 1680,640`

function drawCabinBelow(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('heath')
  return (
    drawHill(points`-40,690 300,664 700,672 1100,650 1660,664`, palette.meadow) +
    drawBirchWood(
      { from: -10, to: 1610, top: () => 664, deep: 44, many: 54, small: 26, large: 52, clearing: [1060, 1330] },
      stage,
      random,
    ) +
    fill('M-20 740q300-30 640-6t380 50q-240 50-560 40T-20 790z', palette.sea[0]?.[1] ?? '#ffffff', 0.9) +
    fill('M-20 752q300-24 600-2t330 40q-240 36-520 28T-20 786z', palette.sea[1]?.[1] ?? '#ffffff', 0.55) +
    drawGroundShadow(stage, 1200, 722, { width: 130, height: 60 }) +
    place(
      drawCabin(paintHouse(palette, 'grey'), { long: 56, gable: 44, wall: 28, rise: 24, windows: 2 }),
      1130,
      722,
      1.35,
    ) +
    drawHill(
      points`-40,850 300,830 700,836 1000,800 1300,780 1660,800`,
      mix(palette.meadow, palette.meadowShade, 0.5),
    ) +
    drawBoulders(spots`1420,830,44 1500,850,28 180,860,36`, colourRock(palette), random) +
    drawGrass({ from: -20, to: 1620, top: () => 840, deep: 60, many: 120, tall: 34 }, palette, random)
  )
}

// 7: one wall, one window, its light on the snow.
function drawLitWindow(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('window')
  const paint = paintHouse(palette, 'red')
  const glow = palette.lamp
  let boards = ''
  for (let x = 700; x < 1620; x += 46) boards += `M${x} 150V700`
  const ground = points`-40,720 260,690 520,700 760,672 1100,690 1400,668 1660,684`
  return (
    drawHill(points`-40,640 220,626 480,640 760,650`, mix(palette.meadow, palette.meadowShade, 0.5)) +
    drawBirches(spots`120,660,120 210,650,80 470,664,150`, stage, random) +
    fill('M660 720V150H1620V720z', paint.gable) +
    stroke(boards, '#000', 2, { opacity: 0.16 }) +
    fill('M600 176L660 92H1620V164H660L614 190z', paint.roof) +
    fill('M660 164H1620v12H652z', paint.roofLine, 0.5) +
    fill('M652 176h22v540h-22z', paint.trim) +
    fill('M930 560V270h420V560z', glow ?? paint.glass) +
    (glow
      ? fill('M930 560V270h90q-10 170-60 290zM1350 560V270h-90q10 170 60 290z', mix(glow, '#ffffff', 0.35), 0.7)
      : '') +
    fill('M1000 560v-56h26q6-40 34-40t34 40h26v56z', glow ? mix(glow, '#5a3414', 0.55) : '#1d2a30', 0.75) +
    stroke('M930 560V270H1350V560zM1140 270V560M930 400H1350', paint.trim, 16) +
    fill('M906 560h468v24H906z', paint.trim) +
    (palette.isSnowedIn ? fill('M906 560q60-16 140-10t160-4 168 14z', palette.lit('#f7f8f6')) : '') +
    drawHill(ground, palette.meadow) +
    (glow
      ? fill('M930 700L1350 690 1560 910H700z', glow, 0.34) +
        fill('M1000 706L1290 698 1400 880H860z', glow, 0.3) +
        stroke('M1142 700L1130 910', palette.meadow, 16, { opacity: 0.5 })
      : '') +
    drawHill(points`-40,840 200,800 420,830 560,900 620,930`, mix(palette.meadow, palette.meadowShade, 0.6)) +
    drawGrass({ from: 20, to: 600, top: () => 800, deep: 60, many: 26, tall: 34 }, palette, random)
  )
}

// 8: camping cabins along a beach, getting smaller.
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

// 9: a yellow house on a quay, half of it behind the mist.
function drawYellowHouse(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('yellow')
  return (
    drawQuay(-30, 980, 724, 800, paintQuay(palette), random, 46) +
    place(
      drawCabin(paintHouse(palette, 'red'), { long: 60, gable: 50, wall: 34, rise: 26, hasChimney: false }),
      720,
      724,
      1.7,
    ) +
    place(
      drawGableFront(paintHouse(palette, 'ochre'), {
        width: 400,
        wall: 270,
        rise: 150,
        rows: [
          [0.2, 0.8],
          [0.2, 0.5, 0.8],
        ],
        door: 0.5,
      }),
      210,
      724,
      1,
    ) +
    fill('M60 724v-46h70v46zM64 678v-40h62v40z', palette.tone('#8a6a44')) +
    stroke('M60 700h70M64 658h62', palette.dim('#5a432c'), 3)
  )
}

// 10: a house alone on a headland.
function drawHeadland(stage: Stage): string {
  const { palette } = stage
  const random = stage.random('headland')
  const top = points`700,930 760,810 840,740 930,690 1060,640 1200,606 1360,590 1500,600 1660,580`
  return (
    drawRock(420, 800, 260, 30, colourRock(palette), random, 9) +
    fill(
      path(points`640,930 690,830 770,770 800,720 880,690 940,660 1060,620 1200,590 1360,574 1660,566 1660,930`),
      palette.shore,
    ) +
    fill(
      path(points`690,830 770,770 800,720 880,690 940,660 980,690 900,740 880,800 800,850 770,910 650,930`),
      palette.shoreLit,
    ) +
    drawHill(
      top.map(([x, y]): Point => [x + 40, y - 8]),
      mix(palette.meadow, palette.meadowShade, 0.3),
    ) +
    drawGroundShadow(stage, 1300, 596, { width: 190, height: 100 }) +
    place(
      drawCabin(paintHouse(palette, 'white'), { long: 84, gable: 60, wall: 54, rise: 36, windows: 3 }),
      1210,
      596,
      1.5,
    ) +
    stroke('M1140 604V470', palette.tone('#f3f0e6'), 5) +
    drawHill(points`860,930 1000,820 1200,740 1420,712 1660,720`, mix(palette.meadow, palette.meadowShade, 0.65)) +
    stroke(
      'M1290 600q-20 50 60 80t60 90-120 150',
      palette.isSnowedIn ? palette.meadowShade : mix(palette.meadow, palette.lit('#e5d6ae'), 0.6),
      11,
      { isRound: true },
    ) +
    drawGrass(
      { from: 900, to: 1620, top: (x) => 860 - (x - 900) * 0.12, deep: 100, many: 100, tall: 38 },
      palette,
      random,
    )
  )
}

const mirroredHills: readonly SkylinePoint[] = hills
  .map(([x, y, summit]): SkylinePoint => [1600 - x, y, summit ?? 0])
  .reverse()

export const lodgings: Place = {
  views: {
    stilts: {
      facing: 330,
      waterline: 690,
      tallest: 430,
      focus: 0.53,
      drawLand: (stage) =>
        stage.ridge(
          { seed: 25, air: 0.2, rough: 0.2, ribs: 0.6, depth: 2 },
          skyline`-80,560 60,500^ 180,560 300,460^ 380,500 480,430^ 600,540 760,600 900,690`,
        ),
      drawShore: drawStiltCabin,
    },
    'harbour-hotel': {
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
          strewHouses(-10, 430, () => quayLine - 4, stage.random('far'), {
            width: 26,
            height: 20,
            gap: 34,
            scatter: 40,
          }),
          stage.palette,
          stage.random('far-lamps'),
          0.24,
        ),
      water: { many: 14, squash: 0.5 },
      drawShore: (stage) => drawWetQuay(stage) + drawHotelFront(stage),
    },
    farmhouse: {
      facing: 20,
      waterline: sea,
      tallest: 380,
      focus: 0.3,
      drawLand: (stage) =>
        stage.ridge(
          { seed: 44, air: 0.3, ribs: 0.6 },
          skyline`420,${sea} 560,540 700,470 800,390^ 860,420 940,350^ 1010,400 1100,430^ 1220,500 1340,480^ 1500,550
            1680,570`,
        ) + stage.mist(sea - 90, 92, 0.5),
      water: false,
      drawShore: drawMeadowHouse,
    },
    'white-house': {
      facing: 310,
      waterline: 640,
      tallest: 300,
      focus: 0.58,
      drawLand: (stage) =>
        stage.ridge(
          { seed: 7, air: 0.3, base: 660, rough: 0.19, ribs: 0.7, depth: 2 },
          skyline`-80,420 80,340^ 200,420 330,330 420,270^ 500,340 620,430 760,520 1000,560 1200,500 1360,430^ 1460,480
            1560,420^ 1680,460`,
        ) + stage.mist(540, 122, 0.5),
      water: false,
      drawShore: drawWhiteHouse,
    },
    boathouses: {
      facing: 300,
      waterline: 664,
      tallest: 330,
      focus: 0.36,
      drawLand: (stage) =>
        stage.ridge(
          { seed: 31, air: 0.3, base: 660, rough: 0.18, ribs: 0.5, depth: 2 },
          skyline`-80,430 60,400 200,330^ 280,370 420,360^ 560,430 760,470 960,420 1100,350^ 1180,390 1290,310^ 1400,400
            1680,450`,
        ) +
        stage.mist(520, 142, 0.5) +
        drawBoathouses(stage),
      water: { squash: 0.8, many: 14 },
    },
    cabin: {
      facing: 340,
      waterline: 690,
      tallest: 96,
      focus: 0.74,
      drawLand: (stage) =>
        stage.ridge({ seed: 58, air: 0.1, base: 700, rough: 0.18, steep: 2.2, ribs: 1 }, great) +
        stage.mist(580, 122, 0.35),
      water: false,
      drawShore: drawCabinBelow,
    },
    window: {
      facing: 0,
      waterline: 650,
      tallest: 470,
      focus: 0.76,
      drawLand: (stage) =>
        stage.ridge(
          { seed: 20, air: 0.34, ribs: 0.6, depth: 2 },
          skyline`-80,560 60,520^ 160,560 290,470^ 400,540 520,560 760,640`,
        ),
      water: false,
      drawShore: drawLitWindow,
    },
    campsite: {
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
    },
    'yellow-house': {
      facing: 130,
      waterline: 650,
      tallest: 380,
      focus: 0.15,
      drawLand: (stage) =>
        stage.ridge(
          { seed: 16, air: 0.4, ribs: 0.6, depth: 2 },
          mirroredHills.map(([x, y, summit]): SkylinePoint => [x, y + 50, summit ?? 0]),
        ) + stage.mist(560, 92, 0.5),
      drawShore: drawYellowHouse,
    },
    headland: {
      facing: 350,
      waterline: 560,
      tallest: 480,
      focus: 0.84,
      openSea: [0, 900],
      drawLand: (stage) =>
        stage.ridge({ seed: 9, air: 0.5, depth: 2, ribs: 0.4 }, skyline`-60,520 60,500^ 150,520 260,506^ 400,560`),
      drawWater: (stage, land) =>
        stage.water(land, { calm: 0.35, many: 30, squash: 0.5 }) + band(560, 3, stage.palette.light, 0.3),
      drawShore: drawHeadland,
    },
  },
}
