import sharp from 'sharp'
import { expect, it } from 'vitest'
import { paintIcon } from './draw-icon.ts'
import { packIco } from './pack-ico.ts'

it('packs each size so that it can be found and read again', async () => {
  const sizes = [16, 32, 48]
  const ico = packIco(await Promise.all(sizes.map(async (size) => ({ size, png: await paintIcon('tile', size) }))))
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const [index, size] of sizes.entries()) {
    const entry = 6 + 16 * index
    expect([ico[entry], ico[entry + 1]]).toEqual([size, size])
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
    expect(await sharp(ico.subarray(offset, offset + length)).metadata()).toMatchObject({
      format: 'png',
      width: size,
      height: size,
    })
  }
  const last = 6 + 16 * 2
  expect(ico.readUInt32LE(last + 8) + ico.readUInt32LE(last + 12)).toBe(ico.length)
})
