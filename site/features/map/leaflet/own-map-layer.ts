import type { Map as LeafletObject } from 'leaflet'
import { Bounds } from 'leaflet/src/geometry/Bounds.js'
import { Renderer } from 'leaflet/src/layer/vector/Renderer.js'
import type { Box } from '#site/domain/geography/box.ts'
import type { MapName } from '#site/domain/geography/choose-names.ts'
import type { MapLevel, Shape } from '#site/domain/geography/decode-map-level.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { joinLevels } from '#site/domain/geography/join-levels.ts'
import { drawLand, softnessOf, type Wash } from './drawing/draw-land.ts'
import { drawNames, fontOfName } from './drawing/draw-names.ts'
import { drawWays } from './drawing/draw-ways.ts'
import type { MapFrame } from './drawing/map-frame.ts'
import { type MapPalette, readPalette } from './drawing/map-palette.ts'
import { placeNames } from './drawing/place-names.ts'
import { breathe, type LevelName, levelOfZoom, loadMapLevel, loadSurroundings } from './load-map-levels.ts'

export interface OwnMapLayer {
  /** Resolves when the map is drawn for the first time; rejects when its coarsest level fails to load or there is no canvas. */
  ready: Promise<void>
  /** Names stand beside markers at these positions; call again whenever these change. */
  giveWay(positions: readonly Position[]): void
  remove(): void
}

/** Share of the view beyond its edges that is drawn, so that a short drag shows no empty area. */
const padding = 0.25
/** More pixels per pixel cost memory and are not seen. */
const mostRatio = 2
/** From this zoom level outwards, and where the view leaves the map, the land around it is seen. */
const zoomOfSurroundings = 7
/** Degrees, WGS 84, west to east: what the map's own land covers of a view. */
const ownLand = { east: 16.8, south: 67.3, north: 69 }

interface Drawing {
  canvas: HTMLCanvasElement
  pen: CanvasRenderingContext2D
}

function makeDrawing(): Drawing | undefined {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  return pen ? { canvas, pen } : undefined
}

/** Sizes a drawing, which empties it; its pen measures in pixels of the page. */
function prepare({ canvas, pen }: Drawing, { width, height }: MapFrame, ratio: number): void {
  canvas.width = Math.ceil(width * ratio)
  canvas.height = Math.ceil(height * ratio)
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
}

/**
 * A Leaflet layer of two drawings, land and names. What was drawn last moves and grows with the map until a new drawing is ready,
 * which is made aside in steps and then takes its place.
 */
class MapCanvas extends Renderer {
  private shown: readonly Drawing[] = []
  private readonly begin: () => void

  /** `begin` is called when the view has changed and a new drawing is wanted. */
  constructor(begin: () => void) {
    super({ pane: 'own-map', padding })
    this.begin = begin
  }

  override _initContainer(): void {
    this._container = document.createElement('div')
  }

  override _destroyContainer(): void {
    this._container.remove()
  }

  override _update(): void {
    // Until there is a drawing, nothing stands anywhere.
    if (this.shown.length === 0) super._update()
    this.begin()
  }

  override _reset(): void {
    this._update()
    this._updateTransform(this._map.getCenter(), this._map.getZoom())
  }

  /** Returns what is to be drawn for the view, and a function that shows the drawings of it. */
  frameOfView(): { frame: MapFrame; show: (drawings: readonly Drawing[]) => void } {
    const map = this._map
    const size = map.getSize()
    const min = map.containerPointToLayerPoint(size.multiplyBy(-padding)).round()
    const whole = size.multiplyBy(1 + padding * 2).round()
    const [center, zoom] = [map.getCenter(), map.getZoom()]
    const corner = map.getPixelOrigin().add(min)
    return {
      frame: { left: corner.x, top: corner.y, width: whole.x, height: whole.y, zoom },
      show: (drawings) => {
        this._center = center
        this._zoom = zoom
        this._bounds = new Bounds(min, min.add(whole))
        this.shown = drawings
        this._container.replaceChildren(...drawings.map(({ canvas }) => canvas))
        this._updateTransform(map.getCenter(), map.getZoom())
      },
    }
  }

  /** Whether the view has left what is drawn. */
  isOutrun(): boolean {
    const size = this._map.getSize()
    const min = this._map.containerPointToLayerPoint([0, 0])
    return !this._bounds.contains(min) || !this._bounds.contains(min.add(size))
  }
}

