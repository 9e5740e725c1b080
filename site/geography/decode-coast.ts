/** Degrees, WGS 84, in Leaflet's order. */
export type LatitudeLongitude = [latitude: number, longitude: number]

/** The format of `coast.json`, made by `scripts/derive-coast.ts`. */
export interface Coast {
  credit: string
  licence: string
  /** Units per degree; both units are about twenty metres in Lofoten. */
  unitsPerDegree: [longitude: number, latitude: number]
  /** Per ring, longitude and latitude of the first corner and the steps to each next one, in units. */
  rings: number[][]
}

/** Returns a ring as whole numbers, first corner, then steps; corners equal to the previous one are dropped. */
export function encodeRing(
  ring: readonly (readonly [longitude: number, latitude: number])[],
  [perLongitude, perLatitude]: Coast['unitsPerDegree'],
): number[] {
  const numbers: number[] = []
  let [x, y] = [0, 0]
  for (const [longitude, latitude] of ring) {
    const [nextX, nextY] = [Math.round(longitude * perLongitude), Math.round(latitude * perLatitude)]
    if (numbers.length > 0 && nextX === x && nextY === y) continue
    numbers.push(nextX - x, nextY - y)
    x = nextX
    y = nextY
  }
  return numbers
}

export function decodeCoast({ unitsPerDegree: [perLongitude, perLatitude], rings }: Coast): LatitudeLongitude[][] {
  return rings.map((numbers) => {
    const ring: LatitudeLongitude[] = []
    let [x, y] = [0, 0]
    for (let index = 0; index < numbers.length; index += 2) {
      x += numbers[index] ?? 0
      y += numbers[index + 1] ?? 0
      ring.push([y / perLatitude, x / perLongitude])
    }
    return ring
  })
}
