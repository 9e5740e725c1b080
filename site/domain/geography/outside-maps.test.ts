import { describe, expect, it } from 'vitest'
import {
  appleAddressOf,
  geoAddressOf,
  googleAddressOf,
  googleWayOf,
  mapAddressOf,
  type NamedPosition,
  organicAddressOf,
} from './outside-maps.ts'

const reine: NamedPosition = { name: 'Reine', coordinates: { latitude: 67.9325, longitude: 13.0888 } }
const odd: NamedPosition = { ...reine, name: 'Å & Co (nord) «kafé» #1?' }

describe('addresses of other maps', () => {
  it('ask OpenStreetMap for a pin at the place, in degrees with a point whatever the language', () => {
    expect(mapAddressOf(reine.coordinates)).toBe(
      'https://www.openstreetmap.org/?mlat=67.9325&mlon=13.0888#map=14/67.9325/13.0888',
    )
  })

  it('give a phone the position twice: for all apps, and with the name for Android’s', () => {
    expect(geoAddressOf(reine)).toBe('geo:67.9325,13.0888?q=67.9325,13.0888(Reine)')
  })

  it('ask Google Maps for the position by its universal address', () => {
    const { origin, pathname, searchParams } = new URL(googleAddressOf(reine.coordinates))
    expect(origin + pathname).toBe('https://www.google.com/maps/search/')
    expect(Object.fromEntries(searchParams)).toEqual({ api: '1', query: '67.9325,13.0888' })
  })

  it('ask Apple Maps for a pin with the name', () => {
    const { origin, searchParams } = new URL(appleAddressOf(odd))
    expect(origin).toBe('https://maps.apple.com')
    expect(Object.fromEntries(searchParams)).toEqual({ ll: '67.9325,13.0888', q: odd.name })
  })

  it('encode every sign of a name that has a meaning in an address', () => {
    const ofName = geoAddressOf(odd).slice('geo:67.9325,13.0888?q=67.9325,13.0888('.length, -1)
    expect(decodeURIComponent(ofName)).toBe(odd.name)
    expect(ofName).not.toMatch(/[^\w.~%-]/)
  })
})

/** Decodes the ten digits of an Organic Maps address as documented. */
function decodeOrganic(address: string) {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const [, code = '', name = ''] = new URL(address).pathname.split('/')
  const bits = [...code.slice(1)].map((sign) => digits.indexOf(sign).toString(2).padStart(6, '0')).join('')
  const every = (start: number) => Number.parseInt([...bits].filter((_, index) => index % 2 === start).join(''), 2)
  return {
    zoom: digits.indexOf(code.charAt(0)) / 4 + 4,
    latitude: (every(0) / 2 ** 27) * 180 - 90,
    longitude: (every(1) / 2 ** 27) * 360 - 180,
    name: decodeURIComponent(name),
  }
}

describe('the address of Organic Maps', () => {
  it('is the one that the app makes of a known position', () => {
    const ofOrigin = organicAddressOf({ name: 'Name', coordinates: { latitude: 0, longitude: 0 } })
    expect(ofOrigin).toBe('https://omaps.app/swAAAAAAAA/Name')
    const codeOf = (latitude: number, longitude: number) =>
      new URL(organicAddressOf({ name: 'x', coordinates: { latitude, longitude } })).pathname.slice(2, -2)
    expect(codeOf(-90, -180)).toBe('AAAAAAAAA')
    expect(codeOf(90, -180)).toBe('qqqqqqqqq')
    expect(codeOf(90, 179.999999)).toBe('_________')
    expect(codeOf(-0.000001, -0.000001)).toBe('P________')
  })

  it('leads within a few metres of the place', () => {
    const { zoom, latitude, longitude } = decodeOrganic(organicAddressOf(reine))
    expect(zoom).toBe(15)
    expect(latitude).toBeCloseTo(67.9325, 5)
    expect(longitude).toBeCloseTo(13.0888, 5)
  })

  it('writes a space as the underscore that the app reads as a space', () => {
    expect(decodeOrganic(organicAddressOf({ ...reine, name: 'Nusfjord Arctic_Resort' })).name).toBe(
      'Nusfjord_Arctic_Resort',
    )
    expect(decodeOrganic(organicAddressOf(odd)).name).toBe(odd.name.replaceAll(' ', '_'))
  })
})

describe('googleWayOf', () => {
  const at = (latitude: number) => ({ latitude, longitude: 13.5 })

  it('names ends and what lies between', () => {
    expect(googleWayOf([at(67.9), at(68), at(68.1)])).toBe(
      'https://www.google.com/maps/dir/?api=1&origin=67.9%2C13.5&destination=68.1%2C13.5&waypoints=68%2C13.5',
    )
    expect(googleWayOf([at(67.9), at(68)])).not.toContain('waypoints')
  })

  it('is no way for one place, nor for more than Google takes', () => {
    expect(googleWayOf([at(68)])).toBeNull()
    expect(googleWayOf(Array.from({ length: 12 }, (_, index) => at(67 + index / 10)))).toBeNull()
    expect(googleWayOf(Array.from({ length: 11 }, (_, index) => at(67 + index / 10)))).not.toBeNull()
  })
})
