import type { Artwork } from '#pictures/drawing/artwork.ts'
import { fill, place, stroke } from '#pictures/drawing/paths.ts'
import type { Vignette } from './vignette.ts'

/** From above, nose up, 56 by 116. */
function drawCar(art: Artwork, body: string, dark: string, light: string): string {
  return (
    place(fill('M-28-44Q-28-60-10-60H10Q28-60 28-44V46Q28 58 14 58H-14Q-28 58-28 46z', '#10191f', 0.5), 9, 11) +
    fill('M-33-24h6v-8h-4zM33-24h-6v-8h4z', dark) +
    fill('M-28-44Q-28-60-10-60H10Q28-60 28-44V46Q28 58 14 58H-14Q-28 58-28 46z', body) +
    fill('M14-60Q28-58 28-44V46Q28 58 14 58H8Q22 0 14-60z', dark) +
    fill('M-24-50Q-20-57-10-57H0L-4-34-22-28z', light, 0.8) +
    art('car') +
    fill('M-17-4Q0-9 17-4V28Q0 32-17 28z', light) +
    fill('M6-7Q12-6 17-4V28Q12 30 6 30z', body) +
    fill('M-25-54h9v5h-9zM16-54h9v5h-9z', '#fdf2cf') +
    fill('M-25 51h10v4h-10zM15 51h10v4H15z', '#e8553a')
  )
}

export const parking: Vignette = ({ art, sheet }) => {
  const car = (x: number, y: number, body: string, dark: string, light: string, turn = 0) =>
    place(drawCar(art, body, dark, light), x, y, 1, false, turn)
  sheet.put(
    art('sea', 'path', 'tarmac'),
    car(54, 256, '#2f6f8a', '#1f5268', '#4b8ba5', 1),
    car(134, 252, '#f1ecdf', '#c3bfb0', '#ffffff', -2),
    car(294, 256, '#b3372b', '#7d251b', '#d2553d', 2),
    car(376, 252, '#cf9030', '#96621c', '#e6b25c', -1),
    // The free bay.
    fill('M188 214h52v76h-52z', '#2f5d9a'),
    stroke('M191 217h46v70h-46z', '#f7f5ec', 3),
    fill('M203 226h15q16 0 16 16t-16 16h-6v20h-9zM212 235v14h5q8 0 8-7t-8-7z', '#f7f5ec'),
    // One more, looking for it.
    place(drawCar(art, '#5c7a5e', '#3f5842', '#7d9a7c'), 92, 366, 0.92, false, 84),
  )
}
