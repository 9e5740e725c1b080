import { fill, oval, stroke } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const rainwear: Vignette = ({ art, sheet }) => {
  let boards = ''
  let lights = ''
  for (let x = 14; x < 400; x += 46) {
    boards += `M${x} 0V318`
    lights += `M${x + 4} 0V318`
  }
  const boot = (x: number) =>
    oval(x + 34, 378, 62, 9, '#1a2226', 0.45) +
    fill(`M${x} 258q24-8 50 0l2 66q2 16 22 22 20 6 20 22v6H${x}z`, '#2f6145') +
    fill(`M${x + 34} 254q10 1 16 4l2 66q2 16 22 22 20 6 20 22v6H${x + 60}q-26-20-26-60z`, '#1f4632') +
    fill(`M${x - 2} 366h98v12h-98z`, '#c9b98f') +
    fill(`M${x + 56} 366h40v12h-40z`, '#98895f') +
    fill(`M${x} 258q24-8 50 0v14q-24-8-50 0z`, '#c9b98f') +
    stroke(`M${x + 10} 286v54M${x + 12} 356q20-6 40 2`, '#5f9a75', 3.6, { isRound: true })
  sheet.put(
    strip(0, 400, '#7f9a9c'),
    fill('M14 0h46v318H14zM106 0h46v318h-46zM198 0h46v318h-46zM290 0h46v318h-46zM382 0h46v318h-46z', '#88a3a4'),
    stroke(boards, '#637e81', 3),
    stroke(lights, '#9cb4b4', 1.6),
    art('light', 'floor', 'peg-rail', 'wool-hat', 'jacket', 'drops'),
    boot(50),
    boot(126),
  )
}
