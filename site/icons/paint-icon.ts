import sharp from 'sharp'
import { drawIcon, type IconForm } from './draw-icon.ts'

/** Promises an icon as PNG. It is painted at its size, not scaled down, so that edges on whole pixels stay sharp. */
export function paintIcon(form: IconForm, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawIcon(form, size)))
    .png({ compressionLevel: 9 })
    .toBuffer()
}
