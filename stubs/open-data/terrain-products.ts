import { refuse, type ServiceParts } from '#stubs/start-service-stub.ts'
import { walks } from './houses-products.ts'

// Kartverket: marked paths, heights of points, the height model as a raster. The land is made up of cones under the goals of the walks.

const metresPerDegree = 111_195

/** Returns the height in metres; the sea is 0. */
export function heightAt(latitude: number, longitude: number): number {
  let highest = 0
  for (const { to, top } of walks) {
    const north = (latitude - to[0]) * metresPerDegree
    if (Math.abs(north) > 3500) continue
    const east = (longitude - to[1]) * metresPerDegree * Math.cos((latitude * Math.PI) / 180)
    const height = top * (1 - Math.hypot(north, east) / 3500)
    if (height > highest) highest = height
  }
  return highest
}

/** Returns the path of a walk in pieces without order, some turned round; the last walk’s breaks off, and so does another in the middle. */
function listPieces(index: number): [number, number][][] {
  const walk = walks[index]
  if (!walk) return []
  const end = index === walks.length - 1 ? 0.6 : 1
  const points = Array.from({ length: 41 }, (_, step): [number, number] => {
    const part = (step / 40) * end
    const sideways = Math.sin(part * Math.PI * 6) * 0.0009
    const at = (side: 0 | 1) => walk.from[side] + (walk.to[side] - walk.from[side]) * part
    return [at(0) + sideways * 0.4, at(1) + sideways]
  })
  const pieces = [0, 10, 20, 30].map((first) => points.slice(first, first + 11))
  const kept = index === walks.length - 2 ? pieces.filter((_, place) => place !== 1) : pieces
  return kept.map((piece, place) => (place % 2 === 0 ? piece : piece.toReversed())).toReversed()
}

export const trails: ServiceParts<string> = {
  ownFaults: ['exception', 'empty', 'swapped'],
  wrongShape: '<?xml version="1.0"?><html:something xmlns:html="x"/>',
  answer({ address }, fault) {
    const xml = (body: string) => ({ contentType: 'text/xml; subtype=gml/3.2.1', body })
    const box = (address.searchParams.get('bbox') ?? '').split(',')
    if (fault === 'exception' || !box[4]?.startsWith('urn:')) {
      return xml(
        '<ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows/1.1" version="2.0.0"><ows:Exception exceptionCode="InvalidParameterValue"><ows:ExceptionText>Unknown format</ows:ExceptionText></ows:Exception></ows:ExceptionReport>',
      )
    }
    const [south = 0, west = 0, north = 0, east = 0] = box.map(Number)
    const members = walks.flatMap((walk, index) => {
      const isIn = [walk.from, walk.to].some(
        ([latitude, longitude]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
      )
      return isIn && fault !== 'empty'
        ? listPieces(index).map((piece, place) => writeMember(index, place, piece, fault === 'swapped'))
        : []
    })
    return xml(`<?xml version='1.0' encoding='UTF-8'?>
<wfs:FeatureCollection xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:gml="http://www.opengis.net/gml/3.2" numberMatched="unknown" numberReturned="0">
${members.join('\n')}
</wfs:FeatureCollection>`)
  },
}

function writeMember(walk: number, place: number, piece: [number, number][], isSwapped: boolean): string {
  const positions = piece.map(([latitude, longitude]) =>
    (isSwapped ? [longitude, latitude] : [latitude, longitude]).map((degrees) => degrees.toFixed(6)).join(' '),
  )
  return `<wfs:member><app:Fotrute xmlns:app="x" gml:id="fotrute.${walk}${place}"><app:oppdateringsdato>2026-02-05T14:55:26</app:oppdateringsdato>
<app:kvalitet><app:Posisjonskvalitet><app:nøyaktighet>1500</app:nøyaktighet></app:Posisjonskvalitet></app:kvalitet>
<app:senterlinje><gml:LineString><gml:posList>${positions.join(' ')}</gml:posList></gml:LineString></app:senterlinje><app:merking>JA</app:merking>
<app:fotruteInfo><app:FotruteInfo><app:rutenavn>Ukjent</app:rutenavn><app:rutenummer>lof${walk}</app:rutenummer></app:FotruteInfo></app:fotruteInfo></app:Fotrute></wfs:member>`
}

export const pointHeights: ServiceParts<string> = {
  ownFaults: ['outside', 'empty'],
  wrongShape: '{"koordsys":4258,"punkter":"none"}',
  answer({ address }, fault) {
    const points = JSON.parse(address.searchParams.get('punkter') ?? '[]') as [number, number][]
    if (points.length > 50)
      return refuse(422, '{"errors":{"message":"Man kan sende inn maksimum 50 koordinater"}}', 'application/json')
    const punkter = points.map(([x, y]) => {
      const isOutside = fault === 'outside' || x > y
      const z = isOutside ? null : Math.round(heightAt(y, x) * 10) / 10
      return {
        datakilde: z ? 'dtm1' : null,
        terreng: isOutside ? null : z ? 'Terreng' : 'Havflate',
        x,
        y,
        z: z || null,
      }
    })
    return {
      contentType: 'application/json',
      body: JSON.stringify({ koordsys: 4258, punkter: fault === 'empty' ? [] : punkter }),
    }
  },
}

/** Returns latitude and longitude of a point of UTM 33, right to some tens of metres: enough for land that is made up. */
function unproject(east: number, north: number): [number, number] {
  const latitude = 68 + (north - 7_543_169) / 111_500 + ((east - 500_000) / 111_500) ** 2 * -0.0215
  return [latitude, 15 + (east - 500_000) / (111_320 * 0.9996 * Math.cos((latitude * Math.PI) / 180))]
}

export const raster: ServiceParts<string> = {
  ownFaults: ['json-error', 'empty'],
  wrongShape: '{"extent":{}}',
  answer({ address }, fault) {
    if (fault === 'json-error')
      return {
        contentType: 'application/json',
        body: '{"error":{"code":400,"message":"Unable to complete operation."}}',
      }
    if (fault === 'empty') return { contentType: 'application/octet-stream', body: Buffer.of() }
    const [west = 0, south = 0, east = 0, north = 0] = (address.searchParams.get('bbox') ?? '').split(',').map(Number)
    const [width = 0, height = 0] = (address.searchParams.get('size') ?? '').split(',').map(Number)
    if (!(width > 0 && height > 0 && width <= 2048 && height <= 2048))
      return refuse(400, '<h1>Invalid size</h1>', 'text/html')
    const cells = width * height
    const bytes = Buffer.alloc(cells * 4 + Math.ceil(cells / 8), 0xff)
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const [latitude, longitude] = unproject(
          west + ((column + 0.5) * (east - west)) / width,
          north - ((row + 0.5) * (north - south)) / height,
        )
        bytes.writeFloatLE(heightAt(latitude, longitude) || -32_767, (row * width + column) * 4)
      }
    }
    return { contentType: 'application/octet-stream', body: bytes }
  },
}
