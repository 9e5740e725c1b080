export interface IconImage {
  size: number
  png: Buffer
}

const headerLength = 6
const entryLength = 16

/** Packs icons of several sizes (at most 255 pixels) into one .ico file, each as PNG. */
export function packIco(images: IconImage[]): Buffer {
  const header = Buffer.alloc(headerLength + entryLength * images.length)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of images.entries()) {
    const entry = headerLength + entryLength * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4) // colour planes
    header.writeUInt16LE(32, entry + 6) // bits a pixel
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}
