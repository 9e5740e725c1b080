const hostOfKartverket = 'cache.kartverket.no'

/** Default of `TILE_URL`, Kartverket's topographic map; pages use the build's value, and the server refuses a site built with another one. */
export const defaultTileAddress = `https://${hostOfKartverket}/v1/wmts/1.0.0/topo/default/webmercator/{z}/{y}/{x}.png`

/** Kartverket's register of marked trails as pictures without ground; `{bbox}` is west, south, east and north in EPSG:3857. */
const trailAddress =
  'https://wms.geonorge.no/skwms1/wms.friluftsruter2?SERVICE=WMS&VERSION=1.3.0&REQUEST=GetMap&LAYERS=Fotrute&STYLES=' +
  '&CRS=EPSG:3857&WIDTH=512&HEIGHT=512&FORMAT=image/png&TRANSPARENT=true&BBOX={bbox}'

/** Completes a sentence. */
export const tileAddressRule = 'must be an http or https address with {z}, {x} and {y}, and without {s}'

const urlOf = (address: string) => new URL(address.replaceAll(/[{}]/g, ''))

/** Whether this is a tile address: http or https, with `{z}`, `{x}` and `{y}`, on one host. */
export function isTileAddress(word: string): boolean {
  const bare = word.replaceAll(/[{}]/g, '')
  return (
    /^https?:\/\/[^\s/]/.test(bare) &&
    URL.canParse(bare) &&
    ['{z}', '{x}', '{y}'].every((part) => word.includes(part)) &&
    !word.includes('{s}')
  )
}

interface TileService {
  host: string
  /** Whose map it is. Another host than Kartverket's is taken to show OpenStreetMap's. */
  owner: 'kartverket' | 'openStreetMap'
  /** Marked trails that fit over the tiles; undefined: the service has none. */
  trailAddress: string | undefined
}

/** Returns what an address of tiles says of the service behind it. */
export function describeTileService(tileAddress: string): TileService {
  const { host } = urlOf(tileAddress)
  const isKartverket = host === hostOfKartverket
  return {
    host,
    owner: isKartverket ? 'kartverket' : 'openStreetMap',
    trailAddress: isKartverket ? trailAddress : undefined,
  }
}

/** Returns the origins that a page with these tiles asks: those of tiles and trails. */
export function listTileOrigins(tileAddress: string): string[] {
  const { trailAddress: trails } = describeTileService(tileAddress)
  return [tileAddress, ...(trails ? [trails] : [])].map((address) => urlOf(address).origin)
}
