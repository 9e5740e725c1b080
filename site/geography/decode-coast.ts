/** Degrees, WGS 84, in the order of Leaflet. */
export type LatitudeLongitude = [latitude: number, longitude: number]

/** The coast of maps and charts as it is kept (`coast.json`, made by `scripts/derive-coast.ts`). */
export interface Coast {
  credit: string
  licence: string
  /** How many units are a degree of longitude and of latitude: both are about twenty metres in Lofoten. */
  unitsPerDegree: [longitude: number, latitude: number]
  /** Each ring as longitude and latitude of its first corner and the steps to every next one, in units. */
  rings: number[][]
}

/** A ring as whole numbers: first corner, then steps. Corners that fall on the one before are left out. */
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

/** The rings of the coast in degrees. */
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
