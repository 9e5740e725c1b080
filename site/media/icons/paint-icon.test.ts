import sharp from 'sharp'
import { expect, it } from 'vitest'
import { type IconForm, paintIcon } from './draw-icon.ts'

type Colour = [red: number, green: number, blue: number, alpha: number]

async function readPixels(form: IconForm, size: number): Promise<(x: number, y: number) => Colour> {
  const data = await sharp(await paintIcon(form, size))
    .ensureAlpha()
    .raw()
    .toBuffer()
  return (x, y) => [...data.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)] as Colour
}

const ink = [16, 34, 44, 255]

it('keeps the waterline one clean row of pixels at 16', async () => {
  const pixelAt = await readPixels('tile', 16)
  for (let x = 0; x < 16; x += 1) expect(pixelAt(x, 10)).toEqual(ink)
  expect(pixelAt(8, 9)).toEqual([255, 255, 255, 255])
  expect(pixelAt(8, 11)).toEqual([111, 176, 204, 255])
})

it.each(['maskable', 'monochrome'] as const)(
  '%s: shows nothing outside of the circle that phones promise to keep',
  async (form) => {
    const size = 128
    const pixelAt = await readPixels(form, size)
    const ground = pixelAt(0, 0)
    let drawn = 0
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        if (pixelAt(x, y).join() === ground.join()) continue
        drawn += 1
        expect(Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2)).toBeLessThanOrEqual(size * 0.4 + 1)
      }
    }
    expect(drawn).toBeGreaterThan(size * size * 0.1)
  },
)

it('leaves the ground of the monochrome icon empty', async () => {
  const pixelAt = await readPixels('monochrome', 64)
  expect(pixelAt(2, 2)[3]).toBe(0)
  expect(pixelAt(32, 32)[3]).toBe(255)
})
