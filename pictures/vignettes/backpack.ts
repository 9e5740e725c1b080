// What goes into a day pack, laid out on a blanket.
import { disc, fill, oval, ring, stroke } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

function drawBackpack(): string {
  return (
    oval(116, 262, 78, 11, '#8f866c', 0.5) +
    fill('M38 132q-12 64 6 120l10-4V118zM192 132q12 64-6 120l-10-4V118z', '#24343c') +
    fill('M48 256V124Q48 74 116 72 184 74 184 124V256Q116 270 48 256z', '#b3372b') +
    fill('M146 76Q184 84 184 124V256Q164 262 146 264z', '#85281e') +
    fill('M66 182H168V246Q116 258 66 246z', '#cc5a44') +
    fill('M146 182h22v64q-10 4-22 5z', '#a03a2c') +
    fill('M58 100Q116 74 174 100L180 138Q116 152 52 138z', '#33464f') +
    fill('M146 90q18 4 28 10l6 38q-16 4-34 6z', '#22333b') +
    stroke('M100 76Q100 54 116 54T132 76', '#22333b', 7) +
    stroke('M86 136V166M146 136V166M66 200H168', '#22333b', 5.5) +
    fill('M79 162h15v16H79zM139 162h15v16h-15z', '#e0dac6') +
    fill('M56 70h120q11 0 11-13T176 44H56Q44 44 44 57t12 13z', '#cf9030') +
    fill('M154 44h22q11 0 11 13t-11 13h-22z', '#96621c') +
    fill('M56 48h96v6H56z', '#e6b25c') +
    stroke('M82 44V70M148 44V70', '#33464f', 5)
  )
}

/** Draws a packing list: pack, wool, bottle, map, socks, first aid, compass, torch. */
export const backpack: Vignette = ({ sheet }) => {
  sheet.put(
    strip(0, 400, '#2b424c'),
    fill('M14 14h372v372H14z', '#e9e2cf'),
    fill('M14 14h372v10H14zM14 376h372v10H14z', '#c5bb9f'),
    fill('M14 14h372L14 386z', '#fff8e6', 0.25),
    drawBackpack(),
    // Wool.
    fill('M226 82L262 62Q282 76 302 62L338 82 362 142 336 154 324 126V188H240V126L228 154 202 142z', '#8f866c', 0.35),
    fill('M222 74L256 54Q276 68 296 54L332 74 356 134 330 146 318 118V180H234V118L222 146 196 134z', '#f3eedf'),
    fill('M296 54L332 74 356 134 330 146 318 118V180H292z', '#d0c8b2'),
    stroke('M234 96l10 12 10-12 10 12 10-12 10 12 11-12 11 12 10-12', '#2f5d78', 4.5),
    stroke('M234 124h84', '#b3372b', 5),
    stroke('M234 136h84', '#2f5d78', 2.4),
    stroke('M256 56Q276 70 296 56', '#2f5d78', 6),
    // Bottle.
    fill('M214 222h40v84q0 10-10 10h-20q-10 0-10-10z', '#8f866c', 0.4),
    fill('M206 214h40v84q0 10-10 10h-20q-10 0-10-10z', '#2f6f8a'),
    fill('M230 214h16v84q0 10-10 10h-8z', '#1f5268'),
    fill('M212 196h28v18h-28z', '#22333b'),
    fill('M206 240h40v12h-40z', '#f3eedf'),
    // Map.
    fill('M270 212l36-10 38 12 32-10v92l-32 10-38-12-36 10z', '#8f866c', 0.35),
    fill('M266 206l36-10 38 12 32-10v92l-32 10-38-12-36 10z', '#faf6ea'),
    fill('M302 196l38 12v92l-38-12z', '#e1e0d0'),
    fill('M270 244q16-20 24-6t22-6 16 18 40-16v34q-24 14-40 4t-32 8-30-8z', '#9cc3cd'),
    stroke('M274 232q22-14 32 2t30 4 26-16', '#b3372b', 3.2, { isRound: true }),
    disc(362, 222, 5.5, '#b3372b'),
    // Socks.
    fill('M46 288h34v44q0 8 10 10l24 4q12 4 10 18-2 10-16 10H68q-20 0-22-18z', '#6d7f6a'),
    fill('M46 288h34v14H46z', '#f3eedf'),
    fill('M100 346l14 0q12 4 10 18-2 10-16 10h-10q12-12 2-28z', '#4c5c4a'),
    stroke('M46 314h34M46 322h34', '#b3372b', 3),
    // First aid, compass, torch.
    fill('M146 306h72v64h-72z', '#8f866c', 0.35),
    fill('M140 298h72v66h-72z', '#b3372b'),
    fill('M196 298h16v66h-16z', '#85281e'),
    fill('M168 310h16v14h14v14h-14v14h-16v-14h-14v-14h14z', '#faf6ea'),
    stroke('M162 298q0-11 14-11t14 11', '#85281e', 6),
    disc(279, 342, 35, '#8f866c', 0.4),
    disc(274, 336, 35, '#22333b'),
    disc(274, 336, 28, '#faf6ea'),
    fill('M280 312l8 28-14-4z', '#b3372b'),
    fill('M280 312l-6 24-12-8z', '#d2553d'),
    fill('M268 360l6-24 14 4z', '#41545d'),
    fill('M268 360l-6-32 12 8z', '#76868d'),
    stroke('M274 310v5M300 336h-5M274 362v-5M248 336h5', '#22333b', 2.4),
    disc(274, 336, 3, '#f0c14b'),
    fill('M334 322h30v40q0 8-15 8t-15-8z', '#22333b'),
    fill('M352 322h12v40q0 6-8 7.500z', '#111c22'),
    fill('M328 306h42l-4 18h-34z', '#cf9030'),
    fill('M328 306h42l-1 6h-40z', '#f8e7ad'),
    ring(349, 346, 4, '#76868d', 2),
  )
}
