// A RIB at speed, from above.
import { whole } from '#pictures/drawing/numbers.ts'
import { disc, fill, place, stroke } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** One passenger from above: suit, arms forward, helmet. */
function drawPassenger(suit: string, dark: string, helmet: string): string {
  return (
    fill('M-15-2q0-12 15-12t15 12q2 16-4 20h-22q-6-4-4-20z', suit) +
    fill('M3-14q12 2 12 12 2 16-4 20H3q8-16 0-32z', dark) +
    stroke('M-13-2L-10-18M13-2L10-18', suit, 6, { isRound: true }) +
    disc(0, 0, 8.5, helmet) +
    fill('M0-8.500A8.500 8.500 0 010 8.500Q5 0 0-8.500z', '#0c1b24', 0.25)
  )
}

/** Draws a RIB and its wake from above. */
export const ribBoat: Vignette = ({ sheet, random }) => {
  const chance = random('sea')
  const id = sheet.name()
  sheet.define(
    `<linearGradient id="${id}" x1="1" x2="0" y2="1"><stop offset="0" stop-color="#1a6277"/><stop offset=".6" stop-color="#124a63"/><stop offset="1" stop-color="#0c3146"/></linearGradient>`,
  )
  let swell = ''
  let light = ''
  for (let wave = 0; wave < 44; wave++) {
    const [x, y, width] = [chance() * 440 - 40, chance() * 420, 26 + chance() * 56]
    const d = `M${whole(x)} ${whole(y)}q${whole(width / 2)}-7 ${whole(width)} 0q${whole(-width / 2)} 5 ${whole(-width)} 0`
    if (wave % 2) swell += d
    else light += d
  }
  const seat = (x: number, y: number) =>
    fill(`M${x - 13} ${y - 4}h26v28h-26z`, '#22333b') + fill(`M${x - 13} ${y + 18}h26v6h-26z`, '#111c22')
  const people: readonly (readonly [number, number, string, string, string])[] = [
    [-17, -44, '#c2452f', '#8a2a22', '#f4efe2'],
    [17, -44, '#c2452f', '#8a2a22', '#e0a33a'],
    [-17, -4, '#c2452f', '#8a2a22', '#e0a33a'],
    [17, -4, '#c2452f', '#8a2a22', '#f4efe2'],
    [-17, 36, '#c2452f', '#8a2a22', '#f4efe2'],
    [0, 84, '#2c4250', '#1b2b36', '#b3372b'],
  ]
  const boat =
    // Wake: white water behind, arms of foam to both sides.
    fill(
      'M-46 40Q-90 160-190 330L-150 340Q-90 250-36 160 0 210-20 380H44Q20 220 40 160 92 240 170 320L204 300Q100 150 46 40z',
      '#4f9fae',
      0.55,
    ) +
    fill(
      'M-48 10Q-86 120-176 280-130 240-92 180-100 240-150 320-80 260-36 130-24 200-40 330-8 280 0 190 14 280 46 330 28 210 38 130 84 250 154 306 108 230 94 178 130 236 178 270 88 120 48 10 54 90 30 130H-30Q-54 90-48 10z',
      '#eaf4f1',
      0.92,
    ) +
    fill('M-20 140Q-10 220-16 300 2 230 0 170 6 240 22 300 12 220 22 140z', '#a9d6d6') +
    stroke('M-58 60Q-76 110-104 150M58 60Q78 110 104 150M-110 200q-10 16-22 30M112 200q12 16 24 28', '#4f9fae', 4, {
      isRound: true,
      opacity: 0.7,
    }) +
    // Hull shadow, tubes, deck.
    fill('M14-114Q58-96 66-30V116H-38V0z', '#061c2a', 0.45) +
    fill(
      'M0-140Q-34-122-46-66-50-30-50 20V112q0 12 12 12h10V-20h56V124h10q12 0 12-12V20Q50-30 46-66 34-122 0-140z',
      '#e0792b',
    ) +
    fill('M0-140Q34-122 46-66 50-30 50 20V112q0 12-12 12H28V-20H16Q30-80 0-140z', '#b35a1a') +
    fill('M-6-128Q-32-108-41-64-45-30-45 20V108h-8V20Q-52-40-46-68-36-118-6-128z', '#f4a45c', 0.9) +
    fill('M0-112Q-26-92-30-40V112H30V-40Q26-92 0-112z', '#41545d') +
    fill('M0-112Q26-92 30-40V112H8V-60Q6-92 0-112z', '#33444c') +
    fill('M0-106Q-20-90-24-62H24Q20-90 0-106z', '#56686f') +
    stroke('M-50 0h10M-50 50h10M40 0h10M40 50h10M-44-60l10 6M44-60l-10 6', '#22333b', 5) +
    seat(-17, -44) +
    seat(17, -44) +
    seat(-17, -4) +
    seat(17, -4) +
    seat(-17, 36) +
    seat(17, 36) +
    fill('M-20 62h40v14h-40z', '#dbe1e0') +
    fill('M-18 62h36l-6-7h-24z', '#7fb0bd') +
    seat(0, 84) +
    people.map(([x, y, suit, dark, helmet]) => place(drawPassenger(suit, dark, helmet), x, y)).join('') +
    fill('M-20 116h16v30h-16zM4 116h16v30H4z', '#111c22') +
    fill('M-18 118h12v10h-12zM6 118h12v10H6z', '#41545d')
  sheet.put(
    strip(0, 400, `url(#${id})`),
    fill(swell, '#072536', 0.5),
    fill(light, '#7fc0c4', 0.3),
    // A skerry with surf round it.
    fill('M410-10V112Q372 128 346 104 312 106 308 74 280 60 292 28 282 6 290-10z', '#7fc0c4', 0.5),
    fill('M410-10V100Q376 112 352 92 322 94 318 66 294 54 304 26 296 8 302-10z', '#eaf4f1'),
    fill('M410-10V86Q382 96 360 80 334 80 332 58 310 46 318 24 312 8 316-10z', '#2c3a40'),
    fill('M410-10V56Q380 62 364 50 346 48 344 34 326 26 330 10L330-10z', '#7b868a'),
    fill('M410-10V24Q384 30 372 16 356 12 356-10z', '#98a3a4'),
    `<g transform="translate(168 152) rotate(-38)">${boat}</g>`,
  )
}
