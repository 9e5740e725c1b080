// @vitest-environment happy-dom

import { readFile } from 'node:fs/promises'
import { Map as LeafletObject } from 'leaflet/src/map/index.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addCoast } from './coast-layer.ts'
import type { MapGround } from './map-ground.ts'

const ground: MapGround = {
  road: [
    { latitude: 67.8796, longitude: 12.984 },
    { latitude: 68.2322, longitude: 14.5646 },
  ],
  names: [
    { name: 'Svolvær', kind: 'village', latitude: 68.2322, longitude: 14.5646, rank: 1 },
    { name: 'Hamnøy', kind: 'village', latitude: 67.9461, longitude: 13.1326, rank: 3 },
    { name: 'Vestfjorden', kind: 'sea', latitude: 67.88, longitude: 13.95, rank: 1 },
  ],
}

let map: LeafletObject
let container: HTMLElement

const namesOn = () => [...container.querySelectorAll('.coast-name')].map(({ textContent }) => textContent)

describe('addCoast', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => new Response(await readFile('site/geography/coast.json')))
    container = document.createElement('div')
    document.body.append(container)
    // A document without layout has no sizes of its own.
    Object.defineProperties(container, { clientWidth: { value: 1000 }, clientHeight: { value: 600 } })
    map = new LeafletObject(container, {
      attributionControl: false,
      zoomAnimation: false,
      fadeAnimation: false,
    }).setView([68.15, 13.5], 8)
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    map.remove()
    container.remove()
  })

  it('draws road and names at once, and the land when loaded', async () => {
    const coast = addCoast(map, ground)
    expect(container.querySelectorAll('path.coast-road')).toHaveLength(1)
    expect(namesOn()).toEqual(expect.arrayContaining(['Svolvær', 'Vestfjorden']))
    await coast.ready
    const land = [...container.querySelectorAll('path.coast-land')]
    expect(land.map((path) => path.getAttribute('d')).join('').length).toBeGreaterThan(5000)
    // The road is drawn above the land.
    expect([...(land[0]?.parentElement?.children ?? [])].slice(0, land.length)).toEqual(expect.arrayContaining(land))
  })

  it('draws the land in pieces, so that no task is long', async () => {
    await addCoast(map, ground).ready
    const lengths = [...container.querySelectorAll('path.coast-land')].map(
      (path) => path.getAttribute('d')?.length ?? 0,
    )
    expect(lengths.length).toBeGreaterThan(4)
    expect(Math.max(...lengths)).toBeLessThan(lengths.reduce((sum, length) => sum + length) / 3)
  })

  it('keeps road and names when the land fails, and rejects', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    await expect(addCoast(map, ground).ready).rejects.toThrow('503')
    expect(container.querySelectorAll('path.coast-road')).toHaveLength(1)
    expect(container.querySelector('path.coast-land')).toBeNull()
  })

  it('lies under the tiles and out of the way of screen readers and pointers', async () => {
    await addCoast(map, ground).ready
    for (const name of ['coast', 'coast-names']) expect(map.getPane(name)?.getAttribute('aria-hidden')).toBe('true')
    for (const path of container.querySelectorAll('path')) expect(path.classList).not.toContain('leaflet-interactive')
    for (const name of container.querySelectorAll('.coast-name')) expect(name.getAttribute('tabindex')).toBeNull()
  })

  it('hides a name under a marker, and shows it again', () => {
    const coast = addCoast(map, ground)
    const nameOf = (name: string) =>
      [...container.querySelectorAll('.coast-name')].find(({ textContent }) => textContent === name)
    coast.giveWay([{ latitude: 68.2322, longitude: 14.57 }])
    expect(nameOf('Svolvær')?.classList).toContain('is-aside')
    expect(nameOf('Vestfjorden')?.classList).not.toContain('is-aside')
    coast.giveWay([])
    expect(nameOf('Svolvær')?.classList).not.toContain('is-aside')
  })

  it('shows more names at deeper zoom', () => {
    addCoast(map, ground)
    expect(namesOn()).not.toContain('Hamnøy')
    map.setView([67.95, 13.1], 11)
    expect(namesOn()).toContain('Hamnøy')
    map.setView([67.95, 13.1], 4)
    expect(namesOn()).toEqual([])
  })

  it('leaves nothing behind, even if removed before the land has loaded', async () => {
    const coast = addCoast(map, ground)
    coast.remove()
    await coast.ready
    expect(
      container.querySelectorAll('path, .coast-name, .leaflet-coast-pane, .leaflet-coast-names-pane'),
    ).toHaveLength(0)
    map.setView([67.95, 13.1], 11)
    expect(namesOn()).toEqual([])
  })
})
