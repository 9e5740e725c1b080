// A kayak in clear water off a white beach, from above.
import { whole } from '#pictures/drawing/numbers.ts'
import { disc, fill, stroke } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a kayak from above, on its way out from a beach. */
export const kayak: Vignette = ({ sheet, random }) => {
  const chance = random('ripples')
  const id = sheet.name()
  sheet.define(
    `<linearGradient id="${id}" x2="1" y2="1"><stop offset="0" stop-color="#8fd3c4"/><stop offset=".42" stop-color="#43a1aa"/><stop offset="1" stop-color="#1b546c"/></linearGradient>`,
  )
  let light = ''
  let dark = ''
  for (let ripple = 0; ripple < 46; ripple++) {
    const [x, y, width] = [40 + chance() * 380, 50 + chance() * 360, 18 + chance() * 40]
    if (x + y < 300) continue
    const d = `M${whole(x)} ${whole(y)}q${whole(width / 2)}-5 ${whole(width)} 0q${whole(-width / 2)} 4 ${whole(-width)} 0`
    if (ripple % 3) light += d
    else dark += d
  }
  const kayak =
    stroke('M-206-12Q-120-36-56-22M-206 12Q-120 36-56 22M-190-2Q-150-13-114-9M-190 2Q-150 13-114 9', '#e9f6f0', 3, {
      opacity: 0.6,
      isRound: true,
    }) +
    fill('M-100 30Q-20 52 60 40T142 20Q56 12-10 14T-100 30z', '#0d3446', 0.4) +
    fill('M-122 0Q-60-18 0-18T122 0Q60 18 0 18T-122 0z', '#a8321f') +
    fill('M-122 0Q-60-18 0-18T122 0Q60-4 0-4T-122 0z', '#d2553d') +
    fill('M-122 0L122 0 60 3H-60z', '#7d251b', 0.6) +
    fill('M-26 0q0-12 24-12t26 12-26 12-24-12z', '#16252d') +
    fill('M58-4h36q8 0 8 4t-8 4H58q-5-4 0-8zM-88-4h24v8h-24q-6-4 0-8z', '#f1ead6') +
    stroke('M36-13L36 13M48-11V11', '#f1ead6', 1.6) +
    stroke('M-18-88L14 90', '#0d3446', 4, { opacity: 0.3 }) +
    fill('M-20 0q0-18 18-20 19 0 20 20-1 18-20 20-16-2-18-20z', '#d99a2e') +
    fill('M-2-20q19 0 20 20-1 18-20 20 10-20 0-40z', '#b57a1e') +
    stroke('M-10-14L-19-36M-6 15L7 38', '#d99a2e', 9, { isRound: true }) +
    stroke('M-26-88L14 90', '#f6efdc', 4.4) +
    fill(
      'M-22-72q-13-6-16-28 1-15 11-15 11 6 14 24 0 15-9 19zM10 74q-4 13 3 28 9 15 17 8 4-13-4-28-7-11-16-8z',
      '#f0b13c',
    ) +
    fill('M-27-115q11 6 14 24 0 15-9 19-3-20-5-43z', '#cf8f24') +
    disc(-1, 0, 10, '#f4ead2') +
    fill('M-1-10a10 10 0 010 20q-6-10 0-20z', '#d2bf97')
  sheet.put(
    strip(0, 400, `url(#${id})`),
    fill('M0 0h246q-24 52-86 66T80 138Q58 186 0 200z', '#b5e2d0', 0.75),
    fill('M0 0h222q-20 42-72 56T68 122Q50 164 0 176z', '#dff0e0', 0.85),
    fill('M0 0h208q-18 38-68 52T58 116Q42 154 0 166z', '#f0ead4'),
    fill('M0 0h160q-22 26-60 36T42 88Q30 118 0 124z', '#e0d5b6'),
    fill('M0 0h132q-20 24-52 30T34 70Q22 96 0 102z', '#5f6a62'),
    fill('M0 0h104q-18 20-42 24T22 54Q14 72 0 76z', '#8b9586'),
    fill(dark, '#0f4a60', 0.3),
    fill(light, '#d9f2e8', 0.4),
    `<g transform="translate(226 228) rotate(-38) scale(1.080)">${kayak}</g>`,
  )
}
