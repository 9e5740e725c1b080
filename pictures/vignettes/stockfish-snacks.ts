import { spots } from '#pictures/drawing/lists.ts'
import { fill, path, place, stroke, wholes } from '#pictures/drawing/paths.ts'
import { between } from '#pictures/drawing/random.ts'
import { drawBoards } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

export const stockfishSnacks: Vignette = ({ art, sheet, random }) => {
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
    const fibre = wholes`M${-half * 0.8} ${low * 0.3}L${half * 0.7} ${low * 0.1}M${-half * 0.3} ${low * 0.6}L${half * 0.4} ${low * 0.6}`
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
  sheet.put(drawBoards('#5f7078', random('wood'), [70, 190, 304]), art('bag', 'fish'), ...strips, art('hammer'))
}
