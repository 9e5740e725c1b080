// A lit headlamp and a pair of ice cleats on a dark bench.
import { points } from '#pictures/drawing/lists.ts'
import { disc, fill, oval, place, ring, stroke } from '#pictures/drawing/paths.ts'
import { drawBoards } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

/** One cleat from below: rubber, chains, steel points. */
function drawCleat(): string {
  const plates: readonly (readonly [number, number])[] = points`-24,-84 24,-84 -30,-46 30,-46 0,-62 -18,62 18,62 0,90`
  return (
    place(
      fill(
        'M0-122Q-52-116-54-60-50-20-40 20-42 80-30 112 0 132 30 112 42 80 40 20 50-20 54-60 52-116 0-122z',
        '#060d12',
        0.45,
      ),
      12,
      16,
    ) +
    stroke(
      'M0-116Q-48-110-50-60-46-20-36 20-38 78-28 106 0 124 28 106 38 78 36 20 46-20 50-60 48-110 0-116z',
      '#c96a22',
      13,
    ) +
    stroke('M-6-118Q-50-110-53-60-49-20-39 20-41 78-31 106', '#f09a4c', 4) +
    stroke('M-46-70L0-62 46-70M-30-46L30-46M0-62V-20M-36 18L0-20 36 18M-36 60H36M0 60V118', '#9fb0b6', 4.4) +
    stroke('M-46-70L0-62 46-70M-30-46L30-46M0-62V-20M-36 18L0-20 36 18M-36 60H36M0 60V118', '#5d7078', 1.8) +
    plates
      .map(
        ([x, y]) =>
          fill(`M${x - 13} ${y + 10}l13-26 13 26z`, '#cfdadc') +
          fill(`M${x} ${y - 16}l13 26h-13z`, '#7d8f97') +
          fill(`M${x - 13} ${y + 10}h26v4h-26z`, '#41545d'),
      )
      .join('') +
    fill('M-14-138h28l-4 30h-20zM-12 112h24l-4 34h-16z', '#22333b') +
    fill('M-14-138h28l-1 7h-26z', '#41545d')
  )
}

/** Draws a headlamp whose light falls on ice cleats. */
export const lantern: Vignette = ({ sheet, random }) => {
  const cleat = sheet.keep(drawCleat())
  sheet.define(cleat.svg)
  const beam = sheet.radial(112, 116, 330, [
    [0, '#fff4cf', 0.85],
    [0.35, '#ffe7a6', 0.4],
    [1, '#ffdf9a', 0],
  ])
  sheet.put(
    drawBoards('#24323c', random('wood'), [70, 178, 286]),
    fill('M96 92L420 60V420H190L84 140z', beam),
    place(`<use href="#${cleat.id}"/>`, 214, 232, 0.96, false, -16),
    place(`<use href="#${cleat.id}"/>`, 322, 262, 0.96, false, 12),
    fill('M96 92L420 60V420H190L84 140z', beam, 0.35),
    // Strap: a band lying in loops.
    fill('M20 156Q-6 260 70 320 110 350 150 330L158 348Q104 376 50 336-34 262 0 150z', '#060d12', 0.4),
    stroke('M60 150Q-8 200 24 280 50 350 120 348 168 344 160 316', '#8a2a22', 24),
    stroke('M56 146Q-12 200 20 280 46 346 118 344 162 340 160 316', '#c2452f', 20),
    stroke('M56 146Q-12 200 20 280 46 346 118 344', '#f4efe2', 3.4, { opacity: 0.9 }),
    stroke('M150 60Q230 10 300-10', '#8a2a22', 24),
    stroke('M148 58Q228 8 298-12', '#c2452f', 20),
    stroke('M148 58Q228 8 298-12', '#f4efe2', 3.4, { opacity: 0.9 }),
    fill('M10 250l32-10 6 22-32 10z', '#22333b'),
    fill('M16 254l20-6 3 11-20 6z', '#76868d'),
    // Lamp.
    place(
      fill('M-58-38q0-14 14-14h88q14 0 14 14v80q0 14-14 14h-88q-14 0-14-14z', '#060d12', 0.45),
      112,
      122,
      1,
      false,
      -34,
    ),
    place(
      fill('M-58-42q0-14 14-14h88q14 0 14 14v80q0 14-14 14h-88q-14 0-14-14z', '#33464f') +
        fill('M-58-42q0-14 14-14h88q14 0 14 14v10H-58z', '#586d77') +
        fill('M40-56q18 0 18 14v80q0 14-14 14h-10q10-50 6-108z', '#1d2b33') +
        fill('M-16-64h32v10h-32z', '#c2452f') +
        disc(0, 0, 42, '#16222a') +
        ring(0, 0, 38, '#76868d', 3) +
        disc(0, 0, 33, '#ffd677') +
        disc(0, 0, 24, '#fff1c4') +
        disc(-4, -4, 13, '#fffdf2') +
        disc(46, -40, 4, '#c2452f'),
      106,
      112,
      1,
      false,
      -34,
    ),
    oval(108, 110, 64, 62, '#fff4cf', 0.16),
    stroke('M260 356l8-6M300 96l10-2M356 142l8 4M238 112l8-4M370 338l8 2M170 380l6-6', '#e9f1f2', 3.4, {
      isRound: true,
      opacity: 0.7,
    }),
  )
}
