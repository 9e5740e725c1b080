import { readFileSync } from 'node:fs'
import { decodeAtOnce, decodeMapLevel, type MapLevel, placeInWorld } from '#site/domain/geography/decode-map-level.ts'
import type { MapFrame } from './map-frame.ts'
import { sizeOfWorld } from './map-frame.ts'
import type { MapPalette } from './map-palette.ts'

/** Every colour is its own name. */
export const examplePalette = new Proxy({} as MapPalette, { get: (_, name) => String(name) })

/** Returns a level of the committed map. */
export function readExampleLevel(name: 'overview' | 'middle' | 'fine'): MapLevel {
  return decodeAtOnce(decodeMapLevel(JSON.parse(readFileSync(`site/domain/geography/own-map/${name}.json`, 'utf8'))))
}

/** Returns a frame of 1000 × 600 pixels around a position. */
export function frameAt(latitude: number, longitude: number, zoom: number): MapFrame {
  const { x, y } = placeInWorld(latitude, longitude)
  const size = sizeOfWorld(zoom)
  return { left: x * size - 500, top: y * size - 300, width: 1000, height: 600, zoom }
}
