import { readFile, stat } from 'node:fs/promises'
import { relative } from 'node:path'
import sharp from 'sharp'
import { ContentError } from '#site/content/files/read-yaml.ts'

/** Limits of a photo. The widest picture of the guide is 2400 px wide; below 1600 px, page heads are blurred. */
export const photoLimits = {
  leastWidth: 1600,
  leastHeight: 800,
  mostPixels: 40_000_000,
  mostBytes: 40_000_000,
  widest: 2400,
} as const

/** A decoded photo: upright, sRGB, three bytes per pixel, at most 2400 px wide, without metadata. */
export interface DecodedPhoto {
  pixels: Buffer
  width: number
  height: number
}

type PictureKind = 'jpeg' | 'png' | 'svg' | 'other'

const names: Record<PictureKind, string> = {
  jpeg: 'a JPEG picture',
  png: 'a PNG picture',
  svg: 'an SVG drawing',
  other: 'neither a JPEG nor a PNG picture',
}

/**
 * Decodes a photo file. Throws a `ContentError` for a file of another type than its extension, and for a broken, too large
 * or too small one. The header is checked first: no SVG reaches a renderer, and no small file unfolds into gigabytes.
 */
export async function decodePhoto(file: string): Promise<DecodedPhoto> {
  const shown = relative(process.cwd(), file)
  const fail = (fault: string) => new ContentError(`${shown} ${fault}`)
  const { size } = await stat(file)
  if (size > photoLimits.mostBytes) {
    throw fail(
      `has ${Math.round(size / 1e6)} MB, more than the ${photoLimits.mostBytes / 1e6} allowed. Export it smaller.`,
    )
  }
  const bytes = await readFile(file)
  const kind = detectKind(bytes)
  const wanted = file.endsWith('.png') ? 'png' : 'jpeg'
  if (kind !== wanted) {
    throw fail(`is ${names[kind]}, not what its ending says. Export the photo again as ${names[wanted]}.`)
  }
  const broken = 'is broken and cannot be read to its end. Export or copy it again.'
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => {
      throw fail(broken)
    })
  const dimensions = `is ${width} × ${height} px`
  if (width * height > photoLimits.mostPixels) {
    throw fail(`${dimensions}, more than the ${photoLimits.mostPixels / 1e6} megapixels allowed. Export it smaller.`)
  }
  if (width < photoLimits.leastWidth || height < photoLimits.leastHeight) {
    throw fail(
      `${dimensions}. It must be at least ${photoLimits.leastWidth} px wide and ${photoLimits.leastHeight} px high; use a larger export.`,
    )
  }
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: photoLimits.mostPixels, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: photoLimits.widest, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, width: info.width, height: info.height }
  } catch {
    throw fail(broken)
  }
}

/** Returns the type of a file by its first bytes, as a decoder would, regardless of its name. */
function detectKind(bytes: Buffer): PictureKind {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  return /<svg[\s>]/i.test(bytes.subarray(0, 4096).toString('latin1')) ? 'svg' : 'other'
}
