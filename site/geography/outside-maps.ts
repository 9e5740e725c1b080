import type { Position } from './distance-between.ts'

/** A place that another map is to show. */
export interface NamedPosition {
  name: string
  coordinates: Position
}

/** The address of a position on OpenStreetMap, with a pin. */
export function mapAddressOf({ latitude, longitude }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`
}

/**
 * The address that a phone opens in the map app of its choice (RFC 5870). The part with the name is Android’s; apps that
 * do not know it take the position before it.
 */
export function geoAddressOf({ name, coordinates }: NamedPosition): string {
  const { latitude, longitude } = coordinates
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeName(name)})`
}

/** The address of a position on Google Maps («Maps URLs»), which takes a position or a name and here gets the position. */
export function googleAddressOf({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`
}

/** The address of a named pin on Apple Maps («Map Links»), in the form that old and new systems know. */
export function appleAddressOf({ name, coordinates: { latitude, longitude } }: NamedPosition): string {
  return `https://maps.apple.com/?ll=${latitude},${longitude}&q=${encodeName(name)}`
}

/**
 * The address of a named pin in Organic Maps, as the app itself shares it: it opens the app where there is one, else a
 * page with a map. (`om://map` does nothing without the app, and omaps.app/map shows the wrong place in a browser.)
 */
export function organicAddressOf({ name, coordinates }: NamedPosition): string {
  return `https://omaps.app/${encodeOrganicZoom(organicZoom)}${encodeOrganicPosition(coordinates)}/${encodeName(name.replaceAll('_', ' ').replaceAll(' ', '_'))}`
}

/** A name for an address. Brackets too: the last pair of them is how a `geo:` address tells a name. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

const organicZoom = 15
const organicDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const organicLength = 9
const organicBits = 30

function encodeOrganicZoom(zoom: number): string {
  return organicDigits.charAt((zoom - 4) * 4)
}

/** Latitude and longitude as numbers of 30 bits, whose bits take turns, six of them a digit; the last three of each are left out. */
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