interface Options {
  names: readonly MapName[]
  /** Returns what stands over the map, in pixels from its upper left corner: names keep clear of it. */
  listControls?: () => readonly Box[]
  /** A finer piece fails to load or is damaged: the coarser one stays. */
  onDamage: () => void
}

/** Draws the guide's own map beneath tiles and markers, with the names that it has room for. */
export function addOwnMap(map: LeafletObject, { names, listControls = () => [], onDamage }: Options): OwnMapLayer {
  const pane = map.createPane('own-map')
  // The list of the page has the same in words.
  pane.setAttribute('aria-hidden', 'true')
  let ground = makeDrawing()
  let spare = makeDrawing()
  const above = makeDrawing()
  if (!ground || !spare || !above) {
    pane.remove()
    const ready = Promise.reject(new Error('There is no canvas to draw the map on.'))
    return { ready, giveWay() {}, remove() {} }
  }
  const wash = makeDrawing()
  let palette: MapPalette = readPalette(map.getContainer())
  const levels = new Map<LevelName, MapLevel>()
  const asked = new Set<LevelName | 'surroundings'>()
  let surroundings: readonly Shape[] = []
  let markers: readonly Position[] = []
  let frame: MapFrame | undefined
  let shown: MapLevel | undefined
  let isRemoved = false

  const widths = new Map<string, number>()
  const measure = (text: string, kind: MapName['kind'], size: number): number => {
    const font = fontOfName(kind, size, palette)
    const key = `${font} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    above.pen.font = font
    const { width } = above.pen.measureText(text)
    widths.set(key, width)
    return width
  }

  const joined = new Map<LevelName, MapLevel>()
  /** The level for a zoom level, or the next coarser one that is there. */
  function findLevel(zoom: number): MapLevel | undefined {
    const coarse = levels.get('overview')
    const wanted = levelOfZoom(zoom)
    const name = ([wanted, 'middle', 'overview'] as const).find((each) => levels.has(each))
    const level = name && levels.get(name)
    if (!level || name === 'overview' || !coarse) return level
    const whole = joined.get(name) ?? joinLevels(level, coarse)
    joined.set(name, whole)
    return whole
  }

  /** Draws the names over what is shown, on a drawing of their own. */
  function drawAbove(): void {
    if (!frame || !above) return
    above.pen.clearRect(0, 0, frame.width, frame.height)
    drawNamesOn(above)
  }

  function findNames(level: MapLevel, of: MapFrame) {
    const corner = map.getPixelBounds().min ?? { x: of.left, y: of.top }
    const [x, y] = [corner.x - of.left, corner.y - of.top]
    const controls = listControls().map(({ left, right, top, bottom }) => ({
      left: left + x,
      right: right + x,
      top: top + y,
      bottom: bottom + y,
    }))
    return placeNames({ names, level, frame: of, markers, controls, measure })
  }

  function drawNamesOn({ pen }: Drawing): void {
    if (frame && shown) drawNames(pen, findNames(shown, frame), palette)
  }

  function makeWash({ width, height, zoom }: MapFrame): Wash | undefined {
    if (!wash) return undefined
    const softness = softnessOf(zoom)
    wash.canvas.width = Math.ceil(width / softness)
    wash.canvas.height = Math.ceil(height / softness)
    return { pen: wash.pen, image: wash.canvas }
  }

  /** Counts the drawings that were begun: a newer one ends those before it. */
  let begun = 0
  /** The last one that came to its end: another is on its way while the two differ. */
  let ended = 0
  let isDrawn = () => {}
  const drawn = new Promise<void>((resolve) => {
    isDrawn = resolve
  })

  function* drawView(): Generator<void, void> {
    const { frame: next, show } = layer.frameOfView()
    askFor(next.zoom)
    const level = findLevel(next.zoom)
    if (!level || !spare || !above) return
    const ratio = Math.min(mostRatio, window.devicePixelRatio || 1)
    prepare(spare, next, ratio)
    yield* drawLand(spare.pen, { level, surroundings }, next, palette, makeWash(next))
    drawWays(spare.pen, level, next, palette)
    yield
    const found = findNames(level, next)
    yield
    frame = next
    shown = level
    ;[ground, spare] = [spare, ground]
    prepare(above, next, ratio)
    drawNames(above.pen, found, palette)
    show([ground as Drawing, above])
    isDrawn()
  }

  async function draw(): Promise<void> {
    begun += 1
    const own = begun
    // A view that changes tells so several times at once, and markers and list have their turn before the land.
    await breathe()
    if (own !== begun || isRemoved) return
    try {
      for (const _ of drawView()) {
        await breathe()
        if (own !== begun || isRemoved) return
      }
    } finally {
      if (own === begun) ended = own
    }
  }

  const redraw = () => {
    if (!isRemoved) draw().catch(reportDamage)
  }
  const layer = new MapCanvas(redraw)

  function wantsSurroundings(zoom: number): boolean {
    if (asked.has('surroundings')) return false
    const bounds = map.getBounds()
    return (
      zoom <= zoomOfSurroundings ||
      bounds.getEast() > ownLand.east ||
      bounds.getSouth() < ownLand.south ||
      bounds.getNorth() > ownLand.north
    )
  }

  async function bringSurroundings(): Promise<void> {
    asked.add('surroundings')
    try {
      surroundings = await loadSurroundings()
    } catch (error) {
      reportDamage(error)
    }
  }

  /** Fetches what a view needs. What fails is asked for again when the map is opened again; the coarser level stays. */
  function askFor(zoom: number): void {
    if (wantsSurroundings(zoom)) bringSurroundings().then(redraw)
    const name = levelOfZoom(zoom)
    if (name === 'overview' || asked.has(name) || !levels.has('overview')) return
    asked.add(name)
    loadMapLevel(name).then((level) => {
      levels.set(name, level)
      redraw()
    }, reportDamage)
  }

  function reportDamage(error: unknown): void {
    console.error(error)
    if (!isRemoved) onDamage()
  }

  let awaited = 0
  const onMove = () => {
    if (awaited || !layer.isOutrun()) return
    awaited = requestAnimationFrame(() => {
      awaited = 0
      redraw()
    })
  }
  map.addLayer(layer)
  map.on('move', onMove)

  // The page's theme is the device's.
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const repaint = () => {
    palette = readPalette(map.getContainer())
    redraw()
  }
  dark.addEventListener?.('change', repaint)
  // Paper is light and does not wait: the drawing has to be there when the event is over.
  const printed = window.matchMedia('print')
  const onPrint = ({ matches }: MediaQueryListEvent) => {
    if (!matches) return repaint()
    palette = readPalette(map.getContainer())
    begun += 1
    ended = begun
    Array.from(drawView())
    if (!ground) return
    // All in one: Chrome prints the strokes of a canvas, and with them that the names' one was emptied, which blots the land out.
    drawNamesOn(ground)
    layer.frameOfView().show([ground])
  }
  printed.addEventListener?.('change', onPrint)
  // Letters that arrive later are wider or narrower than those that stood in for them.
  const onFonts = () => {
    widths.clear()
    palette = readPalette(map.getContainer())
    drawAbove()
  }
  document.fonts?.addEventListener('loadingdone', onFonts)
  const bringLetters = () => {
    for (const kind of ['sea', 'village', 'summit'] as const)
      document.fonts?.load(fontOfName(kind, 14, palette)).catch(() => {
        // One of the letters that stand in is not on this device: the next one is.
      })
  }
  bringLetters()
  // On a first visit the page takes the guide's own letters some frames after they have come (page-start.ts).
  const change = new MutationObserver(() => {
    onFonts()
    bringLetters()
  })
  change.observe(document.documentElement, { attributeFilter: ['data-fonts'] })

  // The land around is small: with it, the first view is drawn once.
  const around = wantsSurroundings(map.getZoom()) ? bringSurroundings() : undefined
  const ready = Promise.all([loadMapLevel('overview'), around]).then(([level]) => {
    levels.set('overview', level)
    redraw()
    return isRemoved ? undefined : drawn
  })

  return {
    ready,
    giveWay(positions) {
      markers = positions
      // The drawing on its way ends with the names.
      if (begun === ended) drawAbove()
    },
    remove() {
      isRemoved = true
      isDrawn()
      cancelAnimationFrame(awaited)
      map.off('move', onMove)
      dark.removeEventListener?.('change', repaint)
      printed.removeEventListener?.('change', onPrint)
      document.fonts?.removeEventListener('loadingdone', onFonts)
      change.disconnect()
      layer.remove()
      pane.remove()
    },
  }
}
