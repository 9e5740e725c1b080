// @vitest-environment happy-dom
import { Map as LeafletObject } from 'leaflet/src/map/index.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boxOfTrails, makeTiles, makeTrails, type TileImages } from './tile-images.ts'
import { failuresUntilPause, firstPauseMs, type TileState } from './watch-tiles.ts'

let map: LeafletObject
let tiles: TileImages
const states: TileState[] = []

beforeEach(() => {
  vi.useFakeTimers()
  states.length = 0
  const container = document.createElement('div')
  Object.defineProperties(container, { clientWidth: { value: 512 }, clientHeight: { value: 512 } })
  document.body.append(container)
  map = new LeafletObject(container, { center: [68.15, 13.5], zoom: 8, fadeAnimation: false, zoomAnimation: false })
  tiles = makeTiles('https://tiles.example/{z}/{x}/{y}.png', (state) => states.push(state)).addTo(map)
})
afterEach(() => {
  map.remove()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const images = () => [...map.getContainer().querySelectorAll('img')]
const asked = () => images().filter((image) => image.hasAttribute('src'))
const failAll = () => {
  for (const image of asked()) image.dispatchEvent(new Event('error'))
}

describe('TileImages', () => {
  it('requests the tiles of the view with a referrer', () => {
    expect(asked().length).toBeGreaterThan(3)
    for (const image of images()) {
      expect(image.src).toMatch(/^https:\/\/tiles\.example\/8\/13[5-9]\/(58|59|60|61)\.png$/)
      expect(image.referrerPolicy).toBe('strict-origin-when-cross-origin')
      expect(image.alt).toBe('')
    }
  })

  it('shows loaded tiles, and never failed ones', () => {
    const [first, second] = images()
    first?.dispatchEvent(new Event('load'))
    second?.dispatchEvent(new Event('error'))
    expect(first?.classList).toContain('leaflet-tile-loaded')
    expect(second?.classList).not.toContain('leaflet-tile-loaded')
  })

  it('stops requesting after consecutive failures, wherever the map is moved', () => {
    const before = images().length
    for (const image of asked().slice(0, failuresUntilPause)) image.dispatchEvent(new Event('error'))
    expect(states).toEqual(['missing'])
    // Requests under way were aborted.
    expect(asked()).toHaveLength(failuresUntilPause)
    map.panBy([600, 300], { animate: false })
    map.setZoom(10, { animate: false })
    expect(images().length).toBeGreaterThan(0)
    expect(asked()).toHaveLength(0)
    expect(before).toBeGreaterThan(failuresUntilPause)
  })

  it('requests one tile after a pause, and the rest when it loads', () => {
    failAll()
    vi.advanceTimersByTime(firstPauseMs - 1)
    const failed = new Set(asked().map(({ src }) => src))
    vi.advanceTimersByTime(1)
    const probe = images()[0]
    probe?.dispatchEvent(new Event('load'))
    expect(states).toEqual(['missing', 'fine'])
    expect(asked()).toHaveLength(images().length)
    expect(failed.size).toBeGreaterThan(0)
    for (const image of images().slice(1)) image.dispatchEvent(new Event('load'))
    expect(images().every(({ classList }) => classList.contains('leaflet-tile-loaded'))).toBe(true)
  })

  it('requests again as soon as the network is back', () => {
    for (const image of asked().slice(0, failuresUntilPause)) image.dispatchEvent(new Event('error'))
    map.panBy([1200, 0], { animate: false })
    expect(asked()).toHaveLength(0)
    window.dispatchEvent(new Event('online'))
    expect(asked()).toHaveLength(1)
  })

  it('aborts a tile that leaves the view before it has loaded', () => {
    const [image] = asked()
    map.panBy([4000, 0], { animate: false })
    expect(image?.isConnected).toBe(false)
    expect(image?.hasAttribute('src')).toBe(false)
  })

  it('neither requests nor reports anything after removal', () => {
    failAll()
    tiles.remove()
    vi.advanceTimersByTime(10 * firstPauseMs)
    window.dispatchEvent(new Event('online'))
    expect(states).toEqual(['missing'])
  })
})

describe('makeTiles', () => {
  it('fills row and column wherever the service wants them', () => {
    tiles.remove()
    makeTiles('https://tiles.example/{z}/{y}/{x}.png', () => {}).addTo(map)
    for (const image of images()) expect(image.src).toMatch(/\/8\/(58|59|60|61)\/13[5-9]\.png$/)
  })
})

describe('makeTrails', () => {
  it('asks for trails from zoom 12 on, in boxes around the view', () => {
    tiles.remove()
    // As the page's map has it; else Leaflet would take the least zoom of its only layer.
    map.options.minZoom = 0
    makeTrails('https://trails.example/?BBOX={bbox}', () => {}).addTo(map)
    expect(images()).toEqual([])
    map.setView([67.93, 13.09], 12, { animate: false })
    expect(asked().length).toBeGreaterThan(0)
    const boxes = asked().map((image) => image.src.split('=')[1]?.split(',').map(Number) ?? [])
    const [x, y] = [1_457_172, 10426227]
    for (const [west = 0, south = 0, east = 0, north = 0] of boxes) expect(east - west).toBeCloseTo(north - south, 1)
    expect(
      boxes.some(([west = 0, south = 0, east = 0, north = 0]) => west < x && x < east && south < y && y < north),
    ).toBe(true)
  })

  it('lays the boxes edge to edge over the whole world', () => {
    const edge = 20_037_508.34
    expect(boxOfTrails({ x: 0, y: 0, z: 1 })).toEqual([-edge, -edge, edge, edge])
    expect(boxOfTrails({ x: 1, y: 0, z: 2 })).toEqual([0, 0, edge, edge])
  })
})
