import type { Position } from './distance-between.ts'

export interface NamedPosition {
  name: string
  coordinates: Position
}

/** Returns the OpenStreetMap address of a position, with a pin. */
export function mapAddressOf({ latitude, longitude }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`
}

/** Returns a `geo:` address (RFC 5870). The name is Android’s extension; other apps read the position before it. */
export function geoAddressOf({ name, coordinates }: NamedPosition): string {
  const { latitude, longitude } = coordinates
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeName(name)})`
}

/** Returns the Google Maps address of a position («Maps URLs»), which cannot carry a name as well. */
export function googleAddressOf({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`
}

/** Returns the Apple Maps address of a named pin («Map Links»), in the form that old systems know too. */
export function appleAddressOf({ name, coordinates: { latitude, longitude } }: NamedPosition): string {
  return `https://maps.apple.com/?ll=${latitude},${longitude}&q=${encodeName(name)}`
}

const mostPlacesBetween = 9

/**
 * Returns the Google Maps address of a way from place to place («Maps URLs»), which takes nine between its ends; null for fewer than
 * two places and for more than eleven, of which it would drop some.
 */
export function googleWayOf(places: readonly Position[]): string | null {
  const [first, ...between] = places
  const last = between.pop()
  if (!first || !last || between.length > mostPlacesBetween) return null
  const at = ({ latitude, longitude }: Position) => `${latitude},${longitude}`
  const query = new URLSearchParams({ api: '1', origin: at(first), destination: at(last) })
  if (between.length > 0) query.set('waypoints', between.map(at).join('|'))
  return `https://www.google.com/maps/dir/?${query}`
}

/**
 * Returns the Organic Maps address of a named pin, as the app shares it; without the app it opens a web page. (`om://map`
 * needs the app, and omaps.app/map shows the wrong place in a browser.)
 */
export function organicAddressOf({ name, coordinates }: NamedPosition): string {
  return `https://omaps.app/${organicDigits.charAt((organicZoom - 4) * 4)}${encodeOrganicPosition(coordinates)}/${encodeName(name.replaceAll('_', ' ').replaceAll(' ', '_'))}`
}

/** Returns the maps on the web that can show a place, each with its address. */
export function listOutsideMaps(place: NamedPosition): { name: string; href: string }[] {
  return [
    { name: 'Apple Maps', href: appleAddressOf(place) },
    { name: 'Google Maps', href: googleAddressOf(place.coordinates) },
    { name: 'OpenStreetMap', href: mapAddressOf(place.coordinates) },
    { name: 'Organic Maps', href: organicAddressOf(place) },
  ]
}

/** Encodes a name, parentheses included: the last pair of them delimits the name in a `geo:` address. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

const organicZoom = 15
const organicDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const organicLength = 9
const organicBits = 30

/** Interleaves the bits of latitude and longitude (30 each), six to a digit; the last three of each are dropped. */
function encodeOrganicPosition({ latitude, longitude }: Position): string {
  const largest = 2 ** organicBits - 1
  const vertical = Math.min(largest, Math.round(((latitude + 90) / 180) * largest))
  const horizontal = Math.min(largest, Math.round(((longitude + 180) / 360) * (largest + 1)))
  return Array.from({ length: organicLength }, (_, index) => {
    const shift = organicBits - 3 * (index + 1)
    const bits = [2, 1, 0].flatMap((place) => [(vertical >> (shift + place)) & 1, (horizontal >> (shift + place)) & 1])
    return organicDigits.charAt(bits.reduce((digit, bit) => digit * 2 + bit, 0))
  }).join('')
}
