import { disc, fill, place, stroke, wholes } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

function drawPassenger(suit: string, dark: string, helmet: string): string {
  return (
    fill('M-15-2q0-12 15-12t15 12q2 16-4 20h-22q-6-4-4-20z', suit) +
    fill('M3-14q12 2 12 12 2 16-4 20H3q8-16 0-32z', dark) +
    stroke('M-13-2L-10-18M13-2L10-18', suit, 6, { isRound: true }) +
    disc(0, 0, 8.5, helmet) +
    fill('M0-8.500A8.500 8.500 0 010 8.500Q5 0 0-8.500z', '#0c1b24', 0.25)
  )
}

export const ribBoat: Vignette = ({ art, sheet, random }) => {
  const chance = random('sea')
  const id = sheet.name()
  sheet.define(
    `<linearGradient id="${id}" x1="1" x2="0" y2="1"><stop offset="0" stop-color="#1a6277"/><stop offset=".6" stop-color="#124a63"/><stop offset="1" stop-color="#0c3146"/></linearGradient>`,
  )
  let swell = ''
  let light = ''
  for (let wave = 0; wave < 44; wave++) {
    const [x, y, width] = [chance() * 440 - 40, chance() * 420, 26 + chance() * 56]
    const d = wholes`M${x} ${y}q${width / 2}-7 ${width} 0q${-width / 2} 5 ${-width} 0`
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
    art('wake', 'hull-shadow') +
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
    art('skerry'),
    `<g transform="translate(168 152) rotate(-38)">${boat}</g>`,
  )
}
