import sharp from 'sharp'
import { readColour } from '#site/styles/read-colour.ts'
import { mark } from './mark.ts'

/**
 * `tile`: the mark on a square. `maskable`: with a margin, since phones crop icons to as little as a centred circle of 80 %.
 * `monochrome`: the shapes alone, for systems that colour icons.
 */
export type IconForm = 'tile' | 'maskable' | 'monochrome'

// The pictures' sea on a clear day; the mark's water stands on ink.
const reflectionColour = '#6fb0cc'
const scaleOf: Record<IconForm, number> = { tile: 1, maskable: 0.66, monochrome: 0.69 }

/** Returns the mark as the content of an SVG of 32 by 32 units. */
export function drawMark(form: IconForm): string {
  const { size, wall, reflection } = mark
  const scale = scaleOf[form]
  const isPlain = form === 'monochrome'
  // The wall is 35 units wide, and its middle lies a little below the square's.
  const [x, y] = scale === 1 ? [0, 0] : [(size - 35 * scale) / 2, (size - 33.5 * scale) / 2]
  return [
    isPlain ? '' : `<path fill="${readColour('ink')}" d="M0 0h${size}v${size}H0z"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    `<path fill="${isPlain ? '#000000' : readColour('paper')}" d="${wall}"/>`,
    `<path fill="${isPlain ? '#000000' : reflectionColour}" d="${reflection}"/>`,
    '</g>',
  ].join('')
}

export function drawIcon(form: IconForm, size: number = mark.size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${mark.size} ${mark.size}">${drawMark(form)}</svg>`
}

/** Resolves with an icon as PNG, rendered at its size so that edges on whole pixels stay sharp. */
export function paintIcon(form: IconForm, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawIcon(form, size)))
    .png({ compressionLevel: 9 })
    .toBuffer()
}
