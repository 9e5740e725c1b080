import { readColour } from '#site/styles/read-colour.ts'
import { mark } from './mark.ts'

/**
 * `tile`: the mark on its square, to the edges. `maskable`: the same with room around it, because phones cut icons into
 * their own shapes and promise to show no more than the middle (a circle four fifths as wide). `monochrome`: only the
 * shapes, on nothing, for systems that colour icons themselves.
 */
export type IconForm = 'tile' | 'maskable' | 'monochrome'

// The sea of the pictures on a clear day; the water of the mark has to stand on ink.
const reflectionColour = '#6fb0cc'
const scaleOf: Record<IconForm, number> = { tile: 1, maskable: 0.66, monochrome: 0.69 }

/** The mark as the content of an SVG of 32 by 32 units. */
export function drawMark(form: IconForm): string {
  const { size, wall, reflection } = mark
  const scale = scaleOf[form]
  const isPlain = form === 'monochrome'
  // The wall is 35 wide and its middle a little lower than the square's.
  const [x, y] = scale === 1 ? [0, 0] : [(size - 35 * scale) / 2, (size - 33.5 * scale) / 2]
  return [
    isPlain ? '' : `<path fill="${readColour('ink')}" d="M0 0h${size}v${size}H0z"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    `<path fill="${isPlain ? '#000000' : readColour('paper')}" d="${wall}"/>`,
    `<path fill="${isPlain ? '#000000' : reflectionColour}" d="${reflection}"/>`,
    '</g>',
  ].join('')
}

/** The mark as an SVG document. */
export function drawIcon(form: IconForm, size: number = mark.size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${mark.size} ${mark.size}">${drawMark(form)}</svg>`
}
