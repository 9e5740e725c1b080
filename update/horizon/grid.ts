import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { type Ask, readAddress } from '#update/core/ask.ts'

/** Heights in metres in a square grid of EPSG:25833, rows from the north. */
export interface Grid {
  /** Metres east and north of the south-western corner. */
  east: number
  north: number
  cell: number
  width: number
  height: number
  metres: Float32Array
}

/** The radius and the flattening of GRS 80, the scale of UTM. */
const [radius, flattening, scale] = [6_378_137, 1 / 298.257_222_101, 0.9996]
const third = flattening / (2 - flattening)
const middleLongitude = 15

/** Returns metres east and north in EPSG:25833 (UTM 33 on ETRS89), right to a decimetre in Lofoten (Krüger’s series). */
export function projectToUtm({ latitude, longitude }: Position): { east: number; north: number } {
  const radians = Math.PI / 180
  const sine = Math.sin(latitude * radians)
  const eccentric = (2 * Math.sqrt(third)) / (1 + third)
  const conformal = Math.sinh(Math.atanh(sine) - eccentric * Math.atanh(eccentric * sine))
  const away = (longitude - middleLongitude) * radians
  const xi = Math.atan2(conformal, Math.cos(away))
  const eta = Math.atanh(Math.sin(away) / Math.sqrt(1 + conformal ** 2))
  const rectifying = (radius / (1 + third)) * (1 + third ** 2 / 4 + third ** 4 / 64)
  const series = [
    third / 2 - (2 / 3) * third ** 2 + (5 / 16) * third ** 3,
    (13 / 48) * third ** 2 - (3 / 5) * third ** 3,
    (61 / 240) * third ** 3,
  ]
  const sum = (part: (factor: number, order: number) => number) =>
    series.reduce((total, factor, index) => total + part(factor, 2 * (index + 1)), 0)
  return {
    east:
      500_000 +
      scale * rectifying * (eta + sum((factor, order) => factor * Math.cos(order * xi) * Math.sinh(order * eta))),
    north: scale * rectifying * (xi + sum((factor, order) => factor * Math.sin(order * xi) * Math.cosh(order * eta))),
  }
}

/** Returns by how many degrees the grid’s north lies clockwise of true north at a position. */
export function convergenceAt({ latitude, longitude }: Position): number {
  return (longitude - middleLongitude) * Math.sin((latitude * Math.PI) / 180)
}

/** What is no land of Norway: the service does not document how it writes the sea. */
const isSea = (metres: number) => !(metres > -50 && metres < 2500)

/** Asks for a part of the height model. Throws `UpstreamFailure`, also for a message in the place of the raster, whatever its status. */
export async function askGrid(ask: Ask, { east, north, cell, width, height }: Omit<Grid, 'metres'>): Promise<Grid> {
  const query = new URLSearchParams({
    bbox: [east, north, east + width * cell, north + height * cell].join(','),
    bboxSR: '25833',
    imageSR: '25833',
    size: `${width},${height}`,
    format: 'bsq',
    pixelType: 'F32',
    interpolation: 'RSP_BilinearInterpolation',
    f: 'image',
  })
  const { bytes } = await ask({
    url: `${readAddress('horizon').url}?${query}`,
    expects: 'bytes',
    timeLimitMs: 60_000,
    sizeLimitBytes: 20_000_000,
  })
  return { east, north, cell, width, height, metres: readRaster(bytes, width * height) }
}

/** Returns the heights of a raster: little-endian floats, then a bit for each, which nobody needs. Throws for any other length. */
export function readRaster(bytes: Buffer, cells: number): Float32Array {
  const whole = cells * 4 + Math.ceil(cells / 8)
  if (bytes.length !== whole && bytes.length !== cells * 4) {
    const words = /^\s*[{<]/.test(bytes.toString('utf8', 0, 20)) ? `: ${bytes.toString('utf8', 0, 160)}` : ''
    throw new UpstreamFailure('wrong-answer', `answered ${bytes.length} bytes where a raster has ${whole}${words}`)
  }
  const metres = new Float32Array(cells)
  for (let index = 0; index < cells; index += 1) {
    const value = bytes.readFloatLE(index * 4)
    metres[index] = isSea(value) ? 0 : value
  }
  return metres
}

/** Returns the height at a point of the grid, between its cells; undefined outside. */
export function heightIn(
  { east, north, cell, width, height, metres }: Grid,
  atEast: number,
  atNorth: number,
): number | undefined {
  const column = (atEast - east) / cell - 0.5
  const row = height - (atNorth - north) / cell - 0.5
  const [left, top] = [Math.floor(column), Math.floor(row)]
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return undefined
  const value = (x: number, y: number) => metres[(top + y) * width + left + x] ?? 0
  const [right, down] = [column - left, row - top]
  return (
    (value(0, 0) * (1 - right) + value(1, 0) * right) * (1 - down) +
    (value(0, 1) * (1 - right) + value(1, 1) * right) * down
  )
}
