import { fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

const outline = 'M0 0Q-14-4-26-40-44-110-42-180-38-262 0-318 38-262 42-180 44-110 26-40 14-4 0 0z'

function drawBoard(colour: string, shade: string, mark: string): string {
  return (
    fill(outline, colour) +
    fill('M0-318Q38-262 42-180 44-110 26-40 14-4 0 0 22-60 28-160 24-250 0-318z', shade) +
    mark +
    stroke('M0-300V-14', '#22333b', 1.6, { opacity: 0.5 })
  )
}

export const surfboard: Vignette = ({ art, sheet, palette }) => {
  let boards = ''
  let lights = ''
  for (let x = 22; x < 400; x += 44) {
    boards += `M${x} 0V352`
    lights += `M${x + 4} 0V352`
  }
  const shadow = (x: number, turn: number, scale: number) =>
    place(fill(outline, '#2c0f0c', 0.36), x + 26, 372, scale, false, turn)
  sheet.put(
    strip(0, 400, '#ad3527'),
    fill('M66 0h44v352H66zM198 0h44v352h-44zM330 0h44v352h-44z', '#b83d2d'),
    stroke(boards, '#7d251b', 3),
    stroke(lights, '#c9523f', 1.6),
    fill('M0 0h400v30Q200 44 0 34z', '#5a1a14', 0.5),
    // Window with the sea in it.
    fill('M12 64h84v100H12z', '#2c0f0c', 0.3),
    fill('M4 56h84v100H4z', '#f4efe2'),
    fill('M12 64h68v84H12z', sheet.vertical(palette.sky, 64, 150)),
    art('view', 'ground'),
    shadow(128, -5, 0.98),
    shadow(222, 2, 1.06),
    place(
      drawBoard(
        '#f3ecd9',
        '#d3c9b0',
        fill('M-41-150Q0-120 42-150V-112Q0-84-40-114z', '#2f6f8a') +
          fill('M-39-98Q0-70 41-96V-84Q0-58-37-86z', '#c2452f'),
      ),
      128,
      374,
      0.98,
      false,
      -5,
    ),
    place(
      drawBoard(
        '#e6a93a',
        '#c0831f',
        fill('M-4-306h8V-10h-8z', '#f7f0dd') + fill('M-20-270Q0-310 20-270L0-236z', '#22333b'),
      ),
      222,
      378,
      1.06,
      false,
      2,
    ),
    art('wetsuit'),
    // The shortest board stands last.
    place(
      fill(outline, '#5fae9f') +
        fill('M0-318Q38-262 42-180 44-110 26-40 14-4 0 0 22-60 28-160 24-250 0-318z', '#3f8a80') +
        fill('M-42-180Q0-210 42-180V-150Q0-182-42-150z', '#f4efe2') +
        fill('M0-10l-6-34h12z', '#22333b'),
      42,
      380,
      0.68,
      false,
      -9,
    ),
    oval(120, 380, 60, 5, '#2c1a12', 0.25),
  )
}
