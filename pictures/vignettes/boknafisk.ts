import { points, spots } from '#pictures/drawing/lists.ts'
import { fill, oval, path, stroke } from '#pictures/drawing/paths.ts'
import { between } from '#pictures/drawing/random.ts'
import { drawBoards, drawFork, drawKnife, drawPlate, drawPotatoes } from './parts/table.ts'
import type { Vignette } from './vignette.ts'

export const boknafisk: Vignette = ({ art, sheet, random }) => {
  const chance = random('peas')
  let peas = ''
  let shine = ''
  for (let pea = 0; pea < 40; pea++) {
    const angle = chance() * 6.28
    const reach = chance() ** 0.5
    const [x, y] = [Math.round(268 + Math.cos(angle) * reach * 38), Math.round(190 + Math.sin(angle) * reach * 42)]
    peas += `M${x} ${y}h0`
    shine += `M${x - 2} ${y - 2}h0`
  }
  let bacon = ''
  let fat = ''
  for (let piece = 0; piece < 14; piece++) {
    const [x, y] = [between(chance, 118, 214), between(chance, 140, 222)]
    bacon += path(points`${x},${y} ${x + 12},${y - 6} ${x + 17},${y + 3} ${x + 6},${y + 9}`)
    fat += path(points`${x + 2},${y - 1} ${x + 12},${y - 6} ${x + 14},${y - 3} ${x + 4},${y + 3}`)
  }
  sheet.put(
    drawBoards('#85593e', random('wood')),
    drawPlate(200, 204, 160, '#2f5d78'),
    fill('M240 148q52-14 70 24 8 44-24 66-44 16-64-16-14-46 18-74z', '#3d4a22', 0.2),
    fill('M236 144q52-14 70 24 8 44-24 66-44 16-64-16-14-46 18-74z', '#7f9a45'),
    stroke(peas, '#94b04d', 12, { isRound: true }),
    stroke(shine, '#d3e09b', 4, { isRound: true }),
    art('fish'),
    fill(bacon, '#96332a'),
    fill(fat, '#e59a7c'),
    drawPotatoes(spots`128,284,27 186,300,24 98,246,20`),
    ...points`240,268 266,282 230,294 258,256 290,264`.map(
      ([x, y]) =>
        oval(x + 4, y + 6, 16, 11, '#5a3a14', 0.25) +
        oval(x, y, 16, 11.5, '#cf7426') +
        oval(x - 1, y - 1.5, 13, 8.5, '#ea9a45') +
        oval(x - 2, y - 2, 6, 3.6, '#f6bd72'),
    ),
    fill('M208 112q12-22 38-24-8 22-32 30zM216 118q26-14 44-4-18 14-42 10z', '#4d7038'),
    fill('M208 112q12-22 38-24-16 10-32 30z', '#6f9450'),
    drawFork(22, 78),
    drawKnife(372, 80),
  )
}
