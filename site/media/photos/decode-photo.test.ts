import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type SharpOptions } from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodePhoto } from './decode-photo.ts'
import { makeFolder, paintPicture } from './testing/example-photos.ts'

async function decode(bytes: Buffer | string, name = 'photo.jpg', size?: number) {
  const file = join(await makeFolder(), name)
  await writeFile(file, bytes)
  if (size !== undefined) await truncate(file, size)
  return decodePhoto(file)
}

/** Returns a tiny PNG file whose header claims a size. */
async function claimSize(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1200"><script>alert(1)</script></svg>'

describe('a photo file', () => {
  it('comes out as upright pixels in three channels', async () => {
    const photo = await decode(await paintPicture().jpeg().toBuffer())
    expect(photo).toMatchObject({ width: 1600, height: 1000 })
    expect(photo.pixels).toHaveLength(1600 * 1000 * 3)
  })

  it('is never wider than the guide needs', async () => {
    const photo = await decode(await paintPicture(3000, 1500).jpeg().toBuffer())
    expect(photo).toMatchObject({ width: 2400, height: 1200 })
  })

  it('is turned as the camera was held', async () => {
    const photo = await decode(await paintPicture(1000, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect(photo).toMatchObject({ width: 1600, height: 1000 })
    // Rotated clockwise, so the blue bottom is on the left.
    expect([...photo.pixels.subarray(0, 3)].map((value) => Math.round(value / 255))).toEqual([0, 0, 1])
  })

  it('has the colours of sRGB, whatever the camera worked in', async () => {
    const grey = { create: { width: 1600, height: 1000, channels: 3, background: '#3cb371' } } as const
    const wide = await sharp(grey).withIccProfile('p3').png().toBuffer()
    const [red = 0, green = 0, blue = 0] = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
    const decoded = (await decode(wide, 'photo.png')).pixels
    const away = Math.max(...[0x3c, 0xb3, 0x71].map((value, index) => Math.abs(value - (decoded[index] ?? 0))))
    expect([red, green, blue]).not.toEqual([0x3c, 0xb3, 0x71])
    expect(away).toBeLessThanOrEqual(2)
  })

  it.each([
    ['grey', paintPicture().toColourspace('b-w').png()],
    ['transparent', paintPicture().ensureAlpha(0.5).png()],
    ['of 16 bits', paintPicture().toColourspace('rgb16').png()],
  ])('may be %s', async (_what, picture) => {
    const { pixels } = await decode(await picture.toBuffer(), 'photo.png')
    expect(pixels).toHaveLength(1600 * 1000 * 3)
  })

  it.each([
    ['text', 'I am no picture', 'photo.jpg is neither a JPEG nor a PNG picture', 'Export'],
    ['nothing', '', 'photo.jpg is neither a JPEG nor a PNG picture', 'Export'],
    ['an SVG with a script', svg, 'photo.jpg is an SVG drawing', 'Export the photo again as a JPEG'],
    ['an SVG behind a prologue', `<?xml version="1.0"?><!-- ${'x'.repeat(900)} -->${svg}`, 'SVG drawing', 'Export'],
  ])('is refused when it holds %s', async (_what, text, fault, remedy) => {
    await expect(decode(text)).rejects.toThrow(fault)
    await expect(decode(text)).rejects.toThrow(remedy)
  })

  it('is refused when it is not what its ending says', async () => {
    await expect(decode(await paintPicture().png().toBuffer())).rejects.toThrow('is a PNG picture, not what its ending')
    await expect(decode(await paintPicture().jpeg().toBuffer(), 'photo.png')).rejects.toThrow('is a JPEG picture, not')
  })

  it('is refused when it breaks off or holds nothing behind its first bytes', async () => {
    const noise = {
      create: { width: 1600, height: 1000, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
    }
    const whole = await sharp(noise as SharpOptions)
      .jpeg()
      .toBuffer()
    await expect(decode(whole.subarray(0, whole.length / 2))).rejects.toThrow('photo.jpg is broken')
    await expect(decode(whole.subarray(0, 3))).rejects.toThrow('photo.jpg is broken')
  })

  it('is refused with its size when it is too small', async () => {
    await expect(decode(await paintPicture(1599, 1000).jpeg().toBuffer())).rejects.toThrow(
      /is 1599 × 1000 px\. It must be at least 1600 px wide/,
    )
    await expect(decode(await paintPicture(1600, 798).jpeg().toBuffer())).rejects.toThrow('800 px high')
    // Wide as stored, narrow after rotation.
    const tall = await paintPicture(1600, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    await expect(decode(tall)).rejects.toThrow('is 1000 × 1600 px')
  })

  it('is refused when it is enormous, before it is unpacked', async () => {
    await expect(decode(await claimSize(8000, 5001), 'photo.png')).rejects.toThrow(
      'is 8000 × 5001 px, more than the 40 megapixels allowed. Export it smaller.',
    )
    await expect(decode(await claimSize(100_000, 100_000), 'photo.png')).rejects.toThrow(/megapixels|broken/)
    await expect(decode(await paintPicture().jpeg().toBuffer(), 'photo.jpg', 41_000_000)).rejects.toThrow(
      'has 41 MB, more than the 40 allowed',
    )
  })
})
