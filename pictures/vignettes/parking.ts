// A car park by the beach, from above, with one bay left.
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** A car from above, nose up, 56 by 116. */
function drawCar(body: string, dark: string, light: string): string {
  return (
    place(fill('M-28-44Q-28-60-10-60H10Q28-60 28-44V46Q28 58 14 58H-14Q-28 58-28 46z', '#10191f', 0.5), 9, 11) +
    fill('M-33-24h6v-8h-4zM33-24h-6v-8h4z', dark) +
    fill('M-28-44Q-28-60-10-60H10Q28-60 28-44V46Q28 58 14 58H-14Q-28 58-28 46z', body) +
    fill('M14-60Q28-58 28-44V46Q28 58 14 58H8Q22 0 14-60z', dark) +
    fill('M-24-50Q-20-57-10-57H0L-4-34-22-28z', light, 0.8) +
    fill('M-22-24Q0-36 22-24L18-6Q0-12-18-6z', '#16303d') +
    fill('M-22-24Q-8-32 4-30L-6-9Q-14-8-18-6z', '#5f8593') +
    fill('M-19 30Q0 34 19 30L21 46Q0 52-21 46z', '#16303d') +
    fill('M-24-20l4 16v30l-4 14zM24-20l-4 16v30l4 14z', '#16303d') +
    fill('M-17-4Q0-9 17-4V28Q0 32-17 28z', light) +
    fill('M6-7Q12-6 17-4V28Q12 30 6 30z', body) +
    fill('M-25-54h9v5h-9zM16-54h9v5h-9z', '#fdf2cf') +
    fill('M-25 51h10v4h-10zM15 51h10v4H15z', '#e8553a')
  )
}

/** Draws a car park from above, one bay still free. */
export const parking: Vignette = ({ sheet }) => {
  const car = (x: number, y: number, body: string, dark: string, light: string, turn = 0) =>
    place(drawCar(body, dark, light), x, y, 1, false, turn)
  sheet.put(
    // Sea, beach, grass.
    strip(0, 400, '#4f9fb0'),
    fill('M0 0h400v30Q330 54 250 42T100 62 0 50z', '#2f8199'),
    fill('M0 60Q60 78 130 64T280 60 400 40V80Q330 92 260 84T110 96 0 88z', '#bfe3d8'),
    fill('M0 72Q70 88 140 74T290 70 400 52V80Q330 92 260 84T110 96 0 88z', '#e6f3ea'),
    fill('M0 82Q70 98 140 84T290 80 400 64V150H0z', '#f1e9d0'),
    fill('M0 116Q90 104 180 118T400 108V404H0z', '#a3b25e'),
    fill('M0 128Q90 116 180 130T400 120V150H0z', '#8a9c4e'),
    fill('M300 66q8-6 14 0t-2 10q-12 2-12-10zM76 92q7-5 12 0t-2 8q-10 2-10-8z', '#7b868a'),
    stroke('M24 60q16-5 34 0M150 22q22-5 44 0M260 26q18-5 36 0M60 24q18-5 36 0M340 14q18-5 36 0', '#a9dccb', 3.4, {
      isRound: true,
      opacity: 0.8,
    }),
    // Path to the beach, with someone on it carrying a board.
    fill('M196 170Q184 130 214 88L226 90Q202 132 216 170z', '#e0d4ae'),
    fill('M206 124q10-6 18 0 2 8-6 12-12 0-12-12z', '#3a4a2a', 0.35),
    fill('M192 110l28-14 4 6-28 16z', '#f7f4e8'),
    fill('M200 108a8 8 0 1114 8 8 8 0 01-14-8z', '#b3372b'),
    fill('M204 110a4 4 0 116 4 4 4 0 01-6-4z', '#4a3a30'),
    // Tarmac and bays.
    fill('M0 172Q200 160 400 170V404H0z', '#59666d'),
    fill('M0 172Q200 160 400 170V180Q200 170 0 182z', '#b9beb6'),
    fill('M0 336h400v70H0z', '#515d64'),
    stroke('M14 190v138M94 186v142M174 184v144M254 184v144M334 186v142', '#f1efe4', 5),
    stroke('M0 372h44M84 372h60M184 372h60M284 372h60M384 372h20', '#f1efe4', 4, { opacity: 0.8 }),
    car(54, 256, '#2f6f8a', '#1f5268', '#4b8ba5', 1),
    car(134, 252, '#f1ecdf', '#c3bfb0', '#ffffff', -2),
    car(294, 256, '#b3372b', '#7d251b', '#d2553d', 2),
    car(376, 252, '#cf9030', '#96621c', '#e6b25c', -1),
    // The free bay.
    fill('M188 214h52v76h-52z', '#2f5d9a'),
    stroke('M191 217h46v70h-46z', '#f7f5ec', 3),
    fill('M203 226h15q16 0 16 16t-16 16h-6v20h-9zM212 235v14h5q8 0 8-7t-8-7z', '#f7f5ec'),
    // One more, looking for it.
    place(drawCar('#5c7a5e', '#3f5842', '#7d9a7c'), 92, 366, 0.92, false, 84),
  )
}
