import sharp from 'sharp'

/** Pixels per side. */
export const tileSize = 256

/** Resolves with a PNG: a chessboard of tints with edges and marks for its position, so that misplaced tiles show. */
export async function drawTile(zoom: number, x: number, y: number): Promise<Buffer> {
  const marks = (count: number, top: number) =>
    Array.from(
      { length: count },
      (_, at) => `<rect x="${14 + at * 9}" y="${top}" width="5" height="9" fill="#8a8a80"/>`,
    )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${tileSize}">
    <rect width="${tileSize}" height="${tileSize}" fill="${(x + y) % 2 === 0 ? '#f2efe9' : '#dfe9dc'}"/>
    <path d="M0 .5H255.5V256" fill="none" stroke="#c4c1b6"/>
    ${marks(zoom, 14).join('')}${marks((x + y) % 10, 30).join('')}
  </svg>`
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer()
}

/** Resolves with a PNG of 512 pixels without ground: a trail from edge to edge. */
export async function drawTrail(): Promise<Buffer> {
  const side = 2 * tileSize
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <path d="M0 ${tileSize}C150 ${tileSize - 90} 360 ${tileSize + 90} ${side} ${tileSize}" fill="none" stroke="#c22" stroke-width="2" stroke-dasharray="6 4"/>
  </svg>`
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer()
}
