// @vitest-environment happy-dom

import { readFile } from 'node:fs/promises'
import { Map as LeafletObject } from 'leaflet/src/map/index.js'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { MapName } from '#site/domain/geography/choose-names.ts'
import { makeRecordingPen, type Stroke } from './drawing/recording-pen.ts'
import { levelOfZoom } from './load-map-levels.ts'
import { addOwnMap, type OwnMapLayer } from './own-map-layer.ts'

const names: MapName[] = [
  { name: 'Svolvær', kind: 'village', latitude: 68.2322, longitude: 14.5646, rank: 1 },
  { name: 'Vestfjorden', kind: 'sea', latitude: 67.88, longitude: 13.95, rank: 1 },
]

let map: LeafletObject
let container: HTMLElement
let pens: Stroke[][]
let asked: string[]

/** What the canvases of the land, which take turns, and that of the names were told. */
const land = () => [...(pens[0] ?? []), ...(pens[1] ?? [])]
const written = () => (pens[2] ?? []).filter(({ act }) => act === 'fillText').map(({ text }) => text)
const piecesAsked = () => asked.map((address) => /own-map\/(\w+)/.exec(address)?.[1])
const onDamage = vi.fn()
const added: OwnMapLayer[] = []
function add(): OwnMapLayer {
  const own = addOwnMap(map, { names, onDamage })
  added.push(own)
  return own
}

