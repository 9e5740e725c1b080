// Tableware from above, lit from the upper left.
import { disc, fill, oval, place, ring, stroke, wholes } from '#pictures/drawing/paths.ts'
import { between, type Random } from '#pictures/drawing/random.ts'
import { lightened, shaded, strip } from './landscape.ts'

export function drawBoards(colour: string, random: Random, seams: readonly number[] = [88, 206, 322]): string {
  let grain = ''
  for (let line = 0; line < 12; line++) {
    const y = between(random, 8, 392)
    const x = between(random, -40, 300)
    grain += wholes`M${x} ${y}q${between(random, 40, 90)} ${between(random, -5, 5)} ${between(random, 100, 220)} 0`
  }
  const boards = seams.map((y, index) =>
    index % 2 ? '' : strip(y, (seams[index + 1] ?? 400) - y, lightened(colour, 0.06)),
  )
  return (
    strip(0, 400, colour) +
    boards.join('') +
    stroke(grain, shaded(colour, 0.14), 1.8) +
    fill(seams.map((y) => `M0 ${y}h400v3H0z`).join(''), shaded(colour, 0.34)) +
    fill(seams.map((y) => `M0 ${y + 3}h400v1.5H0z`).join(''), lightened(colour, 0.16))
  )
}

export function drawCloth(colour: string, stripe: string): string {
  return (
    strip(0, 400, colour) +
    fill('M0 0h400L0 400z', lightened(colour, 0.05)) +
    fill('M322 0h10v400h-10zM340 0h22v400h-22zM370 0h5v400h-5z', stripe, 0.8)
  )
}

export function drawPlate(x: number, y: number, radius: number, rim: string, glaze = '#f5f2ea'): string {
  const well = radius * 0.72
  return (
    oval(x + 12, y + 16, radius, radius * 0.985, '#0d1a22', 0.34) +
    disc(x, y, radius, glaze) +
    ring(x, y, radius * 0.95, rim, radius * 0.034) +
    disc(x + 2, y + 3, well + 3, shaded(glaze, 0.12)) +
    disc(x + 4, y + 5, well, lightened(glaze, 0.5)) +
    disc(x, y, well - 2, lightened(glaze, 0.25))
  )
}

/** Tines upward, 250 long. */
export function drawFork(x: number, y: number, turn = 0, metal = '#dbe1e0'): string {
  const outline = 'M-14 0h5v44h5V0h5v44h5V0h5v46q0 16-11 20v182q0 7-4 7t-4-7V66q-11-4-11-20z'
  const fork =
    place(fill(outline, '#0d1a22', 0.22), 7, 9) +
    fill(outline, metal) +
    fill('M-1 66Q11 62 11 46V0H6v44H1V0H-1zM-1 66v189q4 0 4-7V66z', shaded(metal, 0.14))
  return place(fork, x, y, 1, false, turn)
}

/** Blade upward, 250 long. */
export function drawKnife(x: number, y: number, turn = 0, metal = '#dbe1e0'): string {
  const outline = 'M0 0Q18 34 10 126V248q0 7-5 7t-5-7z'
  const knife =
    place(fill(outline, '#0d1a22', 0.22), 7, 9) +
    fill(outline, metal) +
    fill('M0 0Q18 34 10 126H6Q12 50 0 0zM6 130h4V248q0 5-4 6.500z', shaded(metal, 0.14)) +
    fill('M0 126h10v3H0z', shaded(metal, 0.3))
  return place(knife, x, y, 1, false, turn)
}

export function drawPotatoes(list: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return list
    .map(
      ([x, y, radius]) =>
        oval(x + 5, y + 7, radius, radius * 0.84, '#4a4a38', 0.25) +
        oval(x, y, radius, radius * 0.86, '#d9bd6c') +
        oval(x - radius * 0.06, y - radius * 0.1, radius * 0.9, radius * 0.74, '#efdc94') +
        oval(x - radius * 0.28, y - radius * 0.3, radius * 0.46, radius * 0.32, '#fbf1c6'),
    )
    .join('')
}

/** The stem ends at (x, y). */
export function drawDill(x: number, y: number, turn: number, size = 1, colour = '#5a8040'): string {
  let fronds = 'M0 0V-58'
  for (let pair = 0; pair < 7; pair++) {
    const [low, long] = [-8 - pair * 7, 20 - pair * 2]
    fronds += `M0 ${low}l${-long} ${-long * 0.7}M0 ${low}l${long} ${-long * 0.7}M${-long * 0.5} ${low - long * 0.35}l${-3} ${-long * 0.5}M${long * 0.5} ${low - long * 0.35}l3 ${-long * 0.5}`
  }
  return place(stroke(fronds, colour, 2.2, { isRound: true }), x, y, size, false, turn)
}

export function drawLemon(x: number, y: number, radius: number): string {
  let spokes = ''
  for (let spoke = 0; spoke < 4; spoke++) {
    const angle = (spoke * Math.PI) / 4 + 0.3
    const [across, down] = [Math.cos(angle) * radius * 0.74, Math.sin(angle) * radius * 0.74]
    spokes += wholes`M${x - across} ${y - down}L${x + across} ${y + down}`
  }
  return (
    oval(x + 4, y + 6, radius, radius, '#3a3a20', 0.22) +
    disc(x, y, radius, '#e3b62c') +
    disc(x, y, radius * 0.88, '#fbf3cf') +
    disc(x, y, radius * 0.76, '#f2d35a') +
    stroke(spokes, '#fbf3cf', 3)
  )
}
