import sharp from 'sharp'
import { drawIcon, type IconForm } from './draw-icon.ts'

/** Resolves with an icon as PNG, rendered at its size so that edges on whole pixels stay sharp. */
export function paintIcon(form: IconForm, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawIcon(form, size)))
    .png({ compressionLevel: 9 })
    .toBuffer()
}