describe('addOwnMap', () => {
  beforeEach(() => {
    pens = []
    asked = []
    onDamage.mockReset()
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return new Response(await readFile(`.${address}`))
    })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
      const { pen, strokes } = makeRecordingPen()
      pens.push(strokes)
      return pen as never
    })
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
    vi.restoreAllMocks()
    for (const own of added.splice(0)) own.remove()
    map.remove()
    container.remove()
  })

  it('fetches the overview alone for the first view, and draws land and names', async () => {
    await add().ready
    expect(piecesAsked()).toEqual(['overview'])
    expect(land().filter(({ act, lines }) => act === 'fill' && lines > 40).length).toBeGreaterThan(0)
    expect(written()).toEqual(expect.arrayContaining(['Svolvær', 'Vestfjorden', 'E10']))
  })

  it('is larger than the view, so that a short drag shows no empty area, and is drawn anew after a long one', async () => {
    await add().ready
    const [canvas] = container.querySelectorAll('canvas')
    expect(canvas?.style.width).toBe('1500px')
    expect(canvas?.style.height).toBe('900px')
    map.panBy([400, 0], { animate: false })
    // The last drawing stays until the next one is ready.
    expect(container.querySelector('canvas')).toBe(canvas)
    await vi.waitFor(() => expect(container.querySelector('canvas')).not.toBe(canvas), { timeout: 5000 })
    expect(container.querySelectorAll('canvas')).toHaveLength(2)
  })

  it('draws once for a view that changes several times at once', async () => {
    await add().ready
    const [canvas] = container.querySelectorAll('canvas')
    const whole = land().length
    for (const longitude of [13.6, 13.7, 13.8]) map.setView([68.15, longitude], 8, { animate: false })
    await vi.waitFor(() => expect(container.querySelector('canvas')).not.toBe(canvas), { timeout: 5000 })
    expect(land().length - whole).toBeLessThan(whole * 1.5)
  })

  it('draws in steps, and gives up a drawing when the view has gone on', async () => {
    await add().ready
    const [canvas] = container.querySelectorAll('canvas')
    const whole = land().length
    map.setView([68.15, 13.6], 8, { animate: false })
    await vi.waitFor(() => expect(land().length).toBeGreaterThan(whole), { interval: 1 })
    const begun = land().length - whole
    map.setView([68.15, 13.7], 8, { animate: false })
    await vi.waitFor(() => expect(container.querySelector('canvas')).not.toBe(canvas), { timeout: 5000 })
    // What was begun of the first, and the whole of the second.
    expect(begun).toBeLessThan(whole)
    expect(land().length - whole).toBeLessThan(whole * 1.5 + begun)
  })

  it('fetches finer pieces and the land around as the view needs them, each once', async () => {
    await add().ready
    map.setView([68.15, 13.5], 10)
    map.setView([68.15, 13.6], 10)
    await vi.waitFor(() => expect(piecesAsked()).toEqual(['overview', 'middle']), { timeout: 5000 })
    map.setView([68.15, 13.5], 11)
    await vi.waitFor(() => expect(piecesAsked()).toContain('fine'), { timeout: 5000 })
    map.setView([68.15, 13.5], 6)
    await vi.waitFor(() => expect(piecesAsked()).toEqual(['overview', 'middle', 'fine', 'surroundings']), {
      timeout: 5000,
    })
    expect(onDamage).not.toHaveBeenCalled()
  })

  it.each([
    ['is missing', () => new Response('', { status: 404 })],
    ['is damaged', () => new Response('{"type":"Topology","arcs":[[')],
    ['is of another kind', () => new Response('{"type":"Topology","objects":{},"arcs":[]}')],
  ])('keeps the coarser level when a finer piece %s, and says so', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const good = globalThis.fetch
    vi.stubGlobal('fetch', async (address: string) => (address.includes('middle') ? answer() : good(address)))
    await add().ready
    map.setView([68.15, 13.5], 10)
    await vi.waitFor(() => expect(onDamage).toHaveBeenCalledTimes(1), { timeout: 5000 })
    const [canvas] = container.querySelectorAll('canvas')
    map.setView([68.15, 13.55], 10, { animate: false })
    await vi.waitFor(() => expect(container.querySelector('canvas')).not.toBe(canvas), { timeout: 5000 })
    expect(land().some(({ act, path }) => act === 'fill' && path.length > 100)).toBe(true)
    expect(onDamage).toHaveBeenCalledTimes(1)
  })

  it('rejects without the overview, and without a canvas', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    await expect(add().ready).rejects.toThrow('503')
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null)
    const { ready, giveWay, remove } = add()
    await expect(ready).rejects.toThrow('canvas')
    giveWay([])
    remove()
  })

  it('writes names anew when markers come, and draws the land no second time for it', async () => {
    const own = add()
    await own.ready
    const [drawn, before] = [land().length, written().length]
    own.giveWay([{ latitude: 68.2322, longitude: 14.5646 }])
    expect(land()).toHaveLength(drawn)
    expect(written().length).toBeGreaterThan(before)
  })

  it('writes names anew in the guide’s own letters once the page takes them, and asks for those of water too', async () => {
    const load = vi.fn((_font: string) => Promise.resolve([]))
    Object.defineProperty(document, 'fonts', { configurable: true, value: Object.assign(new EventTarget(), { load }) })
    onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'))
    const root = document.documentElement
    root.dataset.fonts = 'later'
    container.style.setProperty('--serif', 'Meanwhile')
    await add().ready
    const fontOfSea = () => pens[2]?.findLast(({ text }) => text === 'Vestfjorden')?.font
    expect(fontOfSea()).toContain('Meanwhile')
    // The letters themselves are there before the page changes to them.
    document.fonts.dispatchEvent(new Event('loadingdone'))
    container.style.setProperty('--serif', 'Own')
    delete root.dataset.fonts
    await vi.waitFor(() => expect(fontOfSea()).toContain('Own'))
    expect(load.mock.calls.map(([font]) => font)).toContainEqual(expect.stringMatching(/^italic .* Own$/))
  })

  it('is one drawing with its names while it is printed, at once, and two again afterwards', async () => {
    const queries = new Map<string, EventTarget>()
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const target = queries.get(query) ?? new EventTarget()
      queries.set(query, target)
      return Object.assign(target, { matches: false }) as unknown as MediaQueryList
    })
    const own = add()
    await own.ready
    const printing = (matches: boolean) =>
      queries.get('print')?.dispatchEvent(Object.assign(new Event('change'), { matches }))
    const drawings = () => container.querySelectorAll('.leaflet-own-map-pane canvas').length
    expect(drawings()).toBe(2)
    const before = land().filter(({ act }) => act === 'fillText').length
    printing(true)
    expect(drawings()).toBe(1)
    expect(land().filter(({ act }) => act === 'fillText').length).toBeGreaterThan(before)
    printing(false)
    await vi.waitFor(() => expect(drawings()).toBe(2), { timeout: 10_000 })
  }, 20_000)

  it('lies under the tiles and out of the way of screen readers', async () => {
    await add().ready
    expect(map.getPane('own-map')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('leaves nothing behind, even if removed before it has loaded', async () => {
    const own = add()
    own.remove()
    await own.ready
    expect(container.querySelectorAll('canvas, .leaflet-own-map-pane')).toHaveLength(0)
    const drawn = land().length
    map.setView([67.95, 13.1], 10)
    expect(land()).toHaveLength(drawn)
  })
})

it.each([
  [0, 'overview'],
  [8, 'overview'],
  [9, 'middle'],
  [10, 'middle'],
  [11, 'fine'],
  [18, 'fine'],
] as const)('takes for zoom %i the level «%s»', (zoom, level) => {
  expect(levelOfZoom(zoom)).toBe(level)
})
