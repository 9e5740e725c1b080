// Stockfish for the pocket: beaten, torn into strips, out of a paper bag.
import { spots } from '#pictures/drawing/lists.ts'
import { fill, path, place, stroke } from '#pictures/drawing/paths.ts'
import { between } from '#pictures/drawing/random.ts'
import { drawBoards } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

/** Draws strips of stockfish, a paper bag and the hammer. */
export const stockfishSnacks: Vignette = ({ sheet, random }) => {
  const chance = random('strips')
  const strip = () => {
    const [long, wide] = [between(chance, 62, 100), between(chance, 18, 28)]
    const [half, low] = [long / 2, wide / 2]
    const torn = path(
      [
        [-half, -low * 0.4],
        [-half * 0.6, -low],
        [half * 0.2, -low * 0.8],
        [half * 0.8, -low],
        [half, -low * 0.2],
        [half * 0.86, low * 0.5],
        [half * 0.3, low],
        [-half * 0.4, low * 0.7],
        [-half * 0.9, low],
      ],
      true,
      10,
    )
    const lit = path(
      [
        [-half, -low * 0.4],
        [-half * 0.6, -low],
        [half * 0.2, -low * 0.8],
        [half * 0.8, -low],
        [half * 0.5, -low * 0.1],
        [-half * 0.4, 0],
      ],
      true,
      10,
    )
    const fibre = `M${Math.round(-half * 0.8)} ${Math.round(low * 0.3)}L${Math.round(half * 0.7)} ${Math.round(low * 0.1)}M${Math.round(-half * 0.3)} ${Math.round(low * 0.6)}L${Math.round(half * 0.4)} ${Math.round(low * 0.6)}`
    return (
      place(fill(torn, '#2a2118', 0.3), 4, 6) +
      fill(torn, '#dcc28a') +
      fill(lit, '#f3e4bd') +
      stroke(fibre, '#b3935a', 1.8)
    )
  }
  const strips: string[] = []
  const strewn = spots`196,214,20 236,184,-34 262,232,8 206,262,-12 288,196,50 316,240,-22 250,276,32 180,302,70
    300,290,-8 226,316,12 336,290,66 272,330,-30`
  for (const [x, y, turn] of strewn) strips.push(place(strip(), x, y, 1, false, turn))
  sheet.put(
    drawBoards('#5f7078', random('wood'), [70, 190, 304]),
    // The bag, its mouth toward the right.
    fill('M-10 60L150 36 214 70 252 262 196 292 10 330-10 320z', '#0d1a22', 0.35),
    fill('M-10 46L140 22 204 58 236 246 182 276-10 318z', '#c79d63'),
    fill('M140 22L204 58 236 246 182 276z', '#a67d47'),
    fill('M-10 46L140 22 146 60-10 96z', '#d9b37c'),
    fill('M150 90L204 74 232 236 188 252z', '#5b3f22'),
    fill(
      'M140 22L158 40 164 72 150 66 166 110 154 128 172 160 160 186 178 214 172 240 182 276-10 318V300L100 280z',
      '#b88d54',
      0.8,
    ),
    // A fish on the bag, no words.
    place(
      fill('M-58 0Q-30-30 10-24 40-16 56 0 40 16 10 24-30 30-58 0z', '#a8321f') +
        fill('M-52 0L-84-20-76 0-84 20z', '#a8321f') +
        fill('M-10-25L16-40 24-20zM-4 25L14 36 18 22z', '#a8321f') +
        stroke('M28-16Q18 0 28 16', '#c79d63', 3.4) +
        stroke('M40-4h1', '#c79d63', 6, { isRound: true }),
      70,
      182,
      0.92,
      false,
      -12,
    ),
    ...strips,
    // The hammer.
    place(
      fill('M-10-66h84v30H38V118q0 12-10 12t-10-12V-36h-28z', '#0d1a22', 0.35) +
        fill('M10-46H30V106q0 12-10 12t-10-12z', '#8a5f38') +
        fill('M10-46H17V116q-7-2-7-12z', '#b98a5a') +
        fill('M-22-80H56q10 0 10 10v22q0 10-10 10H-22q-8 0-8-10v-22q0-10 8-10z', '#3c4a52') +
        fill('M-22-80H56q10 0 10 10v4H-30v-4q0-10 8-10z', '#76868d') +
        fill('M-30-66h14v28h-6q-8 0-8-10z', '#22333b'),
      326,
      100,
      0.98,
      false,
      28,
    ),
    stroke('M148 340l10-4M160 356l6-8M360 336l10 4M120 352l8 2M310 356l8-4M240 366l10 2', '#f3e4bd', 4, {
      isRound: true,
    }),
  )
}
