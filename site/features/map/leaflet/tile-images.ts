import type { Coords, DoneCallback, Map as LeafletObject } from 'leaflet'
import { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js'
import { deepestZoom } from './group-points.ts'
import { type TileState, type TileWatch, watchTiles } from './watch-tiles.ts'

interface Wanted {
  address: string
  image: HTMLImageElement
  done: DoneCallback
  /** It stands for nothing until it is asked for; a failed one is asked for again when tiles come again. */
  state: 'waiting' | 'asked' | 'failed'
}

/**
 * The tiles of the background map. A tile that fails stays transparent, so that what lies under it is seen, and when tiles
 * fail altogether no more are asked for until one comes again (see `watchTiles`).
 */
export class TileImages extends GridLayer {
  private readonly tileUrl: string
  private readonly watch: TileWatch
  private readonly missing = new Map<HTMLElement, Wanted>()

  /** `tileUrl` has `{z}`, `{x}` and `{y}`; `onState` hears how the tiles fare whenever that changes. */
  constructor(tileUrl: string, onState: (state: TileState) => void) {
    super({
      minZoom: 0,
      maxZoom: deepestZoom,
      // One row around the view: no more than a visitor is likely to see (the tile server asks for that).
      keepBuffer: 1,
      updateWhenZooming: false,
    })
    this.tileUrl = tileUrl
    this.watch = watchTiles({
      onState,
      onPause: () => {
        for (const wanted of this.missing.values()) if (wanted.state === 'asked') this.callOff(wanted)
      },
      onProbe: () => {
        const [first] = this.missing.values()
        if (first) this.ask(first)
        return first !== undefined
      },
      onReturn: () => {
        for (const wanted of this.missing.values()) if (wanted.state !== 'asked') this.ask(wanted)
      },
    })
    this.on('tileunload', ({ tile }) => {
      const wanted = this.missing.get(tile)
      if (!wanted) return
      this.missing.delete(tile)
      if (wanted.state === 'asked') this.callOff(wanted)
    })
  }

  private readonly tryNow = () => this.watch.tryNow()

  override onAdd(map: LeafletObject): this {
    window.addEventListener('online', this.tryNow)
    return super.onAdd(map)
  }

  override onRemove(map: LeafletObject): this {
    window.removeEventListener('online', this.tryNow)
    super.onRemove(map)
    this.watch.stop()
    return this
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const image = document.createElement('img')
    image.alt = ''
    // The tile server refuses whoever does not say which site asks.
    image.referrerPolicy = 'strict-origin-when-cross-origin'
    const places: Record<string, number> = { x, y, z }
    const address = this.tileUrl.replace(/\{([xyz])\}/g, (_, place: string) => String(places[place]))
    const wanted: Wanted = { address, image, done, state: 'waiting' }
    this.missing.set(image, wanted)
    if (this.watch.mayAsk()) this.ask(wanted)
    return image
  }

  private ask(wanted: Wanted): void {
    const { image, address, done } = wanted
    wanted.state = 'asked'
    image.onload = () => {
      this.missing.delete(image)
      done(undefined, image)
      this.watch.loaded()
    }
    // Leaflet is not told: it goes on showing the tiles of the last zoom level in this place.
    image.onerror = () => {
      wanted.state = 'failed'
      this.watch.failed()
    }
    image.src = address
    this.watch.asked()
  }

  private callOff(wanted: Wanted): void {
    const { image } = wanted
    wanted.state = 'waiting'
    image.onload = null
    image.onerror = null
    image.removeAttribute('src')
    this.watch.calledOff()
  }
}
